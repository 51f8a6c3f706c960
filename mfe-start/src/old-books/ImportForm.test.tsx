import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import OldBooksPage from './OldBooksPage.tsx'

const at = '/dashboard/old-books?import=photos'
const archive = new File(['PK'], 'photos.zip', { type: 'application/zip' })
const chooseArchive = () => document.querySelector<HTMLInputElement>('input[name=archive]')!
const preview = {
  total: 3,
  ready: 1,
  duplicates: 1,
  wrong: 1,
  rows: [
    { row: 1, cells: ['101.jpg', '101'] },
    { row: 2, cells: ['102.jpg', '102'] },
    { row: 3, cells: ['999.jpg', '999'] },
  ],
  verdicts: [
    { row: 1, verdict: 'new' },
    {
      row: 2,
      verdict: 'duplicate',
      errors: { file: [{ en: 'The advocate already has this photo', bn: 'ছবি আগে থেকেই আছে' }] },
    },
    {
      row: 3,
      verdict: 'error',
      errors: { bar_registration_number: [{ en: 'No advocate has this number', bn: 'এই নম্বরের কেউ নেই' }] },
    },
  ],
}
const isDryRun = (body: object) => (body as { dry_run: string }).dry_run === 'true'

test('a ZIP of photos is checked file by file, and the new ones are imported', async () => {
  const { requests } = fakeServer(importRecord, []).route('POST', 'imports/photos/', ({ body }) =>
    isDryRun(body)
      ? { status: 200, body: preview }
      : { status: 201, body: { id: 8, imported: 1, skipped: 2 } },
  )
  const { user } = renderScreen(<OldBooksPage />, { at })
  expect(screen.queryByRole('button', { name: /Template/ })).toBeNull()
  await user.upload(chooseArchive(), archive)
  expect(await screen.findByText('3 rows: 1 new, 1 duplicates, 1 with errors.')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Result of the check' }))
  expect(table.getByText('999.jpg, 999')).toBeVisible()
  expect(table.getByText('Bar Registration Number: No advocate has this number')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import all' })).toBeDisabled()
  expect(screen.getByText(/All rows can be imported together when/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Import only the new rows' }))
  expect(await screen.findByText(/1 rows are imported, 2 left out/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show its rows' })).toHaveAttribute(
    'href',
    '/dashboard/old-books/8',
  )
  const bodies = requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(bodies).toMatchObject([
    { dry_run: 'true', skip_errors: 'false', archive: { name: 'photos.zip' } },
    { dry_run: 'false', skip_errors: 'true', archive: { name: 'photos.zip' } },
  ])
})

test('a file that is no archive says so, and another one can be chosen', async () => {
  const message = 'This file is no ZIP archive, or it is damaged. Choose a ZIP with pictures.'
  const server = fakeServer(importRecord, []).route('POST', 'imports/photos/', () => ({
    status: 200,
    body: preview,
  }))
  server.refuseNext(422, { message })
  const { user } = renderScreen(<OldBooksPage />, { at })
  await user.upload(chooseArchive(), archive)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  await user.upload(chooseArchive(), archive)
  expect(await screen.findByText('3 rows: 1 new, 1 duplicates, 1 with errors.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('staff do not import photos', () => {
  fakeServer(importRecord, [])
  renderScreen(<OldBooksPage />, { at, role: 'staff' })
  expect(document.querySelector('input[name=archive]')).toBeNull()
  expect(screen.queryByRole('option', { name: 'Photos of advocates' })).toBeNull()
})
