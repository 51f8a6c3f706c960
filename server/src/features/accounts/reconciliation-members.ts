import type { ReconciliationCheck } from '@samity/shared-api/contract/accounts/reconciliation'
import type { Fragment, Sql } from '../../database/database.ts'
import { comparePairs, toCheck } from './reconciliation-checks.ts'

export async function checkMembers(sql: Sql): Promise<ReconciliationCheck[]> {
  return [
    toCheck(
      'passbooks',
      {
        en: 'The passbooks of all advocates and the receipts without an advocate equal the ledger',
        bn: 'সব আইনজীবীর পাসবই ও আইনজীবী ছাড়া রসিদের যোগফল লেজারের সমান',
      },
      await comparePairs(sql, passbookPairs(sql)),
    ),
    toCheck(
      'dues',
      {
        en: 'The paid periods of each advocate equal the periods on their live receipts',
        bn: 'প্রতিটি আইনজীবীর পরিশোধিত সময়কাল তাঁর রসিদগুলোর সময়কালের সমান',
      },
      await comparePairs(sql, paidPairs(sql)),
    ),
    toCheck(
      'debts',
      {
        en: 'What the list of dues says of the members who owe most is the sum of their unpaid periods',
        bn: 'সবচেয়ে বেশি বকেয়ার সদস্যদের তালিকার অঙ্ক তাঁদের অপরিশোধিত সময়কালের যোগফলের সমান',
      },
      await comparePairs(sql, debtPairs(sql)),
    ),
    toCheck(
      'charges',
      {
        en: 'The receipt that settles a charge of a module has its amount and its advocate',
        bn: 'মডিউলের পাওনা যে রসিদে শোধ হয়েছে তার টাকা ও আইনজীবী পাওনার সমান',
      },
      await comparePairs(sql, chargePairs(sql)),
    ),
  ]
}

/**
 * Vouchers pay out: they are in no passbook and on other sides of the ledger. The check of lines compares a
 * receipt's total with its lines, so that each error is reported by one check.
 */
const passbookPairs = (sql: Sql): Fragment => sql`
  select coalesce(a.bar_registration_number, '–') as "of", coalesce(book.amount, 0) as "left", coalesce(posted.amount, 0) as "right"
  from (
    select coalesce(r.advocate_id, 0) as advocate_id, sum(l.amount)::bigint as amount
    from receipts r
    join receipt_lines l on l.receipt_id = r.id
    where r.voided_at is null and l.side = 'income'
    group by 1
  ) book
  full join (
    select coalesce(r.advocate_id, 0) as advocate_id, sum(l.amount)::bigint as amount
    from ledger_lines l
    join receipts r on r.id = l.receipt_id
    where l.side in ('income', 'passed_on')
    group by 1
  ) posted using (advocate_id)
  left join advocates a on a.id = advocate_id`

const paidPairs = (sql: Sql): Fragment => sql`
  select coalesce(a.bar_registration_number, '–') || ' ' || kind as "of", coalesce(total.count, 0) as "left",
    coalesce(paid.count, 0) as "right"
  from (
    select advocate_id, kind, (select coalesce(sum(upper(span) - lower(span)), 0)::bigint from unnest(spans) span) as count
    from paid_dues_totals
  ) total
  full join (
    select p.subject::int as advocate_id, x.kind, sum(upper(p.span) - lower(p.span))::bigint as count
    from paid_periods p
    join receipts r on r.id = p.receipt_id
    cross join lateral paid_dues_kinds(p) x (kind)
    where p.kind not in ('rent', 'entry') and p.live and r.voided_at is null
    group by 1, 2
  ) paid using (advocate_id, kind)
  left join advocates a on a.id = advocate_id`

/** Fees with delay fees today. All periods of everybody would take minutes, so it looks at some members. */
const debtPairs = (sql: Sql): Fragment => sql`
  select a.bar_registration_number as "of", d.owed + d.delay_fee as "left", coalesce(periods.sum, 0)::bigint as "right"
  from (
    select * from dues_of_members(dhaka_today(), dhaka_today(), 0, 2147483647) order by owed + delay_fee desc, advocate_id limit 50
  ) d
  join advocates a on a.id = d.advocate_id
  cross join lateral (
    select sum(p.amount + p.delay_fee)
    from charged_periods(dhaka_today(), dhaka_today(), d.advocate_id) p
    where not p.is_paid and not p.is_waived
  ) periods`

const chargePairs = (sql: Sql): Fragment => sql`
  select r.number as "of", c.amount as "left",
    case when r.advocate_id is not distinct from c.advocate_id then r.total else 0 end as "right"
  from module_charges c
  join receipts r on r.series = c.series and r.subject = c.subject and r.voided_at is null`
