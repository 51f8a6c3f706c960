import { collection, http } from '@samity/shared-api/client'
import { useGet } from '@samity/shared-ui/query'
import { book } from '../contract/book.ts'
import { copy } from '../contract/copy.ts'
import type { BookImportBody, BookImportResult } from '../contract/import.ts'
import type { LibraryTerms, Loan, LoanInput, ScannedCopy } from '../contract/loan.ts'

const base = 'x/mfe-library'
export const loansPath = `${base}/loans/`
export const summaryPath = `${base}/summary/`
export const searchPath = `${base}/search/`
export const books = collection(book)
export const copies = collection(copy)

// thousands of rows take longer than any other request
const importTimeoutMs = 60_000

export const getCopy = async (number: string) =>
  (await http.get<ScannedCopy>(`${base}/copies/by-number/`, { params: { number } })).data
/** A repeat with the same key lends once. */
export const lendCopy = async (loan: LoanInput, key: string) =>
  (await http.post<Loan>(loansPath, loan, { headers: { 'Idempotency-Key': key } })).data
export const renewLoan = async (id: number) => (await http.post<Loan>(`${loansPath}${id}/renew/`)).data
export const returnCopy = async (copy_number: string) =>
  (await http.post<Loan>(`${base}/returns/`, { copy_number })).data
export const payFine = async (id: number, payment_type: string) =>
  (await http.post<Loan>(`${loansPath}${id}/fine/`, { payment_type })).data
export const waiveFine = async (id: number, reason: string) =>
  (await http.post<Loan>(`${loansPath}${id}/waiver/`, { reason })).data
export const importBooks = async (body: BookImportBody) =>
  (await http.post<BookImportResult>(`${base}/books/import/`, body, { timeout: importTimeoutMs })).data

/** Whether this person may lend, and whether they manage books. False until the service has answered. */
export function useLibraryRights(): { mayLend: boolean; mayManage: boolean } {
  const { data } = useGet<LibraryTerms & { permissions: string[] }>(`${base}/terms/`)
  const has = (name: string) => data?.permissions.includes(name) ?? false
  return { mayLend: has('library.lend'), mayManage: has('library.manage') }
}
