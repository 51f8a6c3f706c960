import { profile } from '@samity/shared-api/contract/users/user'
import { sessionAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { TwoFactorCard } from './TwoFactorCard.tsx'

const secret = 'JBSWY3DPEHPK3PXP'
const codes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']

function open() {
  let enabled = false
  const server = fakeServer(profile)
    .route('GET', 'user/two-factor/', () => ({
      body: {
        enabled,
        since: enabled ? '2026-11-21T08:30:00Z' : null,
        recovery_codes_left: enabled ? 2 : 0,
        required: false,
        app: enabled,
        passkeys: [],
        has_password: true,
        passkeys_available: true,
      },
    }))
    .route('POST', 'user/two-factor/', ({ body }) =>
      body['password'] === 'a-long-password'
        ? { status: 201, body: { secret, uri: `otpauth://totp/Bar:rahima?secret=${secret}` } }
        : { status: 422, body: { message: 'The password is wrong.' } },
    )
    .route('PUT', 'user/two-factor/', ({ body }) => {
      if (body['code'] !== '123456') return { status: 422, body: { message: 'The code is wrong.' } }
      enabled = true
      return { body: { recovery_codes: codes } }
    })
    .route('POST', 'user/two-factor/recovery-codes/', () => ({
      status: 201,
      body: { recovery_codes: codes },
    }))
    .route('DELETE', 'user/two-factor/', () => {
      enabled = false
      return { status: 204 }
    })
  return { server, ...renderScreen(<TwoFactorCard />) }
}
const findButton = (name: string) => screen.findByRole('button', { name })

test('two-step sign-in is set up with the password, a QR code and a code, shows recovery codes once, and is turned off', async () => {
  const { server, user, store } = open()
  const session = store.get(sessionAtom)
  store.set(sessionAtom, { ...session, user: { ...session.user!, two_factor_due: true } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role requires two-step sign-in.')
  await user.click(await findButton('Set up'))
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(await findButton('Set up'))
  expect(await screen.findByText('The password is wrong.')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'a-long-password')
  await user.click(await findButton('Set up'))

  expect(await screen.findByRole('img', { name: 'Picture for the authenticator app' })).toBeInTheDocument()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(await findButton('Confirm'))

  const list = within(await screen.findByRole('list', { name: 'Your recovery codes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await user.click(await findButton('I have kept them'))
  expect(await screen.findByText(/On since 21\/11\/2026, 14:30\. Recovery codes left: 2/)).toBeInTheDocument()
  expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument()
  expect(store.get(sessionAtom).user?.two_factor_due).toBe(false)

  await user.click(await findButton('New recovery codes'))
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await user.type(screen.getByLabelText('Password'), 'a-long-password')
  await user.type(screen.getByLabelText('Code'), '234567')
  await user.click(await findButton('New recovery codes'))
  expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeInTheDocument()
  expect(server.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
    path: 'user/two-factor/recovery-codes/',
    body: { password: 'a-long-password', code: '234567' },
  })
  await user.click(await findButton('I have kept them'))

  await user.click(await findButton('Turn off'))
  await user.type(screen.getByLabelText('Password'), 'a-long-password')
  await user.type(screen.getByLabelText('Code'), '654321')
  await user.click(await findButton('Turn off'))
  expect(await findButton('Set up')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({
    password: 'a-long-password',
    code: '654321',
  })
})
