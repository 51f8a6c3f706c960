import {
  daysOfMonth,
  dayOf,
  fromDecimal,
  percentOf,
  sum,
  toDecimal,
  type Words,
} from '@samity/shared-api/contract'
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
import { Paper, PaperTable } from '../parts/Paper.tsx'
import { Percent } from './Percent.tsx'

const words = {
  category: { en: 'Category', bn: 'খাত' },
  probable: { en: 'Probable', bn: 'সম্ভাব্য' },
  actual: { en: 'Actual', bn: 'প্রকৃত' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  percent: { en: 'Percent', bn: 'শতাংশ' },
  total: { en: 'Total', bn: 'মোট' },
}

type Props = {
  heading: Words
  side: Side
  report: YearReport
  actual: Words
  file: string
  when: string
}

/** The first and the last day of the report's period. */
function spanOf({ year, period }: YearReport): [string, string] {
  const [first, last] = periods[period].months
  return [dayOf(year, first, 1), daysOfMonth(year, last).at(-1)!]
}

/** What was expected of each category beside what came; the actual figure leads to its records. */
export function CategoryTable({ heading, side, report, actual, file, when }: Props) {
  const say = useSay()
  const show = useShow()

  const total = useMemo((): CategoryFigures => {
    const added = (name: 'probable' | 'actual') => sum(report.categories.map((row) => fromDecimal(row[name])))
    const [probable, came] = [added('probable'), added('actual')]
    return {
      id: 0,
      category: say(words.total),
      probable: toDecimal(probable),
      actual: toDecimal(came),
      difference: toDecimal(came - probable),
      percent: percentOf(came, probable),
    }
  }, [report, say])

  const columns = useMemo((): Column<CategoryFigures>[] => {
    const [from, to] = spanOf(report)
    const behind = ({ id, category, actual: amount }: CategoryFigures) => (
      <Amount
        amount={amount}
        question={{ of: `${category}, ${when}`, side, from, to, ...(id && { category: id }) }}
      />
    )
    return [
      { name: 'category', label: words.category, value: ({ category }) => category },
      { name: 'probable', label: words.probable, kind: 'money', value: ({ probable }) => probable },
      {
        name: 'actual',
        label: { en: `${words.actual.en} ${actual.en}`, bn: `${words.actual.bn} ${actual.bn}` },
        kind: 'money',
        value: (row) => row.actual,
        show: behind,
        showTotal: () => behind(total),
      },
      { name: 'difference', label: words.difference, kind: 'money', value: ({ difference }) => difference },
      {
        name: 'percent',
        label: words.percent,
        kind: 'money',
        value: ({ percent }) => percent,
        show: ({ percent }) => <Percent percent={percent} />,
        showTotal: () => <Percent percent={total.percent} />,
      },
    ]
  }, [report, total, side, actual, when])

  const written = (row: CategoryFigures) => ({
    category: row.category,
    probable: show.amount(row.probable),
    actual: show.amount(row.actual),
    difference: show.amount(row.difference),
    percent: row.percent === null ? '—' : `${show.amount(row.percent)}%`,
  })
  const { id: _id, category: _category, percent, ...totals } = total

  return (
    <DataTable
      label={heading}
      file={file}
      rows={report.categories}
      columns={columns}
      totals={{ ...totals, percent: percent ?? '' }}
      size={report.categories.length}
      all={async () => [...report.categories, total]}
      paper={() => (
        <Paper title={say(heading)} subtitle={when}>
          <PaperTable
            columns={columns.map(({ name, label, kind }) => ({
              name,
              label: say(label),
              isFigure: kind === 'money',
            }))}
            rows={report.categories.map(written)}
            total={written(total)}
          />
        </Paper>
      )}
    />
  )
}
