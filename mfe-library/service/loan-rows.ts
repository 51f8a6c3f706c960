import { today } from '@samity/shared-api/contract'
import type { LibraryTerms, Loan } from '../contract/loan.ts'
import type { LibrarySql } from './library-database.ts'
import { asAmount, finePerDayPaisa } from './settings.ts'

export type LoanRow = Omit<Loan, 'fine'> & { fine: number }

/** What a loan is on a day. It also stands in the conditions of lists. */
export const loanState = (sql: LibrarySql, day: string) => sql`
  (case
    when l.returned_on is null then case when l.due_on < ${day}::date then 'overdue' else 'open' end
    when l.fine_paisa > 0 and l.fine_receipt is null and l.fine_waived is null then 'fine_due'
    else 'returned'
  end)`

export const daysLate = (sql: LibrarySql, day: string) =>
  sql`greatest(coalesce(l.returned_on, ${day}::date) - l.due_on, 0)`

/** The columns of a loan and the tables that they come from. The fine of a loan that has not ended grows each day. */
export function loanSelection(sql: LibrarySql, terms: LibraryTerms, day: string = today()) {
  return sql`
    l.id, l.copy_id, c.number as copy_number, c.book_id, b.title, b.author,
    l.advocate_id, l.advocate_number, l.advocate_name,
    l.lent_on, l.lent_by, l.due_on, l.returned_on, l.returned_by, l.renewals,
    ${daysLate(sql, day)} as days_late,
    case when l.returned_on is null then ${daysLate(sql, day)}::bigint * ${finePerDayPaisa(terms)}::bigint
      else l.fine_paisa end as fine,
    l.fine_receipt, l.fine_waived, l.fine_waived_by, l.override_reason,
    ${loanState(sql, day)} as state
    from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id`
}

/** A loan on the wire. */
export const toLoan = ({ fine, ...row }: LoanRow): Loan => ({ ...row, fine: asAmount(fine) })
