import { http } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import { sessionAtom, sessionEndedAtom, type User } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { SessionDialog } from './SessionDialog.tsx'

/** A page with a text field. */
function Page() {
  const { user } = useAtomValue(sessionAtom)
  return (
    <>
      <input aria-label="Bank Name" />
      {user && <SessionDialog user={user} />}
    </>
  )
}

function open() {
  const server = fakeServer(bank)
  const token = 'token-2'
  server.route('GET', 'banks/', ({ headers }) =>
    headers['Authorization'] === `Bearer ${token}`
      ? undefined
      : { status: 401, body: { message: 'Please sign in.' } },
  )
  const rendered = renderScreen(<Page />)
  const user: User | null = rendered.store.get(sessionAtom).user
  server.route('POST', 'login/', ({ body }) =>
    body['password'] === 'right-password' ? { body: { user, access: token } } : { status: 401, body: {} },
  )
  return { server, ...rendered }
}
const dialog = () => within(screen.getByRole('dialog'))

test('an ended session opens a sign-in dialog over the page, which keeps its input', async () => {
  const { user, store } = open()
  const field = screen.getByLabelText('Bank Name')
  await user.type(field, 'Sonali')
  const request = http.get<unknown[]>('banks/')
  expect(await screen.findByRole('dialog')).toHaveTextContent('Your session has expired.')
  expect(await dialog().findByLabelText('Username')).toHaveValue('rahima')
  await user.type(dialog().getByLabelText('Password'), 'wrong-password')
  await user.click(dialog().getByRole('button', { name: 'Login' }))
  expect(await dialog().findByText('Invalid username or password!')).toBeInTheDocument()
  await user.clear(dialog().getByLabelText('Password'))
  await user.type(dialog().getByLabelText('Password'), 'right-password')
  await user.click(dialog().getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(store.get(sessionAtom).access_token).toBe('token-2')
  expect(screen.getByLabelText('Bank Name')).toBe(field)
  expect(field).toHaveValue('Sonali')
  // the pending read is repeated with the new session
  expect((await request).data).toEqual([])
})

test('a write in an ended session is refused and not repeated', async () => {
  const { server } = open()
  server.route('POST', 'banks/', () => ({ status: 401, body: { message: 'Please sign in.' } }))
  await act(() => expect(http.post('banks/', {})).rejects.toMatchObject({ response: { status: 401 } }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(server.requests.filter(({ path }) => path === 'banks/')).toHaveLength(1)
})

test('Esc does not close the dialog, Log Out ends the session', async () => {
  const { user, store } = open()
  act(() => store.set(sessionEndedAtom, true))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(await dialog().findByRole('button', { name: 'Log Out' }))
  expect(store.get(sessionAtom).is_authenticated).toBe(false)
  expect(store.get(sessionEndedAtom)).toBe(false)
})
