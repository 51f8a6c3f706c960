import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aPastImport } from '../testing/past-import.ts'
import OldBooksPage from './OldBooksPage.tsx'

const at = '/dashboard/old-books'
const openServer = () =>
  fakeServer(importRecord, [aPastImport()])
    .route('POST', 'old-books/opening-balances/', ({ body }) =>
      (body as { dry_run: boolean }).dry_run
        ? {
            status: 200,
            body: {
              total: 2,
              ready: 1,
              duplicates: 0,
              wrong: 1,
              verdicts: [
                { row: 2, verdict: 'new' },
                { row: 3, verdict: 'error', errors: { kind: [{ en: 'No place has this name', bn: 'নেই' }] } },
              ],
            },
          }
        : { status: 201, body: { id: 5, imported: 1, skipped: 1 } },
    )
    .route('POST', 'imports/4/undo/', () => ({
      status: 409,
      body: { message: 'Nothing was undone. Row 2, Office Cash: it was changed.' },
    }))

test('a file is checked row by row, and the right rows are imported', async () => {
  const { requests } = openServer()
  const { user } = renderScreen(<OldBooksPage />, { at })
  const file = new File(
    ['Place,Opening Amount,Opening Day\nOffice Cash,100,01/01/2026\nNowhere,5,01/01/2026\n'],
    'balances.csv',
    { type: 'text/csv' },
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(input!, file)
  expect(await screen.findByText('2 rows: 1 new, 0 duplicates, 1 with errors.')).toBeVisible()
  expect(screen.getByText(/No place has this name/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import only the new rows' }))
  expect(await screen.findByText(/1 rows are imported, 1 left out/)).toBeVisible()
  const bodies = requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(bodies.at(-1)).toMatchObject({ dry_run: false, skip_errors: true, file: 'balances.csv' })
})

test('an import that cannot be undone says which record refuses', async () => {
  openServer()
  const { user } = renderScreen(<OldBooksPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong file')
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/Row 2, Office Cash/)).toBeVisible()
})

test('a past import leads to its rows', async () => {
  openServer()
  renderScreen(<OldBooksPage />, { at })
  expect(await screen.findByRole('link', { name: 'balances.csv' })).toHaveAttribute(
    'href',
    '/dashboard/old-books/4',
  )
})

test('a month that Excel has made a day is sent as the month', async () => {
  const { requests } = fakeServer(importRecord, []).route('POST', 'old-books/rent-arrears/', () => ({
    status: 200,
    body: { total: 1, ready: 1, duplicates: 0, wrong: 0, verdicts: [{ row: 2, verdict: 'new' }] },
  }))
  const { user } = renderScreen(<OldBooksPage />, { at: `${at}?import=rent-arrears` })
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(
      ['Renter Name,Building Name,Floor No,Room No,First Unpaid Month\nKarim,Annex,1,101,2026-03-01\n'],
      'arrears.csv',
      { type: 'text/csv' },
    ),
  )
  expect(await screen.findByText('1 rows: 1 new, 0 duplicates, 0 with errors.')).toBeVisible()
  const [body] = requests.flatMap(({ method, body: sent }) => (method === 'POST' ? [sent] : []))
  expect(body).toMatchObject({ rows: [{ row: 2, cells: ['Karim', 'Annex', '1', '101', '2026-03'] }] })
})
