import { daysOfMonth } from '@samity/shared-api/contract'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { MonthlyList } from '@samity/shared-api/contract/accounts/reports'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import MonthlyIncomePage from './MonthlyIncomePage.tsx'

function listOf(year: number, month: number): MonthlyList {
  const months = month === 0 ? Array.from({ length: 12 }, (_, index) => index + 1) : [month]
  const days = months.flatMap((one) => daysOfMonth(year, one))
  return {
    columns: ['trunc_date', 'Vokalotnama', 'total'],
    rows: days.map((day) => {
      const amount = day === '2024-02-29' ? '750.00' : '0.00'
      return { trunc_date: day, Vokalotnama: amount, total: amount }
    }),
    grand_total: '750.00',
    category_totals: { Vokalotnama: '750.00' },
    categories: [{ id: 1, category: 'Vokalotnama' }],
  }
}
function open(at = '/dashboard/monthly-income-list?year=2024&month=2') {
  const server = fakeServer(incomeCategory)
    .route('GET', 'years/', () => ({ body: [] }))
    .route('GET', 'monthly-income/', ({ query }) => ({
      body: listOf(Number(query.year), Number(query.month)),
    }))
    .route('GET', 'ledger-records/', () => ({
      body: [],
      headers: { 'x-total-count': '0', 'x-total-amount': '0.00' },
    }))
  return { server, ...renderScreen(<MonthlyIncomePage />, { at }) }
}
const table = () => screen.findByRole('table', { name: 'Monthly Income List' })
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('every day of the month has a row, a leap day included, and the totals are last', async () => {
  open()
  const rows = within(await table()).getAllByRole('row')
  expect(rows).toHaveLength(31)
  expect(cellsOf(rows[1]!)).toEqual(['01/02/2024', '0.00', '0.00'])
  expect(cellsOf(rows[29]!)).toEqual(['29/02/2024', '750.00', '750.00'])
  expect(cellsOf(rows[30]!)).toEqual(['Total', '750.00', '750.00'])
})

test("'All' shows the months with their sums, and every day of one that is opened", async () => {
  const { user, address, server } = open()
  await table()
  await user.selectOptions(screen.getByLabelText('Month'), 'All')
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(14))
  expect(address()).toBe('/dashboard/monthly-income-list?year=2024&month=0')
  const february = screen.getByRole('button', { name: 'February', expanded: false })
  expect(cellsOf(february.closest('tr')!)).toEqual(['February', '750.00', '750.00'])
  await user.click(february)
  const rows = within(await table()).getAllByRole('row')
  expect(rows).toHaveLength(14 + 29)
  expect(cellsOf(rows[31]!)).toEqual(['29/02/2024', '750.00', '750.00'])
  // days without an amount are dimmed
  expect([rows[30], rows[31]].map((row) => row!.classList.contains('empty'))).toEqual([true, false])
  await user.click(within(rows[2]!).getAllByRole('link', { name: '750.00' })[0]!)
  expect(await screen.findByRole('dialog', { name: /Vokalotnama, February 2024/ })).toBeInTheDocument()
  expect(server.requests.at(-1)?.query).toMatchObject({ from: '2024-02-01', to: '2024-02-29' })
})

