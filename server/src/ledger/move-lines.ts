import type { Sql } from '../database/database.ts'

/**
 * Locks the receipts that a move posts lines for, before the head: whoever changes a receipt locks the
 * receipt and then its heads. Without this, the end of the transaction locks them, for the foreign key.
 */
export const lockMovedReceipts = (sql: Sql, headId: number, firstDay: string) => sql`
  select id from receipts
  where id in (select receipt_id from ledger_lines where head_id = ${headId} and day >= ${firstDay})
  order by id for key share`

/**
 * Moves the amounts that a head's receipts have posted since `firstDay` to the head's current category and
 * kind. Each receipt gets a negative line in the old category and a positive line in the new one, on the same
 * day. A day's total over all categories does not change. Lines of a void receipt (the correction of a locked
 * period) stay in the category of the lines that they correct. What was paid out of a head stays where it was
 * posted.
 */
export async function moveLines(sql: Sql, headId: number, firstDay: string): Promise<void> {
  await sql`
    with misplaced as (
      select l.receipt_id, l.day, l.side, l.income_category_id, l.payment_type, sum(l.amount)::bigint as amount
      from ledger_lines l
      join heads h on h.id = l.head_id
      join receipts r on r.id = l.receipt_id
      where l.head_id = ${headId} and l.day >= ${firstDay} and r.voided_at is null and l.side <> 'paid_out'
        and (l.side, l.income_category_id) is distinct from (h.kind, h.category_id)
      group by 1, 2, 3, 4, 5 having sum(l.amount) <> 0
    ), lines as (
      insert into ledger_lines (receipt_id, day, side, head_id, income_category_id, payment_type, amount, reason)
      select receipt_id, day, side, ${headId}::int, income_category_id, payment_type, -amount, 'moved' from misplaced
      union all
      select m.receipt_id, m.day, h.kind, h.id, h.category_id, m.payment_type, m.amount, 'moved'
      from misplaced m join heads h on h.id = ${headId}
      returning day, side, category_id, head_id, payment_type, amount
    )
    insert into ledger_days as d (day, side, category_id, head_id, payment_type, amount)
    select day, side, category_id, head_id, payment_type, sum(amount)::bigint
    from lines group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (day, side, category_id, head_id, payment_type) do update set amount = d.amount + excluded.amount`
}
