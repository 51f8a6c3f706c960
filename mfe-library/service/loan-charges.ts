import {
  charge,
  dropCharge,
  listCharges,
  type FastifyRequest,
  attempt,
  hasRight,
} from '@samity/module-service'
import { fillWords, today } from '@samity/shared-api/contract'
import { fineSeries, type LibraryTerms, type Loan } from '../contract/loan.ts'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { loanPage } from './library-tasks.ts'
import { loanSelection, loanState, toLoan, type LoanRow } from './loan-rows.ts'

const right = 'write:charges'
const maxPage = 1000

const words = {
  late: { en: 'Book returned late: {book}', bn: 'দেরিতে ফেরত বই: {book}' },
  lost: { en: 'Lost book: {book}', bn: 'হারানো বই: {book}' },
}

/** The subject of the charge and of the receipt that settles it */
export const subjectOf = ({ id }: Pick<Loan, 'id'>) => `loan/${id}`

const chargeLoan = (request: FastifyRequest, loan: Loan) =>
  charge(request, fineSeries, {
    subject: subjectOf(loan),
    advocate: loan.advocate_id,
    amount: loan.due,
    due_on: loan.lost_on ?? loan.returned_on ?? today(),
    title: fillWords(loan.lost_on && !loan.recovered_on ? words.lost : words.late, {
      book: `${loan.title.slice(0, 80)} (${loan.copy_number})`,
    }),
    path: loanPage(loan.copy_number),
  })

/** Charges the borrower with what a loan costs after its end, or with nothing once nothing is due. */
export const updateCharge = (request: FastifyRequest, loan: Loan) =>
  attempt(request, right, async () => {
    if (loan.state === 'fine_due') await chargeLoan(request, loan)
    else if (!loan.fine_receipt) await dropCharge(request, fineSeries, subjectOf(loan))
  })

/**
 * Charges what the desk could not: before the right was approved, or while the API did not answer. Drops what
 * nobody owes any more.
 */
export async function updateCharges(sql: ModuleDatabase, request: FastifyRequest, terms: LibraryTerms) {
  if (!hasRight(request, right)) return
  const open = new Map<string, string>()
  for (let offset = 0; offset === open.size; offset += maxPage)
    for (const { subject, amount } of await listCharges(request, fineSeries, offset))
      open.set(subject, amount)
  const rows = await sql<LoanRow[]>`
    select ${loanSelection(sql, terms)} where ${loanState(sql, today())} = 'fine_due' order by l.id`
  for (const loan of rows.map(toLoan)) {
    const subject = subjectOf(loan)
    if (open.get(subject) !== loan.due) await attempt(request, right, () => chargeLoan(request, loan))
    open.delete(subject)
  }
  for (const subject of open.keys())
    await attempt(request, right, () => dropCharge(request, fineSeries, subject))
}
