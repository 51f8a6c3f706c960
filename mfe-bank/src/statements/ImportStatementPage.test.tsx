import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import type { KeptMapping, StatementImportBody, StatementImportResult } from '../../contract/statement.ts'
import { fakeBank } from '../testing/statements.ts'
import ImportStatementPage from './ImportStatementPage.tsx'

const result: StatementImportResult = {
  verdicts: [
    { row: 2, verdict: 'new' },
    { row: 3, verdict: 'known' },
  ],
  gaps: [],
  new: 1,
  known: 1,
  errors: 0,
  from: '2026-11-01',
  to: '2026-11-02',
  opening: '1000.00',
  closing: '1490.00',
  repeats: null,
  start: null,
  id: null,
}
const kept: KeptMapping = {
  headings: ['Date', 'Details', 'Debit', 'Credit'],
  columns: { day: 0, description: 1, debit: 2, credit: 3 },
  day_format: 'mdy',
  header_row: 0,
  kept_by: 'Karim',
  kept_on: '2026-10-01',
}
const file = (headings = 'Date,Details,Debit,Credit') =>
  new File([`${headings}\n11/01/2026,A,,500\n11/02/2026,B,10,\n`], 'november.csv')

function open({
  mapping,
  checked = result,
}: { mapping?: KeptMapping; checked?: StatementImportResult } = {}) {
  const server = fakeBank()
    .route('GET', 'x/mfe-bank/mappings/5/', () => ({ body: { mapping: mapping ?? null } }))
    .route('POST', 'x/mfe-bank/statements/', ({ body }) => ({
      // the screen sends this type
      body: (body as unknown as StatementImportBody).dry_run ? checked : { ...checked, id: 4 },
    }))
  const bodies = () =>
    server.requests
      .filter(({ path, method }) => method === 'POST' && path === 'x/mfe-bank/statements/')
      .map(({ body }) => body as unknown as StatementImportBody)
  const at = '/dashboard/bank/statements/import?account=5'
  return { server, bodies, ...renderScreen(<ImportStatementPage />, { at }) }
}
const upload = async (user: ReturnType<typeof open>['user'], chosen: File) =>
  user.upload(await screen.findByLabelText('File (CSV or XLSX)'), chosen)

test('a bank without a mapping gets one: columns, form of days, check, import', async () => {
  const { user, bodies } = open()
  await upload(user, file())
  await user.selectOptions(await screen.findByLabelText('Form of days'), 'mdy')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('1 new lines, 1 already imported, 0 with errors.')).toBeInTheDocument()
  expect(screen.getByText('01/11/2026 to 02/11/2026, balance ৳ 1,000.00 to ৳ 1,490.00')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Import 1 lines' }))
  expect(await screen.findByText('1 lines are imported.')).toBeInTheDocument()
  expect(bodies()).toHaveLength(2)
  expect(bodies()[1]).toEqual({
    account: 5,
    file_name: 'november.csv',
    mapping: { headings: kept.headings, columns: kept.columns, day_format: 'mdy', header_row: 0 },
    rows: [
      { row: 2, values: { day: '11/01/2026', description: 'A', debit: '', credit: '500' } },
      { row: 3, values: { day: '11/02/2026', description: 'B', debit: '10', credit: '' } },
    ],
    dry_run: false,
    accept_gaps: false,
  })
})

test('a file with the kept headings is checked at once, in the kept form of days', async () => {
  const { user, bodies } = open({ mapping: kept })
  await upload(user, file())
  expect(await screen.findByText('1 new lines, 1 already imported, 0 with errors.')).toBeInTheDocument()
  expect(bodies()[0]!.mapping.day_format).toBe('mdy')
})

test('columns that moved are said, and nothing is checked before a person has looked', async () => {
  const { user, bodies } = open({ mapping: kept })
  await upload(user, file('Date,Details,Credit,Debit'))
  expect(
    await screen.findByText(
      "The columns of this bank's files have changed since 01/10/2026. Check each column before you go on.",
    ),
  ).toBeInTheDocument()
  expect(bodies()).toEqual([])
})

test('a balance that does not add up is named, and imported only on demand', async () => {
  const gaps = [{ row: 3, expected: '1490.00', balance: '1480.00' }]
  const { user, bodies } = open({ mapping: kept, checked: { ...result, gaps } })
  await upload(user, file())
  expect(await screen.findByText('Row 3: 1,480.00 instead of 1,490.00')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Import 1 lines' })
  expect(button).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Import nevertheless: the file is whole' }))
  await user.click(button)
  await waitFor(() => expect(bodies()[1]).toMatchObject({ dry_run: false, accept_gaps: true }))
})

test('a table that is pasted is read as a file is', async () => {
  const { user, bodies } = open({ mapping: kept })
  await user.click(await screen.findByLabelText(/Or copy the table from the PDF/))
  await user.paste('Date\tDetails\tDebit\tCredit\n11/01/2026\tA\t\t500')
  await user.click(screen.getByRole('button', { name: 'Read the pasted table' }))
  await waitFor(() => expect(bodies()[0]).toMatchObject({ file_name: 'Pasted table', rows: [{ row: 2 }] }))
})

test('the first statement of an account that begins later asks for the balance before it', async () => {
  const start = { day: '2026-10-31' as const, book_balance: '1200.00', bank_balance: '1500.00' }
  const { user, bodies } = open({ mapping: kept, checked: { ...result, start } })
  await upload(user, file())
  const balance = await screen.findByLabelText("Bank's balance at the end of 31/10/2026")
  expect(balance).toHaveValue('1500.00')
  expect(screen.getByText('In the books on 31/10/2026: ৳ 1,200.00')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Import 1 lines' })
  await user.clear(balance)
  await user.type(balance, '1x')
  expect(balance).toBeInvalid()
  expect(button).toBeDisabled()
  await user.clear(balance)
  await user.type(balance, '1,450.50')
  await user.click(button)
  await waitFor(() => expect(bodies()[1]).toMatchObject({ dry_run: false, start_balance: '1450.50' }))
})
