import type { Collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { Category, expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { Card, useMayEdit } from '@samity/shared-ui/core'
import {
  ArchivedFilter,
  columnsFor,
  ListTable,
  RowButton,
  useArchive,
  useEditParam,
  useList,
  useRemove,
} from '@samity/shared-ui/data'
import { EditCard, formFor } from '@samity/shared-ui/forms'
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
  const mayEdit = useMayEdit()
  const list = useList<Category>(collection, { filters: { archived: 'archived' }, sort: 'category' })
  const editor = useEditParam(collection)
  const { Form, Field } = useMemo(() => formFor(collection.resource), [collection])
  const columns = useMemo(() => columnsFor(collection.resource, 'category', 'category_bengali'), [collection])
  const withName = (sentence: Words) => ({
    en: fillWords(sentence, { name: name.en }).en,
    bn: fillWords(sentence, { name: name.bn }).bn,
  })
  const { archive, restore } = useArchive(collection, { list })
  const remove = useRemove<Category>(collection, {
    question: words.deletion,
    done: words.deleted,
    failed: words.deletionFailed,
    list,
  })

  return (
    <>
      {mayEdit && (
        <EditCard target={editor}>
          {(record) => (
            <Form
              record={record}
              labels={labels}
              messages={{
                created: withName(words.added),
                updated: withName(words.updated),
                failed: words.failed,
              }}
              onSaved={() => {
                editor.done()
                list.refresh()
              }}
              onCancel={record && editor.done}
            >
              <div className={styles.field}>
                <Field name="category" />
                <Field name="category_bengali" />
              </div>
            </Form>
          )}
        </EditCard>
      )}
      <Card heading={withName(words.listHeading)}>
        <ListTable
          label={withName(words.listHeading)}
          file={collection.resource.path}
          list={list}
          columns={columns}
          rowNumberLabel={words.serial}
          rowClass={({ archived_at }) => (archived_at ? styles.archived : undefined)}
          filters={<ArchivedFilter list={list} />}
          {...(mayEdit && {
            actions: (row: Category) => (
              <>
                <RowButton action="edit" onClick={() => void editor.edit(row)} />
                <RowButton
                  action={row.archived_at ? 'restore' : 'archive'}
                  onClick={() => void (row.archived_at ? restore(row) : archive(row))}
                />
                <RowButton action="delete" onClick={() => void remove(row)} />
              </>
            ),
          })}
        />
      </Card>
    </>
  )
}
