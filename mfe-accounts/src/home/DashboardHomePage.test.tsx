import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import DashboardHomePage from './DashboardHomePage.tsx'

const collected = (from: string, to: string, income: string) => ({
  from,
  to,
  income,
  passed_on: '100.00',
  expense: '40.00',
  heads: [
    { id: 1, name: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, amount: income },
    { id: 18, name: { en: 'Electricity Bill', bn: 'বিদ্যুৎ বিল' }, amount: '100.00' },
  ],
  payments: [{ payment_type: 'cash' as const, amount: income }],
})
const figures: DashboardFigures = {
  today: collected('2026-03-10', '2026-03-10', '500.00'),
  month: collected('2026-03-01', '2026-03-31', '9000.00'),
  year: collected('2026-01-01', '2026-12-31', '100000.00'),
  budget: { probable: '50000.00', actual: '40000.00', left: '10000.00' },
  receipts: [
    {
      id: 5,
      number: 'VKL-2026-000005',
      receipt_no: 'B-17',
      stream: 'VKL',
      date: '2026-03-10',
      payer: 'Rahim',
      total: '500.00',
    },
  ],
  renewals: { count: 2, first: [{ id: 1, name: 'Nazrul', license_no: 'L-1', valid_until: '2026-03-31' }] },
  rents: {
    count: 1,
    amount: '6000.00',
    first: [
      { id: 1, renter_name: 'Law Book House', building_name: 'Bar Bhaban', months: 2, amount: '6000.00' },
    ],
  },
  pending_accounts: 3,
  messages: 0,
}

function open(answer: DashboardFigures, surroundings: Parameters<typeof renderScreen>[1] = {}) {
  fakeServer(incomeCategory)
    .route('GET', 'dashboard/', () => ({ body: answer }))
    .route('GET', 'ledger-records/', () => ({
      body: [],
      headers: { 'x-total-count': '0', 'x-total-amount': '600.00' },
    }))
  return renderScreen(<DashboardHomePage />, { at: '/dashboard', ...surroundings })
}
const region = async (name: string) => within((await screen.findAllByRole('region', { name }))[0]!)

test('shows what was collected today, this month and this year, money passed on included', async () => {
  open(figures)
  expect((await region('Today')).getByText('600.00')).toBeInTheDocument()
  expect((await region('This month')).getByText('9,100.00')).toBeInTheDocument()
  expect((await region('This year')).getByText('1,00,100.00')).toBeInTheDocument()
  expect((await region('Budget left')).getByRole('link', { name: '৳ 10,000.00' })).toHaveAttribute(
    'href',
    '/dashboard/expanse-report',
  )
})

test('every figure leads to its records', async () => {
  const { user, address } = open(figures)
  await user.click((await region('Today')).getByRole('link', { name: '600.00' }))
  expect(await screen.findByRole('dialog', { name: 'Records: Collected, Today' })).toBeInTheDocument()
  expect(decodeURIComponent(address())).toContain('side=collected&from=2026-03-10&to=2026-03-10')
  expect(screen.getByRole('link', { name: 'B-17' })).toHaveAttribute(
    'href',
    '/dashboard/receipt/VKL-2026-000005',
  )
  expect(screen.getByRole('link', { name: '1 renters, ৳ 6,000.00' })).toHaveAttribute(
    'href',
    '/dashboard/shop-rent-list',
  )
})

test('collections change with the period', async () => {
  const { user } = open(figures)
  await screen.findByText('By head')
  expect(screen.getAllByText('500.00').length).toBeGreaterThan(0)
  await user.click(screen.getAllByText('This year').at(-1)!)
  expect(screen.getAllByText('1,00,000.00').length).toBeGreaterThan(0)
})

test('an administrator is told who waits', async () => {
  open(figures)
  expect(await screen.findByRole('link', { name: 'Accounts waiting for approval: 3' })).toHaveAttribute(
    'href',
    '/dashboard/users',
  )
  expect(screen.queryByText(/Messages from visitors/)).not.toBeInTheDocument()
})

test('a cashier sees the day, without reports and without links behind the figures', async () => {
  const { expense: _, ...day } = figures.today
  const { receipts, renewals, rents } = figures
  open({ today: day, receipts, renewals, rents }, { role: 'cashier' })
  const today = await region('Today')
  expect(today.getByText('600.00')).toBeInTheDocument()
  expect(today.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByText('Budget left')).not.toBeInTheDocument()
  expect(screen.queryByText(/Expense/)).not.toBeInTheDocument()
})
