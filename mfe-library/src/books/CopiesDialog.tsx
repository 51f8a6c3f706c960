import { EmptyState, ErrorState, ExtensionPanels, LoadingState, Modal } from '@samity/shared-ui/core'
import { columnsFor, DataTable, RowButton, useRemove } from '@samity/shared-ui/data'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useState } from 'react'
import type { Book } from '../../contract/book.ts'
import { copy, type Copy } from '../../contract/copy.ts'
import { copies } from '../library-api.ts'

const { Form, Field } = formFor(copy)

const words = {
  heading: { en: 'Copies', bn: 'কপি' },
  none: { en: 'This book has no copies yet.', bn: 'বইটির এখনো কোনো কপি নেই।' },
  add: { en: 'Add copy', bn: 'কপি যোগ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  created: { en: 'The copy is added', bn: 'কপি যোগ হয়েছে' },
  updated: { en: 'The copy is updated', bn: 'কপির তথ্য হালনাগাদ হয়েছে' },
  borrower: { en: 'On loan to', bn: 'কার কাছে' },
  due: { en: 'Due on', bn: 'ফেরতের শেষ তারিখ' },
  deletion: { en: 'Delete this copy?', bn: 'কপিটি মুছে ফেলবেন?' },
}

const columns = columnsFor(
  copy,
  'number',
  'state',
  { name: 'borrower', label: words.borrower, value: ({ borrower }) => borrower },
  { name: 'due_on', label: words.due, kind: 'day', value: ({ due_on }) => due_on },
)

type Props = { book: Book; mayManage: boolean; onClose: () => void }

export function CopiesDialog({ book, mayManage, onClose }: Props) {
  const { id, title, author } = book
  const { data: rows, error, refresh } = useGet<Copy[]>(`${copy.path}/`, { params: { book_id: book.id } })
  const [record, setRecord] = useState<Copy>()
  const remove = useRemove<Copy>(copies, {
    question: words.deletion,
    list: { hide: () => () => undefined, refresh },
  })
  return (
    <Modal open title={book.title} footer={null} width={720} onCancel={onClose}>
      {mayManage && (
        <Form
          record={record}
          initial={{ state: 'in_use' }}
          labels={{ create: words.add, update: words.update, cancel: words.cancel }}
          messages={{ created: words.created, updated: words.updated }}
          prepare={(values) => ({ ...values, book_id: book.id })}
          onSaved={() => {
            setRecord(undefined)
            refresh()
          }}
          onCancel={record && (() => setRecord(undefined))}
        >
          <FormColumns>
            <Field name="number" />
            <Field name="state" />
          </FormColumns>
        </Form>
      )}
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !rows ? (
        <LoadingState />
      ) : rows.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <DataTable
          label={words.heading}
          file="library-copies"
          rows={rows}
          columns={columns}
          {...(mayManage && {
            actions: (row: Copy) => (
              <>
                <RowButton action="edit" onClick={() => setRecord(row)} />
                <RowButton
                  action="delete"
                  onClick={() =>
                    void remove(row).then(
                      (isDeleted) => isDeleted && record?.id === row.id && setRecord(undefined),
                    )
                  }
                />
              </>
            ),
          })}
        />
      )}
      <ExtensionPanels slot="library.book.panel" slotProps={{ book: { id, title, author } }} />
    </Modal>
  )
}
