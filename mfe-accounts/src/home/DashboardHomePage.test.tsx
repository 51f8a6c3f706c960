import type { BackupStatus } from '@samity/shared-api/contract/system/backup'
import type { Day } from '@samity/shared-api/contract'
import type { LastYearCollections, DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import DashboardHomePage from './DashboardHomePage.tsx'

const collectionsOf = (from: Day, to: Day, income: string) => ({
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
  today: collectionsOf('2026-03-10', '2026-03-10', '500.00'),
  month: collectionsOf('2026-03-01', '2026-03-31', '9000.00'),
  year: collectionsOf('2026-01-01', '2026-12-31', '100000.00'),
  last_year: {
    month: { from: '2025-03-01', to: '2025-03-10', collected: '7000.00' },
    year: { from: '2025-01-01', to: '2025-03-10', collected: '200000.00' },
  },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}-01`,
    income: index === 2 ? '9000.00' : '0.00',
    expense: index === 2 ? '40.00' : '0.00',
  })),
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

function open(response: DashboardFigures, renderOptions: Parameters<typeof renderScreen>[1] = {}) {
  fakeServer(incomeCategory)
    .route('GET', 'dashboard/', () => ({ body: response }))
    .route('GET', 'ledger-records/', () => ({
      body: [],
      headers: { 'x-total-count': '0', 'x-total-amount': '600.00' },
    }))
  return renderScreen(<DashboardHomePage />, { at: '/dashboard', ...renderOptions })
}
const region = async (name: string) => within((await screen.findAllByRole('region', { name }))[0]!)

test('the cards show the collections of today, this month and this year, money passed on included', async () => {
  open(figures)
  expect((await region('Today')).getByText('600.00')).toBeInTheDocument()
  expect((await region('This month')).getByText('9,100.00')).toBeInTheDocument()
  expect((await region('This year')).getByText('1,00,100.00')).toBeInTheDocument()
})

test('a rent due links to its renter, and a renewal due to its associate', async () => {
  open(figures)
  expect(await screen.findByRole('link', { name: 'Law Book House' })).toHaveAttribute(
    'href',
    '/open/renter?due=1&search=Law%20Book%20House',
  )
  expect(screen.getByRole('link', { name: 'Nazrul' })).toHaveAttribute(
    'href',
    '/open/associate-renewal?search=L-1',
  )
})

test('the budget left links to the expenses of the year and shows its formula', async () => {
  const { user, address } = open(figures)
  const card = await region('Budget left')
  expect(card.getByRole('link', { name: '50,000.00' })).toHaveAttribute(
    'href',
    '/dashboard/probable-expanse-list?year=2026',
  )
  await user.click(card.getByRole('link', { name: '10,000.00' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Records: Budget left, This year' }))
  expect(dialog.getByText('50,000.00 − 40,000.00 = 10,000.00')).toBeInTheDocument()
  expect(decodeURIComponent(address())).toContain('side=expense&from=2026-01-01&to=2026-12-31')
})

test('month and year are compared with the collections up to the same day of last year', async () => {
  const { user, address } = open(figures)
  const month = await region('This month')
  expect(screen.getByText(/By 10\/03\/2025/, { selector: '[aria-label="This month"] *' })).toHaveTextContent(
    'By 10/03/2025: ৳ 7,000.00 (+30.00%)',
  )
  expect((await region('This year')).getByText(/By 10\/03\/2025/)).toHaveTextContent('(-49.95%)')
  await user.click(month.getByRole('link', { name: '7,000.00' }))
  expect(decodeURIComponent(address())).toContain('side=collected&from=2025-03-01&to=2025-03-10')
})

test('a chart shows income and expense by month', async () => {
  open(figures)
  const table = within(await screen.findByRole('table', { name: 'Income and expense (taka)' }))
  expect(table.getByRole('row', { name: 'Mar 9,000 40' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Expanse Report' })).toHaveAttribute(
    'href',
    '/dashboard/expanse-report?compare=1',
  )
})

test('books that do not agree show an alert with a link to the reconciliation', async () => {
  open({
    ...figures,
    pending_accounts: 0,
    agreement: { checked_at: '2026-03-09T20:00:00Z', ok: false, failing: 2 },
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The books do not agree. Failing checks: 2 (checked 10/03/2026 02:00:00)')
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/open/agreement')
  expect(screen.queryByText(/The books agree/)).not.toBeInTheDocument()
})

test('papers that were shown in two cases are an alert that leads to their review', async () => {
  open({ ...figures, pending_accounts: 0, double_cases: 2 })
  const link = await screen.findByRole('link', { name: 'Papers shown in more than one case: 2' })
  expect(link).toHaveAttribute('href', '/open/paper-check?state=waiting')
})

test('what waits for the person comes first: counts, closes, transfers and the days of others', async () => {
  const day = { name_english: 'Counter 1', name_bengali: 'কাউন্টার ১' }
  open({
    ...figures,
    pending_accounts: 0,
    to_do: {
      days: [
        { ...day, id: 4, date: '2026-03-09', needs_count: false },
        { ...day, id: 5, date: '2026-03-10', needs_count: true },
      ],
      transfers: 1,
      days_of_others: 2,
    },
  })
  const [first] = await screen.findAllByRole('list')
  expect(
    within(first!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Close the day: Counter 1, 09/03/2026', '/open/day-close?id=4'],
    ['Count the cash: Counter 1, 10/03/2026', '/open/day-close?id=5'],
    ['Transfers to confirm: 1', '/open/transfer'],
    ['Days of other boxes that are not closed: 2', '/open/day-report'],
  ])
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('To do now')
})

test('before the first receipt of the day there is no 0.00, but the last day with money and small bars', async () => {
  const { user, address } = open({
    ...figures,
    pending_accounts: 0,
    today: { ...figures.today!, income: '0.00', passed_on: '0.00', heads: [], payments: [] },
    days: [
      { day: '2026-03-08', collected: '750.00' },
      { day: '2026-03-09', collected: '0.00' },
      { day: '2026-03-10', collected: '0.00' },
    ],
  })
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument()
  const today = await region('Today')
  expect(today.getByText('Nothing has been collected yet.')).toBeInTheDocument()
  expect(today.queryByText('0.00')).not.toBeInTheDocument()
  expect(today.getByRole('img', { name: 'The last 14 days' })).toBeInTheDocument()
  await user.click(today.getByRole('link', { name: '750.00' }))
  expect(decodeURIComponent(address())).toContain('side=collected&from=2026-03-08&to=2026-03-08')
})

test.each<[BackupStatus, string]>([
  [
    { last: '2026-03-07T20:00:00Z', overdue: true, problem: null, left_out: [] },
    'There has been no good backup since 08/03/2026 02:00:00',
  ],
  [{ last: null, overdue: true, problem: null, left_out: [] }, 'There has never been a good backup'],
  [
    { last: '2026-03-09T20:00:00Z', overdue: false, problem: 'the disk is full', left_out: [] },
    'The last backup failed: the disk is full',
  ],
  [
    { last: '2026-03-09T20:00:00Z', overdue: false, problem: null, left_out: ['mfe-library/loans'] },
    'The last backup lacks data of modules: mfe-library/loans',
  ],
])('an administrator sees an alert for the backup status %j', async (backups, sentence) => {
  open({ ...figures, pending_accounts: 0, backups })
  const link = await screen.findByRole('link', { name: sentence })
  expect(link).toHaveAttribute('href', '/open/settings?tab=backups')
})

test('current backups show no alert', async () => {
  open({
    ...figures,
    pending_accounts: 0,
    backups: { last: '2026-03-09T20:00:00Z', overdue: false, problem: null, left_out: [] },
  })
  await region('Today')
  expect(screen.queryByText(/backup/)).not.toBeInTheDocument()
})

test('books that agree show a link without an alert', async () => {
  open({
    ...figures,
    pending_accounts: 0,
    agreement: { checked_at: '2026-03-09T20:00:00Z', ok: true, failing: 0 },
  })
  expect(await screen.findByRole('link', { name: /The books agree/ })).toHaveTextContent(
    'Last checked 10/03/2026 02:00:00',
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('every amount links to its records', async () => {
  const { user, address } = open(figures)
  await user.click((await region('Today')).getByRole('link', { name: '600.00' }))
  expect(await screen.findByRole('dialog', { name: 'Records: Collected, Today' })).toBeInTheDocument()
  expect(decodeURIComponent(address())).toContain('side=collected&from=2026-03-10&to=2026-03-10')
  expect(screen.getByRole('link', { name: 'B-17' })).toHaveAttribute(
    'href',
    '/open/receipt?number=VKL-2026-000005',
  )
  expect(screen.getByRole('link', { name: '1 renters, ৳ 6,000.00' })).toHaveAttribute(
    'href',
    '/open/renter?due=1',
  )
})

test('the collections follow the selected period', async () => {
  const { user } = open(figures)
  await screen.findByText('By head')
  expect(screen.getAllByText('500.00').length).toBeGreaterThan(0)
  await user.click(screen.getAllByText('This year').at(-1)!)
  expect(screen.getAllByText('1,00,000.00').length).toBeGreaterThan(0)
})

test('an administrator sees the number of accounts waiting for approval', async () => {
  open(figures)
  expect(await screen.findByRole('link', { name: 'Accounts waiting for approval: 3' })).toHaveAttribute(
    'href',
    '/open/user',
  )
  expect(screen.queryByText(/Messages from visitors/)).not.toBeInTheDocument()
})

test('before the count a cashier reads no sum of the day, and has the four acts of the counter', async () => {
  const { receipts, renewals, rents } = figures
  open({ today: null, receipts, renewals, rents }, { role: 'cashier' })
  const acts = within(await screen.findByRole('navigation', { name: 'At the counter' }))
  expect(acts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sell papers', '/open/paper-sale'],
    ['Take a fee', '/open/advocate-fees'],
    ['Renew an associate', '/open/associate-renewal'],
    ['Close the day', '/open/day-close'],
  ])
  const today = await region('Today')
  expect(today.getByText('The sums are shown after you count your cash box.')).toBeInTheDocument()
  expect(screen.queryByText('By payment type')).not.toBeInTheDocument()
})

test('others have no acts of the counter, and staff with an uncounted box read no sums', async () => {
  const { receipts, renewals, rents } = figures
  open({ today: null, receipts, renewals, rents }, { role: 'staff', language: 'bn' })
  expect(await screen.findByText('আপনার ক্যাশ বাক্স গোনার পরে যোগফল দেখানো হবে।')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'কাউন্টারে' })).not.toBeInTheDocument()
})

test('a cashier sees the figures of the day without links to reports', async () => {
  const { expense: _, ...day } = figures.today!
  const { receipts, renewals, rents } = figures
  open(
    { today: day, receipts, renewals, rents },
    { role: 'cashier', opens: { 'rent-receipt': '/dashboard/rents?search={search}' } },
  )
  const today = await region('Today')
  expect(today.getByText('600.00')).toBeInTheDocument()
  expect(today.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByText('Budget left')).not.toBeInTheDocument()
  expect(screen.queryByText(/Expense/)).not.toBeInTheDocument()
  // a cashier has no list of renters
  expect(await screen.findByRole('link', { name: 'Law Book House' })).toHaveAttribute(
    'href',
    '/dashboard/rents?search=Law%20Book%20House',
  )
  expect(screen.getByText('1 renters, ৳ 6,000.00')).not.toHaveAttribute('href')
})

test.each([
  ['en', 'This month', '(More than 10 times)'],
  ['bn', 'এই মাসে', '(১০ গুণের বেশি)'],
] as const)(
  'a tiny amount of last year shows no percentage, in language %s',
  async (language, name, text) => {
    const tiny = { from: '2025-03-01', to: '2025-03-10', collected: '5.00' } as LastYearCollections
    open({ ...figures, last_year: { ...figures.last_year!, month: tiny } }, { language })
    expect((await screen.findAllByRole('region', { name }))[0]).toHaveTextContent(text)
  },
)

test('the cards of other modules follow those of the dashboard', async () => {
  const books = {
    id: 'library',
    title: { en: 'Books overdue', bn: 'মেয়াদ পেরোনো বই' },
    component: () => <p>Three books</p>,
  }
  open(figures, { extensions: { 'dashboard.card': [books] } })
  expect(await screen.findByText('Three books')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Latest receipts' })).toBeInTheDocument()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.at(-1)).toBe('Books overdue')
})
