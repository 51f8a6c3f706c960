import { collection } from '@samity/shared-api/client'
import { today, type Words } from '@samity/shared-api/contract'
import { notice, type Notice } from '@samity/shared-api/contract/site/notice'
import { Button, RecordButton } from '@samity/shared-ui/core'
import { columnsFor, MoreButton, RowButton, useList } from '@samity/shared-ui/data'
import {
  AttachmentInput,
  FormColumns,
  formFor,
  FullWidth,
  useAttachmentChoice,
} from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
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
  proposed: {
    en: '{author} has written this notice. It is on the website after you click Publish in the list.',
    bn: '{author} এই বিজ্ঞপ্তি লিখেছে। তালিকায় প্রকাশ করুন চাপলে এটি ওয়েবসাইটে দেখা যাবে।',
  },
  author: { en: 'Written by', bn: 'লিখেছে' },
  message: { en: 'Send SMS or e-mail', bn: 'এসএমএস বা ই-মেইল পাঠান' },
  withdraw: { en: 'Withdraw', bn: 'প্রত্যাহার করুন' },
  publish: { en: 'Publish again', bn: 'আবার প্রকাশ করুন' },
}

const states = [
  { value: 'published', label: { en: 'Published', bn: 'প্রকাশিত' } },
  { value: 'proposed', label: { en: 'Not published yet', bn: 'এখনো প্রকাশিত নয়' } },
  { value: 'withdrawn', label: { en: 'Withdrawn', bn: 'প্রত্যাহৃত' } },
]

const stateOf = ({ archived_at, is_proposed }: Pick<Notice, 'archived_at' | 'is_proposed'>) =>
  is_proposed ? 'proposed' : archived_at ? 'withdrawn' : 'published'

/** The module whose proposal the form has */
const authorOf = (record: Pick<Notice, 'is_proposed' | 'author'> | undefined) =>
  record?.is_proposed ? record.author : undefined

const columnsIn = (say: (words: Words) => string) =>
  columnsFor(
    notice,
    'notice_date',
    'title',
    'title_bengali',
    { name: 'author', sort: null, label: words.author, value: ({ author }) => author && say(author) },
    { name: 'state', sort: null, label: words.state, kind: 'choice', choices: states, value: stateOf },
  )

const attachmentWords = {
  label: { en: 'Attachment (PDF or picture)', bn: 'সংযুক্তি (PDF বা ছবি)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  clear: { en: 'Remove attachment', bn: 'সংযুক্তি সরান' },
}

export default function NoticesPage() {
  const t = useWords(words)
  const say = useSay()
  const list = useList(notices, { query: everyNotice })
  const editor = useRecordEditor(notices, list, {
    question: words.deletion,
    archive: 'at once',
    archived: words.withdrawn,
    restored: words.published,
    listsArchived: true,
    onSaved: () => setAttachment(undefined),
  })
  const [attachment, setAttachment] = useAttachmentChoice(editor.id)

  return (
    <RecordsPage
      arrangement="list first"
      heading={words.heading}
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          initial={() => ({ notice_date: today() })}
          labels={{ create: words.save, update: words.update }}
          messages={{ created: words.saved, updated: words.updated }}
          files={{ attachment }}
        >
          {authorOf(formProps.record) && (
            <p className={styles.hint}>{fill(t.proposed, { author: say(authorOf(formProps.record)!) })}</p>
          )}
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
                storedName={(formProps.record as Partial<Notice> | undefined)?.attachment?.name}
              />
            </FullWidth>
            <FullWidth>
              <NoticePreview />
            </FullWidth>
          </FormColumns>
        </Form>
      )}
      listHeading={words.list}
      list={list}
      columns={columnsIn(say)}
      file="notices"
      rowClass={(row) => (stateOf(row) === 'withdrawn' ? styles.withdrawn : undefined)}
      actions={(row) => (
        <>
          <RowButton action="edit" onClick={() => void editor.edit(row)} />
          <Button
            size="small"
            onClick={() => void (row.archived_at ? editor.restore(row) : editor.archive?.(row))}
          >
            {row.is_proposed ? t.save : row.archived_at ? t.publish : t.withdraw}
          </Button>
          {stateOf(row) === 'published' && (
            <RecordButton kind="outgoing-message" values={{ kind: 'notice', notice: row.id }}>
              {t.message}
            </RecordButton>
          )}
          <MoreButton actions={{ delete: () => void editor.remove(row) }} />
        </>
      )}
    />
  )
}
