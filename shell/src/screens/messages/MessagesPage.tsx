import { collection } from '@samity/shared-api/client'
import { contactMessage, type ContactMessage } from '@samity/shared-api/contract/site/contact-message'
import { Page, Sheet } from '@samity/shared-ui/core'
import { columnsFor, Filter, ListTable, RowButton, useList, type Column } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useMoment } from '../parts/moment.ts'
import { useDeed } from '../parts/use-deed.ts'
import { MessageDialog } from './MessageDialog.tsx'

const messages = collection(contactMessage)

const words = {
  heading: { en: 'Messages', bn: 'বার্তা' },
  empty: { en: 'No messages found.', bn: 'কোনো বার্তা পাওয়া যায়নি।' },
  reference: { en: 'Reference', bn: 'রেফারেন্স' },
  received: { en: 'Received', bn: 'প্রাপ্তি' },
  archived: { en: 'Archived', bn: 'আর্কাইভ' },
  put: { en: 'Archived successfully', bn: 'সফলভাবে আর্কাইভ করা হয়েছে' },
  back: { en: 'Restored successfully', bn: 'সফলভাবে ফিরিয়ে আনা হয়েছে' },
}
const shown = [
  { value: '', label: { en: 'Hidden', bn: 'লুকানো' } },
  { value: '1', label: { en: 'Shown', bn: 'দেখানো' } },
]

const columns: Column<ContactMessage>[] = [
  { name: 'reference', sort: null, label: words.reference, value: ({ reference }) => reference },
  {
    name: 'created_at',
    sort: null,
    label: words.received,
    value: ({ created_at }) => created_at,
    show: ({ created_at }) => <Received at={created_at} />,
  },
  ...columnsFor(contactMessage, 'name', 'email', 'subject'),
]

function Received({ at }: { at: string }) {
  return useMoment()(at)
}

/** What visitors wrote on the contact page. One that has been dealt with is archived. */
export default function MessagesPage() {
  const t = useWords(words)
  const { attempt } = useDeed()
  const list = useList<ContactMessage>('contact-messages/', {
    search: true,
    filters: { archived: 'archived' },
  })
  const [open, setOpen] = useState<ContactMessage>()

  const move = ({ id, archived_at }: ContactMessage) =>
    attempt(() => (archived_at ? messages.restore(id) : messages.archive(id)), {
      said: archived_at ? words.back : words.put,
      after: list.refresh,
    })

  return (
    <Page heading={words.heading}>
      <Sheet>
        <ListTable
          list={list}
          label={words.heading}
          columns={columns}
          empty={words.empty}
          file="messages"
          filters={
            <Filter label={t.archived} id="archived">
              {(id) => (
                <Choice
                  id={id}
                  name={id}
                  choices={shown}
                  value={list.asked['archived'] ?? ''}
                  onChange={(archived) => list.ask({ archived })}
                />
              )}
            </Filter>
          }
          actions={(message) => (
            <>
              <RowButton does="view" onClick={() => setOpen(message)} />
              <RowButton does={message.archived_at ? 'restore' : 'archive'} onClick={() => move(message)} />
            </>
          )}
        />
      </Sheet>
      {open && <MessageDialog message={open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
