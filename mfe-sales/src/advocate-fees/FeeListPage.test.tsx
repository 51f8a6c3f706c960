import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import FeeListPage from './FeeListPage.tsx'

const route = '/dashboard/advocate-all-fees-list'
const fee = aReceipt('FEE-2026-000222', {
  id: 1,
  version: 1,
  advocate_id: '137',
  advocate_name: 'Mahmuda Begum',
  father_name: 'Kamal Khan',
  advocate_name_bengali: 'মাহমুদা বেগম',
  father_name_bengali: 'কামাল খান',
  collection_date: '2026-11-20',
  rent_fee: '0.00',
  bar_association_fee: '2020.00',
  monthly_fee: '600.00',
  entry_fee: '0.00',
  total: '2620.00',
  payments: [
    { payment_type: 'cash', amount: '600.00' },
    { payment_type: 'bank', amount: '2020.00' },
  ],
})

test('the list shows every payment type of a receipt with its amount on a separate line, in the language of the page', async () => {
  fakeBooks(advocateFees, 'FEE', [], [fee])
  const { unmount } = renderScreen(<FeeListPage />, { at: route })
  expect(await screen.findByText('Cash 600.00')).toBeInTheDocument()
  expect(screen.getByText('Bank Transfer 2,020.00')).toBeInTheDocument()
  unmount()
  renderScreen(<FeeListPage />, { at: route, language: 'bn' })
  expect(await screen.findByText('নগদ ৬০০.০০')).toBeInTheDocument()
  expect(screen.getByText('মাহমুদা বেগম')).toBeInTheDocument()
  expect(screen.getByText('কামাল খান')).toBeInTheDocument()
  expect(screen.getByText('ব্যাংক ট্রান্সফার ২,০২০.০০')).toBeInTheDocument()
})

test('the filter by payment type is in the URL', async () => {
  const server = fakeBooks(advocateFees, 'FEE', [], [fee])
  const { user, address } = renderScreen(<FeeListPage />, { at: route })
  await user.selectOptions(await screen.findByLabelText('Payment Type'), 'Bank Transfer')
  await waitFor(() => expect(address()).toContain('payment_type=bank'))
  // another request may follow it
  await waitFor(() =>
    expect(server.requests.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ payment_type: 'bank' }),
    ),
  )
})
