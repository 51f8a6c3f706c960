import { MonthlyListPage } from './MonthlyListPage.tsx'

const words = {
  heading: { en: 'Monthly Expanse List', bn: 'মাসিক ব্যয়ের তালিকা' },
  expense: { en: 'Expanse', bn: 'ব্যয়' },
}

export default function MonthlyExpensePage() {
  return (
    <MonthlyListPage heading={words.heading} side="expense" path="monthly-expanse" sideName={words.expense} />
  )
}
