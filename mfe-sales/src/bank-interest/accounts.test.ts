import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { aReceipt } from '../testing/fake-books.ts'
import { accountsOf } from './accounts.ts'

// only the fields that accountsOf reads
const interest = (bank_name: string, account_no: string, interest_amount: string) =>
  aReceipt('INT-2026-000001', {
    bank_name,
    branch_name: 'Court Building',
    account_no,
    interest_amount,
    // what came in
    total: '1.00',
  }) as unknown as BankInterest

test('interest is summed by bank, branch and number to the paisa, largest total first', () => {
  const accounts = accountsOf([
    interest('Sonali Bank', '0123', '100.10'),
    interest('Janata Bank', '0123', '500.00'),
    interest('SONALI bank ', '0123', '200.20'),
  ])
  expect(accounts).toMatchObject([
    { bank_name: 'Janata Bank', entries: 1, total: '500.00' },
    { bank_name: 'Sonali Bank', entries: 2, total: '300.30' },
  ])
})
