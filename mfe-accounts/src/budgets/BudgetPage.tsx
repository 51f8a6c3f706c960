import type { Collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import { Page, Card, useDelete, useMayEdit } from '@samity/shared-ui/core'
import { ListTable, RowButton, useEditParam, useList, type Column } from '@samity/shared-ui/data'
import { FormColumns, EditCard, type FormOf, type FormProps } from '@samity/shared-ui/forms'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { useMemo, type ReactNode } from 'react'
import { useYear, YearFilter } from '../components/YearFilter.tsx'
import styles from '../components/report.module.css'

type Props<R extends Resource> = {
  heading: Words
  /** Heading of the list: '{heading} of {year}' */
  listHeading: Words
  of: Collection<R>
  form: FormOf<R>
  columns: readonly Column<Row<R>>[]
  messages: NonNullable<FormProps<R>['messages']>
  deletion: { question: Words; failed: Words }
  /** The fields of the form; the year is the page's */
  children: ReactNode
}

const words = {
  serial: { en: 'SL', bn: 'ক্রম' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }

/** What is expected of a year, one amount a category: the form above, the year's list with its total below. */
export function BudgetPage<R extends Resource>(props: Props<R>) {
  const { heading, listHeading, of, form, columns, messages, deletion, children } = props
  const show = useShow()
  const mayEdit = useMayEdit()
  const year = useYear()
  const query = useMemo(() => ({ year }), [year])
  const list = useList(of, { query, size: 200 })
  const edited = useEditParam(of)
  const remove = useDelete<Row<R>>(of, { ...deletion, done: words.deleted, list })
  const { Form } = form

  return (
    <Page heading={heading}>
      <div className={styles.asked}>
        <YearFilter year={year} ahead={1} />
      </div>
      {mayEdit && (
        <EditCard target={edited}>
          {(record) => (
            <Form
              key={record ? `record ${record.id}` : `new ${year}`}
              record={record}
              labels={labels}
              messages={messages}
              // a record that is corrected stays in its own year
              prepare={(values) =>
                ({ ...values, year: record?.['year' as keyof Row<R>] ?? year }) as FormValues<R>
              }
              onSaved={() => {
                edited.done()
                list.refresh()
              }}
              onCancel={record && edited.done}
            >
              <FormColumns>{children}</FormColumns>
            </Form>
          )}
        </EditCard>
      )}
      <Card heading={fillWords(listHeading, { year: show.digits(year) })}>
        <ListTable
          label={heading}
          file={`${of.resource.path}-${year}`}
          list={list}
          columns={columns}
          rowNumberLabel={words.serial}
          {...(mayEdit && {
            actions: (row: Row<R>) => (
              <>
                <RowButton action="edit" onClick={() => void edited.edit(row)} />
                <RowButton
                  action="delete"
                  onClick={() =>
                    void remove(row).then(
                      (isDeleted) => isDeleted && edited.id === String(row.id) && edited.done(),
                    )
                  }
                />
              </>
            ),
          })}
        />
      </Card>
    </Page>
  )
}
