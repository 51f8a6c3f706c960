import { daysOfMonth, monthNames, monthOf, parseDay, yearOf, type Words } from '@samity/shared-api/contract'
import type { LedgerRow, MonthlyList, Side } from '@samity/shared-api/contract/accounts/reports'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { Amount } from './Amount.tsx'
import { FiguresPrint } from './FiguresPrint.tsx'
import styles from './FiguresTable.module.css'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'
import { ExpandButton } from './ExpandButton.tsx'

const words = {
  date: { en: 'Date', bn: 'তারিখ' },
  month: { en: 'Month', bn: 'মাস' },
  total: { en: 'Total', bn: 'মোট' },
}

/** The id is outside of `amounts` because a category may have any name. */
type Row = { id: string; amounts: LedgerRow }
type Unit = 'days' | 'months'
type Props = {
  label: Words
  side: Side
  list: Pick<MonthlyList, 'rows' | 'grand_total' | 'category_totals' | 'categories'>
  unit: Unit
  file: string
  /** The period of the figures, as text */
  subtitle: string
}

function lastDay(day: string, unit: Unit): string {
  return unit === 'days' || !day ? day : (daysOfMonth(yearOf(day), monthOf(day)).at(-1) ?? day)
}

const hasMovement = (row: LedgerRow, name: string) => Number(row[name] ?? 0) !== 0

export function FiguresTable({ label, side, list, unit, file, subtitle }: Props) {
  const say = useSay()
  const categoryName = useCategoryName()
  const show = useShow()
  const isNarrow = useIsNarrow()
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo((): Row[] => list.rows.map((amounts) => ({ id: amounts.trunc_date, amounts })), [list])
  const totals = useMemo(
    (): Record<string, string> => ({ ...list.category_totals, total: list.grand_total }),
    [list],
  )
  const dateLabel = unit === 'days' ? words.date : words.month

  const columns = useMemo((): Column<Row>[] => {
    const [start, end] = [rows[0]?.id ?? '', lastDay(rows.at(-1)?.id ?? '', unit)]
    const figureColumn = (name: string, heading: Words, category?: number): Column<Row> => {
      const queryFor = (when: string, from: string, to: string) => ({
        of: `${say(heading)}, ${when}`,
        side,
        from,
        to,
        ...(category !== undefined && { category }),
      })
      return {
        name,
        label: heading,
        kind: 'money',
        value: ({ amounts }) => amounts[name],
        show: ({ id, amounts }) => (
          <Amount
            amount={amounts[name] ?? '0.00'}
            query={queryFor(
              unit === 'days' ? formatRowDate(id) : `${formatRowDate(id)} ${show.digits(yearOf(id))}`,
              id,
              lastDay(id, unit),
            )}
            hasMovements={
              category === undefined && list.categories.some((one) => hasMovement(amounts, one.category))
            }
          />
        ),
        showTotal: () => (
          <Amount
            amount={totals[name] ?? '0.00'}
            query={queryFor(subtitle, start, end)}
            hasMovements={rows.some(({ amounts }) => hasMovement(amounts, name))}
          />
        ),
      }
    }
    const formatRowDate = (date: string) =>
      unit === 'days' ? show.day(parseDay(date)) : say(monthNames[monthOf(date) - 1])
    return [
      {
        name: 'trunc_date',
        label: dateLabel,
        // a text column, because the last line of the exported file has the word 'Total' here
        value: ({ amounts }) => (unit === 'days' ? amounts.trunc_date : amounts.trunc_date.slice(0, 7)),
        show: ({ id }) =>
          isNarrow ? (
            <ExpandButton
              open={openRows.has(id)}
              onToggle={(isOpen) =>
                setOpenRows(new Set(isOpen ? [...openRows, id] : [...openRows].filter((one) => one !== id)))
              }
            >
              {formatRowDate(id)}
            </ExpandButton>
          ) : (
            formatRowDate(id)
          ),
      },
      ...list.categories.map(({ id, category }) =>
        figureColumn(category, { en: category, bn: categoryName(category) }, id),
      ),
      figureColumn('total', words.total),
    ]
  }, [rows, totals, list, unit, side, subtitle, dateLabel, say, show, isNarrow, openRows, categoryName])

  const totalRow: Row = {
    id: 'total',
    amounts: { ...totals, total: list.grand_total, trunc_date: say(words.total) },
  }
  return (
    <div className={styles.figures}>
      <DataTable
        label={label}
        file={file}
        rows={rows}
        columns={columns}
        totals={totals}
        size={rows.length}
        rowClass={({ id }) => (openRows.has(id) ? undefined : styles.folded)}
        // the exported file also ends with the totals
        fetchAll={async () => [...rows, totalRow]}
        printLayout={() => (
          <FiguresPrint
            title={say(label)}
            subtitle={subtitle}
            list={list}
            dateLabel={dateLabel}
            unit={unit}
          />
        )}
      />
    </div>
  )
}
