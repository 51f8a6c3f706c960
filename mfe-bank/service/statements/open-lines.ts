import type { ModuleSql } from '@samity/module-service/postgres'
import { toDecimal } from '@samity/shared-api/contract'
import type { AccountBookLine, Proposal, StatementLine } from '../../contract/match.ts'
import { propose, type OpenBookLine, type OpenStatementLine } from './propose.ts'

export type StatementLineColumns = OpenStatementLine & {
  balance_paisa: number | null
  match_id: number | null
  is_start: boolean
}
export type BookLineColumns = OpenBookLine & { reason: string; match_id: number | null; is_late: boolean }

export const statementLineColumns = (sql: ModuleSql) => sql`
  l.id, l.day, l.description, l.reference, l.cheque_no, l.amount_paisa, l.balance_paisa, l.match_id, l.is_start`
/** Late: posted into a period after it was reconciled. */
export const bookLineColumns = (sql: ModuleSql) => sql`
  l.id, l.day, l.document, l.path, l.document_id, l.reason, l.amount_paisa, l.match_id,
  exists (select from reconciliations r where r.account_id = l.account_id and r.state = 'final'
    and r.day >= l.day and r.last_line_id < l.id) as is_late`

export const toStatementLine = (line: StatementLineColumns): StatementLine => ({
  id: line.id,
  day: line.day,
  description: line.description,
  reference: line.reference,
  cheque_no: line.cheque_no,
  amount: toDecimal(line.amount_paisa),
  balance: line.balance_paisa === null ? null : toDecimal(line.balance_paisa),
  match: line.match_id,
})
export const toBookLine = (line: BookLineColumns): AccountBookLine => ({
  id: line.id,
  day: line.day,
  document: line.document,
  path: line.path,
  document_id: line.document_id,
  reason: line.reason,
  amount: toDecimal(line.amount_paisa),
  match: line.match_id,
  is_late: line.is_late,
})

export async function readOpenLines(
  sql: ModuleSql,
  account: number,
): Promise<{ statement: StatementLineColumns[]; book: BookLineColumns[]; proposals: Proposal[] }> {
  const statement = await sql<StatementLineColumns[]>`
    select ${statementLineColumns(sql)} from statement_lines l
    where l.account_id = ${account} and l.match_id is null order by l.day, l.id`
  const book = await sql<BookLineColumns[]>`
    select ${bookLineColumns(sql)} from book_lines l
    where l.account_id = ${account} and l.match_id is null order by l.day, l.id`
  const documents = book.map(({ document }) => document)
  const cheques = await sql<{ document: string; number: string }[]>`
    select d.document_number as document, c.number from cheque_documents d join cheques c on c.id = d.cheque_id
    where d.document_number = any(${documents}::text[])
    union all
    select s.transfer_number, c.number from slips s join cheques c on c.slip_id = s.id
    where s.transfer_number = any(${documents}::text[])`
  const numbers = new Map<string, string[]>()
  for (const { document, number } of cheques)
    numbers.set(document, [...(numbers.get(document) ?? []), number])
  const payments = await sql<{ document: string; payment: string; reference: string }[]>`
    select document, payment, reference from payment_references where document = any(${documents}::text[])`
  const paymentOf = new Map(payments.map(({ document, ...payment }) => [document, payment]))
  const own = statement.filter(({ is_start }) => !is_start)
  return { statement, book, proposals: propose(own, book, numbers, paymentOf) }
}
