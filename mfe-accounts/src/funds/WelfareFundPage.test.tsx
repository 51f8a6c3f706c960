import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { shares, type FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import WelfareFundPage from './WelfareFundPage.tsx'

const report = (side: 'income' | 'expense'): FundReport => ({
  year: 2025,
  fund: 'welfare',
  side,
  records: [],
  categories: [
    { category_id: 1, category: 'Vokalotnama', percentage: 40, total: '12000.00', share: '4800.00' },
    { category_id: 14, category: 'Benevolent Fund Fee', percentage: 100, total: '500.00', share: '500.00' },
  ],
  summary: {
    total: '20000.00',
    shown: '12500.00',
    not_configured: '7500.00',
    share: '5300.00',
    unallocated: '900.00',
  },
})

function open({
  at = '/dashboard/welfare-fund-report?year=2025',
  ...renderOptions
}: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(shares.welfare.income, [
    { category: 'Vokalotnama', category_id: 1, percentage: 40 },
  ])
    .and(shares.welfare.expense, [])
    .and(incomeCategory, [{ category: 'Vokalotnama' }, { category: 'Cartis Paper' }])
    .and(expenseCategory, [{ category: 'Salary' }])
    .route('GET', 'years/', () => ({ body: [] }))
    .route('GET', 'lock/', () => ({ body: { locked_up_to: '2024-12-31', version: 1 } }))
    .route('GET', 'welfare-income-report/', () => ({ body: report('income') }))
    .route('GET', 'welfare-expanse-report/', () => ({ body: report('expense') }))
  return { server, ...renderScreen(<WelfareFundPage />, { at, ...renderOptions }) }
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Set Percentage' }))
  return within(await screen.findByRole('dialog'))
}

test('a row shows the formula of its share, and only the total at 100 percent', async () => {
  open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(cellsOf(rows[1]!)).toEqual(['Vokalotnama', '12,000.00 x 40%', '4,800.00 tk'])
  expect(cellsOf(rows[2]!)).toEqual(['Benevolent Fund Fee', '500.00', '500.00 tk'])
  expect(cellsOf(rows[3]!)).toEqual(['Total', '', '5,300.00 tk'])
})

test('the closing lines reconcile the report with all income', async () => {
  open()
  await screen.findByRole('table')
  const lines = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(lines).toEqual([
    'shown above: 12,500.00 tk',
    'not configured: 7,500.00 tk',
    'Total Income: 20,000.00 tk',
    'In neither fund: unallocated: 900.00 tk',
  ])
})

test('the printed shares add up to the printed total', async () => {
  const print = jest.spyOn(window, 'print')
  const { user } = open()
  await screen.findByRole('table')
  let printed: [text: string, wrong: string[]] | undefined
  print.mockImplementation(() => {
    const paper = document.querySelector('[data-print]')!
    printed = [paper.textContent, wrongTotals(paper)]
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  expect(printed).toEqual([expect.stringContaining('5,300.00'), []])
  print.mockRestore()
})

test('the exported file ends with the total and the closing lines', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = new TextDecoder().decode(await files[0]!.arrayBuffer())
  const lines = text.trim().split('\r\n')
  expect(lines.slice(1)).toEqual([
    'Vokalotnama,"12,000.00 x 40%",4800.00',
    'Benevolent Fund Fee,500.00,500.00',
    'Total,,5300.00',
    'shown above,,12500.00',
    'not configured,,7500.00',
    'Total Income,,20000.00',
    'In neither fund: unallocated,,900.00',
  ])
})

test('a share and every closing amount link to their records, with their formula', async () => {
  const { user, server } = open()
  server.route('GET', 'ledger-records/', () => ({
    body: [],
    headers: { 'x-total-count': '0', 'x-total-amount': '12000.00' },
  }))
  const lastQuery = () => server.requests.findLast(({ path }) => path === 'ledger-records/')?.query
  const openRecords = async (figure: string) => {
    await user.click(await screen.findByRole('link', { name: figure }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('No records found.')
    return dialog
  }
  const close = (dialog: Awaited<ReturnType<typeof openRecords>>) =>
    user.click(dialog.getByRole('button', { name: 'Close' }))
  const shareDialog = await openRecords('4,800.00 tk')
  expect(shareDialog.getByText('12,000.00 x 40% = 4,800.00 tk')).toBeInTheDocument()
  expect(lastQuery()).toMatchObject({ side: 'income', category: '1', from: '2025-01-01', to: '2025-12-31' })
  await close(shareDialog)
  const totalDialog = await openRecords('5,300.00 tk')
  expect(totalDialog.getByText('4,800.00 + 500.00 = 5,300.00 tk')).toBeInTheDocument()
  expect(lastQuery()).toMatchObject({ category: '1,14' })
  await close(totalDialog)
  const restDialog = await openRecords('7,500.00 tk')
  expect(lastQuery()).toMatchObject({ without: '1,14' })
  await close(restDialog)
  const unallocatedDialog = await openRecords('900.00 tk')
  expect(unallocatedDialog.getByText('20,000.00 − 5,300.00 − 13,800.00 = 900.00')).toBeInTheDocument()
})

test('bars show the distribution of the total over the funds', async () => {
  open()
  const bars = within((await screen.findByText('Income by fund (taka)')).closest('figure')!)
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'General fund 69.00%Amount 13,800.00',
    'Welfare fund 26.50%Amount 5,300.00',
    'Unallocated 4.50%Amount 900.00',
  ])
})

test('the expense side has a separate tab, report and percentages', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('tab', { name: 'Expanse' }))
  expect(await screen.findByText('Total Expanse')).toBeInTheDocument()
  expect(address()).toBe('/dashboard/welfare-fund-report?year=2025&tab=expanse')
  const dialog = await openDialog(user)
  await user.type(dialog.getByLabelText('Category'), 'Sal')
  await user.click(await screen.findByRole('option', { name: 'Salary' }))
  await user.type(dialog.getByLabelText('Percentage'), '25')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Percentage added successfully!')).toBeInTheDocument()
})

