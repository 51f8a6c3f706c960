import { fillWords, type Day, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import type { LiveReceipt } from './receipts.ts'

type Credit = { advocate_id: number; head_id: number; day: Day; amount: number }
type Payout = { id: number; number: string }

/**
 * Reads the credit of a receipt before its change or void, and returns a function to call after it, which
 * refuses (409) a change that takes back what was paid out already: on no day may an advocate have been paid
 * more than was credited until then because of it. The advocate stays locked, so that a payment under way
 * comes before or after the change.
 */
export async function watchPaidCredit(sql: Sql, { id, number }: LiveReceipt): Promise<() => Promise<void>> {
  const credits = await sql<Credit[]>`
    select r.advocate_id, l.head_id, r.day, sum(l.amount)::bigint as amount
    from receipts r
    join receipt_lines l on l.receipt_id = r.id and l.side = 'income'
    join component_heads h on h.head_id = l.head_id and h.is_credit
    where r.id = ${id} and r.advocate_id is not null
    group by 1, 2, 3`
  const [first] = credits
  if (!first) return () => Promise.resolve()
  await sql`select id from advocates where id = ${first.advocate_id} for no key update`
  return async () => {
    for (const credit of credits) {
      const payout = await findPayout(sql, id, credit)
      if (!payout) continue
      const message: Words = fillWords(
        {
          en: 'The credit of {number} was paid out with {payout}. Void {payout} first.',
          bn: '{number}-এর জমা {payout} দিয়ে পরিশোধ করা হয়েছে। আগে {payout} বাতিল করুন।',
        },
        { number, payout: payout.number },
      )
      throw conflict(message).as('credit.exceeded', { path: 'credit-payouts', ...payout })
    }
  }
}

async function findPayout(
  sql: Sql,
  receiptId: number,
  { advocate_id, head_id, day, amount }: Credit,
): Promise<Payout | undefined> {
  const [payout] = await sql<Payout[]>`
    with entries (day, amount, change) as (
      select r.day, v.amount, case r.id when ${receiptId} then v.amount else 0 end
      from receipts r
      join receipt_lines l on l.receipt_id = r.id and l.head_id = ${head_id}
      cross join lateral (select case l.side when 'paid_out' then -l.amount else l.amount end as amount) v
      where r.advocate_id = ${advocate_id} and r.voided_at is null
      union all
      select ${day}::date, 0, -${amount}::bigint
    ), days as (
      select sum(sum(amount)) over (order by day) as balance, sum(sum(change)) over (order by day) as change
      from entries group by day
    )
    select r.id, r.number
    from receipts r
    join receipt_lines l on l.receipt_id = r.id and l.head_id = ${head_id} and l.side = 'paid_out'
    where r.advocate_id = ${advocate_id} and r.voided_at is null
      and exists (select from days where balance < 0 and change < 0)
    order by r.day desc, r.id desc
    limit 1`
  return payout
}
