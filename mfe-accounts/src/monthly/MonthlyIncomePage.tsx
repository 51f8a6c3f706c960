import { MonthlyListPage } from './MonthlyListPage.tsx'

const words = {
  heading: { en: 'Monthly Income List', bn: 'মাসিক আয়ের তালিকা' },
  income: { en: 'Income', bn: 'আয়' },
}

export default function MonthlyIncomePage() {
  return (
    <MonthlyListPage heading={words.heading} side="income" path="monthly-income" sideName={words.income} />
  )
}
