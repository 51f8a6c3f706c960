import { digitWords, fillWords, sum, type Input, type Paisa } from '@samity/shared-api/contract'
import type { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import type { DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { monthIndex } from '../../ledger/paid-periods.ts'
import type { LiveReceipt } from '../../ledger/receipts.ts'
import { readBookedFees, type BookedFees } from './booked-fees.ts'
import { readChargedPeriods, readFreePeriods, type ChargedPeriod, type FeePeriod } from './charged-periods.ts'
import { firstDayOf } from './periods.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type Fees = Input<typeof advocateFees>
/**
 * An amount that a receipt takes for some periods, and what it takes for paying late. `optional`: 0 leaves
 * the periods unpaid.
 */
type Taken = {
  kind: DuesKind
  first: number
  last: number
  amount: number
  delay: number
  optional?: boolean
}

/**
 * Another amount than the schedules say, in paisa, with the reason; null: the amounts are those of the
 * schedules.
 */
export type FeeOverrideValues = { proposed: Paisa; taken: Paisa; reason: string } | null

function takenAmounts({ monthlyfee_set, barassociationfee_set }: BookedFees['sections']): Taken[] {
  const months = monthlyfee_set.map((row): Taken => {
    const first = monthIndex(row.from_year, row.from_month)
    const last = monthIndex(row.to_year, row.to_month)
    return {
      kind: 'monthly',
      first,
      last,
      amount: row.monthly_fee * (last - first + 1),
      delay: row.monthly_delay_fee,
    }
  })
  const years = barassociationfee_set.flatMap((row): Taken[] => {
    const span = { first: row.yearly_from_year, last: row.yearly_to_year, optional: true }
    return [
      { ...span, kind: 'yearly', amount: row.yearly_fee, delay: row.yearly_delay_fee },
      { ...span, kind: 'benevolent', amount: row.benevolent_fund_fee, delay: row.benevolent_delay_fee },
      { ...span, kind: 'relief', amount: row.relief_fund_fee, delay: 0 },
    ]
  })
  return [...months, ...years].filter(({ optional, amount, delay }) => !optional || amount > 0 || delay > 0)
}

type Comparison = { proposed: number; taken: number; isDifferent: boolean }

type Span = Pick<Taken, 'kind' | 'first' | 'last'>
const isIn =
  ({ kind, first, last }: Span) =>
  (one: FeePeriod) =>
    one.kind === kind && first <= one.period && one.period <= last

/** The periods that cost something by the schedules, and those that cost 0. */
type Scheduled = { charged: readonly ChargedPeriod[]; free: readonly FeePeriod[] }

/** Compares with what the schedules say. Periods about which they say nothing may cost anything. */
function compare(taken: Taken, { charged, free }: Scheduled): Comparison {
  const { first, last, amount, delay } = taken
  const priced = charged.filter((one) => isIn(taken)(one) && !one.is_waived)
  const count = priced.length + free.filter(isIn(taken)).length
  if (count === 0) return { proposed: 0, taken: 0, isDifferent: false }
  const price = sum(priced.map((one) => one.amount))
  const delayFee = sum(priced.map((one) => one.delay_fee))
  const hasOthers = count < last - first + 1
  return {
    proposed: price + delayFee,
    taken: amount + delay,
    isDifferent: hasOthers ? amount < price || delay < delayFee : amount !== price || delay !== delayFee,
  }
}

/** A part of a receipt that can have a price by resolution: an item with periods and its whole amount. */
export type FeePart = {
  kind: DuesKind
  item: string
  first: number
  last: number
  amount: number
  count: number
}

export type FeeCheck = {
  /** To be saved; null when the amounts are those of the schedules, or when nothing has a price */
  override: FeeOverrideValues
  /**
   * True when a schedule or an opening due says the amount of the part, so that no price by resolution
   * applies to it
   */
  isScheduled: (part: FeePart) => boolean
}

const isSame = (one: Taken, other: Taken) =>
  one.kind === other.kind &&
  one.first === other.first &&
  one.last === other.last &&
  one.amount === other.amount &&
  one.delay === other.delay

async function readBooked(sql: Sql, advocateId: number, fees: Fees, current: LiveReceipt | undefined) {
  if (!current || current.day !== fees.collection_date || current.advocate_id !== advocateId) return undefined
  const booked = await readBookedFees(sql, current)
  return { ...booked, taken: takenAmounts(booked.sections) }
}

/**
 * Compares the amounts of a receipt with the schedules. Another amount needs a reason (422 on
 * `amount_reason`). A change of a receipt keeps what did not change as it was booked, also when a schedule
 * has begun to apply to these periods meanwhile.
 */
export async function checkFeeAmounts(
  sql: Sql,
  advocateId: number,
  fees: Fees,
  current?: LiveReceipt,
): Promise<FeeCheck> {
  const taken = takenAmounts(fees)
  if (taken.length === 0) return { override: null, isScheduled: () => false }
  const lastDays = taken.map(({ kind, last }) => firstDayOf(kind, last))
  const until = [fees.collection_date, ...lastDays].toSorted().at(-1)!
  const [charged, freeBySchedule, booked] = await Promise.all([
    readChargedPeriods(sql, advocateId, until, fees.collection_date),
    readFreePeriods(sql, advocateId, until),
    readBooked(sql, advocateId, fees, current),
  ])
  // opening dues come before a schedule
  const free = freeBySchedule.filter(
    ({ kind, period }) => !charged.some((one) => one.kind === kind && one.period === period),
  )
  const scheduled = [...charged, ...free]
  const isAsBooked = (one: Taken) => booked?.taken.some((before) => isSame(before, one)) ?? false
  const isScheduled: FeeCheck['isScheduled'] = ({ kind, item, first, last, amount, count }) => {
    const part = taken.find((one) => one.kind === kind && one.first === first && one.last === last)
    if (booked && part && isAsBooked(part))
      return !booked.priced.some((one) => one.item === item && one.amount === amount && one.count === count)
    return scheduled.some(isIn({ kind, first, last }))
  }
  const changed = taken.filter((one) => !isAsBooked(one))
  const { override: before } = booked ?? { override: null }
  if (before && changed.length === 0 && booked?.taken.length === taken.length)
    return { override: { ...before, reason: fees.amount_reason || before.reason }, isScheduled }
  if (scheduled.length === 0) return { override: null, isScheduled }
  // a receipt with a reason is compared as a whole: nobody knows which part the reason is about
  const comparisons = (before ? taken : changed).map((one) => compare(one, { charged, free }))
  if (!comparisons.some(({ isDifferent }) => isDifferent)) return { override: null, isScheduled }
  const proposed = sum(comparisons.map((one) => one.proposed))
  if (fees.amount_reason === '') {
    const amount = shownAmount(proposed)
    const message = fillWords(
      {
        en: 'The fee schedules say {amount} for these periods. Enter a reason for another amount.',
        bn: 'তফসিল অনুযায়ী এই সময়কালের ফি {amount}। অন্য পরিমাণের কারণ লিখুন।',
      },
      { amount: digitWords(amount) },
    )
    throw unprocessable({ amount_reason: message }, message).as('reason.required')
  }
  const override = { proposed, taken: sum(comparisons.map((one) => one.taken)), reason: fees.amount_reason }
  return { override, isScheduled }
}

export async function saveFeeOverride(
  sql: Sql,
  receiptId: number,
  override: FeeOverrideValues,
): Promise<void> {
  if (!override) {
    await sql`delete from fee_overrides where receipt_id = ${receiptId}`
    return
  }
  await sql`
    insert into fee_overrides ${sql({ receipt_id: receiptId, ...override })}
    on conflict (receipt_id) do update
    set proposed = excluded.proposed, taken = excluded.taken, reason = excluded.reason`
}
