import { fakeServer } from '@samity/shared-api/testing'
import { bank } from '@samity/shared-api/contract/config/bank'
import { deposit, type Deposit, type DepositDetails, type DepositMove } from '../../contract/deposit.ts'

export const aDeposit = (values: Partial<Deposit> = {}): Deposit => ({
  id: 7,
  version: 1,
  kind: 'fixed',
  number: 'FDR-104',
  bank_id: 1,
  bank_name: 'Sonali Bank',
  branch: 'Chuadanga',
  place_id: 41,
  place_name_english: 'Deposits at Sonali',
  place_name_bengali: 'সোনালী আমানত',
  fund: 'welfare',
  signatories: 'Rafiqul Islam, President',
  opened_on: '2025-12-01',
  term_months: 12,
  rate: '9.00',
  rate_now: '9.00',
  day_count: 'months',
  compounding: 'none',
  renewal: 'principal',
  instalment: '0.00',
  instalment_day: null,
  resolution_id: 3,
  resolution_number: 'R-3/2026',
  has_return: true,
  remarks: '',
  scan: null,
  state: 'running',
  matures_on: '2026-12-01',
  closed_on: null,
  principal: '100000.00',
  interest_so_far: '8925.00',
  interest_at_end: '9000.00',
  is_waiting: false,
  ...values,
})

export const aMove = (values: Partial<DepositMove> = {}): DepositMove => ({
  id: 1,
  kind: 'opening',
  day: '2025-12-01',
  amount: '100000.00',
  state: 'confirmed',
  document_path: 'transfers',
  document_id: 5,
  document_number: 'TRF-2025-000005',
  term_months: null,
  rate: null,
  early_rate: null,
  resolution_number: 'R-3/2026',
  made_by: 'Karim',
  ...values,
})

export const details = (values: Partial<DepositDetails> = {}): DepositDetails => ({
  deposit: aDeposit(),
  moves: [aMove()],
  rates: [],
  received: [],
  terms: {
    opened_on: '2025-12-01',
    term_months: 12,
    closed_on: null,
    day_count: 'months',
    compounding: 'none',
    moves: [
      { day: '2025-12-01', change: 100_000_00, renewed_months: null, renewed_rate: null, early_rate: null },
    ],
    rates: [{ from_day: '2025-12-01', rate: 900 }],
  },
  ...values,
})

const accounts = [
  { id: 12, kind: 'bank', name_english: 'Sonali current', name_bengali: 'সোনালী চলতি', holder_name: '' },
  { id: 1, kind: 'cash', name_english: 'Cash box', name_bengali: 'ক্যাশ বাক্স', holder_name: '' },
]
export const taxTables = {
  tax: [{ from_day: '2023-07-01', with_return: '10.00', without_return: '15.00' }],
  duty: [
    {
      from_day: '2025-07-01',
      slabs: [
        { above: '50000.00', duty: '150.00' },
        { above: '500000.00', duty: '500.00' },
      ],
    },
  ],
}

export const fakeDeposits = (permissions = ['bank.work', 'bank.sign']) =>
  fakeServer(deposit)
    .and(bank, [{ id: 1, version: 1, bank_name: 'Sonali Bank', branch_name: 'Chuadanga' }])
    .route('GET', 'x/mfe-bank/rights/', () => ({ body: { permissions } }))
    .route('GET', 'money-places/choices/', () => ({ body: accounts }))
    .route('GET', 'resolutions/', () => ({
      body: [{ id: 3, version: 1, number: 'R-3/2026', meeting: 'Executive Committee' }],
    }))
    .route('GET', 'x/mfe-bank/tax-rates/', () => ({ body: taxTables }))
    .route('GET', 'x/mfe-bank/deposits/summary/', () => ({
      body: {
        principal: '100000.00',
        maturing: 1,
        groups: [
          { bank_id: 1, bank_name: 'Sonali Bank', fund: 'welfare', deposits: 1, principal: '100000.00' },
        ],
        next: [
          {
            id: 7,
            number: 'FDR-104',
            bank_name: 'Sonali Bank',
            principal: '100000.00',
            matures_on: '2026-12-01',
          },
        ],
      },
    }))
