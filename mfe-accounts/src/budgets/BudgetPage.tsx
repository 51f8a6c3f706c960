import type { Collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import { useList, type Column } from '@samity/shared-ui/data'
import { FormColumns, type FormOf, type FormProps } from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { useMemo, type ReactNode } from 'react'
import { YearFilter } from '../components/YearFilter.tsx'
import { useYear } from '../hooks/use-year.ts'
import styles from '../components/report.module.css'

type Props<R extends Resource> = {
  heading: Words
  /** Heading of the list: '{heading} of {year}' */
  listHeading: Words
  collection: Collection<R>
  form: FormOf<R>
  columns: readonly Column<Row<R>>[]
  messages: NonNullable<FormProps<R>['messages']>
  deletion: { question: Words; failed: Words }
  /** The fields of the form, without the year, which comes from the URL */
  children: ReactNode
}

const words = {
  serial: { en: 'SL', bn: 'ক্রম' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }

export function BudgetPage<R extends Resource>(props: Props<R>) {
  const { heading, listHeading, collection, form, columns, messages, deletion, children } = props
  const show = useShow()
  const year = useYear()
  const query = useMemo(() => ({ year }), [year])
  const list = useList(collection, { query, size: 200 })
  const editor = useRecordEditor(collection, list, { ...deletion, done: words.deleted })
  const { Form } = form

  return (
    <RecordsPage
      heading={heading}
      toolbar={
        <div className={styles.toolbar}>
          <YearFilter year={year} ahead={1} />
        </div>
      }
      editor={editor}
      form={(formProps) => (
        <Form
          key={formProps.record ? `record ${formProps.record.id}` : `new ${year}`}
          {...formProps}
          labels={labels}
          messages={messages}
          // an edited record keeps its own year
          prepare={(values) =>
            ({ ...values, year: formProps.record?.['year' as keyof Row<R>] ?? year }) as FormValues<R>
          }
        >
          <FormColumns>{children}</FormColumns>
        </Form>
      )}
      listHeading={fillWords(listHeading, { year: show.digits(year) })}
      label={heading}
      file={`${collection.resource.path}-${year}`}
      list={list}
      columns={columns}
      rowNumberLabel={words.serial}
    />
  )
}
