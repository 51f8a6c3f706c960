import { dayOfInstant } from '@samity/shared-api/contract/moment'
import type { Collection } from '@samity/shared-api/client'
import type { Fields, FormValues, Resource, Row, Words } from '@samity/shared-api/contract'
import type { DuesRecordColumns } from '@samity/shared-api/contract/members/dues-waiver'
import { ChoiceFilter, deletionReason, MoreButton, useList, type Column } from '@samity/shared-ui/data'
import { AdvocateLookup, FormColumns, type FormOf } from '@samity/shared-ui/forms'
import { usePersonName } from '@samity/shared-ui/query'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { useSay } from '@samity/shared-ui/words'
import { useMemo, type ReactNode } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import styles from '../members.module.css'
import { AdvocateLink } from './AdvocateLink.tsx'
import { lookupProps } from './lookup-props.ts'

const words = {
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  state: { en: 'State', bn: 'অবস্থা' },
  void: { en: 'Void ones', bn: 'বাতিলগুলো' },
  isVoid: { en: 'void', bn: 'বাতিল' },
  by: { en: 'Entered by', bn: 'লিখেছেন' },
  on: { en: 'Entered on', bn: 'লেখার তারিখ' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved.', bn: 'সংরক্ষিত হয়েছে।' },
  voided: { en: 'It is void.', bn: 'বাতিল হয়েছে।' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
}

const voidChoices = [
  { value: '', label: { en: 'Hide', bn: 'দেখাবেন না' } },
  { value: '1', label: { en: 'Show', bn: 'দেখান' } },
]

type DuesRecord = DuesRecordColumns & { id: number; advocate_id: string }
type Props<R extends Resource> = {
  records: Collection<R>
  form: FormOf<R>
  heading: Words
  list: Words
  empty: Words
  question: Words
  file: string
  /** The columns between the advocate and the state */
  columns: readonly Column<Row<R>>[]
  initial?: FormValues<R>
  prepare?: (values: FormValues<R>) => FormValues<R>
  actions?: ReactNode
  children: ReactNode
}

/** Waivers or opening dues: they are added and voided, never changed. */
export function DuesRecordsPage<R extends Resource<Fields, DuesRecordColumns>>(props: Props<R>) {
  const { records, form, heading, empty, question, file, initial, prepare, actions, children } = props
  const list = useList<Row<R>>(records, { search: true, sort: '-id', filters: { voided: 'voided' } })
  const editor = useRecordEditor(records, list, {
    question,
    reason: deletionReason,
    cancel: words.cancel,
    done: words.voided,
  })
  const columns = useColumns(props.columns)
  const { Form } = form
  return (
    <RecordsPage
      arrangement="list first"
      heading={heading}
      links={actions}
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          {...(initial && { initial })}
          {...(prepare && { prepare })}
          labels={{ create: words.save, update: words.save }}
          messages={{ created: words.saved }}
          draftName={file}
        >
          <FormColumns>
            <AdvocateLookup {...lookupProps} />
            {children}
          </FormColumns>
        </Form>
      )}
      listHeading={props.list}
      file={file}
      list={list}
      columns={columns}
      empty={empty}
      rowClass={(row) => (recordOf(row).voided_at ? styles.void : undefined)}
      filters={<ChoiceFilter list={list} name="voided" field={{ label: words.void, choices: voidChoices }} />}
      actions={(row) =>
        !recordOf(row).voided_at && <MoreButton actions={{ delete: () => void editor.remove(row) }} />
      }
    />
  )
}

// the resource has these computed columns; the type of a generic row does not show them
const recordOf = (row: object) => row as DuesRecord

function useColumns<T extends object>(own: readonly Column<T>[]): Column<T>[] {
  const say = useSay()
  const personOf = usePersonName()
  return useMemo(
    () => [
      {
        name: 'advocate_id',
        label: words.advocate,
        sort: null,
        value: (row) => {
          const record = recordOf(row)
          return `${record.advocate_id} ${say(nameOf(record))}`
        },
        show: (row) => {
          const { advocate, advocate_id, name_english, name_bengali } = recordOf(row)
          return (
            <AdvocateLink
              id={advocate}
              number={advocate_id}
              name_english={name_english}
              name_bengali={name_bengali}
            />
          )
        },
      },
      ...own,
      {
        name: 'voided_at',
        label: words.state,
        sort: null,
        value: (row) => (recordOf(row).voided_at ? say(words.isVoid) : ''),
        show: (row) => {
          const { voided_at, void_reason } = recordOf(row)
          if (!voided_at) return null
          return (
            <div>
              <span className={`${styles.tag} ${styles.bad}`}>{say(words.isVoid)}</span>
              {void_reason && <span className={styles.small}>{void_reason}</span>}
            </div>
          )
        },
      },
      {
        name: 'created_by',
        label: words.by,
        sort: null,
        value: (row) => personOf(recordOf(row).created_by),
        hidden: 'when narrow',
      },
      {
        name: 'created_at',
        label: words.on,
        kind: 'day',
        sort: null,
        value: (row) => dayOfInstant(recordOf(row).created_at),
        hidden: true,
      },
    ],
    [say, own, personOf],
  )
}
