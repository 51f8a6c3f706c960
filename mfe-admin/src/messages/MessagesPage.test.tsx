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

test('a message opens in a dialog with its text and a link to reply by e-mail', async () => {
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

test('the Archive button archives a message and reloads the list', async () => {
  const { server, user } = open()
  server.route('POST', 'contact-messages/1/archive/', () => ({ body: message }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Archived successfully')).toBeInTheDocument()
  expect(
    server.requests.filter(({ method, path }) => method === 'GET' && path === 'contact-messages/'),
  ).toHaveLength(2)
})

test('an auditor can view a message but not archive it', async () => {
  fakeServer(contactMessage, [message])
  renderScreen(<MessagesPage />, {
    at: '/dashboard/messages',
    path: '/dashboard/messages',
    role: 'auditor',
  })
  expect(await screen.findByRole('button', { name: 'View' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
})

test('an empty list shows a message', async () => {
  fakeServer(contactMessage)
  renderScreen(<MessagesPage />, { at: '/dashboard/messages', path: '/dashboard/messages' })
  expect(await screen.findByText('No messages found.')).toBeInTheDocument()
})
