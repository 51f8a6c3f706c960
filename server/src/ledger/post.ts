import type { Fragment, Sql } from '../database/database.ts'

export type PostingReason = 'booked' | 'changed' | 'voided' | 'corrected' | 'moved'

type ReceiptFilter = (column: Fragment) => Fragment

/**
 * Calculates the postings from the lines of the receipts in `receipts` (named r). `posted` is a join that
 * adds, as `before`, the side and the category in which a head of the receipt was first posted; both are null
 * for a first posting.
 */
const expectedLines = (sql: Sql, receipts: Fragment, posted: Fragment) => sql`
      select r.id as receipt_id, r.day,
        case l.side when 'paid_out' then l.side else coalesce(before.side, h.kind, 'expense') end as side, l.head_id,
        coalesce(before.income_category_id, h.category_id) as income_category_id,
        l.expense_category_id, l.payment_type, l.amount
      from ${receipts}
      join receipt_lines l on l.receipt_id = r.id
      left join heads h on h.id = l.head_id
      ${posted}
      where r.voided_at is null`

export const addedToPlace = (sql: Sql) => sql`case l.side when 'income' then l.amount else -l.amount end`

const postDifference = (sql: Sql, reason: PostingReason) => sql`
    lines as (
      insert into ledger_lines
        (receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, reason)
      select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount, ${reason}
      from difference
      returning day, side, category_id, head_id, payment_type, amount
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

const findDifference = (sql: Sql, isOneOf: ReceiptFilter, correctionDay: string | null) => sql`
    posted as (
      select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, sum(amount)::bigint as amount
      from ledger_lines where ${isOneOf(sql`receipt_id`)}
      group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
    ), expected as (
      ${expectedLines(
        sql,
        sql`receipts r`,
        sql`left join (
          select distinct on (receipt_id, head_id) receipt_id, head_id, side, income_category_id from posted
        ) before on before.receipt_id = r.id and before.head_id = l.head_id`,
      )} and ${isOneOf(sql`r.id`)}
    ), difference as (
      select receipt_id, coalesce(${correctionDay}::date, day) as day, side, head_id, income_category_id, expense_category_id,
        payment_type, sum(amount)::bigint as amount
      from (
        select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, amount from expected
        union all
        select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, -amount from posted
      ) both_sides
      group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
    ), in_places as (
      select place_id, day, receipt_id, sum(amount)::bigint as amount
      from (
        select l.place_id, coalesce(${correctionDay}::date, r.day) as day, r.id as receipt_id,
          ${addedToPlace(sql)} as amount
        from receipts r join receipt_lines l on l.receipt_id = r.id
        where ${isOneOf(sql`r.id`)} and r.voided_at is null
        union all
        select place_id, coalesce(${correctionDay}::date, day), receipt_id, -amount from place_lines where ${isOneOf(sql`receipt_id`)}
      ) both_sides
      group by 1, 2, 3 having sum(amount) <> 0
    )`

/**
 * Locks the heads of a difference, which may be on the move to another category, and enters the days of its
 * cash boxes. The triggers that do both would come after the day sums, and a booking locks these last.
 */
const lockHeadsAndDays = (sql: Sql, difference: Fragment) => sql`
    with ${difference}, moved_heads as (
      select id from heads where id in (select head_id from difference) order by id for key share
    ), days as (
      select p.place_id, p.day from in_places p where has_cash_day(p.place_id, p.day)
      union
      select r.box_id, d.day from difference d join receipts r on r.id = d.receipt_id where has_cash_day(r.box_id, d.day)
      order by 1, 2
    )
    select enter_cash_day(place_id, day) from days where (select count(*) from moved_heads) >= 0`

/**
 * Brings the ledger in line with receipts: posts the difference between the lines of each (none when it is
 * void) and the lines posted for it before. This covers booking, changing, moving to another day and voiding;
 * `postBooked` posts a receipt with the statement that inserts it. A receipt keeps the category in which it
 * was first posted, even when its head has moved to another category since. A void posts on the record's own
 * day, so that the day's list and its report stay equal. `correctionDay` is for corrections of a locked
 * period, whose difference is posted on an open day. The same statement posts the difference to the places of
 * the lines: income adds to its place, an expense and what is paid out subtract. The day sums are locked last
 * and in one order, those of places after those of the ledger. Otherwise cashiers could block each other. The
 * database refuses (23514) what a place may not have: `place-refusals.ts` makes the sentence.
 */
async function postWhere(
  sql: Sql,
  isOneOf: ReceiptFilter,
  reason: PostingReason,
  correctionDay: string | null,
): Promise<void> {
  const difference = findDifference(sql, isOneOf, correctionDay)
  await Promise.all([
    lockHeadsAndDays(sql, difference).execute(),
    sql`with ${difference}, ${postDifference(sql, reason)}`.execute(),
  ])
}

/**
 * The same for a receipt that this statement inserts: the rest of the statement after a query `receipt` with
 * its id, day and voided_at. Nothing is posted for it yet, so there is nothing to subtract.
 */
export const postBooked = (sql: Sql) => sql`
    difference as (
      select receipt_id, day, side, head_id, income_category_id, expense_category_id, payment_type, sum(amount)::bigint as amount
      from (${expectedLines(
        sql,
        sql`receipt r`,
        sql`left join (select null::text as side, null::int as income_category_id) before on true`,
      )}) expected
      group by 1, 2, 3, 4, 5, 6, 7
    ), in_places as (
      select l.place_id, r.day, r.id as receipt_id, sum(${addedToPlace(sql)})::bigint as amount
      from receipt r join receipt_lines l on l.receipt_id = r.id
      group by 1, 2, 3 having sum(${addedToPlace(sql)}) <> 0
    ), ${postDifference(sql, 'booked')}`

export const post = (
  sql: Sql,
  receiptId: number,
  reason: PostingReason,
  correctionDay: string | null = null,
) => postWhere(sql, (column) => sql`${column} = ${receiptId}`, reason, correctionDay)

/**
 * Posts many receipts of one transaction, so that each sum changes once. PostgreSQL keeps every version of a
 * row until the transaction ends, and each look-up passes them: sums that change once for each receipt take a
 * time that grows with its square.
 */
export const postMany = (sql: Sql, receiptIds: readonly number[], reason: PostingReason) =>
  postWhere(sql, (column) => sql`${column} = any(${receiptIds as number[]}::int[])`, reason, null)
