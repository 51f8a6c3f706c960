import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aSending, allPermissions, fakeMessages } from '../testing/builders.ts'
import SendingPage from './SendingPage.tsx'

const open = (permissions = allPermissions, sending = aSending()) => ({
  server: fakeMessages(sending),
  ...renderScreen(<SendingPage />, { at: '/dashboard/sms/sending', permissions }),
})

test('the sample of a provider is saved, and what is wrong is said at the field', async () => {
  const { user, server } = open()
  let response: { status?: number; body: object } = {
    status: 422,
    body: {
      message: 'Please correct the marked fields.',
      errors: { provider: ['This part cannot be used: url'] },
    },
  }
  server.route('PUT', 'x/mfe-messages/sending/provider/', () => response)
  await user.click(await screen.findByRole('button', { name: 'Insert a sample' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This part cannot be used: url')).toBeInTheDocument()
  response = { body: aSending() }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The provider is saved. Send a test.')).toBeInTheDocument()
  expect(server.requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    provider: expect.stringContaining('"{{to}}"'),
  })
  expect(screen.getByLabelText('Address for delivery reports')).toHaveValue(
    'http://localhost/api/x/mfe-messages/reports/secret/',
  )
})

test('a test message shows what the provider says', async () => {
  const { user, server } = open()
  server.route('POST', 'x/mfe-messages/sending/test/', () => ({
    body: { outcome: 'failed', reason: 'Insufficient balance', reference: '' },
  }))
  await user.type(await screen.findByLabelText('Own number or address'), '01712345678')
  await user.click(screen.getByRole('button', { name: 'Send the test' }))
  expect(await screen.findByText('It was not sent: Insufficient balance')).toBeInTheDocument()
})

test('limits are for all who read, the provider for who manages', async () => {
  open(['messages.read'], aSending({ quiet_from: '22:00' }))
  expect(await screen.findByText('22:00 to 08:00')).toBeInTheDocument()
  expect(screen.getByText('250 of 10,000')).toBeInTheDocument()
  expect(screen.queryByLabelText('Description (JSON)')).not.toBeInTheDocument()
})
