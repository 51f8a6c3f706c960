import {
  daysOfMonth,
  fromDecimal,
  monthNames,
  monthOf,
  parseDay,
  sum,
  toDecimal,
  yearOf,
  type Words,
} from '@samity/shared-api/contract'
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

/**
 * A row of the list, or the sum of the days of a month. The id is outside of `amounts` because a category may
 * have any name: '2026-03-01', or '2026-03' for the days of a month.
 */
type Row = { id: string; amounts: LedgerRow; parts: readonly LedgerRow[] }
type Unit = 'days' | 'months'
type Props = {
  label: Words
  side: Side
  list: Pick<MonthlyList, 'rows' | 'grand_total' | 'category_totals' | 'categories'>
  unit: Unit
  file: string
  subtitle: string
}

function lastDay(day: string, unit: Unit): string {
  return unit === 'days' || !day ? day : (daysOfMonth(yearOf(day), monthOf(day)).at(-1) ?? day)
}

const isMonth = ({ id }: Row) => id.length === 'YYYY-MM'.length

const hasMovement = ({ parts }: Row, names: readonly string[]) =>
  parts.some((part) => names.some((name) => Number(part[name] ?? 0) !== 0))

/** The sums of the months, each with its days; nothing when the days are of one month. */
function monthsOf(days: readonly LedgerRow[], names: readonly string[]): Row[] {
  const months = Map.groupBy(days, ({ trunc_date }) => trunc_date.slice(0, 7))
  if (months.size < 2) return []
  return [...months].map(([id, parts]) => {
    const sums = names.map((name) => [
      name,
      toDecimal(sum(parts.map((part) => fromDecimal(part[name] ?? '0.00')))),
    ])
    return { id, parts, amounts: { ...Object.fromEntries(sums), trunc_date: id } as LedgerRow }
  })
}

export function FiguresTable({ label, side, list, unit, file, subtitle }: Props) {
  const say = useSay()
  const categoryName = useCategoryName()
  const show = useShow()
  const isNarrow = useIsNarrow()
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set())
  const names = useMemo(() => list.categories.map(({ category }) => category), [list])
  const rows = useMemo(
    () => list.rows.map((amounts): Row => ({ id: amounts.trunc_date, amounts, parts: [amounts] })),
    [list],
  )
  const months = useMemo(
    () => (unit === 'days' ? monthsOf(list.rows, [...names, 'total']) : []),
    [list, names, unit],
  )
  // the days of a month follow it once it is open
  const shownRows = useMemo(
    () =>
      months.length === 0
        ? rows
        : months.flatMap((month) =>
            openRows.has(month.id) ? [month, ...rows.filter(({ id }) => id.startsWith(month.id))] : month,
          ),
    [rows, months, openRows],
  )
  const totals = useMemo(
    (): Record<string, string> => ({
      ...list.category_totals,
      total: list.grand_total,
      trunc_date: say(words.total),
    }),
    [list, say],
  )
  const dateLabel = unit === 'days' ? words.date : words.month

  const columns = useMemo((): Column<Row>[] => {
    const formatRowDate = (row: Row) =>
      unit === 'days' && !isMonth(row)
        ? show.day(parseDay(row.id))
        : say(monthNames[monthOf(row.amounts.trunc_date) - 1])
    const expandable = (id: string, text: string) => (
      <ExpandButton
        open={openRows.has(id)}
        onToggle={(isOpen) =>
          setOpenRows(new Set(isOpen ? [...openRows, id] : [...openRows].filter((one) => one !== id)))
        }
      >
        {text}
      </ExpandButton>
    )
    const figureColumn = (name: string, heading: Words, category?: number): Column<Row> => {
      const movingNames = category === undefined ? names : [name]
      const amountOf = (amount: string | undefined, when: string, parts: readonly Row[]) => (
        <Amount
          amount={amount ?? '0.00'}
          query={{
            of: `${say(heading)}, ${when}`,
            side,
            from: parts[0]?.parts[0]?.trunc_date ?? '',
            to: lastDay(parts.at(-1)?.parts.at(-1)?.trunc_date ?? '', unit),
            ...(category !== undefined && { category }),
          }}
          hasMovements={parts.some((row) => hasMovement(row, movingNames))}
        />
      )
      return {
        name,
        label: heading,
        kind: 'money',
        value: ({ amounts }) => amounts[name],
        show: (row) =>
          amountOf(
            row.amounts[name],
            unit === 'days' && !isMonth(row)
              ? formatRowDate(row)
              : `${formatRowDate(row)} ${show.digits(yearOf(row.amounts.trunc_date))}`,
            [row],
          ),
        showTotal: () => amountOf(totals[name], subtitle, rows),
      }
    }
    return [
      {
        name: 'trunc_date',
        label: dateLabel,
        // a text column, because the last line of the exported file has the word 'Total' here
        value: ({ amounts }) => (unit === 'days' ? amounts.trunc_date : amounts.trunc_date.slice(0, 7)),
        show: (row) =>
          isNarrow || isMonth(row) ? expandable(row.id, formatRowDate(row)) : formatRowDate(row),
        showTotal: () => isNarrow && expandable('total', say(words.total)),
      },
      ...list.categories.map(({ id, category }) =>
        figureColumn(category, { en: category, bn: categoryName(category) }, id),
      ),
      figureColumn('total', words.total),
    ]
  }, [
    rows,
    totals,
    names,
    list,
    unit,
    side,
    subtitle,
    dateLabel,
    say,
    show,
    isNarrow,
    openRows,
    categoryName,
  ])

  return (
    <div className={styles.figures}>
      <DataTable
        label={label}
        file={file}
        rows={shownRows}
        columns={columns}
        totals={totals}
        size={shownRows.length}
        // the days of a month stay below it
        {...(months.length > 0 && { isManuallyOrdered: true })}
        rowClass={(row) =>
          [
            !openRows.has(row.id) && styles.folded,
            !hasMovement(row, names) && styles.empty,
            months.length > 0 && !isMonth(row) && styles.day,
          ]
            .filter(Boolean)
            .join(' ')
        }
        // the exported file has all rows, and also ends with the totals
        fetchAll={async () => [...rows, { id: 'total', amounts: totals as LedgerRow, parts: [] }]}
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
