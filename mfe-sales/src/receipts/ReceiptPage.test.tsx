import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import ReceiptPage from './ReceiptPage.tsx'

const open = (role: 'cashier' | 'auditor') => {
  window.print = jest.fn()
  const server = fakeBooks(paperSale, 'VKL', [], [aReceipt('VKL-2026-000001', { total: '1200.00' })])
  renderScreen(<ReceiptPage />, {
    at: '/dashboard/receipt/VKL-2026-000001',
    path: '/dashboard/receipt/:number',
    role,
  })
  return server
}
const printRequests = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'POST')

test('a receipt prints when it opens, and the server counts the print', async () => {
  const server = open('cashier')
  expect(await screen.findByRole('article', { name: /VKL-2026-000001/ })).toHaveTextContent(
    'One thousand two hundred taka only',
  )
  await waitFor(() => expect(printRequests(server)).toHaveLength(1))
  expect(window.print).toHaveBeenCalledTimes(1)
})

test('an auditor reads it without printing', async () => {
  const server = open('auditor')
  expect(await screen.findByRole('article', { name: /VKL-2026-000001/ })).toBeInTheDocument()
  expect(window.print).not.toHaveBeenCalled()
  expect(printRequests(server)).toHaveLength(0)
})
