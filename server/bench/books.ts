import { today, yearOf } from '@samity/shared-api/contract'
import type { Database } from '../src/database/database.ts'

const linesPerReceipt = 5

/**
 * Fills an empty database with this many ledger lines over three years, with the same result as booking them
 * one by one: 65 % are from stationery, the rest from all heads; every tenth receipt is an expense in one of
 * twelve categories.
 */
export async function fillBooks(sql: Database, lines: number): Promise<void> {
  const receipts = Math.round(lines / linesPerReceipt)
  const first = `${yearOf(today()) - 2}-01-01`
  await sql.begin(async (tx) => {
    // these rows are consistent; running the triggers for each row would take longer than the whole
    // measurement
    await tx`set local session_replication_role = replica`
    await tx`
      insert into expense_categories (category) select 'Expense ' || n from generate_series(1, 12) n`
    await tx`drop index receipts_search_text`
    await tx`
      insert into receipts (id, series, year, serial, number, day, total, payment_type, payer)
      select n, series, extract(year from day)::int, n, series || '-' || extract(year from day) || '-' || lpad(n::text, 6, '0'),
        day, ${linesPerReceipt} * (100 + n % 900),
        (array['cash', 'cash', 'cash', 'bank', 'check', 'mobile_banking'])[1 + (hashint4(n + 1) & 65535) % 6], 'Payer ' || n % 300
      from (
        select n, case when n % 10 = 0 then 'EXP' else 'DON' end as series,
          ${first}::date + (hashint4(n) & 1048575) % (${today()}::date - ${first}::date + 1) as day
        from generate_series(1, ${receipts}::int) n
      ) numbered`
    await tx`
      insert into receipt_lines (receipt_id, position, side, head_id, expense_category_id, amount, payment_type, place_id)
      select r.id, p, case when r.series = 'EXP' then 'expense' else 'income' end,
        case when r.series = 'DON' then case when (hashint4(r.id * 5 + p) & 65535) % 100 < 65 then 1 + (r.id + p) % 3 else 4 + (r.id + p) % 16 end end,
        case when r.series = 'EXP' then 1 + (r.id / 10 + p) % 12 end, r.total / ${linesPerReceipt}, r.payment_type,
        default_place(case when r.series = 'EXP' then 'expense' else 'income' end, r.payment_type, null, r.day)
      from receipts r, generate_series(1, ${linesPerReceipt}::int) p`
    await tx`
      insert into ledger_lines (receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, reason)
      select r.id, r.day, l.side, l.head_id, l.head_id, l.expense_category_id, l.payment_type, l.amount, 'booked'
      from receipt_lines l join receipts r on r.id = l.receipt_id`
    await tx`
      insert into ledger_days (day, side, category_id, head_id, payment_type, amount)
      select day, side, category_id, coalesce(head_id, 0), payment_type, sum(amount)
      from ledger_lines group by 1, 2, 3, 4, 5`
    await tx`
      insert into place_lines (place_id, day, receipt_id, amount, reason)
      select l.place_id, r.day, r.id, sum(case l.side when 'income' then l.amount else -l.amount end), 'booked'
      from receipt_lines l join receipts r on r.id = l.receipt_id
      group by 1, 2, 3
      order by r.id`
    await tx`
      insert into place_days (place_id, day, amount_in, amount_out, lines)
      select place_id, day, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) from place_lines group by 1, 2`
    await tx`
      update place_balances b set balance = (select coalesce(sum(amount), 0) from place_lines l where l.place_id = b.place_id)`
    await tx`
      insert into actual_expenses (id, category_id) select id, 1 + id / 10 % 12 from receipts where series = 'EXP'`
    await tx`
      insert into fund_collections (id, donation_type, fund_provider, purpose)
      select id, 'others', payer, 'Library' from receipts where series = 'DON'`
    await tx`select rebuild_totals()`
    for (const side of ['income', 'expense'] as const)
      for (const fund of ['general', 'welfare'] as const)
        await tx`
          insert into ${tx(`${side}_shares`)} (fund, category, percentage)
          select ${fund}, id, 33.33 from ${tx(`${side}_categories`)} where id % 3 > 0`
    await tx`create index receipts_search_text on receipts using gin (search_text gin_trgm_ops)`
    await tx`
      insert into receipt_counters (series, year, last) select series, year, max(serial) from receipts group by 1, 2`
    await tx`select setval('receipts_id_seq', (select max(id) from receipts))`
  })
  await sql`vacuum analyze`
}
