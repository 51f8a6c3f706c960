import type { ModuleSql } from '@samity/module-service/postgres'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { OutstandingLine, Reconciliation, ReconciliationState } from '../../contract/reconciliation.ts'
import { accountName } from './read-account.ts'

/** Not matched on that day: a later match does not change what was outstanding. */
const isOutstanding = (sql: ModuleSql, day: ReturnType<ModuleSql>) => sql`
  l.day <= ${day} and not exists (select from matches m where m.id = l.match_id and m.day <= ${day})`

/**
 * The sums of the account `a` on a day: in the books, of it not at the bank, and the reverse. Both sides of a
 * match are equal, so books − outstanding + outstanding at the bank = bank's balance, if the statements are
 * whole.
 */
export const sumsOn = (sql: ModuleSql, day: ReturnType<ModuleSql>) => sql`
  (select
    coalesce((select sum(l.amount_paisa) from book_lines l where l.account_id = a.id and l.day <= ${day}), 0)::bigint
      + case when a.opening_day <= ${day} then a.opening_paisa else 0 end as book_paisa,
    coalesce((select sum(l.amount_paisa) from book_lines l
      where l.account_id = a.id and ${isOutstanding(sql, day)}), 0)::bigint as book_outstanding_paisa,
    coalesce((select sum(l.amount_paisa) from statement_lines l
      where l.account_id = a.id and ${isOutstanding(sql, day)}), 0)::bigint as bank_outstanding_paisa)`

/** The bank's balance after the last line of its statements up to a day. */
export async function bankBalanceOn(sql: ModuleSql, account: number, day: Day): Promise<number | null> {
  const [line] = await sql<{ balance_paisa: number | null }[]>`
    select balance_paisa from statement_lines where account_id = ${account} and day <= ${day}
    order by day desc, id desc limit 1`
  return line?.balance_paisa ?? null
}

export type ReconciliationColumns = {
  id: number
  account_id: number
  name_english: string
  name_bengali: string
  account_no: string
  day: Day
  state: ReconciliationState
  bank_paisa: number
  book_paisa: number
  book_outstanding_paisa: number
  bank_outstanding_paisa: number
  last_line_id: number
  late: number
  made_by: string
  made_on: Day
  final_by: string | null
  final_on: Day | null
}

/** Reconciliations; a draft has the sums of now. */
export const reconciliationRows = (sql: ModuleSql) => sql`
  (select r.id, r.account_id, a.name_english, a.name_bengali, a.account_no, r.day, r.state, r.bank_paisa,
      case r.state when 'final' then r.book_paisa else now_.book_paisa end as book_paisa,
      case r.state when 'final' then r.book_outstanding_paisa else now_.book_outstanding_paisa end
        as book_outstanding_paisa,
      case r.state when 'final' then r.bank_outstanding_paisa else now_.bank_outstanding_paisa end
        as bank_outstanding_paisa,
      r.last_line_id, r.made_by, (r.made_at at time zone 'Asia/Dhaka')::date as made_on,
      r.final_by, (r.final_at at time zone 'Asia/Dhaka')::date as final_on,
      (select count(*) from book_lines l where r.state = 'final' and l.account_id = r.account_id
        and l.day <= r.day and l.id > r.last_line_id) as late
    from reconciliations r join accounts a on a.id = r.account_id
    cross join lateral ${sumsOn(sql, sql`r.day`)} now_)`

export const differenceOf = (row: ReconciliationColumns): number =>
  row.bank_paisa - (row.book_paisa - row.book_outstanding_paisa + row.bank_outstanding_paisa)

export const toReconciliation = (row: ReconciliationColumns): Reconciliation => ({
  id: row.id,
  account: row.account_id,
  account_name: accountName(row),
  account_no: row.account_no,
  day: row.day,
  state: row.state,
  bank_balance: toDecimal(row.bank_paisa),
  book_balance: toDecimal(row.book_paisa),
  book_outstanding: toDecimal(row.book_outstanding_paisa),
  bank_outstanding: toDecimal(row.bank_outstanding_paisa),
  difference: toDecimal(differenceOf(row)),
  late: row.late,
  made_by: row.made_by,
  made_on: row.made_on,
  final_by: row.final_by,
  final_on: row.final_on,
})

export type OutstandingColumns = { line_id: number; day: Day; text: string; amount_paisa: number }

export const toOutstanding = ({ line_id, day, text, amount_paisa }: OutstandingColumns): OutstandingLine => ({
  id: line_id,
  day,
  text,
  amount: toDecimal(amount_paisa),
})

export const outstandingOn = (sql: ModuleSql, side: 'book' | 'bank', account: number, day: Day) =>
  side === 'book'
    ? sql<OutstandingColumns[]>`
        select l.id as line_id, l.day, l.document as text, l.amount_paisa from book_lines l
        where l.account_id = ${account} and ${isOutstanding(sql, sql`${day}`)} order by l.day, l.id`
    : sql<OutstandingColumns[]>`
        select l.id as line_id, l.day, concat_ws(' ', nullif(l.cheque_no, ''), nullif(l.reference, ''), l.description) as text,
          l.amount_paisa
        from statement_lines l
        where l.account_id = ${account} and ${isOutstanding(sql, sql`${day}`)} order by l.day, l.id`
