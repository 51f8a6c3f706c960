import { YearReportPage } from './YearReportPage.tsx'

const words = {
  heading: { en: 'Income Report', bn: 'আয়ের প্রতিবেদন' },
  income: { en: 'Income', bn: 'আয়' },
}

export default function IncomeReportPage() {
  return <YearReportPage heading={words.heading} side="income" path="income-report" actual={words.income} />
}
