import type { ReconciliationCheck } from '@samity/shared-api/contract/accounts/reconciliation'
import type { Fragment, Sql } from '../../database/database.ts'
import { comparePairs, toCheck } from './reconciliation-checks.ts'

/**
 * The check of the treasury. Its figures are what all places have, money on the way included, and what
 * openings and ledger lines say that they should have. Its first difference may also be a record, a day or a
 * balance that does not equal its lines.
 */
export async function checkPlaces(sql: Sql): Promise<ReconciliationCheck> {
  const whole = await comparePairs(sql, wholePair(sql))
  const parts = [receiptPairs, transferPairs, dayPairs, balancePairs]
  let { first } = whole
  for (const pairs of parts) first ??= (await comparePairs(sql, pairs(sql))).first
  return toCheck(
    'places',
    {
      en: 'The places have the openings and all income and money passed on, less all expense and credit paid out; each record is in its places, and each total equals its lines',
      bn: 'সব স্থানে আছে প্রারম্ভিক টাকা, সব আয় ও অন্যের জন্য আদায়, বাদ সব ব্যয় ও পরিশোধিত পাওনা; প্রতিটি রেকর্ড নিজ স্থানে আছে, প্রতিটি যোগফল তার লাইনের সমান',
    },
    { ...whole, first },
  )
}

const wholePair = (sql: Sql): Fragment => sql`
  select 'places' as "of", (select coalesce(sum(balance), 0) from place_balances)::bigint as "left",
    (
      (select coalesce(sum(opening_amount), 0) from money_places)
      + (select coalesce(sum(case when side in ('income', 'passed_on') then amount else -amount end), 0) from ledger_lines)
    )::bigint as "right"`

/** A live receipt is in its places on its day. The lines of a void one come to 0 in each place. */
const receiptPairs = (sql: Sql): Fragment => sql`
  select r.number as "of", coalesce(lines.amount, 0) as "left", coalesce(posted.amount, 0) as "right"
  from (
    select l.receipt_id, r.day as on_day, l.place_id,
      sum(case l.side when 'income' then l.amount else -l.amount end)::bigint as amount
    from receipt_lines l join receipts r on r.id = l.receipt_id
    where r.voided_at is null
    group by 1, 2, 3
  ) lines
  full join (
    select l.receipt_id, case when r.voided_at is null then l.day end as on_day, l.place_id, sum(l.amount)::bigint as amount
    from place_lines l join receipts r on r.id = l.receipt_id
    group by 1, 2, 3
    having sum(l.amount) <> 0
  ) posted
  using (receipt_id, on_day, place_id)
  join receipts r on r.id = receipt_id`

/**
 * A live transfer took its amount from one place and gave it to another, or to the way between them. One that
 * waits for signatures has moved nothing.
 */
const transferPairs = (sql: Sql): Fragment => sql`
  with moved as (
    select * from transfers where voided_at is null and (needs_signatures is null or has_two_approvals(id))
  )
  select t.number as "of", coalesce(expected.amount, 0) as "left", coalesce(posted.amount, 0) as "right"
  from (
    select id as transfer_id, from_place_id as place_id, -amount as amount from moved
    union all
    select id, case when needs_confirmation and confirmed_at is null then 2 else to_place_id end, amount from moved
  ) expected
  full join (
    select transfer_id, place_id, sum(amount)::bigint as amount
    from place_lines where transfer_id is not null
    group by 1, 2
    having sum(amount) <> 0
  ) posted
  using (transfer_id, place_id)
  join transfers t on t.id = transfer_id`

const dayPairs = (sql: Sql): Fragment => sql`
  with lines as (
    select place_id, day, sum(greatest(amount, 0))::bigint as amount_in, sum(greatest(-amount, 0))::bigint as amount_out, count(*) as lines
    from place_lines group by 1, 2
  ), days as (
    select day || ' ' || p.name_english as name, l.amount_in as lines_in, l.amount_out as lines_out, l.lines,
      d.amount_in, d.amount_out, d.lines as counted
    from lines l
    full join place_days d using (place_id, day)
    join money_places p on p.id = place_id
  )
  select name as "of", coalesce(lines_in, 0) as "left", coalesce(amount_in, 0) as "right" from days
  union all
  select name, coalesce(lines_out, 0), coalesce(amount_out, 0) from days
  union all
  select name, coalesce(lines, 0), coalesce(counted, 0) from days`

const balancePairs = (sql: Sql): Fragment => sql`
  select p.name_english as "of",
    (p.opening_amount + coalesce((select sum(amount_in - amount_out) from place_days d where d.place_id = p.id), 0))::bigint as "left",
    coalesce(b.balance, 0) as "right"
  from money_places p
  left join place_balances b on b.place_id = p.id`
