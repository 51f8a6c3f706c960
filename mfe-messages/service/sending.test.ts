import { setTimeout as delay } from 'node:timers/promises'
import { internet } from './sending/network.ts'
import { parseProvider } from './sending/provider.ts'
import { sendSms } from './sending/send-sms.ts'
import {
  aMember,
  aPlan,
  auditor,
  clerk,
  describeProvider,
  openMessages,
  server,
  type OpenMessages,
} from './testing/open-messages.ts'
import {
  accept,
  answerTwice,
  askToWait,
  closeConnection,
  failInside,
  hang,
  refuse,
  startProvider,
} from './testing/start-provider.ts'
import { ownMachine } from './testing/test-settings.ts'
import type { SendingOverview } from '../contract/sending.ts'

/* What leaves, how often, and what a provider makes of it. */

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
  await messages.setSettings()
  await messages.useProvider(provider.url)
  messages.setMembers([1, 2, 3].map((id) => aMember(id)))
  provider.answer = accept
  provider.received.length = 0
})

const states = async () =>
  (await messages.list('?ordering=id')).map(({ state, reason }) => [state, reason].filter(Boolean).join(': '))
const sending = async () => (await messages.get('/sending')).body as SendingOverview
const smsState = async () => (await sending()).channels.find(({ channel }) => channel === 'sms')!

test('each member gets the own text once, with key and sender of the settings', async () => {
  await messages.plan()
  expect(await messages.send()).toBe(3)
  expect(await messages.send()).toBe(0)
  expect(provider.received.toSorted((one, other) => one.to.localeCompare(other.to))).toMatchObject([
    {
      to: '8801700000001',
      text: 'Dear Advocate 1: tomorrow is a holiday.',
      sender: 'DBA',
      authorization: 'Bearer a-key',
    },
    { to: '8801700000002', text: 'Dear Advocate 2: tomorrow is a holiday.' },
    { to: '8801700000003', text: 'Dear Advocate 3: tomorrow is a holiday.' },
  ])
  const [message] = await messages.list('?ordering=id')
  expect(message).toMatchObject({
    state: 'sent',
    reference: expect.stringMatching(/^ref-\d+-1$/),
    parts: 1,
    cost: '0.40',
  })
})

test('what the provider refuses is shown with its reason, and a person sends it again to the number of today', async () => {
  provider.answer = refuse
  await messages.plan()
  await messages.send()
  expect(await states()).toEqual(Array(3).fill('failed: Insufficient balance'))
  expect((await messages.get('/summary')).body).toEqual({ failed: 3, planned: 0 })
  provider.answer = accept
  const [first] = await messages.list('?ordering=id')
  messages.setAdvocate(aMember(1, { phone: '01799999999' }))
  expect((await messages.post(`/messages/${first!.id}/retry`, {}, clerk)).status).toBe(200)
  expect((await messages.post(`/messages/${first!.id}/retry`, {}, clerk)).status).toBe(409)
  expect(await messages.send()).toBe(1)
  expect(provider.received.at(-1)).toMatchObject({ to: '8801799999999', id: `${first!.id}-2` })
  expect(await states()).toEqual(['sent', 'failed: Insufficient balance', 'failed: Insufficient balance'])
})

test('all that the provider refused are sent again at once, and nothing else twice', async () => {
  await messages.plan()
  await messages.send()
  provider.answer = refuse
  await messages.plan()
  await messages.send()
  provider.answer = accept
  provider.received.length = 0
  messages.setMembers([aMember(1, { phone: '01799999999' }), aMember(2), aMember(3, { phone: '' })])
  const ids = (await messages.list()).map(({ id }) => id)
  expect((await messages.post('/messages/retry', { ids }, auditor)).status).toBe(403)
  const retries = await Promise.all([1, 2].map(() => messages.post('/messages/retry', { ids }, clerk)))
  expect(retries.map(({ body }) => (body as { retried: number }).retried).toSorted()).toEqual([0, 2])
  expect(await messages.send()).toBe(2)
  expect(provider.received.map(({ to }) => to).toSorted()).toEqual(['8801700000002', '8801799999999'])
  expect(await states()).toEqual([...Array<string>(5).fill('sent'), 'failed: Insufficient balance'])
})

