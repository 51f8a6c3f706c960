import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { useList, type Column, type List } from '@samity/shared-ui/data'
import { FormColumns, type FormOf, type FormProps } from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import type { ReactNode } from 'react'
import { archivedClass } from './archived-class.ts'
import { useScrollToList } from '../hooks/use-scroll-to-list.ts'

type Props<R extends Resource> = {
  heading: Words
  listHeading: Words
  collection: Collection<R>
  form: FormOf<R>
  columns: readonly Column<Row<R>>[]
  messages: FormProps<R>['messages']
  /** The question before a deletion, and the text above the server's reason when it refuses */
  removal: { question: Words; failed?: Words }
  /** Row actions before Edit */
  moreActions?: (row: Row<R>) => ReactNode
  /** Filters other than 'Archived': URL parameter → filter of the server, and the controls */
  filters?: { by: Record<string, string>; controls: (list: List<Row<R>>) => ReactNode }
  children: ReactNode
}

const words = {
  serial: { en: 'SL', bn: 'ক্রম' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

/**
 * The screen of one kind of reference data: the form above the list. The URL contains the id of the record
 * that is being edited.
 */
export function ReferenceDataPage<R extends Resource>(props: Props<R>) {
  const {
    heading,
    listHeading,
    collection,
    form,
    columns,
    messages,
    removal,
    moreActions,
    filters,
    children,
  } = props
  const list = useList(collection, { filters: { archived: 'archived', ...filters?.by } })
  const editor = useRecordEditor(collection, list, { ...removal, archive: 'after a question' })
  const { Form } = form
  const isNarrowed = list.page > 1 || Object.values(list.params).some(Boolean)
  const listRef = useScrollToList({ isNarrowed: isNarrowed && !editor.id, isReady: !!list.rows })
  return (
    <RecordsPage
      heading={heading}
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          labels={{ create: words.save, update: words.update }}
          {...(messages && { messages })}
        >
          <FormColumns>{children}</FormColumns>
        </Form>
      )}
      listHeading={listHeading}
      file={collection.resource.path}
      list={list}
      columns={columns}
      rowNumberLabel={words.serial}
      filters={filters?.controls(list)}
      rowClass={archivedClass}
      {...(moreActions && { viewActions: moreActions })}
      listRef={listRef}
    />
  )
}
