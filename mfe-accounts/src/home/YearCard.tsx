import { fromDecimal } from '@samity/shared-api/contract'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { Card } from '@samity/shared-ui/core'
import { Chart } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { shortMonths } from '../short-months.ts'
import styles from './home.module.css'

const words = {
  heading: { en: 'This year by month', bn: 'মাস অনুযায়ী এই বছর' },
  label: { en: 'Income and expense (taka)', bn: 'আয় ও ব্যয় (টাকা)' },
  income: { en: 'Income', bn: 'আয়' },
  expense: { en: 'Expense', bn: 'ব্যয়' },
  incomeReport: { en: 'Income Report', bn: 'আয়ের প্রতিবেদন' },
  expenseReport: { en: 'Expanse Report', bn: 'ব্যয়ের প্রতিবেদন' },
}

/** A chart of income and expense by month, in taka. The linked reports have the exact amounts. */
export function YearCard({ months }: { months: NonNullable<DashboardFigures['months']> }) {
  const t = useWords(words)
  const takaSeries = (side: 'income' | 'expense') => months.map((month) => fromDecimal(month[side]) / 100)
  return (
    <Card heading={words.heading}>
      <Chart
        kind="bar"
        label={words.label}
        points={shortMonths}
        series={[
          { name: words.income, values: takaSeries('income') },
          { name: words.expense, values: takaSeries('expense') },
        ]}
      />
      <p className={styles.reportLinks}>
        <Link to="/dashboard/income-report?compare=1">{t.incomeReport}</Link>
        <Link to="/dashboard/expanse-report?compare=1">{t.expenseReport}</Link>
      </p>
    </Card>
  )
}
