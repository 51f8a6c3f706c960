import { noRecord, type FastifyInstance } from '@samity/module-service'
import { today } from '@samity/shared-api/contract'
import type { LibraryTerms, Loan } from '../contract/loan.ts'
import type { ModuleSql } from '@samity/module-service/postgres'
import { asAmount, finePerDayPaisa, termsOf } from './settings.ts'

type Amount = 'fine' | 'charge' | 'due'
export type LoanRow = Omit<Loan, Amount> & Record<Amount, number>

/** The cost of a loan that has ended: a copy that was found again owes its charge no more. */
export const duePaisa = (sql: ModuleSql) =>
  sql`(l.fine_paisa + case when l.recovered_on is null then l.charge_paisa else 0 end)`

/** In this loan the copy was lost, and it was not found since. */
export const isLost = (sql: ModuleSql) => sql`(l.lost_on is not null and l.recovered_on is null)`

/** The state of a loan on a day. It also stands in the conditions of lists. */
export const loanState = (sql: ModuleSql, day: string) => sql`
  (case
    when l.ended_on is null then case when l.due_on < ${day}::date then 'overdue' else 'open' end
    when ${duePaisa(sql)} > 0 and l.fine_receipt is null and l.fine_waived is null then 'fine_due'
    when ${isLost(sql)} then 'lost'
    else 'returned'
  end)`

export const daysLate = (sql: ModuleSql, day: string) =>
  sql`greatest(coalesce(l.ended_on, ${day}::date) - l.due_on, 0)`

/**
 * The columns of a loan and the tables that they come from. The fine of a loan that has not ended grows each
 * day.
 */
export function loanSelection(sql: ModuleSql, terms: LibraryTerms, day: string = today()) {
  return sql`
    l.id, l.copy_id, c.number as copy_number, c.book_id, b.title, b.author,
    l.advocate_id, l.advocate_number, l.advocate_name,
    l.lent_on, l.lent_by, l.due_on, l.returned_on, l.returned_by, l.lost_on, l.lost_by, l.recovered_on, l.renewals,
    ${daysLate(sql, day)} as days_late,
    case when l.ended_on is null then ${daysLate(sql, day)}::bigint * ${finePerDayPaisa(terms)}::bigint
      else l.fine_paisa end as fine,
    l.charge_paisa as charge, ${duePaisa(sql)} as due,
    l.fine_receipt, l.fine_waived, l.fine_waived_by, l.override_reason,
    (select max(r.reminded_on) from reminders r where r.loan_id = l.id and r.due_on = l.due_on) as reminded_on,
    ${loanState(sql, day)} as state
    from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id`
}

export const toLoan = ({ fine, charge, due, ...row }: LoanRow): Loan => ({
  ...row,
  fine: asAmount(fine),
  charge: asAmount(charge),
  due: asAmount(due),
})

/** Reads one loan with today's fine. Throws 404. */
export async function readLoan(sql: ModuleSql, app: FastifyInstance, id: number): Promise<Loan> {
  const [row] = await sql<LoanRow[]>`select ${loanSelection(sql, termsOf(app))} where l.id = ${id}`
  if (!row) throw noRecord()
  return toLoan(row)
}
