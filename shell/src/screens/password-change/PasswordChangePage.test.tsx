import { profile } from '@samity/shared-api/contract/users/user'
import { sessionEndedAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import PasswordChangePage from './PasswordChangePage.tsx'

function open(tokens: object[] = []) {
  const server = fakeServer(profile).route('GET', 'user/api-tokens/', () => ({ body: tokens }))
  return { server, ...renderScreen(<PasswordChangePage />) }
}

async function change({ user }: ReturnType<typeof open>, old: string, next: string, again = next) {
  if (old) await user.type(screen.getByLabelText('Old Password'), old)
  await user.type(screen.getByLabelText('New Password'), next)
  await user.type(screen.getByLabelText('Confirm Password'), again)
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
}

test('a changed password shows a success message and clears the fields', async () => {
  const page = open()
  page.server.route('POST', 'change-password/', () => ({ body: { message: 'ok' } }))
  await change(page, 'the-old-one', 'the-new-one')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Password changed successfully.')
  expect(alert).toHaveClass('ant-alert-success')
  expect(page.server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    old_password: 'the-old-one',
    new_password: 'the-new-one',
    keep_tokens: [],
  })
  expect(screen.getByLabelText('Old Password')).toHaveValue('')
})

test('new passwords that differ are not sent', async () => {
  const page = open()
  await change(page, 'the-old-one', 'the-new-one', 'the-newer-one')
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match.')
  expect(screen.getByRole('alert')).toHaveClass('ant-alert-error')
  expect(page.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wrong old password shows an error, marks its field and does not end the session', async () => {
  const page = open()
  const wrong = 'The old password is wrong.'
  page.server.route('POST', 'change-password/', () => ({
    status: 422,
    body: { message: wrong, errors: { old_password: [wrong] } },
  }))
  await change(page, 'not-it', 'the-new-one')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`Failed to change password. ${wrong}`)
  expect(alert).toHaveClass('ant-alert-error')
  expect(screen.getByLabelText('Old Password')).toBeInvalid()
  expect(screen.getByLabelText('Old Password')).toHaveFocus()
  expect(page.store.get(sessionEndedAtom)).toBe(false)
})

test('all three fields are required', async () => {
  const page = open()
  await change(page, '', 'the-new-one')
  expect(screen.getByRole('alert')).toHaveTextContent('Fill in all three fields.')
  expect(screen.getByLabelText('Old Password')).toHaveFocus()
  expect(page.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the first field has the focus', () => {
  open()
  expect(screen.getByLabelText('Old Password')).toHaveFocus()
})

test('the own API tokens are listed, and only those that are ticked stay', async () => {
  const token = {
    role: 'auditor',
    expires_on: '2027-11-20',
    created_at: '2026-11-20T04:00:00Z',
    last_used_at: null,
  }
  const page = open([
    { ...token, id: 7, name: 'Accounting' },
    { ...token, id: 8, name: 'Old website' },
  ])
  page.server.route('POST', 'change-password/', () => ({ body: { message: 'ok' } }))
  await page.user.click(await screen.findByRole('checkbox', { name: /Accounting/ }))
  await change(page, 'the-old-one', 'the-new-one')
  await screen.findByText(/Password changed successfully/)
  const request = page.server.requests.find(({ method }) => method === 'POST')
  expect(request?.body).toMatchObject({ keep_tokens: [7] })
})
