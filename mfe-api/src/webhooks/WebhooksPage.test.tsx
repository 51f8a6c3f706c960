import { webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aWebhook } from '../testing/api-records.ts'
import WebhooksPage from './WebhooksPage.tsx'

const at = '/dashboard/webhooks'
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const active = aWebhook({ last_answer: '204', last_delivered_at: '2026-11-22T05:00:00Z' })
const restored = aWebhook({ id: 2, name: 'SMS', pause: 'restored', pending: 3, last_answer: 'timeout' })

const openServer = (rows = [active, restored]) =>
  fakeServer(webhook, rows)
    .route('POST', 'webhooks/1/pause/', () => ({ body: aWebhook({ pause: 'person' }) }))
    .route('POST', 'webhooks/2/resume/', () => ({ body: aWebhook({ id: 2 }) }))
const posts = ({ requests }: ReturnType<typeof openServer>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('the list has addresses, events, states and the last answers', async () => {
  openServer()
  renderScreen(<WebhooksPage />, { at })
  expect(
    await screen.findByRole('row', {
      name: /Accounting program https:\/\/accounting\.example\.org\/samity .*Delivers 0 0 204/,
    }),
  ).toBeVisible()
  expect(
    screen.getByRole('row', { name: /SMS .*Paused: restored from a backup 3 0 No response in 10 seconds/ }),
  ).toBeVisible()
})

test('after a restore a notice says which webhooks wait for a decision, and what to do', async () => {
  openServer()
  renderScreen(<WebhooksPage />, { at })
  expect(await screen.findByText(/The database was restored from a backup/)).toBeVisible()
})

test('a webhook is resumed with a choice for what waits', async () => {
  const server = openServer()
  const { user } = renderScreen(<WebhooksPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume ‘SMS’?' }))
  expect(dialog.getByRole('group', { name: 'Deliveries that wait: 3' })).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Send them now' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Discard them' }))
  await user.click(dialog.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(posts(server)).toEqual([['webhooks/2/resume/', { waiting: 'discard' }]]))
})

test('a copy at another address proposes to discard what waits', async () => {
  const server = openServer([aWebhook({ id: 2, pause: 'moved', pending: 1 })])
  const { user } = renderScreen(<WebhooksPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: 'Discard them' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(posts(server)).toEqual([])
})

test('a webhook is paused only after a question', async () => {
  const server = openServer()
  const { user } = renderScreen(<WebhooksPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  const question = within(await screen.findByRole('dialog'))
  expect(posts(server)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('The webhook is paused.')).toBeVisible()
  expect(posts(server).map(([path]) => path)).toEqual(['webhooks/1/pause/'])
})

test('a new webhook gets its events by checkboxes, and its secret is shown once', async () => {
  const server = openServer([]).route('POST', 'webhooks/', () => ({
    status: 201,
    body: { ...aWebhook({ id: 3, name: 'SMS' }), secret },
  }))
  const { user } = renderScreen(<WebhooksPage />, { at })
  expect(await screen.findByText(/There is no webhook yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New Webhook' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), 'SMS')
  await user.type(form.getByLabelText('Address'), 'https://sms.example.org/hook')
  await user.click(form.getByRole('button', { name: 'Create Webhook' }))
  expect(await form.findByText('Choose at least one event')).toBeVisible()
  expect(posts(server)).toEqual([])
  await user.click(form.getByRole('checkbox', { name: 'Cash day closed day.closed' }))
  await user.click(form.getByRole('checkbox', { name: 'Receipt booked receipt.created' }))
  await user.click(form.getByRole('button', { name: 'Create Webhook' }))
  expect(await screen.findByLabelText('Secret of the webhook')).toHaveValue(secret)
  expect(posts(server)).toEqual([
    [
      'webhooks/',
      { name: 'SMS', url: 'https://sms.example.org/hook', kinds: ['receipt.created', 'day.closed'] },
    ],
  ])
  await user.click(screen.getByRole('button', { name: 'I have stored it' }))
  await waitFor(() => expect(screen.queryByLabelText('Secret of the webhook')).not.toBeInTheDocument())
})

test('an address that the server refuses is marked at its field', async () => {
  const message = 'This is an address of a private network.'
  openServer([]).route('POST', 'webhooks/', () => ({
    status: 422,
    body: { message, errors: { url: [message] } },
  }))
  const { user } = renderScreen(<WebhooksPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'New Webhook' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), 'SMS')
  await user.type(form.getByLabelText('Address'), 'https://10.0.0.1/hook')
  await user.click(form.getByRole('checkbox', { name: 'All events' }))
  await user.click(form.getByRole('button', { name: 'Create Webhook' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText('Address')).toHaveValue('https://10.0.0.1/hook')
})

test('the filter is in the URL, in Bengali too', async () => {
  openServer()
  const { user, address } = renderScreen(<WebhooksPage />, { at: `${at}?state=paused`, language: 'bn' })
  const table = within(await screen.findByRole('table', { name: 'ওয়েবহুক' }))
  expect(await table.findByText('SMS')).toBeVisible()
  expect(table.queryByText('Accounting program')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('অবস্থা'), 'active')
  expect(address()).toBe(`${at}?state=active`)
  expect(table.getByText('Accounting program')).toBeVisible()
})
