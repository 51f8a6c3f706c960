import type { Fragment, Sql } from '../database/database.ts'

export type PostingReason = 'booked' | 'changed' | 'voided' | 'corrected' | 'moved'

/** Selects the receipts by their id in the column. */
type ReceiptFilter = (column: Fragment) => Fragment

/**
 * Brings the ledger in line with receipts: posts the difference between the lines of each (none when it is void) and
 * the lines posted for it before. This covers booking, changing, moving to another day and voiding.
 * A receipt keeps the category in which it was first posted, even when its head has moved to another category since.
 * A void posts on the record's own day, so that the day's list and its report stay equal. `correctionDay` is for
 * corrections of a locked period, whose difference is posted on an open day.
 * The same statement posts the difference to the places of the lines: income adds to its place, an expense and what is paid out subtract.
 * The day sums are locked last and in one order, those of places after those of the ledger. Otherwise cashiers could block each
 * other. The database refuses (23514) what a place may not have: `place-errors.ts` makes the sentence.
 */
const postWhere = (
  sql: Sql,
  isOneOf: ReceiptFilter,
  reason: PostingReason,
  correctionDay: string | null,
) => sql`
    with posted as (
      select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, sum(amount)::bigint as amount
      from ledger_lines where ${isOneOf(sql`receipt_id`)}
      group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
    ), expected as (
      select r.id as receipt_id, r.day,
        case l.side when 'paid_out' then l.side else coalesce(before.side, h.kind, 'expense') end as side, l.head_id,
        coalesce(before.income_category_id, h.category_id) as income_category_id,
        l.expense_category_id, l.payment_type, l.amount
      from receipts r
      join receipt_lines l on l.receipt_id = r.id
      left join heads h on h.id = l.head_id
      left join (
        select distinct on (receipt_id, head_id) receipt_id, head_id, side, income_category_id from posted
      ) before on before.receipt_id = r.id and before.head_id = l.head_id
      where ${isOneOf(sql`r.id`)} and r.voided_at is null
    ), difference as (
      select receipt_id, coalesce(${correctionDay}::date, day) as day, side, head_id, income_category_id, expense_category_id,
        payment_type, sum(amount)::bigint as amount
      from (
        select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount from expected
        union all
        select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, -amount from posted
      ) both_sides
      group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
    ), lines as (
      insert into ledger_lines
        (receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, reason)
      select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, ${reason}
      from difference
      returning day, side, category_id, head_id, payment_type, amount
    ), in_places as (
      select place_id, day, receipt_id, sum(amount)::bigint as amount
      from (
        select l.place_id, coalesce(${correctionDay}::date, r.day) as day, r.id as receipt_id,
          case l.side when 'income' then l.amount else -l.amount end as amount
        from receipts r join receipt_lines l on l.receipt_id = r.id
        where ${isOneOf(sql`r.id`)} and r.voided_at is null
        union all
        select place_id, coalesce(${correctionDay}::date, day), receipt_id, -amount from place_lines where ${isOneOf(sql`receipt_id`)}
      ) both_sides
      group by 1, 2, 3 having sum(amount) <> 0
    ), added_to_places as (
      insert into place_lines (place_id, day, receipt_id, amount, reason)
      select place_id, day, receipt_id, amount, ${reason} from in_places
      order by 1, 2, 3
    )
    insert into ledger_days as d (day, side, category_id, head_id, payment_type, amount)
    select day, side, category_id, coalesce(head_id, 0), payment_type, sum(amount)::bigint
    from lines group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (day, side, category_id, head_id, payment_type) do update set amount = d.amount + excluded.amount`

/** Posts one receipt. */
export const post = (
  sql: Sql,
  receiptId: number,
  reason: PostingReason,
  correctionDay: string | null = null,
) => postWhere(sql, (column) => sql`${column} = ${receiptId}`, reason, correctionDay)

/**
 * Posts many receipts of one transaction, so that each sum changes once. PostgreSQL keeps every version of a row until the transaction
 * ends, and each look-up passes them: sums that change once for each receipt take a time that grows with its square.
 */
export const postMany = (sql: Sql, receiptIds: readonly number[], reason: PostingReason) =>
  postWhere(sql, (column) => sql`${column} = any(${receiptIds as number[]}::int[])`, reason, null)
