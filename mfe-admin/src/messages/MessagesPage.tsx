import { collection } from '@samity/shared-api/client'
import { contactMessage, type ContactMessage } from '@samity/shared-api/contract/site/contact-message'
import { Page, Card, useMayEdit } from '@samity/shared-ui/core'
import {
  ArchivedFilter,
  columnsFor,
  ListTable,
  RowButton,
  useArchive,
  useList,
  type Column,
} from '@samity/shared-ui/data'
import { useState } from 'react'
import { Moment } from '@samity/shared-ui/admin'
import { MessageDialog } from './MessageDialog.tsx'

const messages = collection(contactMessage)

const words = {
  heading: { en: 'Messages', bn: 'বার্তা' },
  empty: { en: 'No messages found.', bn: 'কোনো বার্তা পাওয়া যায়নি।' },
  reference: { en: 'Reference', bn: 'রেফারেন্স' },
  received: { en: 'Received', bn: 'প্রাপ্তি' },
}

const columns: Column<ContactMessage>[] = [
  { name: 'reference', sort: null, label: words.reference, value: ({ reference }) => reference },
  {
    name: 'created_at',
    sort: null,
    label: words.received,
    value: ({ created_at }) => created_at,
    show: ({ created_at }) => <Moment at={created_at} />,
  },
  ...columnsFor(contactMessage, 'name', 'email', 'subject'),
]

export default function MessagesPage() {
  const mayEdit = useMayEdit()
  const list = useList<ContactMessage>('contact-messages/', {
    search: true,
    filters: { archived: 'archived' },
  })
  const { archive, restore } = useArchive(messages, { list })
  const [openMessage, setOpenMessage] = useState<ContactMessage>()

  return (
    <Page heading={words.heading}>
      <Card>
        <ListTable
          list={list}
          label={words.heading}
          columns={columns}
          empty={words.empty}
          file="messages"
          filters={<ArchivedFilter list={list} />}
          actions={(message) => (
            <>
              <RowButton action="view" onClick={() => setOpenMessage(message)} />
              {mayEdit && (
                <RowButton
                  action={message.archived_at ? 'restore' : 'archive'}
                  onClick={() => void (message.archived_at ? restore(message) : archive(message))}
                />
              )}
            </>
          )}
        />
      </Card>
      {openMessage && <MessageDialog message={openMessage} onClose={() => setOpenMessage(undefined)} />}
    </Page>
  )
}
