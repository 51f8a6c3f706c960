import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { renderScreen, setWindowWidth } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt, fakeBooks } from '../testing/fake-books.ts'
import PaperSaleListPage from './PaperSaleListPage.tsx'

const route = '/dashboard/sale-list'
const aSale = (number: string, row: Record<string, unknown> = {}) =>
  aReceipt(number, {
    sale_type: 'Vokalotnama',
    sales_date: '2026-11-20',
    advocate_name: 'Mahmuda Begum',
    advocateId: '137',
    building_name: 'Annex Building',
    customer_name: '',
    customer_phone: '',
    customer_address: '',
    serials: [{ from_serial: 101, to_serial: 120, total: 20, width: 6 }],
    total_count: 20,
    price: '60.00',
    total_amount: '1200.00',
    total: '1200.00',
    payment_type: 'cash',
    ...row,
  })
const sales = [
  aSale('VKL-2026-000001'),
  aSale('VKL-2026-000002', { total: '300.00' }),
  aSale('NST-2026-000001', { sale_type: 'Sticker', total: '50.00' }),
]
const open = (options = {}) => renderScreen(<PaperSaleListPage />, { at: route, ...options })
const rowOf = async (number: string) => (await screen.findByText(number)).closest('tr')!

beforeEach(() => {
  window.print = jest.fn()
})

test('the list shows vokalotnamas first, with their total', async () => {
  fakeBooks(paperSale, 'VKL', [], sales)
  open()
  const row = await rowOf('VKL-2026-000001')
  expect(row).toHaveTextContent('20/11/2026')
  expect(row).toHaveTextContent('000101–000120')
  expect(screen.queryByText('NST-2026-000001')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,500.00')
})

test('type and dates are sent to the server and are in the URL', async () => {
  const server = fakeBooks(paperSale, 'VKL', [], sales)
  const { user, address } = open()
  await rowOf('VKL-2026-000001')
  await user.selectOptions(screen.getByLabelText('Type'), 'Sticker')
  expect(await screen.findByText('NST-2026-000001')).toBeInTheDocument()
  await user.type(screen.getByLabelText('From Date'), '21/11/2026')
  expect(await screen.findByText('No sales data found.')).toBeInTheDocument()
  expect(address()).toBe(`${route}?type=Sticker&from=2026-11-21`)
  expect(server.requests.at(-1)?.query).toMatchObject({ sale_type: 'Sticker', from: '2026-11-21' })
})

test('the type filter has the three types', async () => {
  fakeBooks(paperSale, 'VKL', [], sales)
  open()
  await rowOf('VKL-2026-000001')
  const options = within(screen.getByLabelText('Type')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Vokalotnama', 'Cartis Paper', 'Sticker'])
})

test('Delete names the receipt, requires a reason, and removes the row', async () => {
  const server = fakeBooks(paperSale, 'VKL', [], sales)
  const { user } = open()
  await user.click(within(await rowOf('VKL-2026-000002')).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Delete VKL-2026-000002? The receipt is voided; its number is not used again.',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(within(dialog).getByText('Required')).toBeInTheDocument()
  await user.type(within(dialog).getByLabelText('Reason *'), 'Wrong paper')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Deleted successfully')
  expect(screen.queryByText('VKL-2026-000002')).not.toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'Wrong paper' })
})

test('a row whose deletion is refused reappears with the reason', async () => {
  const server = fakeBooks(paperSale, 'VKL', [], sales)
  const { user } = open()
  await user.click(within(await rowOf('VKL-2026-000001')).getByRole('button', { name: 'Delete' }))
  await user.type(await screen.findByLabelText('Reason *'), 'Wrong paper')
  server.refuseNext(409, { message: 'The books are locked up to 30/11/2026' })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The books are locked up to 30/11/2026')
  expect(await rowOf('VKL-2026-000001')).toBeInTheDocument()
})

test('Edit opens the form of the sale, and Print its receipt', async () => {
  fakeBooks(paperSale, 'VKL', [], sales)
  const { user, address } = open({ path: route })
  await user.click(within(await rowOf('VKL-2026-000001')).getByRole('button', { name: 'Print' }))
  expect(await screen.findByRole('article', { name: /VKL-2026-000001/ })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(within(await rowOf('VKL-2026-000001')).getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(address()).toBe('/dashboard/vokalatnama/1'))
})

test('a cashier can print but not edit or delete, and an auditor can only view', async () => {
  fakeBooks(paperSale, 'VKL', [], sales)
  const cashier = open({ role: 'cashier' })
  const names = async () =>
    within(await rowOf('VKL-2026-000001'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
  expect(await names()).toEqual(['Print'])
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  cashier.unmount()
  open({ role: 'auditor' })
  expect(await names()).toEqual(['View'])
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
})

test('a wide window shows all columns of a sale at first, a narrow one only the most important', async () => {
  fakeBooks(paperSale, 'VKL', [], sales)
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const all = ['Sale Type', 'Customer Phone', 'Customer Address', 'Payment Type']
  const { unmount } = open()
  await rowOf('VKL-2026-000001')
  expect(headings().filter((heading) => all.includes(heading))).toEqual([])
  unmount()
  const narrowAgain = setWindowWidth(1600)
  open()
  await rowOf('VKL-2026-000001')
  expect(headings()).toEqual(expect.arrayContaining(all))
  narrowAgain()
})
