import { fakeServer } from '@samity/shared-api/testing'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { AccountBookLine, MatchingDesk, StatementLine } from '../../contract/match.ts'
import type { ReconciliationDetails } from '../../contract/reconciliation.ts'
import type { BankAccount } from '../../contract/statement.ts'

export const anAccount: BankAccount = {
  id: 5,
  name_english: 'Sonali Bank',
  name_bengali: 'সোনালী ব্যাংক',
  account_no: '0012',
  statement_from: '2026-11-01',
  statement_to: '2026-11-20',
  start_balance: null,
  reconciled_to: null,
  unmatched: 2,
}

export const aStatementLine = (values: Partial<StatementLine> = {}): StatementLine => ({
  id: 1,
  day: '2026-11-10',
  description: 'Deposit',
  reference: '',
  cheque_no: '',
  amount: '500.00',
  balance: null,
  match: null,
  ...values,
})
export const aBookLine = (values: Partial<AccountBookLine> = {}): AccountBookLine => ({
  id: 101,
  day: '2026-11-10',
  document: 'FEE-2026-000001',
  path: 'receipts/FEE',
  document_id: 1,
  reason: 'booked',
  amount: '500.00',
  match: null,
  is_late: false,
  ...values,
})
export const aDesk = (values: Partial<MatchingDesk> = {}): MatchingDesk => ({
  account: { id: 5, name: { en: 'Sonali Bank', bn: 'সোনালী ব্যাংক' }, account_no: '0012' },
  statement_lines: [],
  book_lines: [],
  proposals: [],
  matches: [],
  totals: { statement: { count: 0, amount: '0.00' }, book: { count: 0, amount: '0.00' } },
  reconciled_to: null,
  ...values,
})
export const aReconciliation = (values: Partial<ReconciliationDetails> = {}): ReconciliationDetails => ({
  id: 3,
  account: 5,
  account_name: { en: 'Sonali Bank', bn: 'সোনালী ব্যাংক' },
  account_no: '0012',
  day: '2026-11-10',
  state: 'draft',
  bank_balance: '1490.00',
  book_balance: '1200.00',
  book_outstanding: '-300.00',
  bank_outstanding: '-10.00',
  difference: '0.00',
  late: 0,
  made_by: 'Karim',
  made_on: '2026-11-11',
  final_by: null,
  final_on: null,
  book_lines: [{ id: 102, day: '2026-11-09', text: 'EXP-2026-000001', amount: '-300.00' }],
  bank_lines: [{ id: 2, day: '2026-11-05', text: 'Charge', amount: '-10.00' }],
  late_lines: [],
  ...values,
})

export const fakeBank = (permissions = ['bank.work', 'bank.sign']) =>
  fakeServer(moneyPlace)
    .route('GET', 'x/mfe-bank/rights/', () => ({ body: { permissions } }))
    .route('GET', 'x/mfe-bank/accounts/', () => ({ body: [anAccount] }))