test.each([
  ['fails inside', failInside, 'unknown: unreadable'],
  ['closes the connection', closeConnection, 'unknown: connection'],
])('a message to a provider that %s is never repeated unasked', async (_name, answer, state) => {
  provider.answer = answer
  await messages.plan()
  await messages.send()
  expect(await states()).toEqual(Array(3).fill(state))
  provider.answer = accept
  await messages.send()
  expect(provider.received).toHaveLength(3)
})

test('a provider that hangs is an open question after the time limit', async () => {
  provider.answer = hang
  const values = {
    to: '8801711111111',
    to_local: '01711111111',
    text: 'Hello',
    id: '1-1',
    key: '',
    sender: '',
  }
  const description = parseProvider(describeProvider(provider.url))!
  expect(await sendSms(description, values, ownMachine, 300)).toEqual({
    outcome: 'unknown',
    reason: 'timeout',
  })
  expect(provider.received).toHaveLength(1)
})

test('two answers to one request are one message', async () => {
  provider.answer = answerTwice
  await messages.plan()
  await messages.send()
  await messages.send()
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  expect(provider.received).toHaveLength(3)
})

test('a provider that is away or asks to wait costs nothing: the messages wait, and the channel pauses', async () => {
  const gone = await startProvider()
  await gone.stop()
  await messages.useProvider(gone.url)
  await messages.plan()
  await messages.send()
  expect(await states()).toEqual(['planned', 'planned', 'planned'])
  expect(await smsState()).toMatchObject({ state: 'paused', problem: 'connection', planned: 3 })
  await messages.useProvider(provider.url)
  expect(await messages.send()).toBe(0)
  provider.answer = askToWait
  await messages.post('/sending/resume')
  await messages.send()
  expect(await smsState()).toMatchObject({ state: 'paused', problem: 'busy', planned: 3 })
  provider.answer = accept
  provider.received.length = 0
  await messages.post('/sending/resume')
  await messages.send()
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  expect(provider.received).toHaveLength(3)
})

test('a key that no request can carry costs nothing: the messages wait, and the reason is shown', async () => {
  await messages.setSettings({ sms_key: 'a-key\u200b' })
  await messages.plan()
  await messages.send()
  expect(await states()).toEqual(['planned', 'planned', 'planned'])
  expect(await smsState()).toMatchObject({ state: 'paused', problem: 'unsendable' })
  await messages.setSettings()
  await messages.post('/sending/resume', {}, clerk)
  expect(await messages.send()).toBe(3)
  expect(provider.received).toHaveLength(3)
})

test('nothing goes into the own network, whatever the description says', async () => {
  const values = { to: '8801711111111', to_local: '', text: 'Hello', id: '1-1', key: '', sender: '' }
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'http://example.org/',
    'https://169.254.169.254/',
  ])
    expect([url, await sendSms(parseProvider(describeProvider(url))!, values, internet)]).toEqual([
      url,
      { outcome: 'held', reason: 'private' },
    ])
})

test('delivery reports by reference and by number change the message once, and only with the secret', async () => {
  await messages.plan()
  await messages.send()
  const { report_path } = await sending()
  const address = report_path!.replace('x/mfe-messages', '')
  const [first, second, third] = await messages.list('?ordering=id')
  const report = (body: object, url = address) => messages.post(url, body, { sub: 'anonymous' })
  expect((await report({ message_id: first!.reference, status: 'DELIVRD' }, '/reports/wrong/')).status).toBe(
    404,
  )
  expect((await report({ message_id: first!.reference, status: 'ACCEPTD' })).status).toBe(200)
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  await report({ message_id: first!.reference, status: 'DELIVRD' })
  await report({ message_id: first!.reference, status: 'UNDELIV' })
  await report({ own_id: `${second!.id}-1`, status: 'UNDELIV' })
  await report({ own_id: `${third!.id}-9`, status: 'DELIVRD' })
  await report({ status: 'DELIVRD' })
  expect(await states()).toEqual(['delivered', 'failed: UNDELIV', 'sent'])
  const query = await messages.get(`${address}?message_id=${third!.reference}&status=DELIVRD`, {
    sub: 'anonymous',
  })
  expect(query.status).toBe(200)
  expect((await states())[2]).toBe('delivered')
  await messages.post('/sending/report-address')
  expect((await report({ message_id: first!.reference, status: 'DELIVRD' })).status).toBe(404)
})

