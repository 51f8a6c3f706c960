import { collection, http, toRequestError } from '@samity/shared-api/client'
import { today, type Row } from '@samity/shared-api/contract'
import { notice, type Notice } from '@samity/shared-api/contract/site/notice'
import { Button, Page, Card, useMayEdit, useToast } from '@samity/shared-ui/core'
import { columnsFor, ListTable, RowButton, useEditParam, useList, type Column } from '@samity/shared-ui/data'
import {
  AttachmentInput,
  FormColumns,
  EditCard,
  formFor,
  FullWidth,
  type AttachmentValue,
} from '@samity/shared-ui/forms'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { NoticePreview } from './NoticePreview.tsx'
import styles from './notices.module.css'
import { useNoticeActions } from './use-notice-actions.ts'

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
  attachmentFailed: {
    en: 'The notice was saved, but its attachment was not: {reason}',
    bn: 'বিজ্ঞপ্তি সংরক্ষিত হয়েছে, সংযুক্তি হয়নি: {reason}',
  },
  withdraw: { en: 'Withdraw', bn: 'প্রত্যাহার করুন' },
  publish: { en: 'Publish again', bn: 'আবার প্রকাশ করুন' },
}

const states = [
  { value: 'published', label: { en: 'Published', bn: 'প্রকাশিত' } },
  { value: 'withdrawn', label: { en: 'Withdrawn', bn: 'প্রত্যাহৃত' } },
]

const columns: Column<Row<typeof notice>>[] = [
  ...columnsFor(notice, 'notice_date', 'title', 'title_bengali'),
  {
    name: 'state',
    sort: null,
    label: words.state,
    kind: 'choice',
    choices: states,
    value: ({ archived_at }) => (archived_at ? 'withdrawn' : 'published'),
  },
]

const attachmentWords = {
  label: { en: 'Attachment (PDF or picture)', bn: 'সংযুক্তি (PDF বা ছবি)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  clear: { en: 'Remove attachment', bn: 'সংযুক্তি সরান' },
}

/** Returns the notice as form data, for the request that adds or removes its attachment. */
function toFormData(row: Notice, attachment: File | null): FormData {
  const form = new FormData()
  for (const name of Object.keys(notice.fields))
    form.append(name, String((row as Record<string, unknown>)[name] ?? ''))
  form.append('version', String(row.version))
  if (attachment) form.append('attachment', attachment)
  else form.append('attachment_clear', 'true')
  return form
}

/** The notices of the website: a form with a preview, and a list to edit, publish, withdraw and delete them. */
export default function NoticesPage() {
  const t = useWords(words)
  const toast = useToast()
  const list = useList(notices, { query: everyNotice })
  const edited = useEditParam(notices)
  const mayEdit = useMayEdit()
  const [attachment, setAttachment] = useState<AttachmentValue>()
  const { remove, withdraw, publish } = useNoticeActions(notices, list)

  async function attach(row: Notice) {
    if (attachment === undefined) return
    try {
      await http.put(`notices/${row.id}/`, toFormData(row, attachment))
      setAttachment(undefined)
    } catch (error) {
      toast.error(fillWords(words.attachmentFailed, { reason: toRequestError(error).message }))
    }
    list.refresh()
  }

  const leave = () => {
    setAttachment(undefined)
    edited.done()
  }

  const actions = (row: Row<typeof notice>) => (
    <>
      <RowButton action="edit" onClick={() => void edited.edit(row)} />
      <Button size="small" onClick={() => void (row.archived_at ? publish(row) : withdraw(row))}>
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
              onSaved={(row) => {
                edited.done()
                list.refresh()
                // the response also contains the attachment, which is not a declared field
                void attach(row as Notice)
              }}
              onCancel={record && leave}
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
