import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { Page, Sheet, useMayEdit } from '@samity/shared-ui/core'
import {
  ArchivedFilter,
  ListTable,
  RowButton,
  useEdited,
  useList,
  type Column,
  type List,
} from '@samity/shared-ui/data'
import { Columns, EditedSheet, type FormOf, type FormProps } from '@samity/shared-ui/forms'
import type { ReactNode } from 'react'
import { archivedClass } from './archived.ts'
import styles from './parts.module.css'
import { useRemoving, type Removal } from './removing.ts'
import { useListFirst } from './use-list-first.ts'

type Props<R extends Resource> = {
  heading: Words
  /** Heading of the list below the form */
  listed: Words
  of: Collection<R>
  form: FormOf<R>
  columns: readonly Column<Row<R>>[]
  messages: FormProps<R>['messages']
  removal: Removal
  /** Row actions before Edit */
  more?: (row: Row<R>) => ReactNode
  /** Filters besides 'Archived': name in the address → the server's filter, and their controls */
  filters?: { by: Record<string, string>; controls: (list: List<Row<R>>) => ReactNode }
  /** The fields of the form */
  children: ReactNode
}

const words = {
  serial: { en: 'SL', bn: 'ক্রম' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

/** A register: its form above its list. Fields are the form's, the record's id stands in the address while it is corrected. */
export function RegisterPage<R extends Resource>(props: Props<R>) {
  const { heading, listed, of, form, columns, messages, removal, more, filters, children } = props
  const list = useList(of, { filters: { archived: 'archived', ...filters?.by } })
  const edited = useEdited(of)
  const mayEdit = useMayEdit()
  const { remove, archive, restore } = useRemoving(of, removal, list)
  const { Form } = form
  const isNarrowed = list.page > 1 || Object.values(list.asked).some(Boolean)
  const listBox = useListFirst({ isAsked: isNarrowed && !edited.id, isReady: !!list.rows })

  const leaveForm = (row: Row<R>) => (gone: boolean) => {
    if (gone && edited.id === String(row.id)) edited.done()
  }

  const actions = (row: Row<R>) => (
    <>
      {more?.(row)}
      {mayEdit && (
        <>
          <RowButton does="edit" onClick={() => void edited.edit(row)} />
          {row.archived_at ? (
            <RowButton does="restore" onClick={() => void restore(row)} />
          ) : (
            <RowButton does="archive" onClick={() => void archive(row).then(leaveForm(row))} />
          )}
          <RowButton does="delete" onClick={() => void remove(row).then(leaveForm(row))} />
        </>
      )}
    </>
  )

  return (
    <Page heading={heading}>
      {mayEdit && (
        <EditedSheet edited={edited}>
          {(record) => (
            <Form
              record={record}
              labels={{ create: words.save, update: words.update }}
              {...(messages && { messages })}
              onSaved={() => {
                edited.done()
                list.refresh()
              }}
              onCancel={record && edited.done}
            >
              <Columns>{children}</Columns>
            </Form>
          )}
        </EditedSheet>
      )}
      <div ref={listBox} className={styles.listed}>
        <Sheet heading={listed}>
          <ListTable
            label={listed}
            file={of.resource.path}
            list={list}
            columns={columns}
            counted={words.serial}
            filters={
              <>
                {filters?.controls(list)}
                <ArchivedFilter list={list} />
              </>
            }
            rowClass={archivedClass}
            {...((mayEdit || more) && { actions })}
          />
        </Sheet>
      </div>
    </Page>
  )
}
