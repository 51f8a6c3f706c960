import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import {
  periods,
  type CategoryFigures,
  type Side,
  type YearReport,
} from '@samity/shared-api/contract/accounts/reports'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { PrintSheet } from '@samity/shared-ui/print'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { Amount } from '../components/Amount.tsx'
import { BudgetAmount } from '../components/BudgetAmount.tsx'
import styles from '../components/report.module.css'
import { categoryWords as words } from '../components/category-words.ts'
import { Difference } from '../components/Difference.tsx'
import { actualsOf, CategoryPrint, categoryTotalOf } from '../components/CategoryPrint.tsx'
import { Percent } from './Percent.tsx'
import { periodDaysOf } from './period-days.ts'

const maxUnscrolledRows = 30

/** `last`: the actual amount in the same period of the previous year; '0.00' without a comparison. */
type Row = CategoryFigures & { last: string; change: string }
type Props = {
  heading: Words
  side: Side
  report: YearReport
  previousReport?: YearReport | undefined
  actual: Words
  file: string
  periodLabel: string
  previousPeriodLabel: string
}

const isEmpty = ({ probable, actual, last }: Row) =>
  [probable, actual, last].every((amount) => Number(amount) === 0) ? styles.empty : undefined

/** True if a category has an amount in a month of the period. Id 0 is the total and means any category. */
function hasMovement({ period, rows, categories }: YearReport, id: number, name: string): boolean {
  const [first, last] = periods[period].months
  const names = id ? [name] : categories.map(({ category }) => category)
  return rows.slice(first - 1, last).some((row) => names.some((one) => Number(row[one] ?? 0) !== 0))
}

export function CategoryTable({
  heading,
  side,
  report,
  previousReport,
  actual,
  file,
  periodLabel,
  previousPeriodLabel,
}: Props) {
  const categoryName = useCategoryName()
  const say = useSay()
  const show = useShow()

  const [rows, total] = useMemo((): [Row[], Row] => {
    const lastYearActuals = actualsOf(previousReport)
    const withComparison = (row: CategoryFigures, lastYearAmount: string): Row => ({
      ...row,
      last: lastYearAmount,
      change: toDecimal(fromDecimal(row.actual) - fromDecimal(lastYearAmount)),
    })
    return [
      report.categories.map((row) => withComparison(row, lastYearActuals.get(row.id) ?? '0.00')),
      withComparison(
        categoryTotalOf(report, say(words.total)),
        previousReport ? categoryTotalOf(previousReport, '').actual : '0.00',
      ),
    ]
  }, [report, previousReport, say])

  const columns = useMemo((): Column<Row>[] => {
    const recordsOf = (source: YearReport, label: string, { id, category }: Row) => ({
      query: {
        of: `${categoryName(category)}, ${label}`,
        side,
        ...periodDaysOf(source),
        ...(id && { category: id }),
      },
      hasMovements: hasMovement(source, id, category),
    })
    const amountCell = (source: YearReport, label: string, row: Row, amount: string) => (
      <Amount amount={amount} {...recordsOf(source, label, row)} />
    )
    const differenceCell = (row: Row, other: string, difference: string) => {
      const { query, hasMovements } = recordsOf(report, periodLabel, row)
      const says = `${show.amount(row.actual)} − ${show.amount(other)} = ${show.amount(difference)}`
      return (
        <Difference side={side} amount={difference} query={{ ...query, says }} hasMovements={hasMovements} />
      )
    }
    const baseColumns: Column<Row>[] = [
      { name: 'category', label: words.category, value: ({ category }) => categoryName(category) },
      {
        name: 'probable',
        label: words.probable,
        kind: 'money',
        value: ({ probable }) => probable,
        show: ({ probable }) => <BudgetAmount amount={probable} side={side} year={report.year} />,
        showTotal: () => <BudgetAmount amount={total.probable} side={side} year={report.year} />,
      },
      {
        name: 'actual',
        label: { en: `${words.actual.en} ${actual.en}`, bn: `${words.actual.bn} ${actual.bn}` },
        kind: 'money',
        value: (row) => row.actual,
        show: (row) => amountCell(report, periodLabel, row, row.actual),
        showTotal: () => amountCell(report, periodLabel, total, total.actual),
      },
      {
        name: 'difference',
        label: words.difference,
        kind: 'money',
        value: ({ difference }) => difference,
        show: (row) => differenceCell(row, row.probable, row.difference),
        showTotal: () => differenceCell(total, total.probable, total.difference),
      },
      {
        name: 'percent',
        label: words.percent,
        kind: 'money',
        value: ({ percent }) => percent,
        show: ({ percent }) => <Percent percent={percent} side={side} />,
        showTotal: () => <Percent percent={total.percent} side={side} />,
      },
    ]
    if (!previousReport) return baseColumns
    return [
      ...baseColumns,
      {
        name: 'last',
        label: words.last,
        kind: 'money',
        value: ({ last }) => last,
        show: (row) => amountCell(previousReport, previousPeriodLabel, row, row.last),
        showTotal: () => amountCell(previousReport, previousPeriodLabel, total, total.last),
      },
      {
        name: 'change',
        label: words.change,
        kind: 'money',
        value: ({ change }) => change,
        show: (row) => differenceCell(row, row.last, row.change),
        showTotal: () => differenceCell(total, total.last, total.change),
      },
    ]
  }, [report, previousReport, total, side, actual, periodLabel, previousPeriodLabel, show, categoryName])

  const { id: _id, category: _category, percent, ...totals } = total
  return (
    <div className={rows.length > maxUnscrolledRows ? styles.grid : `${styles.grid} ${styles.whole}`}>
      <DataTable
        // another table, because the columns differ
        key={previousReport ? 'compared' : 'alone'}
        label={heading}
        file={file}
        rows={rows}
        columns={columns}
        totals={{ ...totals, percent: percent ?? '' }}
        size={rows.length}
        rowClass={isEmpty}
        fetchAll={async () => [...rows, total]}
        printLayout={() => (
          <PrintSheet title={say(heading)} subtitle={periodLabel}>
            <CategoryPrint report={report} previousReport={previousReport} />
            {Number(report.passed_on ?? 0) !== 0 && (
              <p>{`${say(words.passedOn)}: ${show.money(report.passed_on)}`}</p>
            )}
          </PrintSheet>
        )}
      />
    </div>
  )
}
