import type { Instant } from '../moment.ts'
import { choice, date, flag, longText, text, z, type Day } from '@samity/shared-api/contract'
import { duesCourts, standings, type DuesCourt, type ShownStanding, type Standing } from './dues-kinds.ts'
import { resolution_id, resolutionText } from './fee-schedule.ts'

/** True if periods that begin during a standing are charged, unless the body says otherwise. */
export const chargesDues: Record<Standing, boolean> = {
  regular: true,
  suspended: true,
  non_practising: false,
  transferred: false,
  retired: false,
  deceased: false,
}

/**
 * The fields of `POST advocates/{id}/standing/`. The standing holds from `from_day` (not after today) on:
 * rows of the history that begin on the same or a later day are superseded. It also sets the advocate's
 * status and flags.
 */
export const standingFields = {
  standing: choice({ en: 'Standing', bn: 'সদস্যপদের অবস্থা' }, standings),
  from_day: date({ en: 'From Day', bn: 'যে তারিখ থেকে' }),
  charges_dues: flag({ en: 'Dues go on', bn: 'চাঁদা চলবে' }),
  reason: text({ en: 'Reason', bn: 'কারণ' }, 500),
  resolution_id,
  resolution: resolutionText,
}
export const standingInput = z.object({
  standing: standingFields.standing.schema,
  from_day: standingFields.from_day.schema,
  charges_dues: z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    z.union([z.literal(null), standingFields.charges_dues.schema]),
  ),
  reason: standingFields.reason.schema,
  resolution_id: resolution_id.schema,
  resolution: resolutionText.schema,
})

export type StandingRow = {
  id: number
  standing: Standing
  from_day: Day
  charges_dues: boolean
  /** '' when the advocate's record set the standing */
  reason: string
  /** The resolution of the register, or null */
  resolution_id: number | null
  /** The number that the resolution of the register has today, or the text of one outside the register */
  resolution: string | null
  /** '' when the advocate's record set the standing: the audit log says who changed that */
  created_by: string
  created_at: Instant
  /** When a later entry replaced this row; null for rows in force */
  superseded_at: Instant | null
}

/** `GET advocates/{id}/standing/` */
export type StandingHistory = {
  advocate_id: number
  /** Of today: 'in_arrears' for a regular advocate who owes something */
  current: ShownStanding
  since: Day
  /** Newest first, superseded rows included */
  history: StandingRow[]
}

/**
 * The fields of `POST advocates/{id}/dues-terms/`: for which court an advocate pays and whether they are in
 * the benevolent scheme, from `from_day` on. An advocate without terms pays for L/C and is in the scheme.
 */
export const duesTermsFields = {
  from_day: date({ en: 'From Day', bn: 'যে তারিখ থেকে' }),
  court_type: choice({ en: 'Court Type', bn: 'আদালতের ধরন' }, duesCourts),
  benevolent: flag({ en: 'In the Benevolent Scheme', bn: 'বেনাভোলেন্ট ফান্ডে আছেন' }),
  reason: longText({ en: 'Reason', bn: 'কারণ' }, 500),
  resolution_id,
  resolution: resolutionText,
}
export const duesTermsInput = z.object({
  from_day: duesTermsFields.from_day.schema,
  court_type: duesTermsFields.court_type.schema,
  benevolent: z.preprocess((value) => value ?? true, duesTermsFields.benevolent.schema),
  reason: duesTermsFields.reason.schema,
  resolution_id: resolution_id.schema,
  resolution: resolutionText.schema,
})

export type DuesTermsRow = {
  id: number
  from_day: Day
  court_type: DuesCourt
  benevolent: boolean
  reason: string
  /** The resolution of the register, or null */
  resolution_id: number | null
  /** The number that the resolution of the register has today, or the text of one outside the register */
  resolution: string | null
  created_by: string
  created_at: Instant
  superseded_at: Instant | null
}
/** `GET advocates/{id}/dues-terms/`, newest first */
export type DuesTerms = {
  advocate_id: number
  current: { court_type: DuesCourt; benevolent: boolean }
  history: DuesTermsRow[]
}
