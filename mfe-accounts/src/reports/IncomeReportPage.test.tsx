import { today, yearOf } from '@samity/shared-api/contract'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import IncomeReportPage from './IncomeReportPage.tsx'

const month = (number: number, amount: string) => ({
  trunc_date: `2025-${String(number).padStart(2, '0')}-01`,
  Vokalotnama: amount,
  'Shop Rent': '0.00',
  total: amount,
})
const report = (period: string): YearReport => ({
  year: 2025,
  period: period === 'last2' ? 'last2' : 'whole',
  columns: ['trunc_date', 'Vokalotnama', 'Shop Rent', 'total'],
  rows: Array.from({ length: 12 }, (_, index) => month(index + 1, index === 11 ? '1234567.50' : '0.00')),
  grand_total: '1234567.50',
  category_totals: { Vokalotnama: '1234567.50', 'Shop Rent': '0.00' },
  categories: [
    {
      id: 1,
      category: 'Vokalotnama',
      probable: '2000000.00',
      actual: '1234567.50',
      difference: '-765432.50',
      percent: '61.73',
    },
    { id: 9, category: 'Shop Rent', probable: '0.00', actual: '0.00', difference: '0.00', percent: null },
  ],
  passed_on: '0.00',
})
const sale: LedgerRecord = {
  id: '7/2025-12-31',
  number: 'VKL-2025-000007',
  receipt_no: 'VKL-2025-000007',
  stream: 'VKL',
  date: '2025-12-31',
  payer: 'Rahim',
  payer_note: '12',
  purposes: [{ en: 'Vokalotnama', bn: 'ওকালতনামা' }],
  payment_types: ['cash'],
  amount: '1234567.50',
  voided_at: null,
}

const thisYear = yearOf(today())
function open(
  renderOptions: Parameters<typeof renderScreen>[1] = {},
  isFailing: () => boolean = () => false,
) {
  const server = fakeServer(incomeCategory)
    .route('GET', 'years/', () => ({ body: [1998, thisYear] }))
    .route('GET', 'income-report/', ({ query }) =>
      isFailing()
        ? { status: 500, body: { message: 'Something went wrong' } }
        : { body: report(query.period ?? '') },
    )
    .route('GET', 'ledger-records/', () => ({
      body: [sale],
      headers: { 'x-total-count': '1', 'x-total-amount': '1234567.50' },
    }))
  const view = renderScreen(<IncomeReportPage />, {
    at: '/dashboard/income-report?year=2025',
    ...renderOptions,
  })
  return { server, ...view }
}
/** The first table; the second one has the months. */
const byCategory = async () => within((await screen.findAllByRole('table', { name: 'Income Report' }))[0]!)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('each category has probable and actual amounts, difference and percentage, with a total', async () => {
  open()
  expect(screen.getByText('Loading data for 2025…')).toBeInTheDocument()
  const rows = (await byCategory()).getAllByRole('row')
  expect(cellsOf(rows[1]!)).toEqual(['Vokalotnama', '20,00,000.00', '12,34,567.50', '-7,65,432.50', '61.73%'])
  expect(cellsOf(rows[2]!)).toEqual(['Shop Rent', '0.00', '0.00', '0.00', '—'])
  expect(cellsOf(rows.at(-1)!)).toEqual(['Total', '20,00,000.00', '12,34,567.50', '-7,65,432.50', '61.73%'])
})

test('more income than expected has a plus and the tint of good; a bar has its mark, and what is beyond it', async () => {
  const { server } = open()
  server.route('GET', 'income-report/', () => {
    const { categories, ...others } = report('whole')
    const more = { ...categories[0]!, actual: '2500000.00', difference: '500000.00', percent: '125.00' }
    return { body: { ...others, categories: [more, categories[1]!] } }
  })
  const [, more, none] = (await byCategory()).getAllByRole('row')
  const difference = within(more!).getByRole('link', { name: '5,00,000.00' }).parentElement
  expect(difference).toHaveClass('good', 'plus')
  expect([...more!.querySelectorAll('svg > *')].map((shape) => shape.getAttribute('class'))).toEqual([
    'track',
    'used',
    'income',
    'mark',
  ])
  expect(none).toHaveClass('empty')
})

