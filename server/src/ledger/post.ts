import type { Sql } from '../database/database.ts'

export type PostingReason = 'booked' | 'changed' | 'voided' | 'corrected' | 'moved'

/**
 * Brings the ledger in line with one receipt: posts the difference between the receipt's lines (none when it is void) and
 * the lines posted for it before. This covers booking, changing, moving to another day and voiding.
 * A receipt keeps the category in which it was first posted, even when its head has moved to another category since.
 * A void posts on the record's own day, so that the day's list and its report stay equal. `correctionDay` is for
 * corrections of a locked period, whose difference is posted on an open day.
 * The same statement posts the difference to the places of the lines: income adds to its place, an expense and what is paid out subtract.
 * The day sums are locked last and in one order, those of places after those of the ledger. Otherwise cashiers could block each
 * other. The database refuses (23514) what a place may not have: `place-errors.ts` makes the sentence.
 */
export const post = (
  sql: Sql,
  receiptId: number,
  reason: PostingReason,
  correctionDay: string | null = null,
) => sql`
    with posted as (
      select day, side, head_id, income_category_id, expense_category_id, payment_type, sum(amount)::bigint as amount
      from ledger_lines where receipt_id = ${receiptId}
      group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
    ), expected as (
      select r.day, case l.side when 'paid_out' then l.side else coalesce(before.side, h.kind, 'expense') end as side, l.head_id,
        coalesce(before.income_category_id, h.category_id) as income_category_id,
        l.expense_category_id, l.payment_type, l.amount
      from receipts r
      join receipt_lines l on l.receipt_id = r.id
      left join heads h on h.id = l.head_id
      left join lateral (
        select p.side, p.income_category_id from posted p where p.head_id = l.head_id limit 1
      ) before on true
      where r.id = ${receiptId} and r.voided_at is null
    ), difference as (
      select coalesce(${correctionDay}::date, day) as day, side, head_id, income_category_id, expense_category_id, payment_type,
        sum(amount)::bigint as amount
      from (
        select day, side, head_id, income_category_id, expense_category_id, payment_type, amount from expected
        union all
        select day, side, head_id, income_category_id, expense_category_id, payment_type, -amount from posted
      ) both_sides
      group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
    ), lines as (
      insert into ledger_lines
        (receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, reason)
      select ${receiptId}, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, ${reason}
      from difference
      returning day, side, category_id, head_id, payment_type, amount
    ), in_places as (
      select place_id, day, sum(amount)::bigint as amount
      from (
        select l.place_id, coalesce(${correctionDay}::date, r.day) as day,
          case l.side when 'income' then l.amount else -l.amount end as amount
        from receipts r join receipt_lines l on l.receipt_id = r.id
        where r.id = ${receiptId} and r.voided_at is null
        union all
        select place_id, coalesce(${correctionDay}::date, day), -amount from place_lines where receipt_id = ${receiptId}
      ) both_sides
      group by 1, 2 having sum(amount) <> 0
    ), added_to_places as (
      insert into place_lines (place_id, day, receipt_id, amount, reason)
      select place_id, day, ${receiptId}, amount, ${reason} from in_places
      order by 1, 2
    )
    insert into ledger_days as d (day, side, category_id, head_id, payment_type, amount)
    select day, side, category_id, coalesce(head_id, 0), payment_type, sum(amount)::bigint
    from lines group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (day, side, category_id, head_id, payment_type) do update set amount = d.amount + excluded.amount`
