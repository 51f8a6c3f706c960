import type { Day } from '../day.ts'
import {
  computed,
  defineResource,
  longText,
  optionalDate,
  optionalText,
  text,
  type Row,
  type Words,
} from '@samity/shared-api/contract'

/** An announcement on /notices. A blank Bengali text falls back to the other language. */
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
  /** For people who are signed in */
  computed: computed<{
    /** Written by a module, and not on the website until a person publishes it */
    is_proposed?: boolean
    /** The title of the module that wrote it; null for people */
    author?: Words | null
  }>(),
  search: ['title', 'title_bengali', 'body', 'body_bengali'],
  conflicts: {
    notices_resolution_id_key: {
      field: 'title',
      message: {
        en: 'This resolution has a notice already',
        bn: 'এই সিদ্ধান্তের বিজ্ঞপ্তি আগে থেকেই আছে',
      },
    },
  },
})

/** The PDF or picture of a notice. `size` is in bytes. */
export type Attachment = { url: string; name: string; type: 'application/pdf' | 'image/webp'; size: number }

/**
 * The multipart part `attachment` carries a new file; `attachment_clear=true` removes the current one. A
 * blank date means today.
 */
export type Notice = Row<typeof notice> & { notice_date: Day; attachment: Attachment | null }
