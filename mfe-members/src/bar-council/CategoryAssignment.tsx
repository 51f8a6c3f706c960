import { collection, http } from '@samity/shared-api/client'
import { expenseCategory } from '@samity/shared-api/contract/accounts/category'
import type {
  RemittanceCategories,
  RemittanceRow,
} from '@samity/shared-api/contract/members/bar-council-export'
import { Alert, Button, ErrorState, LoadingState, useAction, useUnsaved } from '@samity/shared-ui/core'
import { useRows } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { remittanceCategoriesPath } from '../members-api.ts'
import styles from '../members.module.css'

const words = {
  heading: { en: 'Which vouchers pass money on', bn: 'কোন ভাউচারে টাকা পাঠানো হয়' },
  hint: {
    en: 'Choose the head whose money the vouchers of an expense category pass on.',
    bn: 'কোন ব্যয়ের খাতের ভাউচারে কোন রসিদের খাতের টাকা পাঠানো হয় তা বেছে নিন।',
  },
  none: { en: 'None', bn: 'কোনোটি নয়' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved.', bn: 'সংরক্ষিত হয়েছে।' },
}
const expenseCategories = collection(expenseCategory)

type Props = { heads: readonly RemittanceRow[]; onSaved: () => void }

export function CategoryAssignment({ heads, onSaved }: Props) {
  const t = useWords(words)
  const { rows, ...categories } = useRows(expenseCategories)
  const { data, ...assigned } = useGet<RemittanceCategories>(remittanceCategoriesPath)
  const error = categories.error ?? assigned.error
  const refresh = () => {
    categories.refresh()
    assigned.refresh()
  }
  return (
    <details>
      <summary>{t.heading}</summary>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : rows && data ? (
        <AssignmentForm
          key={JSON.stringify(data)}
          categories={rows}
          saved={data}
          heads={heads}
          onSaved={() => {
            assigned.refresh()
            onSaved()
          }}
        />
      ) : (
        <LoadingState />
      )}
    </details>
  )
}

type FormProps = Props & {
  categories: readonly { id: number; category: string }[]
  saved: RemittanceCategories
}

function AssignmentForm({ categories, saved, heads, onSaved }: FormProps) {
  const t = useWords(words)
  const { run, isBusy, error } = useAction({ showsError: true })
  const [changes, setChanges] = useState<Record<number, string>>({})
  useUnsaved(Object.keys(changes).length > 0)
  const headOf = (id: number) =>
    changes[id] ??
    String(saved.categories.find(({ expense_category_id }) => expense_category_id === id)?.head_id ?? '')

  function save() {
    const body: RemittanceCategories = {
      categories: categories
        .filter(({ id }) => headOf(id) !== '')
        .map(({ id }) => ({ expense_category_id: id, head_id: Number(headOf(id)) })),
    }
    run(() => http.put(remittanceCategoriesPath, body), {
      done: words.saved,
      onDone: () => {
        setChanges({})
        onSaved()
      },
    })
  }

  return (
    <form
      className={styles.blocks}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={styles.soft}>{t.hint}</p>
      {categories.map(({ id, category }) => (
        <div key={id} className={styles.pair}>
          <label htmlFor={`category-${id}`}>{category}</label>
          <SelectField
            id={`category-${id}`}
            name={`category-${id}`}
            options={heads.map(({ head_id, head }) => ({ value: String(head_id), label: head }))}
            emptyOption={words.none}
            value={headOf(id)}
            onChange={(head) => setChanges({ ...changes, [id]: head })}
          />
        </div>
      ))}
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
      <div>
        <Button
          type="primary"
          htmlType="submit"
          loading={isBusy}
          disabled={Object.keys(changes).length === 0}
        >
          {t.save}
        </Button>
      </div>
    </form>
  )
}
