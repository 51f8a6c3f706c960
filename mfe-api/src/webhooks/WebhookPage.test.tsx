import { webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, setWindowWidth } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDelivery, anAttempt, aWebhook } from '../testing/api-records.ts'
import WebhookPage from './WebhookPage.tsx'

let undoWidth = () => {}
afterEach(() => {
  undoWidth()
  undoWidth = () => {}
})

const path = '/dashboard/webhooks/:id'
const at = '/dashboard/webhooks/1'
const delivered = aDelivery()
const failed = aDelivery({
  id: 12,
  number: 'VKL-2026-000013',
  state: 'failed',
  attempts: 11,
  delivered_at: null,
  last_status: 500,
})

function openServer(record = aWebhook({ failed: 1 }), deliveries = [failed, delivered]) {
  return fakeServer(webhook, [record])
    .route('GET', 'webhooks/1/deliveries/', ({ query }) => {
      const rows = deliveries.filter(({ state }) => !query['state'] || state === query['state'])
      return { body: rows, headers: { 'x-total-count': String(rows.length) } }
    })
    .route('GET', 'webhook-deliveries/22/attempts/', () => ({ body: [] }))
    .route('GET', 'webhook-deliveries/12/attempts/', () => ({
      body: [
        anAttempt({ id: 22, status: 500, response: 'Out of order' }),
        anAttempt({ status: null, problem: 'dns' }),
      ],
    }))
    .route('POST', 'webhook-deliveries/12/replay/', () => ({ body: { ...failed, state: 'pending' } }))
    .route('POST', 'webhooks/1/replay/', () => ({ body: { deliveries: 1 } }))
    .route('POST', 'webhooks/1/test/', () => ({ status: 202, body: {} }))
    .route('POST', 'webhooks/1/secret/', () => ({
      status: 201,
      body: { ...record, secret: 'whsec_bmV3' },
    }))
}
/** Three messages that wait: one failed and is tried again, one follows it, one is due. */
const waiting = (['time', 'earlier', 'turn'] as const).map((waits_for, index) =>
  aDelivery({
    id: 21 + index,
    state: 'pending',
    next_attempt_at: '2026-11-22T06:00:00Z',
    delivered_at: null,
    last_status: null,
    waits_for,
  }),
)
const posts = ({ requests }: ReturnType<typeof openServer>) =>
  requests.filter(({ method }) => method === 'POST').map((request) => request.path)
const deliveries = async () => within(await screen.findByRole('table', { name: 'Deliveries' }))

test('the page has the events of a webhook and its deliveries with their answers', async () => {
  openServer()
  renderScreen(<WebhookPage />, { at, path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Accounting program' })).toBeVisible()
  expect(screen.getByText('Receipt booked, Receipt voided')).toBeVisible()
  const table = await deliveries()
  expect(
    await table.findByRole('row', { name: /Receipt booked VKL-2026-000013 Failed 11 500/ }),
  ).toBeVisible()
  expect(table.getByRole('row', { name: /Receipt booked VKL-2026-000012 Delivered 1 204/ })).toBeVisible()
})

test('a delivery shows every attempt, with the text of the answer', async () => {
  openServer()
  const { user } = renderScreen(<WebhookPage />, { at, path })
  const [view] = await (await deliveries()).findAllByRole('button', { name: 'View' })
  await user.click(view!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Out of order')).toBeVisible()
  expect(dialog.getByText('The name was not found')).toBeVisible()
})

test('a delivery that waits says when it is sent, and one behind an earlier message is not sent by hand', async () => {
  undoWidth = setWindowWidth(1280)
  openServer(aWebhook({ pending: 3 }), waiting)
  const { user } = renderScreen(<WebhookPage />, { at, path })
  const table = await deliveries()
  const rowOf = (nextAttempt: string) => table.findByRole('row', { name: new RegExp(nextAttempt) })
  for (const text of ['22/11/2026, 12:00:00', 'As soon as possible'])
    expect(within(await rowOf(`${text}.*Send again`)).getByText(text)).toBeVisible()
  const behind = within(await rowOf('After the earlier message'))
  expect(behind.getByRole('button', { name: 'View' })).toBeVisible()
  expect(behind.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
  await user.click(behind.getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Next attempt: After the earlier message')).toBeVisible()
})

test('nothing at a paused webhook has a next attempt', async () => {
  undoWidth = setWindowWidth(1280)
  openServer(aWebhook({ pause: 'person', pending: 3 }), waiting)
  renderScreen(<WebhookPage />, { at, path })
  expect(await (await deliveries()).findAllByRole('row', { name: /Waiting/ })).toHaveLength(3)
  for (const text of ['After the earlier message', 'As soon as possible'])
    expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('what failed is sent again: one delivery, or all after a question', async () => {
  const server = openServer()
  const { user } = renderScreen(<WebhookPage />, { at, path })
  const [again] = await (await deliveries()).findAllByRole('button', { name: 'Send again' })
  await user.click(again!)
  await waitFor(() => expect(posts(server)).toEqual(['webhook-deliveries/12/replay/']))
  await user.click(screen.getByRole('button', { name: 'Send all failed again' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Send what failed again? Deliveries: 1')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Send all failed again' }))
  await waitFor(() => expect(posts(server)).toHaveLength(2))
  expect(posts(server)[1]).toBe('webhooks/1/replay/')
})

test('the state of deliveries is in the URL', async () => {
  openServer()
  const { user, address } = renderScreen(<WebhookPage />, { at: `${at}?state=failed`, path })
  const table = await deliveries()
  expect(await table.findByText('VKL-2026-000013')).toBeVisible()
  expect(table.queryByText('VKL-2026-000012')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('State'), 'discarded')
  expect(await screen.findByText('No delivery has this state.')).toBeVisible()
  expect(address()).toBe(`${at}?state=discarded`)
})

test('a test is sent, and a new secret is shown once after a question', async () => {
  const server = openServer()
  const { user } = renderScreen(<WebhookPage />, { at, path })
  await user.click(await screen.findByRole('button', { name: 'Send a Test' }))
  expect(await screen.findByText(/The test is on its way/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New Secret' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/The old secret signs too for 24 hours/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'New Secret' }))
  expect(await screen.findByLabelText('Secret of the webhook')).toHaveValue('whsec_bmV3')
  expect(posts(server)).toEqual(['webhooks/1/test/', 'webhooks/1/secret/'])
})

test('a webhook that a restore paused says why and what to do, and sends no test', async () => {
  openServer(aWebhook({ pause: 'restored' }))
  renderScreen(<WebhookPage />, { at, path })
  expect(await screen.findByText(/The database was restored from a backup/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send a Test' })).not.toBeInTheDocument()
})

test('a webhook is deleted after a question, and the list follows', async () => {
  const server = openServer()
  const { user, address } = renderScreen(<WebhookPage />, { at, path })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Delete the webhook ‘Accounting program’/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/dashboard/webhooks'))
  expect(server.rows(webhook)).toEqual([])
})

test('a webhook that does not exist says so', async () => {
  openServer()
  renderScreen(<WebhookPage />, { at: '/dashboard/webhooks/7', path })
  expect(await screen.findByText('Not found')).toBeVisible()
})
