import { bengaliDigits, showDay, today, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import type { LiveReceipt } from './receipts.ts'

/** The receipt being booked: its lines are saved, the receipt itself is not. */
type BookedReceipt = { receiptId: number; userId: number | null; day: Day }

/**
 * Returns the cash box that a receipt belongs to; null before there are cash boxes. If the days of the box are closed, the booking
 * enters its day: the first one opens it, and the day stays locked until the transaction ends. The database refuses (409 by
 * `cash-day-errors.ts`) a closed day, a day after one that is not closed, and a day that the box has passed.
 */
export async function enterCashDay(
  sql: Sql,
  { receiptId, userId, day }: BookedReceipt,
): Promise<number | null> {
  const [row] = await sql<{ box: number | null }[]>`
    select b.box, case when has_cash_day(b.box, ${day}::date) then enter_cash_day(b.box, ${day}::date) end
    from (select receipt_box(${receiptId}, ${userId}::int, ${day}::date) as box offset 0) b`
  return row?.box ?? null
}

type ClosedDay = { day: Day; name_english: string; name_bengali: string }

/** Returns a closed day of a cash box that has this receipt; undefined when there is none. Its open days stay locked. */
async function findClosedDay(sql: Sql, receiptId: number): Promise<ClosedDay | undefined> {
  const [closed] = await sql<ClosedDay[]>`
    select c.day, p.name_english, p.name_bengali
    from receipts r
    cross join lateral closed_day_of_receipt(r.id, r.box_id, r.day) c
    join money_places p on p.id = c.place_id
    where r.id = ${receiptId}`
  return closed
}

/**
 * Returns today for a receipt of a closed day, whose void is posted today; null for a receipt of an open day. Refuses (409) a
 * receipt of today when today is closed already.
 */
export async function closedDayCorrection(sql: Sql, { id, number }: LiveReceipt): Promise<Day | null> {
  const closed = await findClosedDay(sql, id)
  if (!closed) return null
  if (closed.day < today()) return today()
  const day = showDay(closed.day)
  throw conflict({
    en: `${closed.name_english} is closed for ${day}. Delete ${number} on the next day; it is then on the slip of that day.`,
    bn: bengaliDigits(
      `${closed.name_bengali}-এর ${day} তারিখের হিসাব বন্ধ। ${number} পরের দিন মুছুন, তখন সেটি সেই দিনের স্লিপে থাকবে।`,
    ),
  })
}
