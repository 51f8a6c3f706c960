import { setTimeout as delay } from 'node:timers/promises'
import type { TestPerson } from '@samity/module-service/testing'
import { manager, aMember, openMessages, visitor, type OpenMessages } from '../testing/open-messages.ts'
import { accept, askToWait, closeConnection, refuse, startProvider } from '../testing/start-provider.ts'

/* One-time codes of other modules: they leave at once or never, and nobody of the office reads one. */

const ownPage: TestPerson = { sub: 'module:mfe-my', permissions: [] }
const code = '482915'
const aCode = (values: object = {}) => ({
  advocate_id: 1,
  number: '1',
  name: 'Advocate 1',
  phone: '01700000001',
  email: 'one@example.org',
  code,
  subject: { en: 'Your code', bn: 'আপনার কোড' },
  text: { en: 'Your code is {code}.', bn: 'আপনার কোড {code}।' },
  ...values,
})

let messages: OpenMessages
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  messages = await openMessages()
  provider = await startProvider()
})
afterAll(async () => {
  await provider.stop()
  await messages.close()
})
beforeEach(async () => {
  await messages.clear()
  await messages.setSettings({ language: 'en' })
  await messages.useProvider(provider.url)
  messages.setMembers([aMember(1)])
  provider.answer = accept
  provider.received.length = 0
})

const send = (values: object = {}) => messages.post('/codes', aCode(values), ownPage)
/** The only message, when its sending has ended */
async function outcome() {
  for (;;) {
    const [message, ...others] = await messages.list()
    expect(others).toEqual([])
    if (message && message.state !== 'sending') return message
    await delay(10)
  }
}

test('a code leaves at once, in the quiet hours and to a member who wants no messages', async () => {
  await messages.setSettings({ language: 'en', quiet_from: '00:00', quiet_to: '23:59', per_minute: 1 })
  await messages.post('/opt-outs', { advocate_id: 1, reason: 'asked for it' })
  expect(await send()).toMatchObject({ status: 202, body: { channel: 'sms' } })
  expect(await outcome()).toMatchObject({ kind: 'code', state: 'sent', parts: 1, cost: '0.40' })
  expect(provider.received).toMatchObject([{ to: '8801700000001', text: 'Your code is 482915.' }])
})

test('the code is in no list, no table and no entry of the audit log', async () => {
  // a provider that repeats the text in its answer
  provider.answer = (response, { text }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'ERROR', error: `refused: ${text}` }))
  await send()
  expect(await outcome()).toMatchObject({ body: 'Your code is ••••••.', state: 'failed' })
  const stored = await messages.sql`select to_jsonb(m)::text as row from messages m`
  expect(JSON.stringify([stored, messages.system.calls, (await messages.list())[0]])).not.toContain(code)
})

test.each([
  ['refuses', refuse, 'failed'],
  ['asks to wait', askToWait, 'failed'],
  ['closes the connection', closeConnection, 'unknown'],
])('a code to a provider that %s is never sent again, by nobody', async (_name, answer, state) => {
  provider.answer = answer
  await send()
  const { id } = await outcome()
  expect((await outcome()).state).toBe(state)
  provider.answer = accept
  expect((await messages.post(`/messages/${id}/retry`, {}, manager)).status).toBe(409)
  expect(await messages.send()).toBe(0)
  expect(provider.received).toHaveLength(1)
  expect((await messages.get('/summary')).body).toEqual({ failed: 0, planned: 0 })
})

test('the kill switch and the ceiling of the month hold codes back', async () => {
  await messages.post('/sending/stop')
  expect((await send()).body).toEqual({ channel: null })
  await messages.post('/sending/resume')
  await messages.setSettings({ language: 'en', max_month_parts: 1 })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ body }) => (body as { channel: string | null }).channel).sort()).toEqual([
    null,
    null,
    'sms',
  ])
  await outcome()
  expect(provider.received).toHaveLength(1)
})

test('a member without a mobile number gets an e-mail, and nobody without both gets anything', async () => {
  expect((await send({ phone: '' })).body).toEqual({ channel: null })
  await messages.setSettings({ language: 'bn', email: 'trial' })
  expect((await send({ phone: '041-12345' })).body).toEqual({ channel: 'email' })
  expect(await outcome()).toMatchObject({
    channel: 'email',
    address: 'one@example.org',
    subject: 'আপনার কোড',
    is_trial: true,
  })
  expect((await send({ phone: '', email: 'none' })).body).toEqual({ channel: null })
})

test('modules learn which ways reach a member; a trial reaches nobody', async () => {
  const ways = async () => (await messages.get('/codes', ownPage)).body
  expect(await ways()).toEqual({ sms: true, email: false })
  await messages.setSettings({ sms: 'trial', email: 'smtp' })
  expect(await ways()).toEqual({ sms: false, email: true })
})

test('neither people nor visitors send codes, and a module sends no text without one', async () => {
  expect((await messages.post('/codes', aCode(), manager)).status).toBe(403)
  expect((await messages.post('/codes', aCode(), visitor)).status).toBe(401)
  expect((await send({ code: 'hello' })).status).toBe(422)
  expect(await messages.list()).toEqual([])
})
