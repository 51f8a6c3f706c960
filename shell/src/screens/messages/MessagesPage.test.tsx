import { contactMessage } from '@samity/shared-api/contract/site/contact-message'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import MessagesPage from './MessagesPage.tsx'

const message = {
  id: 1,
  version: 1,
  name: 'আব্দুল করিম',
  email: 'karim@example.com',
  subject: 'Office hours',
  message: 'When is the office open?\nThank you.',
  reference: 'MSG-2026-000001',
  created_at: '2026-11-21T08:30:00Z',
  archived_at: null,
}
const open = () => ({
  server: fakeServer(contactMessage, [message]),
  ...renderScreen(<MessagesPage />, { at: '/dashboard/messages', path: '/dashboard/messages' }),
})

test('a message is read as it was written, and answered by e-mail', async () => {
  const { user } = open()
  expect(
    await screen.findByRole('row', { name: /MSG-2026-000001 21\/11\/2026, 14:30 আব্দুল করিম/ }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'View' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/When is the office open\?/)).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    'mailto:karim%40example.com?subject=Re%3A%20Office%20hours%20(MSG-2026-000001)',
  )
})

test('one that has been dealt with is archived', async () => {
  const { server, user } = open()
  server.route('POST', 'contact-messages/1/archive/', () => ({ body: message }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Archived successfully')).toBeInTheDocument()
  expect(
    server.requests.filter(({ method, path }) => method === 'GET' && path === 'contact-messages/'),
  ).toHaveLength(2)
})

test('an auditor reads a message and archives none', async () => {
  fakeServer(contactMessage, [message])
  renderScreen(<MessagesPage />, {
    at: '/dashboard/messages',
    path: '/dashboard/messages',
    role: 'auditor',
  })
  expect(await screen.findByRole('button', { name: 'View' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
})

test('without messages it says so', async () => {
  fakeServer(contactMessage)
  renderScreen(<MessagesPage />, { at: '/dashboard/messages', path: '/dashboard/messages' })
  expect(await screen.findByText('No messages found.')).toBeInTheDocument()
})
