import { collection, http } from '@samity/shared-api/client'
import { useGet } from '@samity/shared-ui/query'
import { book } from '../contract/book.ts'
import { copy } from '../contract/copy.ts'
import type { BookImportBody, BookImportResult } from '../contract/import.ts'
import type {
  LibraryTerms,
  Loan,
  LoanInput,
  LossInput,
  RecoveredCopy,
  ReturnedLoan,
  ReturnInput,
  ScannedCopy,
} from '../contract/loan.ts'
import type { Reservation, ReservationInput } from '../contract/reservation.ts'

const base = 'x/mfe-library'
export const loansPath = `${base}/loans/`
export const reservationsPath = `${base}/reservations/`
export const summaryPath = `${base}/summary/`
export const searchPath = `${base}/search/`
export const books = collection(book)
export const copies = collection(copy)

// thousands of rows take longer than any other request
const importTimeoutMs = 60_000

export const getCopy = async (number: string) =>
  (await http.get<ScannedCopy>(`${base}/copies/by-number/`, { params: { number } })).data
/** A repeat with the same key lends once. `loseCopy` and `reserveBook` behave alike. */
export const lendCopy = async (loan: LoanInput, key: string) =>
  (await http.post<Loan>(loansPath, loan, { headers: { 'Idempotency-Key': key } })).data
export const renewLoan = async (id: number) => (await http.post<Loan>(`${loansPath}${id}/renew/`)).data
export const returnCopy = async (input: ReturnInput) =>
  (await http.post<ReturnedLoan>(`${base}/returns/`, input)).data
export const loseCopy = async (loss: LossInput, key: string) =>
  (await http.post<Loan>(`${base}/losses/`, loss, { headers: { 'Idempotency-Key': key } })).data
export const recoverCopy = async (id: number) =>
  (await http.post<RecoveredCopy>(`${base}/copies/${id}/recover/`)).data
export const reserveBook = async (reservation: ReservationInput, key: string) =>
  (await http.post<Reservation>(reservationsPath, reservation, { headers: { 'Idempotency-Key': key } })).data
export const cancelReservation = async (id: number) => {
  await http.post(`${reservationsPath}${id}/cancel/`)
}
export const payFine = async (id: number, payment_type: string) =>
  (await http.post<Loan>(`${loansPath}${id}/fine/`, { payment_type })).data
export const waiveFine = async (id: number, reason: string) =>
  (await http.post<Loan>(`${loansPath}${id}/waiver/`, { reason })).data
export const importBooks = async (body: BookImportBody) =>
  (await http.post<BookImportResult>(`${base}/books/import/`, body, { timeout: importTimeoutMs })).data

const useTerms = () => useGet<LibraryTerms & { permissions: string[] }>(`${base}/terms/`).data

/** The fine for each day in taka; undefined until the service has answered. */
export const useDailyFine = (): number | undefined => useTerms()?.fine_per_day

/** False until the service has answered. */
export function useLibraryRights(): { mayLend: boolean; mayManage: boolean } {
  const data = useTerms()
  const has = (name: string) => data?.permissions.includes(name) ?? false
  return { mayLend: has('library.lend'), mayManage: has('library.manage') }
}
