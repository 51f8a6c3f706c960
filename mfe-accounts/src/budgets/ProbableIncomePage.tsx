import { collection } from '@samity/shared-api/client'
import { probableIncome, type ProbableIncome } from '@samity/shared-api/contract/accounts/budget'
import { columnsFor, RecordSelect, type Column } from '@samity/shared-ui/data'
import { formFor } from '@samity/shared-ui/forms'
import { useMemo } from 'react'
import { incomeCategories, useCategoryName } from '../hooks/use-category-name.ts'
import { BudgetPage } from './BudgetPage.tsx'

const incomes = collection(probableIncome)
const form = formFor(probableIncome)
const { Field } = form

const columnsOf = (nameOf: (category: string) => string): Column<ProbableIncome>[] => [
  {
    name: 'category',
    label: probableIncome.fields.IncomeCategory.label,
    // the server would sort by the id, which nobody sees
    sort: null,
    value: ({ category }) => nameOf(category),
  },
  ...columnsFor(probableIncome, 'year', 'amount').map((column) =>
    column.name === 'amount' ? { ...column, total: true as const } : column,
  ),
]

const words = {
  heading: { en: 'Probable Income', bn: 'সম্ভাব্য আয়' },
  listHeading: { en: 'Probable income of {year}', bn: '{year} সালের সম্ভাব্য আয়' },
  created: { en: 'Income added successfully!', bn: 'আয় সফলভাবে যোগ করা হয়েছে!' },
  updated: { en: 'Income updated successfully!', bn: 'আয় সফলভাবে হালনাগাদ করা হয়েছে!' },
  failed: { en: '❌ Failed to save income.', bn: '❌ আয় সংরক্ষণ করা যায়নি।' },
  question: {
    en: 'Are you sure you want to delete this income?',
    bn: 'আপনি কি নিশ্চিত যে এই আয় মুছে ফেলতে চান?',
  },
  deletionFailed: { en: '❌ Failed to delete income.', bn: '❌ আয় মুছে ফেলা যায়নি।' },
}

export default function ProbableIncomePage() {
  const categoryName = useCategoryName()
  const columns = useMemo(() => columnsOf(categoryName), [categoryName])
  return (
    <BudgetPage
      heading={words.heading}
      listHeading={words.listHeading}
      collection={incomes}
      form={form}
      columns={columns}
      messages={{ created: words.created, updated: words.updated, failed: words.failed }}
      deletion={{ question: words.question, failed: words.deletionFailed }}
    >
      <Field name="IncomeCategory">
        <RecordSelect source={incomeCategories} label={({ category }) => categoryName(category)} />
      </Field>
      <Field name="amount" />
    </BudgetPage>
  )
}
