import { YearReportPage } from './YearReportPage.tsx'

const words = {
  heading: { en: 'Expanse Report', bn: 'ব্যয়ের প্রতিবেদন' },
  expense: { en: 'Expanse', bn: 'ব্যয়' },
}

export default function ExpenseReportPage() {
  return (
    <YearReportPage heading={words.heading} side="expense" path="expanse-report" actual={words.expense} />
  )
}
