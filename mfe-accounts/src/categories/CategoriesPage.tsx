import { collection } from '@samity/shared-api/client'
import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { Page } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'
import { Segmented } from '@samity/shared-ui/segmented'
import { useSay, useWords } from '@samity/shared-ui/words'
import { CategoryEditor } from './CategoryEditor.tsx'
import { HeadList } from './HeadList.tsx'

const incomes = collection(incomeCategory)
const expenses = collection(expenseCategory)

const words = {
  heading: { en: 'Add Category', bn: 'খাত যোগ করুন' },
  type: { en: 'Type', bn: 'ধরন' },
}
const kinds = {
  income: { en: 'Income', bn: 'আয়' },
  expense: { en: 'Expanse', bn: 'ব্যয়' },
}
type Kind = keyof typeof kinds

export default function CategoriesPage() {
  const t = useWords(words)
  const say = useSay()
  const [params, updateParams] = useUrlParams()
  const kind: Kind = params.get('type') === 'expanse' ? 'expense' : 'income'
  return (
    <Page heading={words.heading}>
      <div>
        <Segmented
          aria-label={t.type}
          value={kind}
          options={Object.entries(kinds).map(([value, label]) => ({ value, label: say(label) }))}
          onChange={(nextKind) =>
            updateParams({
              type: nextKind === 'income' ? '' : 'expanse',
              edit: '',
              page: '',
              search: '',
              sort: '',
            })
          }
        />
      </div>
      {kind === 'income' ? (
        <>
          <CategoryEditor key="income" collection={incomes} name={kinds.income} />
          <HeadList categories={incomes} />
        </>
      ) : (
        <CategoryEditor key="expense" collection={expenses} name={kinds.expense} />
      )}
    </Page>
  )
}
