import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPastImport } from '../testing/past-import.ts'
import PastImportPage from './PastImportPage.tsx'

const at = '/dashboard/old-books/4'
const path = '/dashboard/old-books/:id'
const rows = [
  {
    row: 2,
    verdict: 'new',
    cells: ['Sonali Bank', '300000', '2026-01-01'],
    errors: {},
    records: [{ path: 'money-places', id: 7, label: 'Sonali Bank' }],
  },
  {
    row: 3,
    verdict: 'error',
    cells: ['Nowhere', '5', '2026-01-01'],
    errors: { opening_day: [{ en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }] },
    records: [],
  },
]
const openServer = (changes: object = {}) =>
  fakeServer(importRecord, [aPastImport(changes)]).route('GET', 'imports/4/rows/', ({ query }) => {
    const shown = rows.filter(({ verdict }) => !query['verdict'] || verdict === query['verdict'])
    return { status: 200, body: shown, headers: { 'x-total-count': String(shown.length) } }
  })

test('each row says what it made or why it was left out', async () => {
  openServer()
  renderScreen(<PastImportPage />, { at, path })
  expect(await screen.findByRole('heading', { level: 1, name: 'balances.csv' })).toBeVisible()
  const made = await screen.findByRole('link', { name: 'Sonali Bank' })
  expect(made).toHaveAttribute('href', '/open/money-place?search=Sonali%20Bank')
  const [, , wrong] = screen.getAllByRole('row')
  expect(within(wrong!).getByText('Opening Day: Must not be after today')).toBeVisible()
  expect(within(wrong!).queryByRole('link')).toBeNull()
})

test('the filter shows the rows with one result, in the URL', async () => {
  openServer()
  const { user, address } = renderScreen(<PastImportPage />, { at, path })
  await user.selectOptions(await screen.findByLabelText('Result'), 'error')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sonali Bank' })).toBeNull())
  expect(screen.getByText(/Must not be after today/)).toBeVisible()
  expect(address()).toBe(`${at}?verdict=error`)
})

test('an import that was undone says by whom and why, and its records have no links', async () => {
  openServer({ state: 'undone', undone_by: 'karim', undone_at: '2026-11-21', undo_reason: 'Wrong file' })
  renderScreen(<PastImportPage />, { at, path })
  expect(await screen.findByText('Wrong file')).toBeVisible()
  expect(screen.getByText('karim')).toBeVisible()
  expect(await screen.findByText(/^Sonali Bank$/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sonali Bank' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a receipt has its link also after the undo, and an auditor reads without the button', async () => {
  const receipt = { path: 'vokalotnama', id: 12, label: 'VKL-2026-000012' }
  openServer({ kind: 'receipts-papers', state: 'undone', columns: ['price'] }).route(
    'GET',
    'imports/4/rows/',
    () => ({ status: 200, body: [{ ...rows[0], cells: ['50'], records: [receipt] }] }),
  )
  renderScreen(<PastImportPage />, { at, path, role: 'auditor' })
  expect(await screen.findByRole('link', { name: receipt.label })).toHaveAttribute(
    'href',
    `/open/receipt?number=${receipt.label}`,
  )
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
