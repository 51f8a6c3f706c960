import { Route, Routes } from '@samity/shared-ui/router'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Reconciliation } from '../../contract/reconciliation.ts'
import { aReconciliation, fakeBank } from '../testing/statements.ts'
import ReconciliationsPage from './ReconciliationsPage.tsx'

const listPath = 'x/mfe-bank/reconciliations/'
const screens = (
  <Routes>
    <Route path="/dashboard/bank/reconciliations" element={<ReconciliationsPage />} />
    <Route path="/dashboard/bank/reconciliations/:id" element={<p>The reconciliation</p>} />
  </Routes>
)

function open(
  at = '',
  { rows = [aReconciliation()], permissions }: { rows?: Reconciliation[]; permissions?: string[] } = {},
) {
  const server = fakeBank(permissions).route('GET', listPath, () => ({ body: rows }))
  return { server, ...renderScreen(screens, { at: `/dashboard/bank/reconciliations${at}` }) }
}

test('each reconciliation has its balance, the difference and what was posted later', async () => {
  open('', { rows: [aReconciliation({ late: 2, difference: '10.00' })] })
  const row = (await screen.findByRole('link', { name: '10/11/2026' })).closest('tr')!
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 6)).toEqual(['10/11/2026', 'Sonali Bank', '1,490.00', '10.00', 'Draft', '2'])
  expect(screen.getByRole('link', { name: '10/11/2026' })).toHaveAttribute(
    'href',
    '/dashboard/bank/reconciliations/3',
  )
})

test('account and state of the URL narrow the list', async () => {
  const { server } = open('?account=5&state=final')
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path === listPath)?.query).toMatchObject({
      account: '5',
      state: 'final',
    }),
  )
})

test('an account and a day make a draft, which opens; the balance may be left to the statement', async () => {
  const { user, server } = open('?account=5')
  server.route('POST', listPath, () => ({ status: 201, body: aReconciliation() }))
  const button = await screen.findByRole('button', { name: 'Reconcile' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await screen.findByText('The reconciliation')).toBeInTheDocument()
  const { body } = server.requests.find(({ method }) => method === 'POST')!
  expect(body).toEqual({ account: 5, day: expect.any(String) })
})

test('a balance that is no amount is not sent; a refusal leaves what was typed', async () => {
  const { user, server } = open('?account=5')
  const refusal = { message: 'The account has a reconciliation to this day already.' }
  server.route('POST', listPath, () => ({ status: 409, body: refusal }))
  const balance = await screen.findByLabelText("Bank's balance (empty: from the statement)")
  await user.type(balance, '12x')
  expect(balance).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Reconcile' })).toBeDisabled()
  await user.clear(balance)
  await user.type(balance, '-12')
  await user.click(screen.getByRole('button', { name: 'Reconcile' }))
  expect(await screen.findByText(refusal.message)).toBeInTheDocument()
  expect(balance).toHaveValue('-12')
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    bank_balance: '-12.00',
  })
})

test('who may only read chooses an account and makes nothing; an empty list says what to do', async () => {
  open('', { rows: [], permissions: [] })
  expect(await screen.findByText(/No account is reconciled yet/)).toBeInTheDocument()
  expect(screen.getByLabelText('Bank Account')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reconcile' })).not.toBeInTheDocument()
})
