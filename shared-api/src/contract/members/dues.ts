import type { Instant } from '../moment.ts'
import type { Day } from '@samity/shared-api/contract'
import type { ModuleCharge } from './module-charge.ts'
import type { AgeingBucket, DuesCourt, DuesKind, DuesPeriod, ShownStanding } from './dues-kinds.ts'

/* All amounts are decimal strings. */

/** One period that an advocate owes. */
export type DuePeriod = {
  kind: DuesKind
  period: DuesPeriod
  amount: string
  delay_fee: string
  source: 'schedule' | 'opening'
}

/**
 * The figures of one kind: charged − waived − paid = owed. A period that is paid does not count as waived.
 */
export type KindDues = {
  kind: DuesKind
  charged: string
  waived: string
  paid: string
  owed: string
  delay_fee: string
  /** The yearly cost; 0.00 of the other kinds */
  cost: string
  /** Number of unpaid periods */
  unpaid: number
  /** The last paid period, also an advance one; null when none is paid */
  paid_until: DuesPeriod | null
}

/** Rows for `monthlyfee_set` of the form of fees. */
export type ProposedMonths = {
  from_month: number
  from_year: number
  to_month: number
  to_year: number
  monthly_fee: string
  monthly_delay_fee: string
  total_monthly_amount: string
}
/**
 * Rows for `barassociationfee_set`. `yearly_fee` is '0.00' when only the fund fees of these years are owed.
 */
export type ProposedYears = {
  yearly_from_year: number
  yearly_to_year: number
  yearly_fee: string
  /** As the server adds it: years × the association's yearly cost */
  yearly_fee_cost: string
  yearly_delay_fee: string
  benevolent_fund_fee: string
  benevolent_delay_fee: string
  relief_fund_fee: string
  total_amount: string
  court_type: DuesCourt
}

/**
 * The dues of an advocate on `on`, which a cashier takes: oldest first, in the sections of the form of fees.
 */
export type DuesProposal = {
  monthlyfee_set: ProposedMonths[]
  barassociationfee_set: ProposedYears[]
  /**
   * The total of a receipt with exactly these sections: what the advocate owes, up to the rows that the form
   * can take
   */
  total: string
}

/** `GET advocates/{id}/dues/?on=` for a cashier: enough to take the fee. `{id}` is the advocate's id. */
export type CashierDues = {
  advocate_id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  on: Day
  /**
   * False: the association has no schedule and the advocate no opening dues, so nothing is owed or proposed
   */
  has_schedule: boolean
  /**
   * Payable by the advocate on `on`: fees, delay fees and yearly cost. Every list, print and form shows this
   * sum
   */
  total: string
  proposal: DuesProposal
  /** Oldest first */
  periods: DuePeriod[]
  /**
   * Charges of modules that are due on `on`, beside the dues: in no other figure here. Always there; optional
   * for modules that were built before
   */
  charges?: ModuleCharge[]
}

/** `GET advocates/{id}/dues/?on=` for administrators, staff and auditors. `on` is today when left out. */
export type AdvocateDues = CashierDues & {
  standing: ShownStanding
  court_type: DuesCourt
  benevolent: boolean
  charged: string
  waived: string
  paid: string
  /** The fees alone: charged − waived − paid. With `delay_fee` and `cost` it is `total` */
  owed: string
  delay_fee: string
  /** The yearly cost of the unpaid years */
  cost: string
  /** Number of unpaid months of the monthly fee */
  months_owed: number
  ageing: AgeingBucket | null
  kinds: KindDues[]
}

/**
 * A row of `GET dues/`: every advocate who owes fees or charges. Filters: `standing`, `months_min`,
 * `months_max`, `amount_min`, `amount_max`, `court`, `ageing`, `search` (number, names, phone); `ordering`
 * by one of `duesOrderings`; `limit`, `offset`. With `all=1` also those who owe nothing. Headers
 * `X-Total-Count` and `X-Total-Amount`, the sum of `total`. The amounts of the filters are those of `total`,
 * and the months those of `months`.
 */
export type DuesRow = {
  /** The advocate's id */
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  phone: string
  standing: ShownStanding
  court: DuesCourt
  monthly: string
  yearly: string
  benevolent: string
  relief: string
  /** The fees alone: monthly + yearly + benevolent + relief */
  owed: string
  delay_fee: string
  /** The yearly cost of the unpaid years */
  cost: string
  /** Payable by the advocate on the day: owed + delay_fee + cost */
  total: string
  /** Charges of modules that are due on the day: not in `total`. Optional as in `CashierDues` */
  charges?: string
  /** Number of unpaid months of the monthly fee */
  months: number
  ageing: AgeingBucket | null
  /** The oldest unpaid month: the first month of the oldest unpaid period */
  oldest: DuesPeriod | null
}
export const duesOrderings = [
  'bar_registration_number',
  'name_english',
  'name_bengali',
  'standing',
  'court',
  'owed',
  'delay_fee',
  'cost',
  'total',
  'charges',
  'months',
  'oldest',
] as const

type DuesFigures = Pick<
  DuesRow,
  'monthly' | 'yearly' | 'benevolent' | 'relief' | 'owed' | 'delay_fee' | 'cost' | 'total' | 'charges'
> & {
  /** Those who owe fees */
  advocates: number
}
/**
 * `GET dues/summary/` with the filters of the list. The buckets add up to the total, except `charges`:
 * advocates who owe no fees are in no bucket.
 */
export type DuesSummary = DuesFigures & { buckets: (DuesFigures & { ageing: AgeingBucket })[] }

/**
 * `GET dues/overrides/?from=&to=`: receipts that took another amount than the schedules say. `X-Total-Count`.
 */
export type FeeOverride = {
  /** The receipt's id */
  id: number
  number: string
  day: Day
  /** The advocate's id */
  advocate: number
  advocate_id: string
  advocate_name: string
  /** Always there; optional for modules that were built before */
  advocate_name_bengali?: string
  proposed: string
  /** The amount that the receipt took for the proposed sections */
  taken: string
  reason: string
  created_by: string
  voided_at: Instant | null
}
