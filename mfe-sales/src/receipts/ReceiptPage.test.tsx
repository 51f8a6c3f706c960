import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { SlotProps } from '@samity/shared-api/module'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks, receiptDetails } from '../testing/fake-books.ts'
import ReceiptPage from './ReceiptPage.tsx'

const open = (role: 'cashier' | 'auditor' | 'staff', options: Parameters<typeof renderScreen>[1] = {}) => {
  window.print = jest.fn()
  const server = fakeBooks(paperSale, 'VKL', [], [aReceipt('VKL-2026-000001', { total: '1200.00' })])
  const { user } = renderScreen(<ReceiptPage />, {
    at: '/dashboard/receipt/VKL-2026-000001',
    path: '/dashboard/receipt/:number',
    role,
    ...options,
  })
  return { ...server, user }
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

test('staff void a receipt on its page, with a reason, and the page shows it void', async () => {
  const { user, route, requests } = open('staff')
  await screen.findByRole('article')
  route('DELETE', 'vokalotnama/1/', () => ({ status: 204 }))
  route('GET', 'receipts/VKL-2026-000001/', () => ({
    body: {
      ...receiptDetails('VKL-2026-000001', '1200.00'),
      voided_at: '2026-11-21T10:00:00Z',
      void_reason: 'wrong name',
    },
  }))
  await user.click(screen.getByRole('button', { name: 'Void' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Delete VKL-2026-000001\? The receipt is voided/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Reason *'), 'wrong name')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('VOID: wrong name')).toBeInTheDocument()
  expect(screen.getByText('The receipt is void.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'wrong name' })
  expect(screen.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
})

test.each(['cashier', 'auditor'] as const)('a %s cannot void it', async (role) => {
  open(role)
  expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
})

describe('Share', () => {
  const url = 'https://bar.example/check/7K3MQ9TX2HVBR4WE8P'
  afterEach(() => Reflect.deleteProperty(navigator, 'share'))

  test('opens the share sheet with the link to the check page', async () => {
    const share = jest.fn(async () => undefined)
    Object.assign(navigator, { share })
    const { user } = open('cashier')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ title: 'VKL-2026-000001', url })
  })

  test('copies the link where there is no share sheet', async () => {
    const { user } = open('cashier')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('The link to check the receipt is copied.')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  test('says nothing when the person closes the share sheet', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.assign(navigator, { share })
    const { user } = open('cashier')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(screen.queryByText('closed')).not.toBeInTheDocument()
  })
})
