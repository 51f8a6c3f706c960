import { incomeCategory, type Category } from '@samity/shared-api/contract/accounts/category'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { LoadingState } from '@samity/shared-ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { AnnualPack } from './AnnualPack.tsx'

function report(year: number, actual: string, passed_on?: string): YearReport {
  const month = (index: number) => `${year}-${String(index + 1).padStart(2, '0')}-01`
  return {
    year,
    period: 'whole',
    columns: ['trunc_date', 'Vokalotnama', 'total'],
    rows: Array.from({ length: 12 }, (_, index) => {
      const amount = index === 0 ? actual : '0.00'
      return { trunc_date: month(index), Vokalotnama: amount, total: amount }
    }),
    grand_total: actual,
    category_totals: { Vokalotnama: actual },
    categories: [
      { id: 1, category: 'Vokalotnama', probable: '0.00', actual, difference: actual, percent: null },
    ],
    ...(passed_on && { passed_on }),
  }
}
const fund = (name: 'general' | 'welfare', side: 'income' | 'expense'): FundReport => ({
  year: 2025,
  fund: name,
  side,
  records: [],
  categories: [
    { category_id: 1, category: 'Vokalotnama', percentage: 40, total: '12000.00', share: '4800.00' },
  ],
  summary: {
    total: '12000.00',
    shown: '12000.00',
    not_configured: '0.00',
    share: '4800.00',
    unallocated: '7200.00',
  },
})

const where: WhereTheMoneyIs = {
  on: '2025-12-31',
  places: [
    {
      id: 5,
      kind: 'bank',
      name_english: 'Sonali Bank',
      name_bengali: 'সোনালী ব্যাংক',
      account_no: '0012',
      holder_name: '',
      fund: '',
      balance: '11500.00',
      overdrawn: false,
    },
  ],
  on_the_way: '0.00',
  funds: [],
  total: '11500.00',
  openings: '1500.00',
  income: '12000.00',
  passed_on: '500.00',
  expense: '2000.00',
  paid_out: '150.00',
  old_books: '350.00',
  expected: '11500.00',
  difference: '0.00',
}

/** A category of both sides: the reports of expenses have the same rows */
const vokalotnama: Category = {
  id: 1,
  category: 'Vokalotnama',
  category_bengali: 'ওকালতনামা',
  version: 1,
  archived_at: null,
}

let printedTexts: string[]
let printCopy: HTMLElement | undefined
beforeEach(() => {
  printedTexts = []
  printCopy = undefined
  window.print = () => {
    const printElement = document.querySelector<HTMLElement>('[data-print]')
    printCopy = printElement?.cloneNode(true) as HTMLElement
    printedTexts.push(printCopy.textContent ?? '')
  }
})

function open(renderOptions: Parameters<typeof renderScreen>[1] = {}, settings = 200) {
  const server = fakeServer(incomeCategory)
    .route('GET', 'income-report/', ({ query }) => ({
      body: query.year === '2025' ? report(2025, '12000.00', '500.00') : report(2024, '9000.00', '0.00'),
    }))
    .route('GET', 'expanse-report/', ({ query }) => ({
      body: query.year === '2025' ? report(2025, '2000.00') : report(2024, '9500.00'),
    }))
    .route('GET', 'where-the-money-is/', ({ query }) => ({ body: { ...where, on: query['on'] } }))
    .route('GET', 'income_category/', () => ({ body: [vokalotnama] }))
    .route('GET', 'expanse_category/', () => ({ body: [vokalotnama] }))
    .route('GET', 'settings/', () => ({
      status: settings,
      body:
        settings === 200
          ? {
              receipt: {
                signatures: [
                  { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
                  { en: 'Accountant', bn: 'হিসাবরক্ষক' },
                ],
              },
            }
          : { message: 'Something went wrong' },
    }))
  for (const [path, name, side] of [
    ['general-income-report/', 'general', 'income'],
    ['general-expanse-report/', 'general', 'expense'],
    ['welfare-income-report/', 'welfare', 'income'],
    ['welfare-expanse-report/', 'welfare', 'expense'],
  ] as const)
    server.route('GET', path, () => ({ body: fund(name, side) }))
  return { server, ...renderScreen(<AnnualPack year={2025} />, { at: '/dashboard', ...renderOptions }) }
}

test('one button prints one document with contents, all reports of the year, and signature lines', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  const document = within(printCopy!)
  expect(document.getByRole('heading', { level: 2 }).textContent).toBe('Annual Accounts 2025')
  const contents = document.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(contents).toEqual([
    '1. Summary',
    '2. Income Report',
    '3. Expanse Report',
    '4. General fund: Income',
    '5. General fund: Expanse',
    '6. Welfare fund: Income',
    '7. Welfare fund: Expanse',
    '8. Where the money is',
    '9. Income Report, month by month',
    '10. Expanse Report, month by month',
  ])
  // each entry of the contents is also the title of a chapter
  for (const title of contents) expect(document.getAllByText(title!)).toHaveLength(2)
  const signatures = within(document.getByRole('group', { name: 'Signatures' }))
  expect(signatures.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([
    'Treasurer',
    'General Secretary',
    'Accountant',
    'President',
  ])
})

test('the summary compares the year with the previous year', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  const tables = within(printCopy!).getAllByRole('table').slice(0, 2)
  const rows = tables.flatMap((table) => within(table).getAllByRole('row'))
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '20252024',
    'Income12,000.009,000.00',
    'less Expanse2,000.009,500.00',
    'Income less expanse10,000.00-500.00',
    '20252024',
    'Passed on, outside the income500.000.00',
  ])
})

