import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import InterestListPage from './InterestListPage.tsx'

const interest = (number: string, account_no: string, total: string) =>
  aReceipt(number, {
    collection_date: '2026-06-30',
    bank_name: 'Sonali Bank',
    branch_name: 'Court Building',
    account_no,
    interest_amount: total,
    total,
    payment_type: 'bank',
    remarks: '',
  })
const interests = [
  interest('INT-2026-000001', '0123-44567', '1000.00'),
  interest('INT-2026-000002', '7788-10203', '250.50'),
  interest('INT-2026-000003', '7788-10203', '249.50'),
]
const route = '/dashboard/bank-interest-list'

test('the Account-wise tab shows the total of each account with bank, branch and FDR number', async () => {
  fakeBooks(bankInterest, 'INT', [], interests)
  const { user, address } = renderScreen(<InterestListPage />, { at: route })
  expect(await screen.findByText('INT-2026-000003')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Account-wise' }))
  const account = (await screen.findByRole('cell', { name: '500.00' })).closest('tr')
  expect(account).toHaveTextContent('Sonali Bank, Court Building, FDR NO. 7788-10203')
  expect(address()).toBe(`${route}?view=account`)
})

test('any part of an account number finds its receipts', async () => {
  fakeBooks(bankInterest, 'INT', [], interests)
  renderScreen(<InterestListPage />, { at: `${route}?account=44567` })
  expect(await screen.findByText('INT-2026-000001')).toBeInTheDocument()
  expect(screen.queryByText('INT-2026-000002')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,000.00')
})
