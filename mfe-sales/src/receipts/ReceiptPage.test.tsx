import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { SlotProps } from '@samity/shared-api/module'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import ReceiptPage from './ReceiptPage.tsx'

const open = (role: 'cashier' | 'auditor', options: Parameters<typeof renderScreen>[1] = {}) => {
  window.print = jest.fn()
  const server = fakeBooks(paperSale, 'VKL', [], [aReceipt('VKL-2026-000001', { total: '1200.00' })])
  renderScreen(<ReceiptPage />, {
    at: '/dashboard/receipt/VKL-2026-000001',
    path: '/dashboard/receipt/:number',
    role,
    ...options,
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

test.each(['cashier', 'auditor'] as const)('a %s sees the buttons of other modules', async (role) => {
  const send = {
    id: 'send',
    title: { en: 'Send', bn: 'পাঠান' },
    component: ({ receipt: { number, stream } }: SlotProps['receipt.action']) => (
      <button type="button">
        Send {stream} {number}
      </button>
    ),
  }
  open(role, { extensions: { 'receipt.action': [send] } })
  expect(await screen.findByRole('button', { name: 'Send VKL VKL-2026-000001' })).toBeInTheDocument()
})

test.each(['cashier', 'auditor'] as const)(
  'a %s reads it in Bengali with the Bengali name of its payer',
  async (role) => {
    open(role, { language: 'bn' })
    const receipt = await screen.findByRole('article', { name: /VKL-2026-000001/ })
    expect(receipt).toHaveTextContent('মাহমুদা বেগম')
    expect(receipt).not.toHaveTextContent('Mahmuda')
  },
)