test('numbers of messages that differ in the last digit only are not mixed up', async () => {
  const references = ['9007199254740992001', '9007199254740992002', '9007199254740992003']
  provider.answer = (response) =>
    // the mark at the beginning is that of an editor of the provider
    response.end(`\uFEFF{"status":"OK","data":[{"id":${references.shift()}}]}`)
  await messages.plan()
  await messages.send()
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  const rows = await messages.list('?ordering=id')
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual([
    '9007199254740992001',
    '9007199254740992002',
    '9007199254740992003',
  ])
  const address = (await sending()).report_path!.replace('x/mfe-messages', '')
  const headers = {
    ...(await messages.system.authorization({ sub: 'anonymous' })),
    'content-type': 'application/json',
  }
  const report = (payload: string) =>
    messages.service.inject({ method: 'POST', url: address, headers, payload })
  expect((await report('{"message_id":9007199254740992002,"status":"DELIVRD"}')).statusCode).toBe(200)
  expect((await report('{"message_id":')).statusCode).toBe(200)
  const delivered = (await messages.list('?ordering=id')).filter(({ state }) => state === 'delivered')
  expect(delivered.map(({ reference }) => reference)).toEqual(['9007199254740992002'])
})

test('a report settles what had no answer', async () => {
  provider.answer = closeConnection
  await messages.plan()
  await messages.send()
  const [first] = await messages.list('?ordering=id')
  const address = (await sending()).report_path!.replace('x/mfe-messages', '')
  await messages.post(address, { own_id: `${first!.id}-1`, status: 'DELIVRD' }, { sub: 'anonymous' })
  expect((await states())[0]).toBe('delivered')
})

test('who stops the sending stops it for all; a clerk may, and resumes', async () => {
  await messages.plan()
  const { body } = await messages.post('/sending/stop', {}, clerk)
  expect(body).toMatchObject({ stopped_by: 'Karim', channels: [{ channel: 'sms', state: 'stopped' }, {}] })
  expect(body).not.toHaveProperty('report_path')
  expect(await messages.send()).toBe(0)
  await messages.post('/sending/resume', {}, clerk)
  expect(await messages.send()).toBe(3)
})

test('quiet hours of Dhaka, over midnight', async () => {
  await messages.setSettings({ quiet_from: '21:00', quiet_to: '08:00' })
  await messages.plan()
  for (const time of ['15:00', '23:30', '01:59'])
    expect([time, await messages.send(new Date(`2026-11-28T${time}Z`))]).toEqual([time, 0])
  expect(await messages.send(new Date('2026-11-28T02:00Z'))).toBe(3)
})

test('the pace of a minute and the ceiling of a month', async () => {
  await messages.setSettings({ per_minute: 2 })
  await messages.plan()
  expect(await messages.send()).toBe(2)
  await messages.setSettings({ max_month_parts: 2 })
  expect(await messages.send()).toBe(0)
  expect(await smsState()).toMatchObject({ state: 'ceiling', planned: 1 })
  await messages.setSettings({ max_month_parts: 3 })
  expect(await messages.send()).toBe(1)
})

test('a clock that was ahead for a while neither holds up nor hides messages', async () => {
  await messages.setSettings({ per_minute: 2 })
  await messages.plan()
  expect(await messages.send()).toBe(2)
  const [, interrupted] = await messages.list('?ordering=id')
  await messages.sql`update messages set claimed_at = claimed_at + interval '1 year' where claimed_at is not null`
  await messages.sql`update messages set state = 'sending' where id = ${interrupted!.id}`
  await messages.sql`update channels set paused_until = now() + interval '1 year', problem = 'connection'`
  expect(await smsState()).toMatchObject({ state: 'ready', paused_until: null, problem: '' })
  expect(await messages.send()).toBe(1)
  expect(await states()).toEqual(['sent', 'unknown: interrupted', 'sent'])
})

test('who wants no messages gets none, also of those that wait', async () => {
  await messages.plan()
  expect((await messages.post('/opt-outs', { advocate_id: 1, reason: 'asked for it' }, clerk)).status).toBe(
    201,
  )
  expect(await messages.send()).toBe(2)
  expect(await messages.plan({ text: 'Again' })).toEqual({ planned: 2, suppressed: 1, repeated: 0 })
  expect((await messages.list('?advocate_id=1')).map(({ reason }) => reason)).toEqual([
    'opted_out',
    'opted_out',
  ])
  await messages.remove('/opt-outs/1', clerk)
  expect(await messages.plan({ text: 'And again' })).toMatchObject({ planned: 3 })
})

