import type { Day } from '../day.ts'
import type { Words } from '@samity/shared-api/contract'
import type { ReconciliationSummary } from './reconciliation.ts'
import type { BackupStatus } from '../system/backup.ts'
import type { ReceiptSeries } from '../sales/money-record.ts'
import type { PaymentType } from '../sales/payment-type.ts'

/** Money received in a range of days. Amounts are decimal strings. */
export type CollectionSummary = {
  from: Day
  to: Day
  /** Income as in the reports */
  income: string
  /** Money collected for others, which is not in the income reports */
  passed_on: string
  heads: { id: number; name: Words; amount: string }[]
  payments: { payment_type: PaymentType; amount: string }[]
  /** Actual expense; absent for roles that may not see it */
  expense?: string
}

/** Money received up to the same day of the previous year. */
export type LastYearCollections = { from: Day; to: Day; collected: string }

export type RecentReceipt = {
  id: number
  number: string
  receipt_no: string
  stream: ReceiptSeries
  /** The title of a module's series; absent for built-in ones */
  stream_title?: Words
  date: Day
  payer: string
  /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
  payer_bengali?: string
  total: string
}

/** The work that waits for a person. It has no sum of money, because the count of a cash box is blind. */
export type ToDo = {
  /** The days of the own cash box that are not closed; first they need a count */
  days: { id: number; date: Day; name_english: string; name_bengali: string; needs_count: boolean }[]
  /** The transfers that the person confirms */
  transfers: number
  /** The transfers that the person signs. Always there; optional for modules that were built before. */
  signatures?: number
  /** The days of other boxes that are over and not closed, for administrators and staff */
  days_of_others: number
}

export type DashboardFigures = {
  /** Always there; optional for modules that were built before */
  to_do?: ToDo
  /** null, and all other sums absent, while the box of the person is not counted: the count is blind */
  today: CollectionSummary | null
  /** Month and year are report figures: absent for cashiers */
  month?: CollectionSummary
  year?: CollectionSummary
  last_year?: { month: LastYearCollections; year: LastYearCollections }
  /** The money received on each of the last 31 days, today included. Absent like the month. */
  days?: { day: Day; collected: string }[]
  /** Income and expense of this year's twelve months */
  months?: { month: string; income: string; expense: string }[]
  /** This year's probable and actual expense */
  budget?: { probable: string; actual: string; left: string }
  receipts: RecentReceipt[]
  /** Associates whose registration ends within a month or has ended in the last year */
  renewals: { count: number; first: { id: number; name: string; license_no: string; valid_until: Day }[] }
  /** Renters with rent due, the current month included: the rows of `renters/?due=1` */
  rents: {
    count: number
    amount: string
    first: {
      id: number
      renter_name: string
      building_name: string
      /** '' shows the other name. Always there; optional for modules that were built before. */
      building_name_bengali?: string
      months: number
      amount: string
    }[]
  }
  /** The last reconciliation; null when there was none yet, absent for cashiers */
  agreement?: ReconciliationSummary | null
  /** For administrators */
  pending_accounts?: number
  backups?: BackupStatus
  messages?: number
  /** The open tasks that modules give. Always there; optional for modules that were built before. */
  tasks?: number
  /** Papers that were shown in more than one case and that no administrator has reviewed */
  double_cases?: number
}

/** The work that waits for the person: the numbers in the menu. 0 for what the role does not do. */
export type WaitingWork = {
  /** The transfers that the person confirms or signs */
  transfers: number
  /** The days of the own cash box that are not closed */
  days: number
  /** The days of other boxes that are over and not closed */
  days_of_others: number
  /** The objections to voter lists that nobody has decided */
  objections: number
  /** The messages from visitors that nobody has archived */
  messages: number
  /** The open tasks that modules give */
  tasks: number
  /** The notices that modules propose for the website */
  notices: number
}
