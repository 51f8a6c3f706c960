import { profile } from '@samity/shared-api/contract/users/user'
import { sessionAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import SetupPage from './SetupPage.tsx'

function open(at: string, isNeeded = true) {
  const server = fakeServer(profile).route('GET', 'setup/', () => ({ body: { needed: isNeeded } }))
  return { server, ...renderScreen(<SetupPage />, { at, path: '/setup', role: null }) }
}

test('the link creates the first administrator, who is signed in and sees the dashboard', async () => {
  const { server, user, address, store } = open('/setup#token=once')
  const account = { id: 1, username: 'admin', role: 'admin' }
  server.route('POST', 'setup/', () => ({
    status: 201,
    body: { message: 'ok', user: account, access: 't-1' },
  }))
  await user.type(screen.getByLabelText('Username'), 'admin')
  await user.type(screen.getByLabelText('Password'), 'Court-House-1874')
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(store.get(sessionAtom)).toMatchObject({ user: account, access_token: 't-1', is_authenticated: true })
  expect(server.requests.at(-1)?.body).toEqual({
    token: 'once',
    username: 'admin',
    email: '',
    password: 'Court-House-1874',
  })
})

test('an invalid link shows the error of the server, also one that an older server printed', async () => {
  const { server, user } = open('/setup?token=wrong')
  server.route('POST', 'setup/', () => ({ status: 422, body: { message: 'This set-up link is not valid.' } }))
  await user.type(screen.getByLabelText('Username'), 'admin')
  await user.type(screen.getByLabelText('Password'), 'Court-House-1874')
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This set-up link is not valid.')
})

test('there is no form if an administrator exists or the token is missing', async () => {
  const { unmount } = open('/setup#token=once', false)
  expect(await screen.findByText('An administrator already exists. Please sign in.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create administrator' })).not.toBeInTheDocument()
  unmount()
  const { server } = open('/setup')
  await waitFor(() => expect(server.requests).toHaveLength(1))
  expect(await screen.findByText(/link is incomplete/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create administrator' })).not.toBeInTheDocument()
})