test('who wants no messages gets none of a plan that is being written at this moment', async () => {
  await messages.plan()
  let optOut: Promise<unknown> | undefined
  await messages.sql.begin(async (tx) => {
    await tx`
      insert into messages (advocate_id, advocate_number, advocate_name, channel, address, kind, period, body, parts, cost_paisa, planned_by)
      select advocate_id, advocate_number, advocate_name, channel, address, kind, 'a long plan', body, parts, cost_paisa, planned_by
      from messages`
    optOut = messages.post('/opt-outs', { advocate_id: 1, reason: 'asked for it' }, clerk)
    await delay(200)
  })
  await optOut
  expect(await messages.send()).toBe(4)
  expect((await messages.list('?advocate_id=1')).map(({ state }) => state)).toEqual([
    'suppressed',
    'suppressed',
  ])
})

test('what waits can be cancelled', async () => {
  await messages.plan()
  expect((await messages.post('/messages/cancel', { kind: 'dues' }, clerk)).body).toEqual({ cancelled: 0 })
  expect((await messages.post('/messages/cancel', {}, clerk)).body).toEqual({ cancelled: 3 })
  expect(await messages.send()).toBe(0)
  expect(messages.system.calls.at(-1)).toMatchObject({
    request: 'POST module-audit/',
    body: { action: 'delete' },
  })
})

test('who had a notice only cancelled or on trial gets it when it is sent again, and the others not twice', async () => {
  messages.system.answers.set('GET notices/7/', { title: 'Picnic', notice_date: '2026-10-03' })
  const notice = { kind: 'notice' as const, notice_id: 7, text: '{{title}}' }
  const preview = async () => (await messages.post('/previews', aPlan(notice))).body
  await messages.plan(notice)
  const [first] = await messages.list('?advocate_id=1')
  await messages.post('/messages/cancel', { ids: [first!.id] })
  await messages.send()
  expect(await preview()).toMatchObject({ messages: 1, repeated: 2 })
  expect(await messages.plan(notice)).toMatchObject({ planned: 1, repeated: 2 })
  expect((await messages.list('?advocate_id=1')).map(({ state }) => state)).toEqual(['planned', 'cancelled'])

  await messages.setSettings({ sms: 'trial' })
  await messages.send()
  await messages.setSettings()
  expect(await preview()).toMatchObject({ messages: 1, repeated: 2 })
  expect(await messages.plan(notice)).toMatchObject({ planned: 1, repeated: 2 })
})

test('a trial writes and sends nothing; a test message shows the answer', async () => {
  const test = { channel: 'sms', address: '+৮৮০ ১৭১২-৩৪৫৬৭৮', text: 'পরীক্ষা' }
  provider.answer = refuse
  expect((await messages.post('/sending/test', test)).body).toEqual({
    outcome: 'failed',
    reason: 'Insufficient balance',
    reference: '',
  })
  expect(provider.received).toMatchObject([{ to: '8801712345678', text: 'পরীক্ষা' }])
  expect((await messages.post('/sending/test', { ...test, address: '12345' })).status).toBe(422)
  await messages.setSettings({ sms: 'trial' })
  await messages.plan()
  await messages.send()
  expect(provider.received).toHaveLength(1)
  expect((await messages.list())[0]).toMatchObject({ state: 'sent', is_trial: true })
})

test('the description of the provider is checked; a key is never returned', async () => {
  const save = async (provider_: string) => {
    const { provider_version } = await sending()
    return messages.request(
      { sub: 'user:1', name: 'R', permissions: ['messages.manage', 'messages.read'] },
      'PUT',
      '/sending/provider',
      {
        version: provider_version,
        provider: provider_,
      },
    )
  }
  const good = describeProvider('https://sms.example.com/send')
  expect((await save(good)).status).toBe(200)
  for (const bad of [
    '{',
    '{}',
    good.replace('{{key}}', '{{password}}'),
    good.replace('{{key}}', '{{#key}}'),
    good.replace('https:', 'ftp:'),
  ])
    expect([bad, (await save(bad)).status]).toEqual([bad, 422])
  expect((await messages.put('/sending/provider', { version: 1, provider: good })).status).toBe(409)
  expect((await messages.put('/sending/provider', { version: 1, provider: good }, clerk)).status).toBe(403)
  expect(JSON.stringify((await messages.get('/sending')).body)).not.toContain('a-key')
  expect((await messages.get('/messages', server)).status).toBe(200)
})
