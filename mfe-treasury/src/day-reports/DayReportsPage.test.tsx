import type { Row } from '@samity/shared-api/contract'
import {
  monthlyDifference,
  overnightCash,
  unclosedDay,
} from '@samity/shared-api/contract/treasury/cash-day-reports'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import DayReportsPage from './DayReportsPage.tsx'

const box = { place: 7, name_english: 'Counter 1', name_bengali: 'কাউন্টার ১', holder_name: 'rahima' }
const late = {
  ...box,
  id: 21,
  version: 1,
  date: '2026-11-18',
  days_late: 2,
  exception_reason: 'The cashier is ill',
} as Row<typeof unclosedDay>
const month = {
  ...box,
  id: 1,
  version: 1,
  month: '2026-11-01',
  days: 18,
  days_with_difference: 2,
  short: '30.00',
  over: '10.00',
  net: '-20.00',
} as Row<typeof monthlyDifference>
const night = {
  ...box,
  id: 2,
  version: 1,
  date: '2026-11-17',
  amount: '24000.00',
  overnight_limit: '20000.00',
  above: '4000.00',
  nights: 3,
} as Row<typeof overnightCash>

type Rows = { days?: (typeof late)[]; months?: (typeof month)[]; nights?: (typeof night)[] }

function open({ days = [late], months = [month], nights = [night] }: Rows = {}, search = '') {
  const server = fakeServer(unclosedDay, days).and(monthlyDifference, months).and(overnightCash, nights)
  const at = `/dashboard/treasury/day-reports${search}`
  return { server, ...renderScreen(<DayReportsPage />, { at, role: 'auditor' }) }
}
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a day that is not closed leads to its count, and says how late it is and why', async () => {
  open()
  expect(await cells(/18\/11\/2026/)).toEqual([
    '18/11/2026',
    'Counter 1',
    'rahima',
    '2',
    'The cashier is ill',
  ])
  expect(screen.getByRole('link', { name: '18/11/2026' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/day-close?day=21',
  )
})

test('differences of a month are sums by box and cashier, with their total', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'Differences by month' }))
  expect(await cells(/11\/2026/)).toEqual([
    '11/2026',
    'Counter 1',
    'rahima',
    '18',
    '2',
    '30.00',
    '10.00',
    '-20.00',
  ])
  expect(screen.getByRole('row', { name: /Total.*30\.00.*10\.00.*-20\.00/ })).toBeVisible()
})

test('cash above the limit leads to the cash book of that day; the tab is in the URL', async () => {
  open({}, '?tab=overnight')
  expect(await cells(/17\/11\/2026/)).toEqual([
    '17/11/2026',
    'Counter 1',
    'rahima',
    '24,000.00',
    '20,000.00',
    '4,000.00',
    '3',
  ])
  expect(screen.getByRole('link', { name: '17/11/2026' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/cash-book?place=7&from=2026-11-17&to=2026-11-17',
  )
})

test.each([
  ['', 'Every day that is over is closed.'],
  ['?tab=differences', 'No day has been closed in this time.'],
  ['?tab=overnight', 'No box had more than its limit overnight.'],
])('without rows, %s says what that means', async (search, sentence) => {
  open({ days: [], months: [], nights: [] }, search)
  expect(await screen.findByText(sentence)).toBeVisible()
})
