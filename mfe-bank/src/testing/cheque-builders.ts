import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { cheque, type Bounce, type Cheque } from '../../contract/cheques.ts'

export const aCheque = (values: Partial<Cheque> = {}): Cheque => ({
  id: 4,
  version: 1,
  archived_at: null,
  direction: 'received',
  number: '4401271',
  bank_name: 'Sonali Bank',
  branch_name: 'Court Branch',
  party: 'Rafiq Traders',
  drawn_on: '2026-11-20',
  amount: '1500.00',
  document_number: 'ELB-2026-000012',
  document_path: 'electricity-bill',
  document_id: 12,
  documents: [
    {
      document_number: 'ELB-2026-000012',
      document_path: 'electricity-bill',
      document_id: 12,
      amount: '1500.00',
      is_void: false,
      by_cheque: null,
    },
  ],
  further: [],
  place_id: 5,
  account_id: null,
  slip_id: null,
  slip_number: null,
  is_slip_void: false,
  state: 'in_hand',
  state_on: '2026-11-20',
  is_document_void: false,
  is_matched: false,
  cancel_reason: '',
  bounce: null,
  created_by: 'Karim',
  ...values,
})

export const aBounce = (values: Partial<Bounce> = {}): Bounce => ({
  day: '2026-11-25',
  reason: 'Insufficient funds',
  charge: '115.00',
  needs_transfer: true,
  transfer_number: 'TRF-2026-000009',
  is_receipt_void: false,
  charge_number: null,
  is_done: false,
  problem: { en: 'The books are locked.', bn: 'হিসাব বন্ধ।' },
  ...values,
})

const aPlace = (id: number, kind: 'cheques' | 'bank', name: string) => ({
  id,
  kind,
  name_english: name,
  name_bengali: name,
  account_no: kind === 'bank' ? '0021' : '',
})

/** The server with these cheques, the places of the treasury, and what the person may do. */
export const fakeBank = (rows: Cheque[] = [aCheque()], permissions = ['bank.work']) =>
  fakeServer(cheque)
    .and(moneyPlace)
    .route('GET', 'x/mfe-bank/cheques/', () => ({ body: rows }))
    .route('GET', 'x/mfe-bank/rights/', () => ({ body: { permissions } }))
    .route('GET', 'x/mfe-bank/cheque-summary/', () => ({ body: { in_hand: 1, amount: '1500.00' } }))
    .route('GET', 'money-places/', () => ({
      body: [aPlace(5, 'cheques', 'Cheques in Hand'), aPlace(7, 'bank', 'Current Account')],
    }))
