import type { Collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import { Card, Page, useRole } from '@samity/shared-ui/core'
import { ListTable, RowButton, useEditParam, useList, useRemove, type Column } from '@samity/shared-ui/data'
import { EditCard, type FormOf } from '@samity/shared-ui/forms'
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
export function RecordsPage<R extends Resource>(props: Props<R>) {
  const { records, form, heading, list: label, empty, question, file, columns, initial, children } = props
  const isAdmin = useRole() === 'admin'
  const list = useList(records, { search: true, sort: '-from_day' })
  const editor = useEditParam(records)
  const remove = useRemove<Row<R>>(records, { list, question })
  const { Form } = form
  return (
    <Page heading={heading}>
      {isAdmin && (
        <EditCard target={editor}>
          {(record) => (
            <Form
              record={record}
              {...(initial && { initial })}
              labels={labels}
              messages={{ created: saved, updated: saved }}
              draftName={file}
              onSaved={() => {
                editor.done()
                list.refresh()
              }}
              onCancel={record && editor.done}
            >
              {children}
            </Form>
          )}
        </EditCard>
      )}
      <Card heading={label}>
        <ListTable
          label={label}
          file={file}
          list={list}
          columns={columns}
          empty={empty}
          {...(isAdmin && {
            actions: (row: Row<R>) => (
              <>
                <RowButton action="edit" onClick={() => void editor.edit(row)} />
                <RowButton action="delete" onClick={() => void remove(row)} />
              </>
            ),
          })}
        />
      </Card>
    </Page>
  )
}