test('the folded list of a year is printed with every day', async () => {
  const print = jest.spyOn(window, 'print')
  const { user } = open('/dashboard/monthly-income-list?year=2024&month=0')
  await table()
  let printedRows = 0
  let wrong: string[] | undefined
  print.mockImplementation(() => {
    printedRows = document.querySelectorAll('[data-print] tbody tr').length
    wrong = wrongTotals(document.querySelector('[data-print]')!)
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  expect(printedRows).toBe(366)
  expect(wrong).toEqual([])
  print.mockRestore()
})

test('the amount of a day and the total of the month each open their records', async () => {
  const { user, server } = open()
  const [day, , total] = within(await table()).getAllByRole('link', { name: '750.00' })
  await user.click(day!)
  expect(await screen.findByRole('dialog', { name: /Vokalotnama, 29\/02\/2024/ })).toBeInTheDocument()
  expect(server.requests.at(-1)?.query).toMatchObject({ category: '1', from: '2024-02-29', to: '2024-02-29' })
  await user.click(total!)
  await waitFor(() =>
    expect(server.requests.at(-1)?.query).toMatchObject({
      category: '1',
      from: '2024-02-01',
      to: '2024-02-29',
    }),
  )
})

test('the printed list has its title, its period and its days', async () => {
  const print = jest.spyOn(window, 'print')
  const { user } = open()
  await table()
  let printText = ''
  let wrong: string[] | undefined
  print.mockImplementation(() => {
    printText = document.querySelector('[data-print]')?.textContent ?? ''
    wrong = wrongTotals(document.querySelector('[data-print]')!)
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  expect(printText).toContain('Monthly Income List')
  expect(printText).toContain('February 2024')
  expect(printText).toContain('29/02/2024')
  expect(printText).toContain('750.00')
  expect(wrong).toEqual([])
  print.mockRestore()
})

test('a category whose amounts add up to 0 is printed too', async () => {
  const print = jest.spyOn(window, 'print')
  const { user, server } = open()
  const list = listOf(2024, 2)
  const correctedAmounts = ['500.00', '-500.00']
  server.route('GET', 'monthly-income/', () => ({
    body: {
      ...list,
      columns: ['trunc_date', 'Rent', 'Fees', 'total'],
      rows: list.rows.map(({ trunc_date }, index) => {
        const amount = correctedAmounts[index] ?? '0.00'
        return { trunc_date, Rent: amount, Fees: '0.00', total: amount }
      }),
      category_totals: { Rent: '0.00', Fees: '0.00' },
      categories: ['Rent', 'Fees'].map((category, index) => ({ id: index + 1, category })),
      grand_total: '0.00',
    },
  }))
  await user.selectOptions(screen.getByLabelText('Year'), '2026')
  await table()
  const headings: (string | null)[] = []
  print.mockImplementation(() => {
    headings.push(...[...document.querySelectorAll('[data-print] th')].map(({ textContent }) => textContent))
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  expect(headings).toEqual(['Date', 'Rent', 'Total'])
  print.mockRestore()
})

test('on a phone a day shows its total, and its amounts after a tap', async () => {
  const { matchMedia } = window
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
  try {
    const { user } = open()
    const day = await screen.findByRole('button', { name: '29/02/2024' })
    expect(day).toHaveAttribute('aria-expanded', 'false')
    await user.click(day)
    expect(screen.getByRole('button', { name: '29/02/2024', expanded: true })).toHaveFocus()
    expect(screen.getByRole('button', { name: '28/02/2024', expanded: false })).toBeInTheDocument()
  } finally {
    window.matchMedia = matchMedia
  }
})

test('sixty categories are columns between the date and the total, in a box that scrolls', async () => {
  const { user, server } = open()
  const names = Array.from({ length: 60 }, (_, index) => `Fee ${index + 1}`)
  const each = Object.fromEntries(names.map((name) => [name, '10.00']))
  const list = listOf(2025, 2)
  server.route('GET', 'monthly-income/', () => ({
    body: {
      ...list,
      columns: ['trunc_date', ...names, 'total'],
      rows: list.rows.map(({ trunc_date }) => ({ trunc_date, ...each, total: '600.00' })),
      category_totals: each,
      categories: names.map((category, index) => ({ id: index + 1, category })),
    },
  }))
  await user.selectOptions(screen.getByLabelText('Year'), '2025')
  const wideTable = await table()
  const headings = within(wideTable).getAllByRole('columnheader')
  expect(headings).toHaveLength(62)
  expect([headings[0], headings.at(-1)].map((head) => head!.textContent)).toEqual(['Date', 'Total'])
  expect(wideTable.closest('.figures')).toBeInTheDocument()
  expect(wideTable.parentElement).toHaveClass('box')
  // on a phone a day is collapsed to its total
  for (const day of within(wideTable).getAllByRole('row').slice(1, -1)) expect(day).toHaveClass('folded')
})
