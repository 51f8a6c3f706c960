import type { Collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { Category, expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { columnsFor, useList } from '@samity/shared-ui/data'
import { formFor } from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fillWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import styles from './categories.module.css'

const words = {
  added: { en: '{name} Category added', bn: '{name}ের খাত যোগ করা হয়েছে' },
  updated: { en: '{name} Category updated', bn: '{name}ের খাত হালনাগাদ করা হয়েছে' },
  failed: { en: 'Failed to save category', bn: 'খাত সংরক্ষণ করা যায়নি' },
  deletion: {
    en: 'Are you sure you want to delete this category?',
    bn: 'আপনি কি নিশ্চিত যে এই খাতটি মুছে ফেলতে চান?',
  },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  deletionFailed: { en: 'Failed to delete category', bn: 'খাত মুছে ফেলা যায়নি' },
  listHeading: { en: '{name} Categories', bn: '{name}ের খাতসমূহ' },
  serial: { en: 'SL', bn: 'ক্রম' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }

type CategoryResource = typeof incomeCategory | typeof expenseCategory
type Props = {
  collection: Collection<CategoryResource>
  /** 'Income' or 'Expanse' */
  name: Words
}

/**
 * The categories of income or of expense: the form above, the list below. A category in use can be archived
 * but not deleted.
 */
export function CategoryEditor({ collection, name }: Props) {
  const list = useList<Category>(collection, { filters: { archived: 'archived' }, sort: 'category' })
  const editor = useRecordEditor(collection, list, {
    question: words.deletion,
    done: words.deleted,
    failed: words.deletionFailed,
    archive: 'at once',
  })
  const { Form, Field } = useMemo(() => formFor(collection.resource), [collection])
  const columns = useMemo(() => columnsFor(collection.resource, 'category', 'category_bengali'), [collection])
  const withName = (sentence: Words) => ({
    en: fillWords(sentence, { name: name.en }).en,
    bn: fillWords(sentence, { name: name.bn }).bn,
  })

  return (
    <RecordsPage
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          labels={labels}
          messages={{
            created: withName(words.added),
            updated: withName(words.updated),
            failed: words.failed,
          }}
        >
          <div className={styles.field}>
            <Field name="category" />
            <Field name="category_bengali" />
          </div>
        </Form>
      )}
      listHeading={withName(words.listHeading)}
      file={collection.resource.path}
      list={list}
      columns={columns}
      rowNumberLabel={words.serial}
      rowClass={({ archived_at }) => (archived_at ? styles.archived : undefined)}
    />
  )
}
