import { toDecimal, type Words } from '@samity/shared-api/contract'
import type { ReconciliationCheck } from '@samity/shared-api/contract/accounts/reconciliation'
import type { Fragment, Sql } from '../../database/database.ts'

export type Sums = { left: number; right: number; first: { of: string; left: number; right: number } | null }

export const toCheck = (
  name: string,
  description: Words,
  { left, right, first }: Sums,
): ReconciliationCheck => ({
  law: name,
  says: description,
  ok: first === null && left === right,
  left: toDecimal(left),
  right: toDecimal(right),
  first: first && first.of,
  ...(first && { first_left: toDecimal(first.left), first_right: toDecimal(first.right) }),
})

/** The detail tables of all receipt series. A receipt without a row there would be missing from its list. */
const detailTables = [
  'paper_sales',
  'bail_bond_sales',
  'form_sales',
  'associate_registrations',
  'associate_renewals',
  'advocate_changes',
  'shop_rents',
  'fund_collections',
  'electricity_bills',
  'bank_interests',
  'advocate_fees',
  'actual_expenses',
  'module_receipts',
  'credit_payouts',
]

/** Compares rows of (of, left, right): returns both sums and the first row whose figures differ. */
export async function comparePairs(sql: Sql, pairs: Fragment): Promise<Sums> {
  const [sums] = await sql<Sums[]>`
    with pairs as (${pairs})
    select coalesce(sum("left"), 0)::bigint as left, coalesce(sum("right"), 0)::bigint as right,
      (select to_jsonb(p) from pairs p where "left" <> "right" order by "of" limit 1) as first
    from pairs`
  return sums ?? { left: 0, right: 0, first: null }
}

export async function checkLedger(sql: Sql): Promise<ReconciliationCheck[]> {
  const detailRows = detailTables
    .map((table) => sql`select id from ${sql(table)}`)
    .reduce((one, next) => sql`${one} union all ${next}`)
  return [
    toCheck(
      'records',
      { en: 'Every receipt is in the list of its kind', bn: 'প্রতিটি রসিদ নিজ ধরনের তালিকায় আছে' },
      await comparePairs(
        sql,
        sql`select r.number as "of", r.total as "left", case when count(s.id) = 1 then r.total else 0 end as "right"
          from receipts r left join (${detailRows}) s on s.id = r.id
          where r.voided_at is null group by r.id`,
      ),
    ),
    toCheck(
      'lines',
      {
        en: 'Every receipt equals the sum of its lines, less what a bank kept',
        bn: 'প্রতিটি রসিদ তার লাইনগুলোর যোগফল, ব্যাংকের কেটে রাখা টাকা বাদে',
      },
      await comparePairs(
        sql,
        sql`select r.number as "of", r.total as "left",
            coalesce(abs(sum(case l.side when 'expense' then -l.amount else l.amount end)), 0)::bigint as "right"
          from receipts r left join receipt_lines l on l.receipt_id = r.id
          where r.voided_at is null group by r.id`,
      ),
    ),
    toCheck(
      'baskets',
      {
        en: 'Every basket of the counter equals the sum of its receipts, and no receipt is in two baskets',
        bn: 'কাউন্টারের প্রতিটি ঝুড়ি তার রসিদগুলোর যোগফল, আর কোনো রসিদ দুই ঝুড়িতে নেই',
      },
      await comparePairs(
        sql,
        sql`select b.day || ' ' || b.id as "of", b.total as "left", coalesce(sum(r.total), 0)::bigint as "right"
          from baskets b
          left join basket_receipts x on x.basket_id = b.id
          left join receipts r on r.id = x.receipt_id
          group by b.id
          union all
          select r.number, r.total, r.total * count(*)
          from basket_receipts x join receipts r on r.id = x.receipt_id
          group by r.id having count(*) > 1`,
      ),
    ),
    toCheck(
      'ledger',
      {
        en: 'The ledger equals the receipts by day, head and payment type, and has nothing for void receipts',
        bn: 'লেজারে প্রতিটি রসিদের হিসাব দিন, রসিদের খাত ও পরিশোধের ধরন অনুযায়ী আছে, বাতিল রসিদের কিছুই নেই',
      },
      await comparePairs(sql, receiptLedgerPairs(sql)),
    ),
    toCheck(
      'days',
      { en: 'The day sums equal the sums of the ledger', bn: 'দৈনিক যোগফল লেজারের যোগফলের সমান' },
      await comparePairs(
        sql,
        sql`select l.day || ' ' || l.side as "of", coalesce(l.amount, 0) as "left", coalesce(d.amount, 0) as "right"
          from (
            select day, side, category_id, coalesce(head_id, 0) as head_id, payment_type, sum(amount)::bigint as amount
            from ledger_lines group by 1, 2, 3, 4, 5
          ) l
          full join ledger_days d using (day, side, category_id, head_id, payment_type)`,
      ),
    ),
    toCheck(
      'sums',
      {
        en: 'The sums of categories equal the day sums',
        bn: 'খাতের যোগফল দৈনিক যোগফলের সমান',
      },
      await comparePairs(
        sql,
        sql`select day || ' ' || side as "of", coalesce(d.amount, 0) as "left",
            coalesce(c.amount, 0) as "right"
          from (select day, side, category_id, sum(amount)::bigint as amount from ledger_days group by 1, 2, 3) d
          full join ledger_category_days c using (day, side, category_id)`,
      ),
    ),
    toCheck(
      'months',
      { en: 'The sums of months equal the day sums', bn: 'মাসের যোগফল দৈনিক যোগফলের সমান' },
      await comparePairs(
        sql,
        sql`select month || ' ' || side as "of", coalesce(d.amount, 0) as "left",
            coalesce(m.amount, 0) as "right"
          from (
            select date_trunc('month', day::timestamp)::date as month, side, category_id, head_id, payment_type,
              sum(amount)::bigint as amount
            from ledger_days group by 1, 2, 3, 4, 5
          ) d
          full join ledger_months m using (month, side, category_id, head_id, payment_type)`,
      ),
    ),
    toCheck(
      'lists',
      {
        en: 'The figures above the lists equal amount and number of their receipts (1.00 for each receipt)',
        bn: 'তালিকার উপরের সংখ্যাগুলো রসিদের পরিমাণ ও সংখ্যার সমান (প্রতি রসিদে ১.০০)',
      },
      await comparePairs(sql, listTotalPairs(sql)),
    ),
    toCheck(
      'components',
      {
        en: 'The parts of prices equal the lines of the receipts by head',
        bn: 'মূল্যের অংশগুলো রসিদের লাইনের সাথে খাত অনুযায়ী মেলে',
      },
      await comparePairs(sql, priceComponentPairs(sql)),
    ),
    toCheck(
      'credits',
      {
        en: 'What is owed to advocates equals their credit in the ledger minus what was paid out',
        bn: 'আইনজীবীদের পাওনা লেজারে তাঁদের জমা ও পরিশোধের পার্থক্যের সমান',
      },
      await comparePairs(
        sql,
        sql`select a.bar_registration_number as "of", coalesce(c.owed, 0) as "left", coalesce(g.owed, 0)::bigint as "right"
          from advocates a
          left join advocate_credit_records c on c.id = a.id
          left join (
            select r.advocate_id, sum(case l.side when 'paid_out' then -l.amount else l.amount end) as owed
            from component_heads h
            join ledger_lines l on l.head_id = h.head_id
            join receipts r on r.id = l.receipt_id
            where h.is_credit
            group by r.advocate_id
          ) g on g.advocate_id = a.id
          where c.id is not null or g.advocate_id is not null`,
      ),
    ),
  ]
}

