import { collection } from '@samity/shared-api/client'
import { probableExpense, type ProbableExpense } from '@samity/shared-api/contract/accounts/budget'
import { columnsFor, RecordSelect, type Column } from '@samity/shared-ui/data'
import { formFor } from '@samity/shared-ui/forms'
import { useMemo } from 'react'
import { expenseCategories, useCategoryName } from '../hooks/use-category-name.ts'
import { BudgetPage } from './BudgetPage.tsx'

const expenses = collection(probableExpense)
const form = formFor(probableExpense)
const { Field } = form

const columnsOf = (nameOf: (category: string) => string): Column<ProbableExpense>[] => [
  {
    name: 'category',
    label: probableExpense.fields.expanseCategory.label,
    // the server would sort by the id, which nobody sees
    sort: null,
    value: ({ category }) => nameOf(category),
  },
  ...columnsFor(probableExpense, 'year', 'ProbableExpanse').map((column) =>
    column.name === 'ProbableExpanse' ? { ...column, total: true as const } : column,
  ),
]

const words = {
  heading: { en: 'Probable Expanse', bn: 'সম্ভাব্য ব্যয়' },
  listHeading: { en: 'Probable expanse of {year}', bn: '{year} সালের সম্ভাব্য ব্যয়' },
  created: { en: 'Probable Expanse added successfully!', bn: 'সম্ভাব্য ব্যয় সফলভাবে যোগ করা হয়েছে!' },
  updated: { en: 'Probable Expanse updated successfully!', bn: 'সম্ভাব্য ব্যয় সফলভাবে হালনাগাদ করা হয়েছে!' },
  failed: { en: '❌ Failed to save income.', bn: '❌ সম্ভাব্য ব্যয় সংরক্ষণ করা যায়নি।' },
  question: {
    en: 'Are you sure you want to delete this probable expanse?',
    bn: 'আপনি কি নিশ্চিত যে এই সম্ভাব্য ব্যয় মুছে ফেলতে চান?',
  },
  deletionFailed: { en: '❌ Failed to delete income.', bn: '❌ সম্ভাব্য ব্যয় মুছে ফেলা যায়নি।' },
}

export default function ProbableExpensePage() {
  const categoryName = useCategoryName()
  const columns = useMemo(() => columnsOf(categoryName), [categoryName])
  return (
    <BudgetPage
      heading={words.heading}
      listHeading={words.listHeading}
      collection={expenses}
      form={form}
      columns={columns}
      messages={{ created: words.created, updated: words.updated, failed: words.failed }}
      deletion={{ question: words.question, failed: words.deletionFailed }}
    >
      <Field name="expanseCategory">
        <RecordSelect source={expenseCategories} label={({ category }) => categoryName(category)} />
      </Field>
      <Field name="ProbableExpanse" />
    </BudgetPage>
  )
}
