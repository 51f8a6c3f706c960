import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import ResetPasswordPage from './ResetPasswordPage.tsx'

const open = (at = '/reset#token=once') => ({
  server: fakeServer(profile),
  ...renderScreen(<ResetPasswordPage />, { at, path: '/reset', role: null }),
})

async function choose({ user }: ReturnType<typeof open>, password: string, again = password) {
  await user.type(screen.getByLabelText('New Password'), password)
  await user.type(screen.getByLabelText('Confirm Password'), again)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}

test('the link sets a new password and opens the sign-in page', async () => {
  const page = open()
  page.server.route('POST', 'reset-password/', () => ({ body: { message: 'ok' } }))
  await choose(page, 'a-new-password')
  await waitFor(() => expect(page.address()).toBe('/signin'))
  expect(page.server.requests.at(-1)?.body).toEqual({ token: 'once', new_password: 'a-new-password' })
})

test('a link of an older version with the token in its query works', async () => {
  const page = open('/reset?token=older')
  page.server.route('POST', 'reset-password/', () => ({ body: { message: 'ok' } }))
  await choose(page, 'a-new-password')
  await waitFor(() => expect(page.server.requests.at(-1)?.body).toMatchObject({ token: 'older' }))
})

test('two different passwords are not sent', async () => {
  const page = open()
  await choose(page, 'a-new-password', 'another')
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match.')
  expect(page.server.requests).toEqual([])
})

test('a used link is refused, and a link without a token shows no form', async () => {
  const page = open()
  page.server.route('POST', 'reset-password/', () => ({
    status: 422,
    body: { message: 'This link has been used.' },
  }))
  await choose(page, 'a-new-password')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used.')
  page.unmount()
  open('/reset')
  expect(screen.queryByRole('button', { name: 'Save password' })).not.toBeInTheDocument()
})
