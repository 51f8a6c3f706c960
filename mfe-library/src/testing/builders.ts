import { fakeServer } from '@samity/shared-api/testing'
import { book } from '../../contract/book.ts'
import { copy } from '../../contract/copy.ts'
import type { Loan, ScannedCopy } from '../../contract/loan.ts'
import type { Reservation } from '../../contract/reservation.ts'

export const aLoan = (values: Partial<Loan> = {}): Loan => ({
  id: 7,
  copy_id: 3,
  copy_number: 'L-1001',
  book_id: 1,
  title: 'The Evidence Act, 1872',
  author: 'Bashir Ullah',
  advocate_id: 17,
  advocate_number: '117',
  advocate_name: 'Taslima Khatun',
  lent_on: '2026-11-01',
  lent_by: 'Karim',
  due_on: '2026-11-15',
  returned_on: null,
  returned_by: null,
  lost_on: null,
  lost_by: null,
  recovered_on: null,
  renewals: 0,
  days_late: 0,
  reminded_on: null,
  fine: '0.00',
  charge: '0.00',
  due: '0.00',
  fine_receipt: null,
  fine_waived: null,
  fine_waived_by: null,
  override_reason: null,
  state: 'open',
  ...values,
})

export const aCopy = (values: Partial<ScannedCopy> = {}): ScannedCopy => ({
  id: 3,
  number: 'L-1001',
  state: 'in_use',
  book_id: 1,
  title: 'The Evidence Act, 1872',
  author: 'Bashir Ullah',
  shelf: 'A-4',
  replacement_price: '450.00',
  loan: null,
  loss: null,
  line: [],
  ...values,
})

export const aReservation = (values: Partial<Reservation> = {}): Reservation => ({
  id: 21,
  book_id: 1,
  title: 'The Evidence Act, 1872',
  author: 'Bashir Ullah',
  advocate_id: 18,
  advocate_number: '118',
  advocate_name: 'Shirin Akter',
  reserved_on: '2026-11-10',
  reserved_by: 'Karim',
  position: 1,
  state: 'waiting',
  ...values,
})

export const fakeLibrary = (permissions = ['library.lend', 'library.manage']) =>
  fakeServer(book)
    .and(copy)
    .route('GET', 'x/mfe-library/terms/', () => ({
      body: { loan_days: 14, max_loans: 3, max_renewals: 2, fine_per_day: 5, permissions },
    }))
