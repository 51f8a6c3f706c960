import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { BankAccount, Statement } from '../../contract/statement.ts'
import { anAccount, fakeBank } from '../testing/statements.ts'
import StatementsPage from './StatementsPage.tsx'

const aStatement = (values: Partial<Statement> = {}): Statement => ({
  id: 4,
  account: 5,
  account_name: { en: 'Sonali Bank', bn: 'সোনালী ব্যাংক' },
  file_name: 'november.csv',
  from: '2026-11-01',
  to: '2026-11-20',
  opening: '1000.00',
  closing: '1490.00',
  lines: 3,
  unmatched: 2,
  imported_by: 'Karim',
  imported_on: '2026-11-21',
  ...values,
})

type Options = { rows?: Statement[]; account?: Partial<BankAccount>; permissions?: string[] }

function open(at: string, { rows = [aStatement()], account = {}, permissions }: Options = {}) {
  const server = fakeBank(permissions)
    .route('GET', 'x/mfe-bank/statements/', () => ({ body: rows }))
    .route('GET', 'x/mfe-bank/accounts/', () => ({ body: [{ ...anAccount, ...account }] }))
    .route('PUT', 'x/mfe-bank/accounts/5/start/', () => ({ status: 204 }))
    .route('DELETE', 'x/mfe-bank/statements/4/', () => ({ status: 204 }))
  return { server, ...renderScreen(<StatementsPage />, { at: `/dashboard/bank/statements${at}` }) }
}

test('a statement shows its period and balance; what is not matched leads to the desk of its period', async () => {
  open('')
  const row = await screen.findByRole('row', { name: /Sonali Bank 01\/11\/2026 20\/11\/2026 3 2.*1,490\.00/ })
  expect(within(row).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/dashboard/bank/matching?account=5&from=2026-11-01&to=2026-11-20',
  )
  expect(screen.queryByText('Balance at the start')).not.toBeInTheDocument()
})

test('the account of the URL narrows the list, and is that of the next import', async () => {
  const { server, user, address } = open('?account=5')
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path === 'x/mfe-bank/statements/')?.query).toMatchObject({
      account: '5',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Import a Statement' }))
  expect(address()).toBe('/dashboard/bank/statements/import?account=5')
})

test("the bank's balance at the start is entered, and what was typed wrongly cannot be saved", async () => {
  const { user, server } = open('?account=5')
  const field = await screen.findByLabelText("Bank's balance at the end of 31/10/2026")
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toBeDisabled()
  await user.type(field, '1,5x')
  expect(field).toBeInvalid()
  expect(save).toBeDisabled()
  await user.clear(field)
  await user.type(field, '-1,500')
  await user.click(save)
  expect(await screen.findByText('The balance at the start is saved.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ balance: '-1500.00' })
})

test('a statement of another account is deleted with a reason', async () => {
  const { user, server } = open('')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete the statement november.csv?' })
  await user.type(within(dialog).getByLabelText('Reason *'), 'Another account')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The statement is deleted.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({
    reason: 'Another account',
  })
})

test('after the first final reconciliation the start stays, and an auditor changes nothing', async () => {
  open('?account=5', { account: { reconciled_to: '2026-11-10' } })
  expect(await screen.findByRole('row', { name: /1,490\.00/ })).toBeInTheDocument()
  expect(screen.queryByText('Balance at the start')).not.toBeInTheDocument()
})

test('who may only read has no import, and an empty list says what to do', async () => {
  open('?account=5', { rows: [], permissions: [] })
  expect(await screen.findByText(/No statement is imported yet/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Import a Statement' })).not.toBeInTheDocument()
  expect(screen.queryByText('Balance at the start')).not.toBeInTheDocument()
})

test('an auditor reads a statement and deletes none', async () => {
  open('', { permissions: [] })
  expect(await screen.findByRole('row', { name: /1,490\.00/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})
