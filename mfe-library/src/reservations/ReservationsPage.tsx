import type { Row } from '@samity/shared-api/contract'
import { Button, Card, Page, useToast } from '@samity/shared-ui/core'
import { ChoiceFilter, Filter, ListTable, RecordSelect, useList, type Column } from '@samity/shared-ui/data'
import { AdvocateLookup, formFor, FormColumns, type AdvocateSummary } from '@samity/shared-ui/forms'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { type Book } from '../../contract/book.ts'
import { reservationForm } from '../../contract/form-resources.ts'
import { reservationStates, type Reservation } from '../../contract/reservation.ts'
import { books, reservationsPath, reserveBook, useLibraryRights } from '../library-api.ts'
import { useCancelReservation } from './use-cancel-reservation.ts'

const { Form, Field } = formFor(reservationForm)

const words = {
  heading: { en: 'Reservations', bn: 'বইয়ের সংরক্ষণ' },
  formHeading: { en: 'Reserve a book that is out', bn: 'ধারে থাকা বই সংরক্ষণ করুন' },
  listHeading: { en: 'In line', bn: 'অপেক্ষার সারি' },
  empty: { en: 'Nobody is in line for a book.', bn: 'কোনো বইয়ের জন্য কেউ অপেক্ষায় নেই।' },
  reserve: { en: 'Reserve', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  reserved: {
    en: '{name} is in line for {title}.',
    bn: '{name} {title} বইটির অপেক্ষার সারিতে আছেন।',
  },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  advocateId: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  position: { en: 'Place in line', bn: 'সারিতে স্থান' },
  since: { en: 'Reserved on', bn: 'সংরক্ষণের তারিখ' },
  by: { en: 'Reserved by', bn: 'কে লিখেছেন' },
  state: { en: 'State', bn: 'অবস্থা' },
  all: { en: 'All', bn: 'সব' },
}

const columns: Column<Reservation>[] = [
  { name: 'title', label: words.book, value: ({ title }) => title },
  { name: 'position', label: words.position, kind: 'int', value: ({ position }) => position },
  { name: 'advocate_name', label: words.advocate, value: ({ advocate_name }) => advocate_name },
  {
    name: 'advocate_number',
    label: words.advocateId,
    value: ({ advocate_number }) => advocate_number,
    sort: null,
    hidden: 'when narrow',
  },
  { name: 'reserved_on', label: words.since, kind: 'day', value: ({ reserved_on }) => reserved_on },
  { name: 'reserved_by', label: words.by, value: ({ reserved_by }) => reserved_by, sort: null, hidden: true },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    choices: reservationStates,
    value: ({ state }) => state,
    sort: null,
  },
]

const bookLabel = ({ title, author }: Book) => `${title} · ${author}`

/** Advocates in line for books that are out: a form above the line. The URL may name the book. */
export default function ReservationsPage() {
  const t = useWords(words)
  const toast = useToast()
  const { mayLend } = useLibraryRights()
  const list = useList<Reservation>(reservationsPath, {
    search: true,
    filters: { book: 'book_id', state: 'state', advocate: 'advocate_id' },
  })
  const cancel = useCancelReservation(list.refresh)
  const advocate = useRef<AdvocateSummary>(undefined)
  const saved = useRef<Reservation>(undefined)
  const bookId = Number(list.params['book']) || undefined

  return (
    <Page heading={words.heading}>
      {mayLend && (
        <Card heading={words.formHeading}>
          <Form
            key={bookId}
            {...(bookId && { initial: { book_id: bookId } })}
            labels={{ create: words.reserve, update: words.reserve }}
            save={async ({ body, key }) => {
              const { book_id } = body as Row<typeof reservationForm> // the form has no files
              // without a picked advocate the service says at the field what to do
              saved.current = await reserveBook({ book_id, advocate_id: advocate.current?.id ?? 0 }, key)
              return { ...(body as Row<typeof reservationForm>), id: saved.current.id, version: 1 }
            }}
            onSaved={() => {
              advocate.current = undefined
              const { advocate_name: name, title } = saved.current!
              toast.success(fillWords(words.reserved, { name, title }))
              list.refresh()
            }}
          >
            <FormColumns>
              <Field name="book_id">
                <RecordSelect source={books} label={bookLabel} />
              </Field>
              <AdvocateLookup
                id={{ name: 'advocate_id' }}
                name={{ name: 'advocate_name' }}
                phone={{ name: 'advocate_phone' }}
                onPick={(picked) => {
                  advocate.current = picked
                }}
              />
            </FormColumns>
          </Form>
        </Card>
      )}
      <Card heading={words.listHeading}>
        <ListTable
          list={list}
          columns={columns}
          label={words.listHeading}
          file="library-reservations"
          empty={words.empty}
          filters={
            <>
              <Filter label={t.book} id="book">
                {(id) => (
                  <RecordSelect
                    id={id}
                    name={id}
                    source={books}
                    label={bookLabel}
                    value={bookId ?? null}
                    placeholder={t.all}
                    onChange={(book) => list.setParams({ book: String(book ?? '') })}
                  />
                )}
              </Filter>
              <ChoiceFilter
                list={list}
                name="state"
                field={{ label: words.state, choices: reservationStates }}
              />
            </>
          }
          {...(mayLend && {
            actions: (reservation: Reservation) => (
              <Button size="small" onClick={() => cancel(reservation)}>
                {t.cancel}
              </Button>
            ),
          })}
        />
      </Card>
    </Page>
  )
}
