import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { OutgoingMessage } from '../../contract/message.ts'
import { aMessage, aSending, allPermissions, fakeMessages } from '../testing/builders.ts'
import OutgoingPage from './OutgoingPage.tsx'

const path = 'x/mfe-messages/messages/'

function open(
  rows: OutgoingMessage[],
  options: Parameters<typeof renderScreen>[1] = {},
  sending = aSending(),
) {
  const server = fakeMessages(sending).route('GET', path, () => ({ body: rows }))
  return {
    server,
    ...renderScreen(<OutgoingPage />, { at: '/dashboard/sms', permissions: allPermissions, ...options }),
  }
}

test('what failed has its reason, and is sent again after a question', async () => {
  const { user, server } = open([aMessage({ state: 'failed', reason: 'Insufficient balance' })], {
    at: '/dashboard/sms?state=failed',
  })
  server.route('POST', `${path}5/retry/`, () => ({ body: aMessage({ state: 'planned' }) }))
  const row = within(
    await screen.findByRole('row', { name: /Taslima Khatun.*Not sent Insufficient balance/ }),
  )
  await user.click(row.getByRole('button', { name: 'Send again' }))
  const question = within(await screen.findByRole('dialog'))
  expect(
    question.getByText('It goes to the number or address that the member has today.'),
  ).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The message waits to be sent.')).toBeInTheDocument()
  expect(server.requests.find((request) => request.path === path)?.query).toMatchObject({ state: 'failed' })
})

test('all of the list that failed are sent again after one question', async () => {
  const failed = [5, 6].map((id) => aMessage({ id, state: 'failed', reason: 'Insufficient balance' }))
  const { user, server } = open(failed, { at: '/dashboard/sms?state=failed' })
  server.route('POST', `${path}retry/`, () => ({ body: { retried: 2 } }))
  await user.click(await screen.findByRole('button', { name: 'Send all of these again' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Send these 2 messages again?')).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Send all of these again' }))
  expect(await screen.findByText('2 messages wait to be sent.')).toBeInTheDocument()
  expect(server.requests.find(({ path: at }) => at === `${path}retry/`)?.body).toEqual({ ids: [5, 6] })
})

test('the list says how long those that wait still take', async () => {
  const [sms, email] = aSending().channels
  open([aMessage()], {}, aSending({ channels: [{ ...sms!, planned: 9500 }, email!] }))
  expect(await screen.findByText(/9,500 wait\. It takes about 2 h 38 min\./)).toBeInTheDocument()
})

test('a message without an answer may arrive twice, says the question in Bengali', async () => {
  const { user } = open([aMessage({ state: 'unknown', reason: 'timeout' })], { language: 'bn' })
  await user.click(await screen.findByRole('button', { name: 'আবার পাঠান' }))
  expect(await screen.findByText(/তাহলে দুবার পৌঁছাবে/)).toBeInTheDocument()
})

test('one click stops the sending, and what waits is cancelled', async () => {
  const { user, server } = open([aMessage({ state: 'planned' })])
  server.route('POST', 'x/mfe-messages/sending/stop/', () => ({ body: aSending() }))
  server.route('POST', `${path}cancel/`, () => ({ body: { cancelled: 1 } }))
  expect(
    await screen.findByText(/SMS: Messages are sent as soon as they are planned. 12 wait./),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stop sending now' }))
  expect(await screen.findByText('Nothing is sent any more.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Do not send' }))
  await waitFor(() =>
    expect(
      server.requests.filter(({ method }) => method === 'POST').map(({ path: at, body }) => [at, body]),
    ).toEqual([
      ['x/mfe-messages/sending/stop/', {}],
      [`${path}cancel/`, { ids: [5] }],
    ]),
  )
})

test('all that wait are cancelled after a question, and those of the chosen kind only', async () => {
  const { user, server } = open([aMessage({ state: 'planned' })], { at: '/dashboard/sms?kind=dues' })
  server.route('POST', `${path}cancel/`, () => ({ body: { cancelled: 12 } }))
  await user.click(await screen.findByRole('button', { name: 'Cancel all that wait' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Cancel all that wait' }))
  expect(await screen.findByText('12 messages are cancelled.')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'dues' })
})

test('without a way of sending there is nothing to stop: the notice leads to the choice', async () => {
  const off = {
    channel: 'sms',
    way: 'off',
    state: 'off',
    paused_until: null,
    problem: '',
    planned: 0,
  } as const
  const { user, address } = open([], {}, aSending({ channels: [off] }))
  expect(await screen.findByText('SMS: No way of sending is chosen.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Stop sending now|Cancel all/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose a way' }))
  expect(address()).toBe('/dashboard/sms/sending')
})

test('who only reads has no buttons, and sees who stopped the sending', async () => {
  const stopped = aSending({ stopped_at: '2026-11-20T05:00:00Z', stopped_by: 'Karim' })
  open([aMessage({ is_trial: true })], { permissions: ['messages.read'], role: 'auditor' }, stopped)
  expect(await screen.findByRole('row', { name: /Sent \(trial\)/ })).toBeInTheDocument()
  expect(await screen.findByText(/Karim, 20\/11\/2026/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Stop|Resume|Cancel|Send again/ })).not.toBeInTheDocument()
})

test('an empty list says where messages come from', async () => {
  open([])
  expect(await screen.findByText(/Write one with New Message/)).toBeInTheDocument()
})
