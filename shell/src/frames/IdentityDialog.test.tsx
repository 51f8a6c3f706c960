import { http, toRequestError } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import { signOutAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { IdentityDialog } from './IdentityDialog.tsx'

function open({ has_password = true, enabled = false } = {}) {
  let isConfirmed = false
  const server = fakeServer(bank)
    .route('POST', 'banks/', ({ body }) =>
      isConfirmed
        ? { status: 201, body }
        : { status: 403, body: { code: 'auth.confirm', message: 'Nothing was changed.' } },
    )
    .route('GET', 'user/two-factor/', () => ({ body: { has_password, enabled, passkeys: [] } }))
    .route('POST', 'user/confirmation/', ({ body }) => {
      if (has_password && body['password'] !== 'right-password')
        return { status: 422, body: { message: 'The password is wrong.' } }
      if (enabled && body['code'] !== '123456')
        return { status: 422, body: { message: 'The code is wrong.' } }
      isConfirmed = true
      return { status: 204 }
    })
  return { server, ...renderScreen(<IdentityDialog />) }
}
const dialog = () => within(screen.getByRole('dialog'))
const save = () => http.post<{ name: string }>('banks/', { name: 'Sonali' })

test('a call that needs a confirmation opens the dialog and is repeated after the right password', async () => {
  const { server, user } = open()
  const saved = save()
  await user.type(await screen.findByLabelText('Password'), 'wrong')
  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  expect(await dialog().findByText('The password is wrong.')).toBeInTheDocument()
  await user.clear(dialog().getByLabelText('Password'))
  await user.type(dialog().getByLabelText('Password'), 'right-password{Enter}')
  expect((await saved).data).toMatchObject({ name: 'Sonali' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const keys = server.requests
    .filter(({ path }) => path === 'banks/')
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('with two-step sign-in it asks for a code as well', async () => {
  const { user } = open({ enabled: true })
  const saved = save()
  await user.type(await screen.findByLabelText('Password'), 'right-password')
  await user.type(dialog().getByLabelText(/Code/), '123456{Enter}')
  expect((await saved).status).toBe(201)
})

test('without a password it says what confirms instead', async () => {
  const { user } = open({ has_password: false })
  const saved = save()
  expect(await screen.findByText(/within ten minutes of a sign-in/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  expect((await saved).status).toBe(201)
})

test('two calls at once share one dialog', async () => {
  const { user } = open()
  const both = Promise.all([save(), save()])
  await user.type(await screen.findByLabelText('Password'), 'right-password{Enter}')
  expect((await both).map(({ status }) => status)).toEqual([201, 201])
})

test.each([['Cancel'], ['Esc'], ['a sign-out']])(
  '%s leaves the call refused with the sentence of the server',
  async (way) => {
    const { user, store } = open()
    const message = save().then(
      () => 'saved',
      (error: unknown) => toRequestError(error).message,
    )
    await screen.findByLabelText('Password')
    if (way === 'Cancel') await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    else if (way === 'Esc') await user.keyboard('{Escape}')
    else act(() => store.set(signOutAtom))
    expect(await message).toBe('Nothing was changed.')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
)