test('a percentage is added, and the report is loaded again', async () => {
  const { user, server } = open()
  const dialog = await openDialog(user)
  expect(await dialog.findByText('40%')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Category'), 'Cartis')
  await user.click(await screen.findByRole('option', { name: 'Cartis Paper' }))
  await user.type(dialog.getByLabelText('Percentage'), '33.33')
  const requestCount = () => server.requests.filter(({ path }) => path === 'welfare-income-report/').length
  const countBefore = requestCount()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('percentage added successfully!')).toBeInTheDocument()
  expect(await dialog.findByText('33.33%')).toBeInTheDocument()
  expect(requestCount()).toBe(countBefore + 1)
})

test('closing the percentages returns the focus to the button that opened them', async () => {
  const { user } = open()
  await openDialog(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set Percentage' })).toHaveFocus())
})

test('a percentage above the rest of a category is refused at its field', async () => {
  const { user, server } = open()
  const dialog = await openDialog(user)
  await user.type(dialog.getByLabelText('Category'), 'Cartis')
  await user.click(await screen.findByRole('option', { name: 'Cartis Paper' }))
  await user.type(dialog.getByLabelText('Percentage'), '60')
  const message = 'Only 50% of Cartis Paper is left: 50% belongs to the general fund'
  server.refuseNext(409, { message, errors: { percentage: [message] } })
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
})

test('a percentage over 100 is not sent', async () => {
  const { user, server } = open()
  const dialog = await openDialog(user)
  await user.type(dialog.getByLabelText('Percentage'), '101')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(
    await dialog.findByText('Enter a percentage from 0 to 100 with at most two decimal places'),
  ).toBeInTheDocument()
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('the dialog names the locked years that keep their percentages', async () => {
  const { user } = open()
  const dialog = await openDialog(user)
  expect(
    await dialog.findByText(
      'The books are locked up to 2024: reports of those years keep the percentages they had.',
    ),
  ).toBeInTheDocument()
})

test('a percentage is edited and deleted', async () => {
  const { user, server } = open()
  const dialog = await openDialog(user)
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  expect(dialog.getByLabelText('Percentage')).toHaveValue('40')
  await user.clear(dialog.getByLabelText('Percentage'))
  await user.type(dialog.getByLabelText('Percentage'), '45')
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('percentage updated successfully!')).toBeInTheDocument()
  await user.click(await dialog.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByText('Are you sure you want to delete this percentage?')
  await user.click(
    within(question.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(server.rows(shares.welfare.income)).toEqual([])
  // the row with the Delete button is gone
  await waitFor(() => expect(dialog.getByLabelText('Category')).toHaveFocus())
})