test('the second table has twelve months and a total', async () => {
  const { user } = open()
  await byCategory()
  const rows = within(screen.getAllByRole('table', { name: 'Income Report' })[1]!).getAllByRole('row')
  expect(rows).toHaveLength(14)
  expect(cellsOf(rows[12]!)).toEqual(['December', '12,34,567.50', '0.00', '12,34,567.50'])
  expect(cellsOf(rows[13]!)[0]).toBe('Total')
  await user.click(within(rows[12]!).getAllByRole('link')[0]!)
  expect(await screen.findByRole('dialog', { name: /Vokalotnama, December 2025/ })).toBeInTheDocument()
})

test('the period is sent to the server and is in the URL', async () => {
  const { user, server, address } = open()
  await byCategory()
  await user.click(screen.getByText('Nov & Dec'))
  await waitFor(() => expect(address()).toBe('/dashboard/income-report?year=2025&period=last2'))
  await byCategory()
  expect(server.requests.findLast(({ path }) => path === 'income-report/')?.query).toEqual({
    year: '2025',
    period: 'last2',
  })
})

test('the years to choose are the current one, the ten before it, and any with data', async () => {
  const { user, address } = open()
  await byCategory()
  const years = within(screen.getByLabelText('Year')).getAllByRole('option')
  expect(years.map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 11 }, (_, index) => String(thisYear - index)),
    '1998',
  ])
  await user.selectOptions(screen.getByLabelText('Year'), '1998')
  expect(address()).toContain('year=1998')
})

test('an amount opens its records, which add up to it', async () => {
  const { user, server } = open()
  await user.click((await byCategory()).getAllByRole('link', { name: '12,34,567.50' })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: /Records: Vokalotnama/ }))
  expect(await dialog.findByRole('link', { name: 'VKL-2025-000007' })).toHaveAttribute(
    'href',
    '/open/receipt?number=VKL-2025-000007',
  )
  expect(cellsOf(dialog.getAllByRole('row').at(-1)!).at(-1)).toBe('12,34,567.50')
  expect(server.requests.at(-1)?.query).toMatchObject({
    side: 'income',
    category: '1',
    from: '2025-01-01',
    to: '2025-12-31',
  })
})

test('money passed on is shown for the selected period and opens its records', async () => {
  const { user, server } = open({ at: '/dashboard/income-report?year=2025&period=last2' })
  server.route('GET', 'income-report/', () => ({ body: { ...report('last2'), passed_on: '700.00' } }))
  expect(await screen.findByText(/^Money passed on, outside the income:/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: '৳ 700.00' }))
  expect(await screen.findByRole('dialog', { name: /Money passed on/ })).toBeInTheDocument()
  expect(server.requests.at(-1)?.query).toMatchObject({
    side: 'passed_on',
    from: '2025-11-01',
    to: '2025-12-31',
  })
})

