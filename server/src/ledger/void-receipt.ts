import {
  dayAfter,
  digitWords,
  fillWords,
  showDay,
  today,
  type Day,
  type Role,
} from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import { closedDayCorrection } from './cash-days.ts'
import { watchPaidCredit } from './paid-credit.ts'
import { findBlockingLock } from './period-lock.ts'
import { post } from './post.ts'
import type { LiveReceipt } from './receipts.ts'

type VoidRequest = { userId: number | null; role: Role; reason: string }
/** Posts the void of a receipt, on `correctionDay` instead of its own day unless it is null. */
export type PostVoid = (
  sql: Sql,
  receipt: LiveReceipt,
  reason: 'voided' | 'corrected',
  correctionDay: Day | null,
) => Promise<void>

const postNow: PostVoid = async (sql, { id }, reason, correctionDay) => {
  await post(sql, id, reason, correctionDay)
}

/**
 * Today, or the day after the last locked day when today is locked too: a correction never changes a closed
 * report.
 */
export const firstOpenDay = (lastLockedDay: Day): Day =>
  lastLockedDay < today() ? today() : dayAfter(lastLockedDay)

/**
 * Voids a receipt: removes it from lists and totals and releases its serials and periods. Its number is never
 * used again. In a locked period only an administrator can void, with a reason (otherwise 409). The negative
 * amount is then posted as a correction on today or the first open day. Under a lock exception the rules of
 * an open period apply. A receipt whose credit was paid out is not voided (409). The void of a receipt whose
 * cash box has closed the day is posted today, on the slip of today.
 */
export async function bookVoid(
  sql: Sql,
  receipt: LiveReceipt,
  { userId, role, reason }: VoidRequest,
  postVoid: PostVoid = postNow,
): Promise<void> {
  const lastLockedDay = await findBlockingLock(sql, receipt.day)
  if (lastLockedDay && role !== 'admin') {
    throw conflict(
      fillWords(
        {
          en: 'The books are locked up to {day}. Only an administrator can delete {number}, with a reason.',
          bn: 'হিসাব {day} পর্যন্ত বন্ধ; {number} শুধু প্রশাসক কারণ জানিয়ে মুছে ফেলতে পারবেন',
        },
        { day: digitWords(showDay(lastLockedDay)), number: receipt.number },
      ),
    ).as('period.locked')
  }
  if (lastLockedDay && reason === '') {
    throw conflict(
      { en: 'Give a reason: this record is in a locked period', bn: 'কারণ লিখুন: এই রেকর্ড বন্ধ সময়ের' },
      {
        reason: { en: 'Required', bn: 'আবশ্যক' },
      },
    ).as('period.locked')
  }
  const closedDayToday = lastLockedDay ? null : await closedDayCorrection(sql, receipt)
  const refusePaidCredit = await watchPaidCredit(sql, receipt)
  await sql`
    update receipts set voided_at = now(), voided_by = ${userId}, void_reason = ${reason}, version = version + 1
    where id = ${receipt.id}`
  await refusePaidCredit()
  await sql`update serial_ranges set live = false where receipt_id = ${receipt.id}`
  await sql`update paid_periods set live = false where receipt_id = ${receipt.id}`
  const correctionDay = lastLockedDay ? firstOpenDay(lastLockedDay) : closedDayToday
  await postVoid(sql, receipt, correctionDay ? 'corrected' : 'voided', correctionDay)
}
