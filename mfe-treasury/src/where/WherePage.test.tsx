import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import TreasuryCard from '../extensions/TreasuryCard.tsx'
import { aPlace, aWhere } from '../testing/builders.ts'
import WherePage from './WherePage.tsx'

function open(where = aWhere(), at = '/dashboard/treasury/where') {
  const server = fakeServer(moneyPlace, [aPlace()]).route('GET', 'where-the-money-is/', () => ({
    body: where,
  }))
  return { server, ...renderScreen(<WherePage />, { at, role: 'auditor' }) }
}

test('places are sorted by kind, with their sum and the equation behind it', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Where the Money Is' }))
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/Counter 1Cash Box.*1,250\.00/),
    expect.stringMatching(/Office CashCash Box.*300\.00/),
    expect.stringMatching(/Sonali BankBank AccountGeneral Fund.*-50\.00 overdrawn/),
    expect.stringMatching(/Total.*1,500\.00/),
  ])
  expect(screen.getByRole('status')).toHaveTextContent('The places have what the books say: ৳ 1,500.00.')
  expect(screen.getByRole('row', { name: 'plus money to pass on 100.00' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Difference 0.00' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'General Fund -50.00' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Without a fund 1,550.00' })).toBeVisible()
})

test('every column of the print adds up to its total', async () => {
  const { user } = open()
  const wrong: string[][] = []
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector('[data-print]')!
    expect(paper.querySelector('tfoot')).toHaveTextContent('1,500.00')
    wrong.push(wrongTotals(paper))
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(await screen.findByRole('button', { name: 'Print list' }))
  expect(wrong).toEqual([[]])
  print.mockRestore()
})

test('a difference is an alert with its amount', async () => {
  open(aWhere({ difference: '-10.00', total: '1490.00' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The places differ from the books by ৳ -10.00.')
})

test('a place that Samity keeps itself is no bar while it is empty', async () => {
  const [bank] = aWhere().places
  const own = { ...bank!, id: 1, fund: '' as const, overdrawn: false }
  open(
    aWhere({
      places: [
        bank!,
        { ...own, kind: 'before', balance: '0.00' },
        { ...own, id: 2, kind: 'on_the_way', balance: '50.00' },
      ],
    }),
  )
  const bars = within(await screen.findByRole('table', { name: 'By kind (taka)' }))
  const [, ...rows] = bars.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['Bank Account-50', 'On the Way50'])
})

test('the day in the URL is asked for', async () => {
  const { server } = open(aWhere(), '/dashboard/treasury/where?on=2026-11-20')
  expect(await screen.findByRole('table', { name: 'Where the Money Is' })).toBeVisible()
  expect(server.requests[0]?.query).toEqual({ on: '2026-11-20' })
})

test('the card of the dashboard has the own box for a cashier, and the sums by kind for others', async () => {
  fakeServer(moneyPlace, [aPlace()]).route('GET', 'where-the-money-is/', () => ({ body: aWhere() }))
  const { unmount } = renderScreen(<TreasuryCard />, { role: 'cashier' })
  expect(await screen.findByRole('listitem')).toHaveTextContent('Counter 1৳ 1,250.00')
  unmount()
  renderScreen(<TreasuryCard />, { role: 'auditor' })
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Cash Box1,550.00',
    'Bank Account-50.00',
    'Total৳ 1,500.00',
  ])
})

test('the card of a cashier names money on the way; that of others the days that are not closed', async () => {
  const server = fakeServer(moneyPlace, [aPlace({ coming: '50.00' })])
    .route('GET', 'where-the-money-is/', () => ({ body: aWhere() }))
    .route('GET', 'cash-day-reports/not-closed/', () => ({ body: [{ id: 1 }, { id: 2 }] }))
  const { unmount } = renderScreen(<TreasuryCard />, { role: 'cashier' })
  expect(
    await screen.findByRole('link', { name: '৳ 50.00 is on the way to you. Confirm it' }),
  ).toHaveAttribute('href', '/dashboard/treasury/transfers')
  unmount()
  renderScreen(<TreasuryCard />, { role: 'staff' })
  expect(await screen.findByRole('link', { name: '2 days are not closed' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/day-reports',
  )
  expect(server.requests.map(({ path }) => path)).toContain('cash-day-reports/not-closed/')
})

test('what counts found missing is part of what the places have', async () => {
  const [bank] = aWhere().places
  const differences = {
    ...bank!,
    id: 2,
    kind: 'differences' as const,
    fund: '' as const,
    balance: '10.00',
    overdrawn: false,
  }
  open(aWhere({ places: [bank!, differences] }))
  expect(await screen.findByRole('row', { name: 'of which missing from cash boxes 10.00' })).toBeVisible()
})
