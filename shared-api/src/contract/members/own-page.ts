import type { Advocate } from '../config/advocate.ts'
import type { Instant } from '../moment.ts'
import type { ShownStanding } from './dues-kinds.ts'
import type { Passbook } from './passbook.ts'
import type { DuesTerms, StandingHistory } from './standing.ts'

/** A page of a member sends the `advocate_id` that it shows. The session of another one answers 401. */
export const memberHeader = 'x-samity-member'

/** The member whose session it is: `GET my/`. 401 with the code `auth.member` without a session. */
export type OwnCard = {
  advocate_id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  photo?: string
  status: Advocate['status']
  /** Masked: '017*****456', '' when there is none */
  phone: string
  /** Masked: 'r***@example.com', '' when there is none */
  email: string
  standing: ShownStanding
  consent: Consent
  /** When the session ends unless it is used */
  until: Instant
}

/**
 * True if the public card shows phone, address and photo, as far as the association does. `at` is null for a
 * member who has never decided.
 */
export type Consent = { shown: boolean; at: Instant | null }

/** `GET my/data/`: all data of the member. National IDs have their last four digits only. */
export type OwnData = {
  exported_at: Instant
  member: Omit<Advocate, 'version'>
  consent: Consent
  passbook: Passbook
  standing: StandingHistory
  dues_terms: DuesTerms
  sessions: MemberSession[]
  /** Rows of further tables by the names of the tables, as they are stored: amounts are whole paisa */
  records: Record<string, object[]>
}

/** `GET advocates/{id}/member-sessions/` */
export type MemberSession = { id: number; device: string; created_at: Instant; last_seen_at: Instant }

/** `POST advocates/{id}/member-code/`: for a slip that the counter prints */
export type MemberCode = { code: string; expires_at: Instant }

/**
 * `POST member-codes/`: to whom the service of a module sends the code. Null if the number is unknown, or the
 * member cannot or may not receive one: the page says the same in each case.
 */
export type MemberCodeRecipient = {
  recipient: (MemberCode & Pick<OwnCard, 'advocate_id' | 'name_english' | 'name_bengali'> & Contact) | null
}
/** As stored. One of them may be '' */
type Contact = { phone: string; email: string }
