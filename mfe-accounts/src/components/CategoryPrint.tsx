import { fromDecimal, percentOf, sum, toDecimal } from '@samity/shared-api/contract'
import type { CategoryFigures, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { useShow, useWords } from '@samity/shared-ui/words'
import { PrintTable } from '@samity/shared-ui/print'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { useFormatPercent } from '../hooks/use-format-percent.ts'
import { categoryWords } from './category-words.ts'

export function categoryTotalOf(
  { categories }: Pick<YearReport, 'categories'>,
  name: string,
): CategoryFigures {
  const sumOf = (field: 'probable' | 'actual') => sum(categories.map((row) => fromDecimal(row[field])))
  const [probable, actual] = [sumOf('probable'), sumOf('actual')]
  return {
    id: 0,
    category: name,
    probable: toDecimal(probable),
    actual: toDecimal(actual),
    difference: toDecimal(actual - probable),
    percent: percentOf(actual, probable),
  }
}

/** The actual amount of each category of a report, by the id of the category. */
export const actualsOf = (report: Pick<YearReport, 'categories'> | undefined): Map<number, string> =>
  new Map(report?.categories.map(({ id, actual }) => [id, actual]))

type Props = { report: YearReport; previousReport?: YearReport | undefined }

export function CategoryPrint({ report, previousReport }: Props) {
  const t = useWords(categoryWords)
  const categoryName = useCategoryName()
  const show = useShow()
  const formatPercent = useFormatPercent()
  const total = categoryTotalOf(report, t.total)
  const lastYearActuals = actualsOf(previousReport).set(
    0,
    previousReport ? categoryTotalOf(previousReport, '').actual : '0.00',
  )
  const formatRow = (row: CategoryFigures) => {
    const lastYearAmount = lastYearActuals.get(row.id) ?? '0.00'
    return {
      category: categoryName(row.category),
      probable: show.amount(row.probable),
      actual: show.amount(row.actual),
      difference: show.amount(row.difference),
      percent: formatPercent(row.percent),
      last: show.amount(lastYearAmount),
      change: show.amount(toDecimal(fromDecimal(row.actual) - fromDecimal(lastYearAmount))),
    }
  }
  const figureNames = [
    'probable',
    'actual',
    'difference',
    'percent',
    ...(previousReport ? (['last', 'change'] as const) : []),
  ] as const
  return (
    <PrintTable
      columns={[
        { name: 'category', label: t.category },
        ...figureNames.map((name) => ({ name, label: t[name], isFigure: true })),
      ]}
      rows={report.categories.map(formatRow)}
      total={formatRow(total)}
    />
  )
}
