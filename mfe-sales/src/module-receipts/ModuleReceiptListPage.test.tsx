import { moduleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import ModuleReceiptListPage from './ModuleReceiptListPage.tsx'

const fine = (number: string, payer: string, total: string) =>
  aReceipt(number, {
    id: Number(number.slice(-6)),
    version: 1,
    date: '2026-06-30',
    payer,
    advocate_id: '',
    payment_type: 'cash',
    lines: [{ description: 'Returned late', amount: total }],
    remarks: '',
    total,
  })

function open(role: 'staff' | 'cashier', language: 'en' | 'bn' = 'en') {
  const rows = [fine('LIB-2026-000001', 'Karim', '20.00'), fine('LIB-2026-000002', 'Rahim', '5.50')]
  const server = fakeBooks(moduleReceipt('LIB'), 'LIB', [], rows).route('GET', 'receipt-series/', () => ({
    body: [{ code: 'LIB', title: { en: 'Library Fine', bn: 'লাইব্রেরির জরিমানা' } }],
  }))
  const view = renderScreen(<ModuleReceiptListPage />, {
    at: '/dashboard/module-receipts/LIB',
    path: '/dashboard/module-receipts/:series',
    role,
    language,
  })
  return { server, ...view }
}

test('the list has the title of the series, its receipts and their total', async () => {
  open('cashier')
  expect(await screen.findByRole('heading', { level: 1, name: 'Library Fine' })).toBeVisible()
  const row = (await screen.findByText('LIB-2026-000001')).closest('tr')
  expect(row).toHaveTextContent('Karim')
  expect(row).toHaveTextContent('Returned late')
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('25.50')
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
})

test('staff void a receipt', async () => {
  const { user, server } = open('staff')
  const row = (await screen.findByText('LIB-2026-000001')).closest('tr')
  await user.click(within(row!).getByRole('button', { name: /Delete/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'A mistake')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('LIB-2026-000001')).not.toBeInTheDocument())
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe('receipts/LIB/1/')
})

test('the title is in Bengali for a reader of Bengali', async () => {
  open('cashier', 'bn')
  expect(await screen.findByRole('heading', { level: 1, name: 'লাইব্রেরির জরিমানা' })).toBeVisible()
})
