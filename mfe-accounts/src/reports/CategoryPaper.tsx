import { fromDecimal, percentOf, sum, toDecimal } from '@samity/shared-api/contract'
import type { CategoryFigures, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { useShow, useWords } from '@samity/shared-ui/words'
import { PaperTable } from '../parts/Paper.tsx'
import { usePercentWords } from '../parts/percent-words.ts'
import { categoryWords } from './category-words.ts'

/** The last line: what was expected and what came, over all categories. */
export function totalOf({ categories }: Pick<YearReport, 'categories'>, name: string): CategoryFigures {
  const added = (of: 'probable' | 'actual') => sum(categories.map((row) => fromDecimal(row[of])))
  const [probable, came] = [added('probable'), added('actual')]
  return {
    id: 0,
    category: name,
    probable: toDecimal(probable),
    actual: toDecimal(came),
    difference: toDecimal(came - probable),
    percent: percentOf(came, probable),
  }
}

/** What came to each category in the same period of the year before, by the category's id. */
export const actualsOf = (report: Pick<YearReport, 'categories'> | undefined): Map<number, string> =>
  new Map(report?.categories.map(({ id, actual }) => [id, actual]))

type Props = { report: YearReport; before?: YearReport | undefined }

/** Probable against actual on paper, beside last year where it is compared. */
export function CategoryPaper({ report, before }: Props) {
  const t = useWords(categoryWords)
  const show = useShow()
  const inWords = usePercentWords()
  const total = totalOf(report, t.total)
  const last = actualsOf(before).set(0, before ? totalOf(before, '').actual : '0.00')
  const written = (row: CategoryFigures) => {
    const then = last.get(row.id) ?? '0.00'
    return {
      category: row.category,
      probable: show.amount(row.probable),
      actual: show.amount(row.actual),
      difference: show.amount(row.difference),
      percent: inWords(row.percent),
      last: show.amount(then),
      change: show.amount(toDecimal(fromDecimal(row.actual) - fromDecimal(then))),
    }
  }
  const figures = [
    'probable',
    'actual',
    'difference',
    'percent',
    ...(before ? (['last', 'change'] as const) : []),
  ] as const
  return (
    <PaperTable
      columns={[
        { name: 'category', label: t.category },
        ...figures.map((name) => ({ name, label: t[name], isFigure: true })),
      ]}
      rows={report.categories.map(written)}
      total={written(total)}
    />
  )
}
