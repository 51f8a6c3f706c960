import type { Collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import { useRole } from '@samity/shared-ui/core'
import { useList, type Column } from '@samity/shared-ui/data'
import type { FormOf } from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import type { ReactNode } from 'react'

const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}
const saved: Words = { en: 'Saved.', bn: 'সংরক্ষিত হয়েছে।' }

type Props<R extends Resource> = {
  records: Collection<R>
  form: FormOf<R>
  heading: Words
  list: Words
  empty: Words
  question: Words
  file: string
  columns: readonly Column<Row<R>>[]
  initial?: FormValues<R>
  children: ReactNode
}

/** A page with the form above and the list below, for what only administrators decide. */
export function DecisionsPage<R extends Resource>(props: Props<R>) {
  const {
    records,
    form,
    heading,
    list: listHeading,
    empty,
    question,
    file,
    columns,
    initial,
    children,
  } = props
  const list = useList(records, { search: true, sort: '-from_day' })
  const editor = useRecordEditor(records, list, { question })
  const { Form } = form
  return (
    <RecordsPage
      arrangement="list first"
      heading={heading}
      editor={editor}
      mayEdit={useRole() === 'admin'}
      form={(formProps) => (
        <Form
          {...formProps}
          {...(initial && { initial })}
          labels={labels}
          messages={{ created: saved, updated: saved }}
          draftName={file}
        >
          {children}
        </Form>
      )}
      listHeading={listHeading}
      file={file}
      list={list}
      columns={columns}
      empty={empty}
    />
  )
}
