import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { SessionGuard } from './SessionGuard.tsx'

beforeEach(() => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
})

const open = () =>
  renderScreen(<SessionGuard>{() => 'The dashboard itself'}</SessionGuard>, {
    path: '/dashboard',
    at: '/dashboard',
  })

test.each([
  [
    'the server’s message',
    { status: 503, body: { message: 'The database is away.' } },
    /The database is away\.$/,
  ],
  [
    '"Failed to fetch user data" if the server sends no message',
    { status: 502 },
    /Failed to fetch user data\.$/,
  ],
])('the guard shows %s', async (_what, response, sentence) => {
  const server = fakeServer(profile)
  server.route('GET', 'user/', () => response)
  open()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByText('The dashboard itself')).not.toBeInTheDocument()
  expect(server.requests[0]?.headers).toMatchObject({ 'X-CSRFToken': '' })
})
