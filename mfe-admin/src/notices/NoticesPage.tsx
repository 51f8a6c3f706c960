import { collection } from '@samity/shared-api/client'
import { today, type Row } from '@samity/shared-api/contract'
import { notice, type Notice } from '@samity/shared-api/contract/site/notice'
import { Button, Page, Card, useMayEdit } from '@samity/shared-ui/core'
import {
  columnsFor,
  ListTable,
  RowButton,
  useArchive,
  useEditParam,
  useList,
  useRemove,
} from '@samity/shared-ui/data'
import {
  AttachmentInput,
  FormColumns,
  EditCard,
  formFor,
  FullWidth,
  useAttachmentChoice,
} from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { NoticePreview } from './NoticePreview.tsx'
import styles from './notices.module.css'

const notices = collection(notice)
const { Form, Field } = formFor(notice)
/** Includes withdrawn notices */
const everyNotice = { archived: '1' }

const words = {
  heading: { en: 'Notices', bn: 'বিজ্ঞপ্তি' },
  list: { en: 'Notice List', bn: 'বিজ্ঞপ্তির তালিকা' },
  state: { en: 'State', bn: 'অবস্থা' },
  save: { en: 'Publish', bn: 'প্রকাশ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  saved: { en: 'Notice published successfully', bn: 'বিজ্ঞপ্তি সফলভাবে প্রকাশিত হয়েছে' },
  updated: { en: 'Notice updated successfully', bn: 'বিজ্ঞপ্তি সফলভাবে হালনাগাদ করা হয়েছে' },
  withdrawn: { en: 'Notice withdrawn', bn: 'বিজ্ঞপ্তি প্রত্যাহার করা হয়েছে' },
  published: { en: 'Notice published', bn: 'বিজ্ঞপ্তি প্রকাশ করা হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this notice?',
    bn: 'আপনি কি নিশ্চিত যে এই বিজ্ঞপ্তিটি মুছে ফেলতে চান?',
  },
  withdraw: { en: 'Withdraw', bn: 'প্রত্যাহার করুন' },
  publish: { en: 'Publish again', bn: 'আবার প্রকাশ করুন' },
}

const states = [
  { value: 'published', label: { en: 'Published', bn: 'প্রকাশিত' } },
  { value: 'withdrawn', label: { en: 'Withdrawn', bn: 'প্রত্যাহৃত' } },
]

const columns = columnsFor(notice, 'notice_date', 'title', 'title_bengali', {
  name: 'state',
  sort: null,
  label: words.state,
  kind: 'choice',
  choices: states,
  value: ({ archived_at }) => (archived_at ? 'withdrawn' : 'published'),
})

const attachmentWords = {
  label: { en: 'Attachment (PDF or picture)', bn: 'সংযুক্তি (PDF বা ছবি)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  clear: { en: 'Remove attachment', bn: 'সংযুক্তি সরান' },
}

export default function NoticesPage() {
  const t = useWords(words)
  const list = useList(notices, { query: everyNotice })
  const edited = useEditParam(notices)
  const mayEdit = useMayEdit()
  const [attachment, setAttachment] = useAttachmentChoice(edited.id)
  const remove = useRemove(notices, { question: words.deletion, list })
  const { archive, restore } = useArchive(notices, {
    // the list shows withdrawn notices too
    list: { refresh: list.refresh },
    archived: words.withdrawn,
    restored: words.published,
  })

  const actions = (row: Row<typeof notice>) => (
    <>
      <RowButton action="edit" onClick={() => void edited.edit(row)} />
      <Button size="small" onClick={() => void (row.archived_at ? restore(row) : archive(row))}>
        {row.archived_at ? t.publish : t.withdraw}
      </Button>
      <RowButton action="delete" onClick={() => void remove(row)} />
    </>
  )

  return (
    <Page heading={words.heading}>
      {mayEdit && (
        <EditCard target={edited}>
          {(record) => (
            <Form
              record={record}
              initial={() => ({ notice_date: today() })}
              labels={{ create: words.save, update: words.update }}
              messages={{ created: words.saved, updated: words.updated }}
              files={{ attachment }}
              onSaved={() => {
                setAttachment(undefined)
                edited.done()
                list.refresh()
              }}
              onCancel={record && edited.done}
            >
              <FormColumns>
                <Field name="notice_date" />
                <Field name="title" />
                <Field name="title_bengali" />
                <FullWidth>
                  <Field name="body" />
                </FullWidth>
                <FullWidth>
                  <Field name="body_bengali" />
                </FullWidth>
                <FullWidth>
                  <AttachmentInput
                    words={attachmentWords}
                    value={attachment}
                    onChange={setAttachment}
                    storedName={(record as Partial<Notice> | undefined)?.attachment?.name}
                  />
                </FullWidth>
                <FullWidth>
                  <NoticePreview />
                </FullWidth>
              </FormColumns>
            </Form>
          )}
        </EditCard>
      )}
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          list={list}
          columns={columns}
          file="notices"
          rowClass={({ archived_at }) => (archived_at ? styles.withdrawn : undefined)}
          {...(mayEdit && { actions })}
        />
      </Card>
    </Page>
  )
}
