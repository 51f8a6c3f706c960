import { digitWords, fillWords, showDay, today, type Day, type Words } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import type { LiveReceipt } from './receipts.ts'

/** The receipt being booked: its lines are saved, the receipt itself is not. */
type BookedReceipt = { receiptId: number | Fragment; userId: number | null; day: Day }

/**
 * A query for the cash box that a receipt belongs to; null before there are cash boxes. If the days of the
 * box are closed, the booking enters its day: the first one opens it, and the day stays locked until the
 * transaction ends. The database refuses (409 by `cash-day-errors.ts`) a closed day, a day after one that is
 * not closed, and a day that the box has passed.
 */
export const entersCashDay = (sql: Sql, { receiptId, userId, day }: BookedReceipt): Fragment => sql`
      select b.box, case when has_cash_day(b.box, ${day}::date) then enter_cash_day(b.box, ${day}::date) end as is_opened
      from (select receipt_box(${receiptId}, ${userId}::int, ${day}::date) as box offset 0) b`

export async function enterCashDay(sql: Sql, booked: BookedReceipt): Promise<number | null> {
  const [row] = await sql<{ box: number | null }[]>`${entersCashDay(sql, booked)}`
  return row?.box ?? null
}

type ClosedDay = { day: Day; name_english: string; name_bengali: string }

/**
 * Returns a closed day of a cash box that has this receipt; undefined when there is none. Its open days stay
 * locked.
 */
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
 * Returns a closed day of a cash box that has one of these receipts; undefined when there is none. Their days
 * stay locked.
 */
export async function findClosedDayOf(
  sql: Sql,
  receiptIds: readonly number[],
): Promise<ClosedDay | undefined> {
  const days = await sql<(ClosedDay & { is_closed: boolean })[]>`
    select c.day, p.name_english, p.name_bengali, c.closed_at is not null as is_closed
    from cash_days c
    join money_places p on p.id = c.place_id
    where (c.place_id, c.day) in (${daysOfReceipts(sql, sql`id = any(${receiptIds as number[]}::int[])`)})
    order by c.place_id, c.day
    for share of c`
  return days.find(({ is_closed }) => is_closed)
}

/** The boxes and days on which receipts have money, by a condition on `receipts`. */
export const daysOfReceipts = (sql: Sql, condition: Fragment): Fragment => sql`
      select box_id, day from receipts where ${condition}
      union
      select place_id, day from place_lines where receipt_id in (select id from receipts where ${condition})`

/**
 * Returns today for a receipt of a closed day, whose void is posted today; null for a receipt of an open day.
 * Refuses (409) a receipt of today when today is closed already.
 */
export async function closedDayCorrection(sql: Sql, { id, number }: LiveReceipt): Promise<Day | null> {
  const closed = await findClosedDay(sql, id)
  if (!closed) return null
  return assertOver(number, closed)
}

function assertOver(number: string, closed: ClosedDay): Day {
  if (closed.day < today()) return today()
  const day = showDay(closed.day)
  throw conflict(
    digitWords(
      fillWords(
        {
          en: '{box} is closed for {day}. Delete {number} on the next day; it is then on the slip of that day.',
          bn: '{box}-এর {day} তারিখের হিসাব বন্ধ। {number} পরের দিন মুছুন, তখন সেটি সেই দিনের স্লিপে থাকবে।',
        },
        { box: { en: closed.name_english, bn: closed.name_bengali }, day, number },
      ),
    ),
  ).as('day.closed')
}

type ClosedTransfer = ClosedDay & { is_difference: boolean }

/**
 * Returns today for a transfer of a closed day, whose void is posted today; null for any other. Refuses (409)
 * the difference of a count, which stays with its day, and a transfer of today when today is closed already.
 */
export async function closedTransferCorrection(
  sql: Sql,
  { id, number }: { id: number; number: string },
): Promise<Day | null> {
  const [closed] = await sql<ClosedTransfer[]>`
    select c.day, p.name_english, p.name_bengali, c.difference_transfer_id is not distinct from l.transfer_id as is_difference
    from place_lines l
    join cash_days c on c.place_id = l.place_id and c.day = l.day and c.closed_at is not null
    join money_places p on p.id = c.place_id
    where l.transfer_id = ${id}
    order by 4 desc, c.day desc
    limit 1`
  if (!closed) return null
  if (closed.is_difference) throw conflict(differenceStaysMessage(number, closed)).as('day.closed')
  return assertOver(number, closed)
}

const differenceStaysMessage = (number: string, { day, name_english, name_bengali }: ClosedDay): Words =>
  digitWords(
    fillWords(
      {
        en: '{number} is the difference of {name} on {day}, which is closed. Transfer the amount back when it is found.',
        bn: '{number} হলো {day} তারিখে বন্ধ করা {name}-এর গরমিল। টাকা পাওয়া গেলে তা স্থানান্তর করে ফেরত দিন।',
      },
      { number, name: { en: name_english, bn: name_bengali }, day: showDay(day) },
    ),
  )

export const slipDigest = (sql: Sql) => sql`encode(sha256(convert_to(slip::text, 'UTF8')), 'hex')`
