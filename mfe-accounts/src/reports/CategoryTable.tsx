import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import {
  periods,
  type CategoryFigures,
  type Side,
  type YearReport,
} from '@samity/shared-api/contract/accounts/reports'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { Amount } from '../parts/Amount.tsx'
import { Expected } from '../parts/Expected.tsx'
import { Paper } from '../parts/Paper.tsx'
import styles from '../parts/report.module.css'
import { categoryWords as words } from './category-words.ts'
import { actualsOf, CategoryPaper, totalOf } from './CategoryPaper.tsx'
import { Percent } from './Percent.tsx'
import { spanOf } from './span-of.ts'

/** So many rows of a report are seen whole; more scroll in their box. */
const fewRows = 30

/** `last`: the same period of the year before; '' where it is not compared. */
type Row = CategoryFigures & { last: string; change: string }
type Props = {
  heading: Words
  side: Side
  report: YearReport
  /** The report of the year before, when both are compared */
  before?: YearReport | undefined
  actual: Words
  file: string
  when: string
  whenBefore: string
}

/** Did anything come to a category in the report's period, or to any of them for the total? */
function isMoved({ period, rows, categories }: YearReport, id: number, name: string): boolean {
  const [first, last] = periods[period].months
  const names = id ? [name] : categories.map(({ category }) => category)
  return rows.slice(first - 1, last).some((row) => names.some((one) => Number(row[one] ?? 0) !== 0))
}

/** What was expected of each category beside what came, and what came the year before; actual figures lead to their records. */
export function CategoryTable({ heading, side, report, before, actual, file, when, whenBefore }: Props) {
  const say = useSay()
  const show = useShow()

  const [rows, total] = useMemo((): [Row[], Row] => {
    const last = actualsOf(before)
    const compared = (row: CategoryFigures, then: string): Row => ({
      ...row,
      last: then,
      change: toDecimal(fromDecimal(row.actual) - fromDecimal(then)),
    })
    return [
      report.categories.map((row) => compared(row, last.get(row.id) ?? '0.00')),
      compared(totalOf(report, say(words.total)), before ? totalOf(before, '').actual : '0.00'),
    ]
  }, [report, before, say])

  const columns = useMemo((): Column<Row>[] => {
    const behind = (of: YearReport, said: string, { id, category }: Row, amount: string, says?: string) => {
      const question = {
        of: `${category}, ${said}`,
        side,
        ...spanOf(of),
        ...(id && { category: id }),
        ...(says && { says }),
      }
      return <Amount amount={amount} question={question} moved={isMoved(of, id, category)} />
    }
    const less = (row: Row, other: string, left: string) =>
      behind(
        report,
        when,
        row,
        left,
        [show.amount(row.actual), show.amount(other)].join(' − ') + ` = ${show.amount(left)}`,
      )
    const always: Column<Row>[] = [
      { name: 'category', label: words.category, value: ({ category }) => category },
      {
        name: 'probable',
        label: words.probable,
        kind: 'money',
        value: ({ probable }) => probable,
        show: ({ probable }) => <Expected amount={probable} side={side} year={report.year} />,
        showTotal: () => <Expected amount={total.probable} side={side} year={report.year} />,
      },
      {
        name: 'actual',
        label: { en: `${words.actual.en} ${actual.en}`, bn: `${words.actual.bn} ${actual.bn}` },
        kind: 'money',
        value: (row) => row.actual,
        show: (row) => behind(report, when, row, row.actual),
        showTotal: () => behind(report, when, total, total.actual),
      },
      {
        name: 'difference',
        label: words.difference,
        kind: 'money',
        value: ({ difference }) => difference,
        show: (row) => less(row, row.probable, row.difference),
        showTotal: () => less(total, total.probable, total.difference),
      },
      {
        name: 'percent',
        label: words.percent,
        kind: 'money',
        value: ({ percent }) => percent,
        show: ({ percent }) => <Percent percent={percent} />,
        showTotal: () => <Percent percent={total.percent} />,
      },
    ]
    if (!before) return always
    return [
      ...always,
      {
        name: 'last',
        label: words.last,
        kind: 'money',
        value: ({ last }) => last,
        show: (row) => behind(before, whenBefore, row, row.last),
        showTotal: () => behind(before, whenBefore, total, total.last),
      },
      {
        name: 'change',
        label: words.change,
        kind: 'money',
        value: ({ change }) => change,
        show: (row) => less(row, row.last, row.change),
        showTotal: () => less(total, total.last, total.change),
      },
    ]
  }, [report, before, total, side, actual, when, whenBefore, show])

  const { id: _id, category: _category, percent, ...totals } = total
  return (
    <div className={rows.length > fewRows ? styles.grid : `${styles.grid} ${styles.whole}`}>
      <DataTable
        // the columns are others
        key={before ? 'compared' : 'alone'}
        label={heading}
        file={file}
        rows={rows}
        columns={columns}
        totals={{ ...totals, percent: percent ?? '' }}
        size={rows.length}
        all={async () => [...rows, total]}
        paper={() => (
          <Paper title={say(heading)} subtitle={when}>
            <CategoryPaper report={report} before={before} />
            {Number(report.passed_on ?? 0) !== 0 && (
              <p>{`${say(words.passedOn)}: ${show.money(report.passed_on)}`}</p>
            )}
          </Paper>
        )}
      />
    </div>
  )
}
