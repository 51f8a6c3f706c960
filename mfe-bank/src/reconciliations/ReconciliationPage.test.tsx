import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReconciliationDetails } from '../../contract/reconciliation.ts'
import { aReconciliation, fakeBank } from '../testing/statements.ts'
import ReconciliationPage from './ReconciliationPage.tsx'

function open(body: ReconciliationDetails, permissions?: string[]) {
  const server = fakeBank(permissions).route('GET', 'x/mfe-bank/reconciliations/3/', () => ({ body }))
  const at = '/dashboard/bank/reconciliations/3'
  return {
    server,
    ...renderScreen(<ReconciliationPage />, { at, path: '/dashboard/bank/reconciliations/:id' }),
  }
}
const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('the paper adds up from the books to the bank, with both lists and fields for signatures', async () => {
  const { user } = open(aReconciliation())
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const paper = await screen.findByRole('article', { name: 'Reconciliation Statement' })
  const [sums, books, bank] = within(paper).getAllByRole('table')
  expect(texts(sums!).slice(1)).toEqual([
    'Balance in the books1,200.00',
    'less: in the books, not at the bank300.00',
    'plus: at the bank, not in the books-10.00',
    'Balance that the bank should have1,490.00',
    "Bank's balance1,490.00",
    'Difference0.00',
  ])
  expect(wrongTotals(paper)).toEqual([])
  expect(texts(books!).at(-1)).toBe('Total-300.00')
  expect(texts(bank!).at(-1)).toBe('Total-10.00')
  for (const field of ['Made by: Karim', 'Treasurer', 'Auditor'])
    expect(within(paper).getByText(field)).toBeInTheDocument()
})

test('a difference keeps it a draft; the corrected balance of the bank is saved', async () => {
  const { user, server } = open(aReconciliation({ bank_balance: '1500.00', difference: '10.00' }))
  server.route('PUT', 'x/mfe-bank/reconciliations/3/', () => ({ body: aReconciliation() }))
  expect(await screen.findByText(/A difference of ৳ 10.00 is not explained/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Make final' })).toBeDisabled()
  const balance = screen.getByLabelText("Bank's balance")
  await user.clear(balance)
  await user.type(balance, '1,490')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ bank_balance: '1490.00' }),
  )
})

test('who signs makes it final after a question', async () => {
  const { user, server } = open(aReconciliation())
  server.route('POST', 'x/mfe-bank/reconciliations/3/final/', () => ({ body: aReconciliation() }))
  await user.click(await screen.findByRole('button', { name: 'Make final' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Nothing up to 10\/11\/2026 can be matched/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Make final' }))
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true))
})

test('what was posted later stands apart, and nothing can be done with a final one but print it', async () => {
  open(
    aReconciliation({
      state: 'final',
      final_by: 'Rahima',
      final_on: '2026-11-12',
      late: 1,
      late_lines: [{ id: 104, day: '2026-11-01', text: 'FEE-2026-000001', amount: '-500.00' }],
    }),
  )
  expect(await screen.findByText('Final since 12/11/2026, by Rahima')).toBeInTheDocument()
  expect(screen.getByText('FEE-2026-000001')).toBeInTheDocument()
  for (const name of ['Make final', 'Delete', 'Save'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a person who may only work makes nothing final', async () => {
  open(aReconciliation(), ['bank.work'])
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make final' })).not.toBeInTheDocument()
})
