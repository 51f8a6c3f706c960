import {
  defineResource,
  longText,
  optionalDate,
  optionalText,
  text,
  type Row,
} from '@samity/shared-api/contract'

/** What the association makes known on /notices. A Bengali text that is left empty is shown in the other language. */
export const notice = defineResource({
  path: 'notices',
  name: { en: 'notice', bn: 'বিজ্ঞপ্তি' },
  fields: {
    notice_date: optionalDate({ en: 'Notice Date', bn: 'বিজ্ঞপ্তির তারিখ' }),
    title: text({ en: 'Title', bn: 'শিরোনাম' }, 300),
    title_bengali: optionalText({ en: 'Title (Bengali)', bn: 'শিরোনাম (বাংলা)' }, 300),
    body: longText({ en: 'Text', bn: 'বিবরণ' }, 10_000),
    body_bengali: longText({ en: 'Text (Bengali)', bn: 'বিবরণ (বাংলা)' }, 10_000),
  },
  search: ['title', 'title_bengali', 'body', 'body_bengali'],
})

/** A PDF or a picture that hangs on a notice. `size` is in bytes. */
export type Attachment = { url: string; name: string; type: 'application/pdf' | 'image/webp'; size: number }

/**
 * The attachment is sent as the multipart part `attachment`; `attachment_clear=true` takes it away. A date that is left
 * blank is today's.
 */
export type Notice = Row<typeof notice> & { notice_date: string; attachment: Attachment | null }
