import type { Instant } from '../moment.ts'
import { optionalText, text, z, type Day } from '@samity/shared-api/contract'
import type { DuesKind, DuesPeriod } from './dues-kinds.ts'

/**
 * The fields of `POST clearance-certificates/`. 409 when the advocate owes something; the message says what.
 */
export const certificateFields = {
  /** The bar registration number */
  advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
  purpose: optionalText({ en: 'Purpose', bn: 'উদ্দেশ্য' }, 300),
}
export const certificateInput = z.object({
  advocate_id: certificateFields.advocate_id.schema,
  purpose: certificateFields.purpose.schema,
})

/**
 * A certificate of `clearance-certificates/` (list: `search`, `from`, `to`, `voided=1`, `limit`, `offset`,
 * `X-Total-Count`). `DELETE` voids it with an optional reason. It also becomes void when a receipt behind it
 * is voided or gives a period back: then `void_reason` is the number of that receipt. The same holds for a
 * waiver without which the advocate would have owed something: then `void_reason` begins with its address,
 * `dues-waivers/12`.
 */
export type ClearanceCertificate = {
  id: number
  /** 'CLR-2026-000001' */
  number: string
  day: Day
  /** The advocate's id */
  advocate: number
  advocate_id: string
  name_english: string
  name_bengali: string
  purpose: string
  created_by: string
  created_at: Instant
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}

/** `GET clearance-certificates/{id}/` */
export type ClearanceCertificateDetails = ClearanceCertificate & {
  /** The receipts behind the certificate, oldest first, with the periods that they paid */
  receipts: {
    id: number
    number: string
    day: Day
    total: string
    periods: { kind: DuesKind; from: DuesPeriod; to: DuesPeriod }[]
  }[]
}
