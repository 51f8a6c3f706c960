import type { Instant } from '../moment.ts'
import {
  choice,
  date,
  longText,
  optionalInt,
  optionalText,
  text,
  z,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import { standings, type DuesPeriod, type ShownStanding, type Standing } from './dues-kinds.ts'

/** The rule of a list. The settings (`voter_list`) have the rule for new lists. */
export type VoterRule = {
  /** Every period that began up to this month must be paid; null: dues do not matter */
  paid_up_to: DuesPeriod | null
  standings: Standing[]
  /** Days of membership on the day of the list */
  member_days: number
}

/**
 * The fields of `POST voter-lists/`. What is left out of the rule comes from the settings. `paid_up_to` is
 * 'YYYY-MM', or 'none' when dues do not matter.
 */
export const voterListFields = {
  name_en: text({ en: 'Name (English)', bn: 'নাম (ইংরেজি)' }, 200),
  name_bn: text({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }, 200),
  day: date({ en: 'As of', bn: 'যে তারিখের' }),
  paid_up_to: optionalText({ en: 'Paid up to Month', bn: 'যে মাস পর্যন্ত পরিশোধিত' }, 10),
  member_days: optionalInt({ en: 'Member for Days', bn: 'সদস্যপদের ন্যূনতম দিন' }, 0, 20_000),
}
export const voterListInput = z.object({
  name_en: voterListFields.name_en.schema,
  name_bn: voterListFields.name_bn.schema,
  day: voterListFields.day.schema,
  paid_up_to: voterListFields.paid_up_to.schema,
  member_days: voterListFields.member_days.schema,
  standings: z
    .array(choice({ en: 'Standing', bn: 'সদস্যপদের অবস্থা' }, standings).schema)
    .max(standings.length)
    .nullable()
    .default(null),
})

/**
 * The body of `PUT voter-lists/{id}/`, which renames a draft. 409 for a final list, and for another `version`
 * than that in the database.
 */
export const renameInput = z.object({
  name_en: voterListFields.name_en.schema,
  name_bn: voterListFields.name_bn.schema,
  version: optionalInt({ en: 'Version', bn: 'সংস্করণ' }, 1, 2_000_000_000).schema,
})

/**
 * A list in `GET voter-lists/` (`voided=1`: void ones, too) and `GET voter-lists/{id}/`. `POST voter-lists/`
 * makes a draft. `DELETE` removes a draft. An administrator voids a final list that visitors do not read,
 * with a `reason`.
 */
/** Each language has the other name when its own is empty. */
export const voterListName = ({ name_en, name_bn }: Pick<VoterList, 'name_en' | 'name_bn'>): Words => ({
  en: name_en || name_bn,
  bn: name_bn || name_en,
})

export type VoterList = {
  id: number
  name_en: string
  name_bn: string
  day: Day
  rule: VoterRule
  status: 'draft' | 'final'
  version: number
  /** Advocates on the list: of a draft as of now */
  voters: number
  objections: number
  open_objections: number
  created_by: string
  created_at: Instant
  /** From this day the person who made the draft may make it final, too; null for a final list */
  own_final_from: Day | null
  finalised_by: string | null
  finalised_at: Instant | null
  /** sha256 of rule, day and voters; null for a draft */
  digest: string | null
  /** Since when visitors can read the list; null: not released */
  released_at: Instant | null
  voided_at: Instant | null
  voided_by: string | null
  void_reason: string | null
}

/**
 * An advocate in `GET voter-lists/{id}/voters/` (`limit`, `offset`, `search`, `X-Total-Count`; `off=1`: those
 * who are not on the list). A draft is computed on each request; a final list is what was frozen.
 */
export type Voter = {
  /** The advocate's id */
  id: number
  /** The serial on the list from 1; null when the advocate is not on it */
  serial: number | null
  bar_registration_number: string
  name_english: string
  name_bengali: string
  father_name: string
  /** Always there; optional for modules that were built before */
  father_name_bengali?: string
  photo: string | null
  enrollment_date_As_member: Day
  /** Why the advocate is not on the list, or is on it against the rule */
  reasons: VoterReason[]
}

export type VoterReason =
  | { code: 'dues'; owed: string; since: DuesPeriod; paid_up_to: DuesPeriod }
  | { code: 'standing'; standing: ShownStanding; since: Day | null }
  | { code: 'member_days'; days: number; needed: number }
  | { code: 'archived' }
  /** An accepted objection decided it */
  | { code: 'objection'; objection: number; request: 'include' | 'exclude' }

/**
 * `GET voter-lists/{id}/why/?advocate_id=` (a bar registration number): the advocate with the reasons. 404
 * for an unknown number.
 */
export type VoterAnswer = Voter & { on_list: boolean }

export const objectionRequests = [
  { value: 'include', label: { en: 'Put on the list', bn: 'তালিকাভুক্ত করা' } },
  { value: 'exclude', label: { en: 'Take off the list', bn: 'তালিকা থেকে বাদ দেওয়া' } },
] as const
export const objectionDecisions = [
  { value: 'accepted', label: { en: 'Accepted', bn: 'গৃহীত' } },
  { value: 'rejected', label: { en: 'Rejected', bn: 'নামঞ্জুর' } },
] as const

/**
 * The fields of `POST voter-lists/{id}/objections/`. 409 when the list is final. `advocate_id` is the bar
 * registration number of the advocate whom the objection is about.
 */
export const objectionFields = {
  advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
  request: choice({ en: 'Request', bn: 'আবেদন' }, objectionRequests),
  objector: optionalText({ en: 'Objector', bn: 'আপত্তিকারী' }, 200),
  ground: longText({ en: 'Ground', bn: 'আপত্তির কারণ' }, 1000),
}
export const objectionInput = z.object({
  advocate_id: objectionFields.advocate_id.schema,
  request: objectionFields.request.schema,
  objector: objectionFields.objector.schema,
  ground: text({ en: 'Ground', bn: 'আপত্তির কারণ' }, 1000).schema,
})
/**
 * The fields of `POST voter-lists/{id}/objections/{objection}/decide/`. 409 when another person has decided
 * it.
 */
export const decisionFields = {
  decision: choice({ en: 'Decision', bn: 'সিদ্ধান্ত' }, objectionDecisions),
  decision_reason: text({ en: 'Reason', bn: 'কারণ' }, 1000),
}
export const decisionInput = z.object({
  decision: decisionFields.decision.schema,
  decision_reason: decisionFields.decision_reason.schema,
})

/** An objection in `GET voter-lists/{id}/objections/`. */
export type VoterObjection = {
  id: number
  /** The advocate's id */
  advocate: number
  advocate_id: string
  name_english: string
  name_bengali: string
  request: 'include' | 'exclude'
  objector: string
  ground: string
  decision: 'open' | 'accepted' | 'rejected'
  decision_reason: string
  decided_by: string | null
  decided_at: Instant | null
  created_by: string
  created_at: Instant
  version: number
}

/*
 * `POST voter-lists/{id}/finalise/` freezes a draft: 409 when it is final already or an objection is open.
 * `POST voter-lists/{id}/release/` shows a final list to visitors, `POST voter-lists/{id}/withdraw/` hides it
 * again.
 */

/** `GET released-voter-lists/`, for everyone. */
export type ReleasedVoterList = {
  id: number
  name: Words
  day: Day
  digest: string
  voters: number
  released_at: Instant
}
/** A voter in `GET released-voter-lists/{id}/`: only what public cards show. */
export type ReleasedVoter = {
  serial: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  father_name: string
  /** Always there; optional for modules that were built before */
  father_name_bengali?: string
  photo: string | null
}
export type ReleasedVoterListDetails = ReleasedVoterList & { rows: ReleasedVoter[] }
