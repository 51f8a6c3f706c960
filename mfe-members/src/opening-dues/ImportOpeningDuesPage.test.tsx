import type { ImportBody, ImportPreview } from '@samity/shared-api/contract/config/import'
import { openingDues } from '@samity/shared-api/contract/members/opening-dues'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import writeWorkbook from 'write-excel-file/universal'
import ImportOpeningDuesPage from './ImportOpeningDuesPage.tsx'

const headings = 'আইনজীবীর আইডি,Fee,From Period,To Period,Amount of One Period'
const file = (...lines: string[]) => new File([[headings, ...lines].join('\r\n')], 'old-dues.csv')
const wrongAmount = { en: 'Enter an amount', bn: 'পরিমাণ লিখুন' }
const preview: ImportPreview = {
  total: 2,
  ready: 1,
  duplicates: 0,
  wrong: 1,
  verdicts: [
    { row: 2, verdict: 'new' },
    { row: 4, verdict: 'error', errors: { amount: [wrongAmount] } },
  ],
}

function open() {
  const server = fakeServer(openingDues, []).route('POST', 'import/opening-dues/', ({ body }) =>
    body['dry_run'] ? { body: preview } : { status: 201, body: { imported: 1, skipped: 1 } },
  )
  const bodies = () => server.requests.map(({ body }) => body as unknown as ImportBody)
  return { server, bodies, ...renderScreen(<ImportOpeningDuesPage />, { role: 'staff' }) }
}

test('each row gets its verdict before anything is saved; wrong rows are left out on purpose', async () => {
  const { user, bodies } = open()
  await user.upload(
    screen.getByLabelText('File (CSV or XLSX)'),
    file('307,monthly,01/2020,12/2020,50', '', '12,monthly,2020-01,2020-02,x'),
  )
  expect(await screen.findByText('2 rows: 1 new, 0 duplicates, 1 with errors.')).toBeVisible()
  expect(bodies()[0]).toMatchObject({
    dry_run: true,
    columns: ['advocate_id', 'kind', 'from_period', 'to_period', 'amount'],
    rows: [
      { row: 2, cells: ['307', 'monthly', '01/2020', '12/2020', '50'] },
      { row: 4, cells: ['12', 'monthly', '2020-01', '2020-02', 'x'] },
    ],
  })
  const table = within(screen.getByRole('table', { name: 'Result of the check' }))
  expect(
    table.getByRole('row', { name: /4 12, monthly.*Error Amount of One Period: Enter an amount/ }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import all' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Import only the new rows' }))
  expect(await screen.findByText('1 rows are imported, 1 left out.')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({ dry_run: false, skip_errors: true, file: 'old-dues.csv' })
})

test('a file without the headings says which are missing', async () => {
  const { user } = open()
  await user.upload(screen.getByLabelText('File (CSV or XLSX)'), new File(['Name,Amount\nx,1'], 'x.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Missing: Advocate ID, Fee, From Period, To Period',
  )
})

test('a workbook is read as a CSV file is, and a month that Excel has made a day of is a month', async () => {
  const { user, bodies } = open()
  const book = await writeWorkbook([
    headings.split(',').map((value) => ({ value })),
    [
      { value: 307, type: Number },
      { value: 'monthly' },
      { value: new Date('2020-01-01T00:00:00Z'), type: Date, format: 'mm/yyyy' },
      { value: '12/2020' },
      { value: 50.5, type: Number },
    ],
    [{ value: '12' }, { value: 'yearly' }, { value: 2019, type: Number }, { value: 2020, type: Number }],
  ]).toBlob()
  await user.upload(screen.getByLabelText('File (CSV or XLSX)'), new File([book], 'old-dues.xlsx'))
  expect(await screen.findByText('2 rows: 1 new, 0 duplicates, 1 with errors.')).toBeVisible()
  expect(bodies()[0]).toMatchObject({
    rows: [
      { row: 2, cells: ['307', 'monthly', '2020-01', '12/2020', '50.5'] },
      { row: 3, cells: ['12', 'yearly', '2019', '2020', ''] },
    ],
  })
})

test('a file that is no workbook says what to save', async () => {
  const { user } = open()
  await user.upload(
    screen.getByLabelText('File (CSV or XLSX)'),
    new File(['PK\u0003\u0004 broken'], 'old-dues.xlsx'),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(/neither a workbook \(XLSX\) nor a text file/)
})
