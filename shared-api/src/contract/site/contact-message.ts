import type { Instant } from '../moment.ts'
import { defineResource, email, longText, optionalText, text, type Row } from '@samity/shared-api/contract'

export const contactMessage = defineResource({
  path: 'contact-messages',
  name: { en: 'message', bn: 'বার্তা' },
  fields: {
    name: text({ en: 'Name', bn: 'নাম' }),
    email: email({ en: 'Email', bn: 'ই-মেইল' }),
    subject: optionalText({ en: 'Subject', bn: 'বিষয়' }, 300),
    message: longText({ en: 'Message', bn: 'বার্তা' }, 5000),
  },
  search: ['name', 'email', 'subject', 'message'],
})
/** `reference` is the number that the visitor has received. A message that is dealt with is archived. */
export type ContactMessage = Row<typeof contactMessage> & { reference: string; created_at: Instant }