test('a fund report ends with its labelled closing lines', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  expect(within(printCopy!).getAllByRole('row', { name: 'Total Income 12,000.00 tk' })).toHaveLength(2)
})

test('the last chapter has the balances at the end of the year, and why they are right', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  expect(printedTexts[0]).toContain('At the end of 31/12/2025')
  const document = within(printCopy!)
  expect(document.getAllByRole('row', { name: 'Sonali Bank Bank Account 0012 11,500.00' })).toHaveLength(1)
  const tables = document.getAllByRole('table')
  const equation = within(tables.find((table) => table.textContent.includes('Opening amounts'))!)
    .getAllByRole('row')
    .slice(1)
  expect(equation.map(({ textContent }) => textContent)).toEqual([
    'Opening amounts1,500.00',
    'plus income12,000.00',
    'plus money to pass on500.00',
    'less expanse2,000.00',
    'less credit paid out150.00',
    'less what old books left over350.00',
    'What the books say11,500.00',
    'What the places have11,500.00',
    'of which on the way0.00',
    'Difference0.00',
  ])
})

test.each(['en', 'bn'] as const)('every column of the pack adds up to its total, in %s', async (language) => {
  const { user } = open({ language })
  await user.click(screen.getByRole('button', { name: /annual pack|বার্ষিক/ }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  expect(printCopy!.querySelectorAll('tfoot').length).toBeGreaterThan(8)
  expect(wrongTotals(printCopy!)).toEqual([])
})

test('the Bengali pack is Bengali throughout', async () => {
  const { user } = open({ language: 'bn' })
  await user.click(screen.getByRole('button', { name: 'বার্ষিক প্রতিবেদন ছাপুন' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  expect(printedTexts[0]).toContain('বার্ষিক হিসাব ২০২৫')
  expect(printedTexts[0]).toContain('সাধারণ সম্পাদক')
  expect(printedTexts[0]).not.toMatch(/[0-9]/)
  const income = within(printCopy!).getAllByRole('row', { name: /^ওকালতনামা / })
  expect(income.length).toBeGreaterThan(4)
  expect(printCopy).not.toHaveTextContent('Vokalotnama')
})

test('a failed request shows the error, and nothing is printed', async () => {
  const { user } = open({}, 500)
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument()
  expect(printedTexts).toEqual([])
  expect(await screen.findByRole('button', { name: 'Print annual pack' })).toBeEnabled()
})

test('chapters of other modules are printed once they have loaded', async () => {
  function Reading() {
    const [isRead, setIsRead] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setIsRead(true), 50)
      return () => clearTimeout(timer)
    }, [])
    return isRead ? <p>Twelve deposits</p> : <LoadingState />
  }
  const { user } = open({
    extensions: {
      'accounts.annual.chapter': [
        { id: 'deposits', title: { en: 'Deposits', bn: 'আমানত' }, component: Reading },
      ],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Print annual pack' }))
  await waitFor(() => expect(printedTexts).toHaveLength(1))
  expect(within(printCopy!).getAllByText('9. Deposits')).toHaveLength(2)
  expect(printedTexts[0]).toContain('Twelve deposits')
})
