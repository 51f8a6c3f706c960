import {
  user as userResource,
  type OwnedToken,
  type UserAccount,
  type UserSession,
} from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import UsersPage from './UsersPage.tsx'

const anAccount = (over: Partial<UserAccount>): UserAccount => ({
  id: 1,
  username: 'rahima',
  email: '',
  name: '',
  name_bengali: '',
  phone: '',
  photo: null,
  role: 'staff',
  status: 'active',
  created_at: '2026-11-20T04:00:00Z',
  last_seen_at: null,
  sessions: 0,
  locked_until: null,
  two_factor: false,
  version: 2,
  ...over,
})
const rahima = anAccount({ name_bengali: 'রহিমা খাতুন' })
const karim = anAccount({ id: 2, username: 'karim', status: 'pending', version: 1 })
const locked = anAccount({ id: 3, username: 'selim', locked_until: '2026-11-21T09:00:00Z' })

function open(at = '/dashboard/users', language: 'en' | 'bn' = 'en') {
  const server = fakeServer(userResource, [rahima, karim, locked])
  const put = (id: number) =>
    server.route('PUT', `users/${id}/`, ({ body }) => {
      const row = server.rows(userResource).find((account) => account['id'] === id)
      return { body: Object.assign(row ?? {}, body, { version: 9 }) }
    })
  put(1)
  put(2)
  for (const id of [1, 3]) {
    server.route('GET', `users/${id}/sessions/`, () => ({ body: [] }))
    server.route('GET', `users/${id}/api-tokens/`, () => ({ body: [] }))
  }
  return { server, ...renderScreen(<UsersPage />, { at, path: '/dashboard/users', language }) }
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const dialog = () => within(screen.getByRole('dialog'))

test('a new account is approved with a role', async () => {
  const { server, user } = open()
  expect(await screen.findByText('One account waits for approval.')).toBeInTheDocument()
  await user.click((await rowOf('karim')).getByRole('button', { name: 'Approve' }))
  await user.selectOptions(dialog().getByLabelText('Role'), 'Cashier')
  expect(dialog().getByText(/Sees and adds receipts/)).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The account has been approved.')).toBeInTheDocument()
  const request = server.requests.find(({ method }) => method === 'PUT')
  expect(request).toMatchObject({ path: 'users/2/', body: { role: 'cashier', status: 'active', version: 1 } })
  await waitFor(async () => expect((await rowOf('karim')).getByText('Active')).toBeInTheDocument())
})

test('refusing a new account asks first', async () => {
  const { server, user } = open()
  await user.click((await rowOf('karim')).getByRole('button', { name: 'Refuse' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click((await rowOf('karim')).getByRole('button', { name: 'Refuse' }))
  await user.click(dialog().getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('The account has been refused.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('karim')).not.toBeInTheDocument())
})

test('the filters for status and role change the list and the URL', async () => {
  const { user, address } = open()
  await rowOf('rahima')
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending')
  await waitFor(() => expect(screen.queryByText('rahima')).not.toBeInTheDocument())
  expect(screen.getByText('karim')).toBeInTheDocument()
  expect(address()).toBe('/dashboard/users?status=pending')
})

test('a changed role is saved, and an error of the server is shown while the dialog stays', async () => {
  const { server, user } = open()
  await user.click((await rowOf('rahima')).getByRole('button', { name: 'Edit' }))
  await user.selectOptions(dialog().getByLabelText('Role'), 'Auditor')
  server.refuseNext(409, { message: 'This is the last administrator.' })
  await user.click(dialog().getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('This is the last administrator.')).toBeInTheDocument()
  await user.click(await dialog().findByRole('button', { name: 'Update' }))
  expect(await screen.findByText('User updated successfully!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an administrator enters the names that papers show', async () => {
  const { server, user } = open()
  await user.click((await rowOf('rahima')).getByRole('button', { name: 'Edit' }))
  await user.type(dialog().getByLabelText('Name'), 'Rahima Khatun')
  await user.clear(dialog().getByLabelText('Name (Bengali)'))
  await user.type(dialog().getByLabelText('Name (Bengali)'), 'রহিমা বেগম')
  await user.click(dialog().getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('User updated successfully!')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: 'users/1/',
    body: { name: 'Rahima Khatun', name_bengali: 'রহিমা বেগম' },
  })
})

test('in Bengali the list has the Bengali names', async () => {
  open('/dashboard/users', 'bn')
  expect(await screen.findByRole('row', { name: /rahima রহিমা খাতুন/ })).toBeVisible()
})

test('a reset link is shown once as a complete URL with its expiry time', async () => {
  const { server, user } = open()
  server.route('POST', 'users/1/reset-link/', () => ({
    status: 201,
    body: { url: '/reset#token=once', expires_at: '2026-11-22T08:30:00Z' },
  }))
  await user.click((await rowOf('rahima')).getByRole('button', { name: 'Edit' }))
  await user.click(dialog().getByRole('button', { name: 'Make reset link' }))
  expect(await dialog().findByLabelText('Reset link')).toHaveValue('http://localhost/reset#token=once')
  expect(dialog().getByText(/expires on 22\/11\/2026, 14:30/)).toBeInTheDocument()
})

test('an account that wrong passwords have locked is marked and can be unlocked', async () => {
  const { server, user } = open()
  server.route('POST', 'users/3/unlock/', () => ({ body: {} }))
  const row = await rowOf('selim')
  expect(row.getByText('Locked until 21/11/2026, 15:00')).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Edit' }))
  await user.click(dialog().getByRole('button', { name: 'Unlock' }))
  expect(await screen.findByText('The account has been unlocked.')).toBeInTheDocument()
  expect(dialog().queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument()
})

test('the sessions of a user are listed and can be signed out', async () => {
  const { server, user } = open()
  const session: UserSession = {
    id: 5,
    device: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0',
    created_at: '2026-11-21T03:00:00Z',
    last_seen_at: '2026-11-21T04:00:00Z',
    current: false,
  }
  let sessions = [session]
  server
    .route('GET', 'users/1/sessions/', () => ({ body: sessions }))
    .route('DELETE', 'users/1/sessions/', () => {
      sessions = []
      return { status: 204 }
    })
  await user.click((await rowOf('rahima')).getByRole('button', { name: 'Edit' }))
  expect(await dialog().findByText('Chrome · Android')).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }))
  expect(await dialog().findByText('No open sessions.')).toBeInTheDocument()
})

test('the API tokens of a user end with the sessions, except those that are ticked', async () => {
  const { server, user } = open()
  const aToken = (id: number, name: string): OwnedToken => ({
    id,
    name,
    role: 'auditor',
    expires_on: '2027-11-20',
    created_at: '2026-11-20T04:00:00Z',
    last_used_at: null,
  })
  let tokens = [aToken(7, 'Accounting'), aToken(8, 'Old website')]
  server
    .route('GET', 'users/1/api-tokens/', () => ({ body: tokens }))
    .route('DELETE', 'users/1/sessions/', ({ body }) => {
      tokens = tokens.filter(({ id }) => (body['keep_tokens'] as number[]).includes(id)) // the screen sends ids
      return { status: 204 }
    })
  await user.click((await rowOf('rahima')).getByRole('button', { name: 'Edit' }))
  const kept = await dialog().findByRole('checkbox', { name: /Accounting/ })
  expect(kept).not.toBeChecked()
  await user.click(kept)
  await user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(dialog().queryByText('Old website')).not.toBeInTheDocument())
  expect(dialog().getByRole('checkbox', { name: /Accounting/ })).toBeChecked()
})
