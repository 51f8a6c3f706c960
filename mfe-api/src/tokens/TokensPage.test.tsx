import { apiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aToken } from '../testing/api-records.ts'
import TokensPage from './TokensPage.tsx'

const at = '/dashboard/api-tokens'
const secret = 'samity_4kT9zQ1nB7cW2xR8vL5mJ3hG6fD0sA'
const inUse = aToken({
  name: 'Accounting',
  last_used_at: '2026-11-22T05:00:00Z',
  last_used_from: '203.0.113.7',
})
const revoked = aToken({
  id: 2,
  name: 'Old website',
  scopes: ['write:website'],
  state: 'revoked',
  revoked_at: '2026-11-20T05:00:00Z',
  revoked_by: 'rahima',
})

function openServer(rows = [inUse, revoked]) {
  const server = fakeServer(apiToken, rows)
  return server
    .route('DELETE', 'api-tokens/1/', () => {
      const [row] = server.rows(apiToken)
      if (row) row['state'] = 'revoked'
      return { status: 204 }
    })
    .route('POST', 'api-tokens/', ({ body }) => {
      const { addresses } = body as { addresses: string[] } // the form sends it
      const isWrong = addresses.includes('office')
      const message = "'office' is not an address"
      return isWrong
        ? { status: 422, body: { message, errors: { addresses: [message] } } }
        : { status: 201, body: { ...aToken({ id: 3, name: 'Payments' }), token: secret } }
    })
}
const posts = ({ requests }: ReturnType<typeof openServer>) =>
  requests.filter(({ method }) => method === 'POST')
const openForm = async (user: ReturnType<typeof renderScreen>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'New Token' }))
  return within(await screen.findByRole('dialog'))
}

test('the list says what each token may do, and when it was used', async () => {
  openServer()
  renderScreen(<TokensPage />, { at })
  expect(
    await screen.findByRole('row', {
      name: /Accounting Active Auditor Reads: Sales and receipts, Accounts and reports Any 31\/12\/2999 22\/11\/2026/,
    }),
  ).toBeVisible()
  expect(
    screen.getByRole('row', { name: /Old website Revoked Auditor Reads and writes: Website .* Never/ }),
  ).toBeVisible()
  // a revoked token has no button
  expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1)
})

test('filters are in the URL', async () => {
  openServer()
  const { user, address } = renderScreen(<TokensPage />, { at: `${at}?state=revoked` })
  expect(await screen.findByText('Old website')).toBeVisible()
  expect(screen.queryByText('Accounting')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Area'), 'audit')
  expect(address()).toBe(`${at}?state=revoked&area=audit`)
  expect(screen.getByText('No token matches the filters.')).toBeVisible()
})

test('a new token is shown once, with a copy button, and only "I have stored it" closes the dialog', async () => {
  const server = openServer()
  const { user } = renderScreen(<TokensPage />, { at })
  const form = await openForm(user)
  expect(form.getByLabelText('Role')).toHaveValue('auditor')
  await user.type(form.getByLabelText('Name'), 'Payments')
  await user.selectOptions(form.getByLabelText('Role'), 'cashier')
  await user.click(form.getByRole('checkbox', { name: 'Write: Sales and receipts' }))
  // write includes read
  expect(form.getByRole('checkbox', { name: 'Read: Sales and receipts' })).toBeChecked()
  await user.click(form.getByRole('checkbox', { name: 'Read: Members and dues' }))
  await user.type(form.getByLabelText('Addresses'), '203.0.113.7, 10.0.0.0/8{Enter}2001:db8::/32')
  await user.click(form.getByRole('button', { name: 'Create Token' }))

  const field = await screen.findByLabelText('Token')
  expect(field).toHaveValue(secret)
  expect(posts(server)[0]?.body).toMatchObject({
    name: 'Payments',
    role: 'cashier',
    scopes: ['write:sales', 'read:members'],
    addresses: ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32'],
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Token of Payments' }))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  expect(await dialog.findByText('Copied')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('Token')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'I have stored it' }))
  await waitFor(() => expect(screen.queryByLabelText('Token')).not.toBeInTheDocument())
})

test('a token without scopes is not sent, and a wrong address is marked at its field and loses nothing', async () => {
  const server = openServer()
  const { user } = renderScreen(<TokensPage />, { at })
  const form = await openForm(user)
  await user.type(form.getByLabelText('Name'), 'Payments')
  await user.type(form.getByLabelText('Addresses'), 'office')
  await user.click(form.getByRole('button', { name: 'Create Token' }))
  expect(await form.findByText('Choose at least one scope')).toBeVisible()
  expect(posts(server)).toEqual([])
  await user.click(form.getByRole('checkbox', { name: 'Read: Audit log' }))
  // a message that is no longer true does not stay
  await waitFor(() => expect(form.queryByText('Choose at least one scope')).not.toBeInTheDocument())
  // nobody writes the audit log
  expect(form.queryByRole('checkbox', { name: 'Write: Audit log' })).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Create Token' }))
  expect(await form.findByText("'office' is not an address")).toBeVisible()
  expect(form.getByLabelText('Addresses')).toHaveValue('office')
  expect(form.getByLabelText('Name')).toHaveValue('Payments')
})

test('an auditor who is to write gets a notice', async () => {
  openServer()
  const { user } = renderScreen(<TokensPage />, { at })
  const form = await openForm(user)
  await user.click(form.getByRole('checkbox', { name: 'Write: Website' }))
  expect(await form.findByText(/An auditor only reads/)).toBeVisible()
  await user.selectOptions(form.getByLabelText('Role'), 'staff')
  await waitFor(() => expect(form.queryByText(/An auditor only reads/)).not.toBeInTheDocument())
})

test('a token is revoked only after a question', async () => {
  const server = openServer()
  const { user } = renderScreen(<TokensPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Revoke the token ‘Accounting’?')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('The token is revoked.')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Accounting Revoked/ })).toBeVisible()
})

test('without tokens the list says what they are for, in Bengali too', async () => {
  openServer([])
  renderScreen(<TokensPage />, { at, language: 'bn' })
  expect(await screen.findByText(/এখনো কোনো টোকেন নেই/)).toBeVisible()
})

test('a list that cannot be loaded says why, and is loaded again', async () => {
  let isBroken = true
  openServer().route('GET', 'api-tokens/', () =>
    isBroken ? { status: 500, body: { message: 'The database does not respond' } } : undefined,
  )
  const { user } = renderScreen(<TokensPage />, { at })
  expect(await screen.findByText('The database does not respond')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Accounting')).toBeVisible()
})
