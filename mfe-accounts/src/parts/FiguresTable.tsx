import { daysOfMonth, monthNames, monthOf, yearOf, type Words } from '@samity/shared-api/contract'
import type { LedgerRow, MonthlyList, Side } from '@samity/shared-api/contract/accounts/reports'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { Amount } from './Amount.tsx'
import { FiguresPaper } from './FiguresPaper.tsx'
import styles from './FiguresTable.module.css'
import { useIsNarrow } from './is-narrow.ts'
import { Opener } from './Opener.tsx'

const words = {
  date: { en: 'Date', bn: 'তারিখ' },
  month: { en: 'Month', bn: 'মাস' },
  total: { en: 'Total', bn: 'মোট' },
}

/** A category may have any name, so the row's own key stands beside its amounts. */
type Row = { id: string; of: LedgerRow }
type Unit = 'days' | 'months'
type Props = {
  label: Words
  side: Side
  list: Pick<MonthlyList, 'rows' | 'grand_total' | 'category_totals' | 'categories'>
  /** A row a day, or a row a month */
  rows: Unit
  /** Name of the exported file */
  file: string
  /** Of when the figures are */
  subtitle: string
}

/** The last day of a row: the day itself, or that of its month. */
function lastDay(day: string, unit: Unit): string {
  return unit === 'days' || !day ? day : (daysOfMonth(yearOf(day), monthOf(day)).at(-1) ?? day)
}

const isMoved = (of: LedgerRow, name: string) => Number(of[name] ?? 0) !== 0

/** Days or months against categories, with all totals; every figure leads to its records. */
export function FiguresTable({ label, side, list, rows: unit, file, subtitle }: Props) {
  const say = useSay()
  const show = useShow()
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo((): Row[] => list.rows.map((of) => ({ id: of.trunc_date, of })), [list])
  const totals = useMemo(
    (): Record<string, string> => ({ ...list.category_totals, total: list.grand_total }),
    [list],
  )
  const first = unit === 'days' ? words.date : words.month

  const columns = useMemo((): Column<Row>[] => {
    const [start, end] = [rows[0]?.id ?? '', lastDay(rows.at(-1)?.id ?? '', unit)]
    const figure = (name: string, said: Words, category?: number): Column<Row> => {
      const question = (when: string, from: string, to: string) => ({
        of: `${say(said)}, ${when}`,
        side,
        from,
        to,
        ...(category !== undefined && { category }),
      })
      return {
        name,
        label: said,
        kind: 'money',
        value: ({ of }) => of[name],
        show: ({ id, of }) => (
          <Amount
            amount={of[name] ?? '0.00'}
            question={question(
              unit === 'days' ? named(id) : `${named(id)} ${show.digits(yearOf(id))}`,
              id,
              lastDay(id, unit),
            )}
            moved={category === undefined && list.categories.some((one) => isMoved(of, one.category))}
          />
        ),
        showTotal: () => (
          <Amount
            amount={totals[name] ?? '0.00'}
            question={question(subtitle, start, end)}
            moved={rows.some(({ of }) => isMoved(of, name))}
          />
        ),
      }
    }
    const named = (date: string) => (unit === 'days' ? show.day(date) : say(monthNames[monthOf(date) - 1]))
    return [
      {
        name: 'trunc_date',
        label: first,
        // as text: the last line of the exported file has a word here
        value: ({ of }) => (unit === 'days' ? of.trunc_date : of.trunc_date.slice(0, 7)),
        show: ({ id }) =>
          isNarrow ? (
            <Opener
              open={open.has(id)}
              onOpen={(is) => setOpen(new Set(is ? [...open, id] : [...open].filter((one) => one !== id)))}
            >
              {named(id)}
            </Opener>
          ) : (
            named(id)
          ),
      },
      ...list.categories.map(({ id, category }) => figure(category, { en: category, bn: category }, id)),
      figure('total', words.total),
    ]
  }, [rows, totals, list, unit, side, subtitle, first, say, show, isNarrow, open])

  const whole: Row = { id: 'total', of: { ...totals, total: list.grand_total, trunc_date: say(words.total) } }
  return (
    <div className={styles.figures}>
      <DataTable
        label={label}
        file={file}
        rows={rows}
        columns={columns}
        totals={totals}
        size={rows.length}
        rowClass={({ id }) => (open.has(id) ? undefined : styles.folded)}
        // the exported file ends with the totals too
        all={async () => [...rows, whole]}
        paper={() => (
          <FiguresPaper title={say(label)} subtitle={subtitle} list={list} first={first} unit={unit} />
        )}
      />
    </div>
  )
}
