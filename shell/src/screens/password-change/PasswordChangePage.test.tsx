import { profile } from '@samity/shared-api/contract/users/user'
import { sessionEndedAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import PasswordChangePage from './PasswordChangePage.tsx'

const open = () => ({ server: fakeServer(profile), ...renderScreen(<PasswordChangePage />) })

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
  expect(page.server.requests.at(-1)?.body).toEqual({
    old_password: 'the-old-one',
    new_password: 'the-new-one',
  })
  expect(screen.getByLabelText('Old Password')).toHaveValue('')
})

test('new passwords that differ are not sent', async () => {
  const page = open()
  await change(page, 'the-old-one', 'the-new-one', 'the-newer-one')
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match.')
  expect(screen.getByRole('alert')).toHaveClass('ant-alert-error')
  expect(page.server.requests).toEqual([])
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
  expect(page.server.requests).toEqual([])
})

test('the first field has the focus', () => {
  open()
  expect(screen.getByLabelText('Old Password')).toHaveFocus()
})
