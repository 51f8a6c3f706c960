import type { NewPasskey, Passkey, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { PasskeySection } from './PasskeySection.tsx'

const startRegistration = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (options: unknown): unknown => startRegistration(options),
  startAuthentication: jest.fn(),
}))

const aPasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: 1,
  name: 'Office laptop',
  created_at: '2026-11-20T04:00:00Z',
  last_used_at: null,
  backed_up: false,
  clone_suspected: false,
  ...overrides,
})
const state = (overrides: Partial<TwoFactor> = {}): TwoFactor => ({
  has_password: true,
  enabled: true,
  since: '2026-11-20T04:00:00Z',
  recovery_codes_left: 10,
  required: false,
  app: false,
  passkeys: [aPasskey()],
  passkeys_available: true,
  ...overrides,
})

function open(twoFactor: TwoFactor, codes: string[] = []) {
  const onChange = jest.fn()
  const onCodes = jest.fn()
  const added: NewPasskey = { passkey: aPasskey({ id: 2 }), recovery_codes: codes }
  const server = fakeServer(profile)
    .route('POST', 'user/passkeys/options/', ({ body }) =>
      body['password'] === 'a-long-password'
        ? { status: 201, body: { challenge: 'abc' } }
        : { status: 422, body: { message: 'The password is wrong.' } },
    )
    .route('POST', 'user/passkeys/', () => ({ status: 201, body: added }))
    .route('PUT', 'user/passkeys/1/', () => ({ body: aPasskey() }))
    .route('DELETE', 'user/passkeys/1/', () => ({ status: 204 }))
  const section = <PasskeySection twoFactor={twoFactor} onChange={onChange} onCodes={onCodes} />
  return { server, onChange, onCodes, ...renderScreen(section) }
}
const sent = ({ requests }: ReturnType<typeof fakeServer>, method: string) =>
  requests.filter((request) => request.method === method).map(({ path, body }) => ({ path, body }))

beforeEach(() => {
  startRegistration.mockReset()
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true })
})

test('a passkey is added with the password and a name; the first one brings recovery codes', async () => {
  startRegistration.mockResolvedValue({ id: 'credential' })
  const { server, user, onCodes, onChange } = open(state({ enabled: false, passkeys: [] }), ['aaaa', 'bbbb'])
  expect(screen.queryByRole('list', { name: 'Passkeys' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('The password is wrong.')).toBeVisible()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'a-long-password{Enter}')
  const name = await screen.findByLabelText('Passkey Name')
  await user.clear(name)
  await user.type(name, 'Chamber{Enter}')
  await waitFor(() => expect(onCodes).toHaveBeenCalledWith({ recovery_codes: ['aaaa', 'bbbb'] }))
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } })
  expect(sent(server, 'POST').at(-1)?.body).toMatchObject({ name: 'Chamber', response: { id: 'credential' } })
  expect(onChange).not.toHaveBeenCalled()
})

test('a request that the person cancels says so, keeps the name and adds nothing', async () => {
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  const { server, user } = open(state({ enabled: false, passkeys: [] }))
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await user.type(screen.getByLabelText('Password'), 'a-long-password{Enter}')
  const name = await screen.findByLabelText('Passkey Name')
  await user.clear(name)
  await user.type(name, 'Chamber{Enter}')
  expect(await screen.findByText(/The passkey was not used/)).toBeVisible()
  expect(screen.getByLabelText('Passkey Name')).toHaveValue('Chamber')
  expect(sent(server, 'POST').map(({ path }) => path)).not.toContain('user/passkeys/')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
})

test('a passkey is renamed', async () => {
  const { server, user, onChange } = open(
    state({ passkeys: [aPasskey({ last_used_at: '2026-11-21T08:30:00Z' })] }),
  )
  const item = within(screen.getByRole('list', { name: 'Passkeys' }))
  expect(item.getByText(/Last used 21\/11\/2026, 14:30/)).toBeVisible()
  await user.click(item.getByRole('button', { name: 'Rename Office laptop' }))
  await user.clear(screen.getByLabelText('Passkey Name'))
  await user.type(screen.getByLabelText('Passkey Name'), 'Chamber{Enter}')
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(sent(server, 'PUT')[0]?.body).toMatchObject({ name: 'Chamber' })
})

test('the only second step is removed after a warning; a role that requires one cannot remove it', async () => {
  const { user, unmount } = open(state())
  await user.click(screen.getByRole('button', { name: 'Remove Office laptop' }))
  expect(screen.getByText(/This is your only second step/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
  unmount()
  open(state({ required: true }))
  expect(screen.getByRole('button', { name: 'Rename Office laptop' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Office laptop' })).not.toBeInTheDocument()
})

test('a copied passkey has a warning, and a browser without passkeys says why there is no button', () => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: undefined, configurable: true })
  open(state({ passkeys: [aPasskey({ clone_suspected: true })] }))
  expect(screen.getByText(/This passkey may have been copied/)).toBeVisible()
  expect(screen.getByText(/This browser offers no passkeys at this address/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})