/**
 * Compares the kept totals of each series and year with its receipts: their amount, and their number as 1.00
 * each.
 */
const listTotalPairs = (sql: Sql): Fragment => sql`
  with kept as (
    select series || ' ' || year as name, coalesce(c.live_total, 0) as total,
      coalesce(c.live_count, 0) as count, coalesce(r.total, 0)::bigint as counted_total, coalesce(r.count, 0) as counted
    from receipt_counters c
    full join (
      select series, year, sum(total) as total, count(*) as count
      from receipts where voided_at is null group by 1, 2
    ) r using (series, year)
  )
  select name as "of", total as "left", counted_total as "right" from kept
  union all
  select name || ', number', count * 100, counted * 100 from kept`

/**
 * Compares what prices posted with the lines of their receipts, by head. A receipt of papers consists of its
 * price. A receipt of fees may have more on the built-in heads, so only the heads that were added for
 * components are compared there. A part of a price that does not add up to what was taken differs, too.
 */
const priceComponentPairs = (sql: Sql): Fragment => sql`
  with priced as (
    select x.receipt_id, x.amount, x.posted, r.number, r.series in ('VKL', 'CRT', 'NST', 'BLB', 'FRM') as is_whole
    from receipt_prices x
    join receipts r on r.id = x.receipt_id
    where r.voided_at is null
  ), posted as (
    select p.receipt_id, q.head_id, sum(q.amount)::bigint as amount
    from priced p
    cross join jsonb_to_recordset(p.posted) q (head_id int, amount bigint)
    where p.is_whole or q.head_id in (select head_id from component_heads)
    group by 1, 2
  ), lines as (
    select l.receipt_id, l.head_id, sum(l.amount)::bigint as amount
    from receipt_lines l
    where l.receipt_id in (select receipt_id from priced where is_whole)
      or (l.receipt_id in (select receipt_id from priced) and l.head_id in (select head_id from component_heads))
    group by 1, 2
  )
  select r.number as "of", coalesce(p.amount, 0) as "left", coalesce(l.amount, 0) as "right"
  from posted p
  full join lines l using (receipt_id, head_id)
  join receipts r on r.id = receipt_id
  union all
  select number as "of", amount as "left",
    (select coalesce(sum(q.amount), 0)::bigint from jsonb_to_recordset(posted) q (head_id int, amount bigint)) as "right"
  from priced`

/**
 * Compares receipt lines with ledger lines. A live receipt is in the ledger on its day, line by line. The
 * ledger lines of a void receipt sum to 0 over all days, because the correction of a locked period is on
 * another day than the lines that it corrects.
 */
const receiptLedgerPairs = (sql: Sql): Fragment => sql`
  select r.number as "of", coalesce(lines.amount, 0) as "left", coalesce(posted.amount, 0) as "right"
  from (
    select l.receipt_id, r.day as on_day, coalesce(l.head_id, 0) as head_id, coalesce(l.expense_category_id, 0) as category_id,
      l.payment_type, sum(l.amount)::bigint as amount
    from receipt_lines l join receipts r on r.id = l.receipt_id
    where r.voided_at is null
    group by 1, 2, 3, 4, 5
  ) lines
  full join (
    select l.receipt_id, case when r.voided_at is null then l.day end as on_day, coalesce(l.head_id, 0) as head_id,
      coalesce(l.expense_category_id, 0) as category_id, l.payment_type, sum(l.amount)::bigint as amount
    from ledger_lines l join receipts r on r.id = l.receipt_id
    group by 1, 2, 3, 4, 5
    having sum(l.amount) <> 0
  ) posted
  using (receipt_id, on_day, head_id, category_id, payment_type)
  join receipts r on r.id = receipt_id`
