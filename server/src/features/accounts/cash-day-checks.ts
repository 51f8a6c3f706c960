import type { ReconciliationCheck } from '@samity/shared-api/contract/accounts/reconciliation'
import type { Fragment, Sql } from '../../database/database.ts'
import { slipDigest } from '../../ledger/cash-days.ts'
import { comparePairs, toCheck } from './reconciliation-checks.ts'

export async function checkCashDays(sql: Sql): Promise<ReconciliationCheck[]> {
  return [
    toCheck(
      'closed-days',
      {
        en: 'Closed days of cash boxes agree with the lines of their boxes, and each opens with what stayed the day before',
        bn: 'ক্যাশ বাক্সের বন্ধ করা দিনগুলো বাক্সের হিসাবের সমান, এবং প্রতিটি দিন আগের দিনের সমাপনী টাকা দিয়ে শুরু',
      },
      await comparePairs(sql, figurePairs(sql)),
    ),
    toCheck(
      'day-digests',
      {
        en: 'Every closed day still has the digest and the slip of its close (1.00 for each day)',
        bn: 'প্রতিটি বন্ধ দিনের যাচাই-সংকেত ও স্লিপ বন্ধ করার সময়ের মতোই আছে (প্রতি দিনে ১.০০)',
      },
      await comparePairs(sql, digestPairs(sql)),
    ),
  ]
}

/**
 * Compares opening, movement, count and closing of each closed day. Balances come from the lines, not from
 * stored totals.
 */
const figurePairs = (sql: Sql): Fragment => sql`
  with balances as (
    select l.place_id, l.day,
      p.opening_amount + sum(l.amount) over (partition by l.place_id order by l.day) as balance
    from (
      select place_id, day, sum(amount) as amount from place_lines
      where place_id in (select place_id from cash_days) group by 1, 2
    ) l
    join money_places p on p.id = l.place_id
  ), days as (
    select c.*, format('%s, %s', p.name_english, to_char(c.day, 'DD/MM/YYYY')) as named, p.opening_amount
    from cash_days c join money_places p on p.id = c.place_id
    where c.closed_at is not null
  )
  select d.named || ', opening' as "of", d.opening as "left",
    coalesce(
      (select b.balance from balances b where b.place_id = d.place_id and b.day < d.day order by b.day desc limit 1),
      d.opening_amount
    )::bigint as "right"
  from days d
  union all
  select d.named || ', received and paid', d.expected - d.opening,
    coalesce(
      (
        select sum(l.amount) from place_lines l
        where l.place_id = d.place_id and l.day = d.day
          and (l.transfer_id is null or l.transfer_id not in (coalesce(d.difference_transfer_id, 0), coalesce(d.handover_transfer_id, 0)))
      ),
      0
    )::bigint
  from days d
  union all
  select d.named || ', counted', d.counted,
    (select n.counted from cash_counts n where n.cash_day_id = d.id order by n.id desc limit 1)
  from days d
  union all
  select d.named || ', closing', d.closing,
    coalesce(
      (select b.balance from balances b where b.place_id = d.place_id and b.day <= d.day order by b.day desc limit 1),
      d.opening_amount
    )::bigint
  from days d`

/**
 * Computes the digest of each day again, and looks for it and that of the stored slip in the event of the
 * close, which the hash chain of the audit log protects.
 */
const digestPairs = (sql: Sql): Fragment => sql`
  select format('%s, %s', p.name_english, to_char(c.day, 'DD/MM/YYYY')) as "of", 100 as "left",
    case
      when c.digest = cash_day_digest(c) and exists (
        select from audit_events e
        where e.subject = 'cash-days' and e.subject_id = c.id::text and e.action = 'close' and e.after ->> 'digest' = c.digest
          and e.after ->> 'slip' is not distinct from (select ${slipDigest(sql)} from cash_day_slips where cash_day_id = c.id)
      ) then 100
      else 0
    end as "right"
  from cash_days c join money_places p on p.id = c.place_id
  where c.closed_at is not null`