test('money passed on is printed too', async () => {
  const print = jest.spyOn(window, 'print')
  const { user, server } = open({ at: '/dashboard/income-report?year=2024' })
  server.route('GET', 'income-report/', () => ({ body: { ...report('whole'), passed_on: '700.00' } }))
  await byCategory()
  let printText = ''
  let wrong: string[] | undefined
  print.mockImplementation(() => {
    printText = document.querySelector('[data-print]')?.textContent ?? ''
    wrong = wrongTotals(document.querySelector('[data-print]')!)
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getAllByRole('button', { name: 'Print list' })[0]!)
  expect(printText).toContain('Money passed on, outside the income: ৳ 700.00')
  expect(wrong).toEqual([])
  print.mockRestore()
})

test('amounts that add up to 0 still link to their records', async () => {
  const { server } = open()
  const { rows, categories, ...others } = report('whole')
  const [sales, rents] = categories
  server.route('GET', 'income-report/', () => ({
    body: {
      ...others,
      rows: rows.map((row, index) => ({ ...row, 'Shop Rent': ['500.00', '-500.00'][index] ?? '0.00' })),
      categories: [{ ...sales!, probable: '1234567.50', difference: '0.00' }, rents!],
    },
  }))
  const [, saleRow, rentRow] = (await byCategory()).getAllByRole('row')
  // the difference of the sale; the actual amount and the difference of the rent
  expect(within(saleRow!).getByRole('link', { name: '0.00' })).toBeInTheDocument()
  expect(within(rentRow!).getAllByRole('link', { name: '0.00' })).toHaveLength(2)
  const months = within(screen.getAllByRole('table', { name: 'Income Report' })[1]!).getAllByRole('row')
  const [, total] = within(months.at(-1)!).getAllByRole('link')
  expect(total).toHaveTextContent('0.00')
  // January and February have amounts, though their sum is 0
  expect(within(months[1]!).getAllByRole('link').length).toBe(2)
})

test('the comparison with last year is in the table, in the chart and in the records', async () => {
  const { user, server, address } = open()
  server.route('GET', 'income-report/', ({ query }) => {
    const now = report(query.period ?? '')
    if (query.year === '2025') return { body: now }
    const [sales, ...others] = now.categories
    return { body: { ...now, year: 2024, categories: [{ ...sales!, actual: '1000000.00' }, ...others] } }
  })
  await byCategory()
  await user.click(screen.getByRole('checkbox', { name: 'Compare with last year' }))
  expect(address()).toContain('compare=1')
  await screen.findAllByText('Last year')
  const rows = (await byCategory()).getAllByRole('row')
  expect(cellsOf(rows[1]!).slice(-2)).toEqual(['10,00,000.00', '2,34,567.50'])
  expect(cellsOf(rows.at(-1)!).slice(-2)).toEqual(['10,00,000.00', '2,34,567.50'])
  const chart = within(screen.getByRole('table', { name: 'Income by month (taka)' }))
  expect(chart.getByRole('columnheader', { name: 'Income 2024' })).toBeInTheDocument()
  await user.click(within(rows[1]!).getByRole('link', { name: '2,34,567.50' }))
  expect(await screen.findByText('12,34,567.50 − 10,00,000.00 = 2,34,567.50')).toBeInTheDocument()
})

test('a probable amount links to the list of probable amounts, and bars compare it with the actual amount', async () => {
  open()
  const expected = (await byCategory()).getAllByRole('link', { name: '20,00,000.00' })[0]
  expect(expected).toHaveAttribute('href', '/dashboard/probable-income-list?year=2025')
  const bars = within(screen.getByText(/^Probable against actual/).closest('figure')!)
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vokalotnama Probable 20,00,000.00Actual 12,34,567.50',
  ])
})

test('a report that fails to load shows the error, and Retry loads it again', async () => {
  let isBroken = true
  const { user } = open({}, () => isBroken)
  expect(await screen.findByText('Failed to load data')).toBeInTheDocument()
  expect(screen.queryByText('No records found.')).not.toBeInTheDocument()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await byCategory()).getByText('Vokalotnama')).toBeInTheDocument()
})

test('the Bengali report has Bengali digits', async () => {
  open({ language: 'bn' })
  expect(screen.getByText('২০২৫ সালের তথ্য লোড হচ্ছে…')).toBeInTheDocument()
  expect((await screen.findAllByText('১২,৩৪,৫৬৭.৫০')).length).toBeGreaterThan(1)
})

test('sixty categories scroll in the box of their table', async () => {
  const { server } = open()
  const names = Array.from({ length: 60 }, (_, index) => `Fee ${index + 1}`)
  const each = Object.fromEntries(names.map((name) => [name, '10.00']))
  const { rows, categories, ...others } = report('whole')
  server.route('GET', 'income-report/', () => ({
    body: {
      ...others,
      columns: ['trunc_date', ...names, 'total'],
      rows: rows.map(({ trunc_date }) => ({ trunc_date, ...each, total: '600.00' })),
      category_totals: each,
      categories: names.map((category, index) => ({ ...categories[0]!, id: index + 1, category })),
    },
  }))
  await byCategory()
  const [categoryTable, monthTable] = screen.getAllByRole('table', { name: 'Income Report' })
  expect(within(categoryTable!).getAllByRole('row')).toHaveLength(62)
  // only a report with few rows is as high as its rows
  expect(categoryTable!.closest('.grid')).not.toHaveClass('whole')
  expect(within(monthTable!).getAllByRole('columnheader')).toHaveLength(62)
  expect(monthTable!.closest('.figures')).toBeInTheDocument()
  for (const table of [categoryTable, monthTable]) expect(table!.parentElement).toHaveClass('box')
  const [january] = within(monthTable!).getAllByRole('cell')
  expect(january).toHaveTextContent('January')
})
