import { Webhook } from 'standardwebhooks'
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookWithSecret,
} from '@samity/shared-api/contract/webhooks/webhook'
import { deliverWebhooks } from './webhook-worker.ts'
import { makeWebhookClient } from './webhook-client.ts'
import { isPublicAddress } from '../../process/ip-networks.ts'
import { aSale } from '../../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { startReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(60_000)

let server: TestServer
let admin: TestUser
let receiver: WebhookReceiver
let serial = 0

beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_NETWORKS: '127.0.0.1' }, { plugins: [deliverWebhooks] })
  admin = await server.as('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const { id } of (await admin.get('webhooks')).json()) await admin.delete(`webhooks/${id}`)
  await receiver.close()
})

let count = 0
async function addWebhook(overrides: object = {}): Promise<WebhookWithSecret> {
  const response = await admin.post('webhooks', {
    name: `Accounting ${++count}`,
    url: receiver.url,
    kinds: ['receipt.created', 'receipt.changed', 'receipt.voided'],
    ...overrides,
  })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json()
}
const sell = async (): Promise<number> => {
  serial++
  const response = await admin.post(
    'vokalotnama',
    aSale({ price: '10', serials: [{ from_serial: serial, to_serial: serial }] }),
  )
  return response.json().id
}
const deliveriesOf = async (id: number) =>
  (await admin.get(`webhooks/${id}/deliveries`)).json<WebhookDelivery[]>()
/** Lets deliveries that wait for their next attempt be due now. */
const skipDelays = () =>
  server.sql`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`

test('an event arrives with a signature that the library of Standard Webhooks accepts', async () => {
  const { secret, id } = await addWebhook()
  expect(secret).toMatch(/^whsec_/)
  expect((await admin.get(`webhooks/${id}`)).body).not.toContain(secret)
  const [row] = await server.sql`select * from webhook_endpoints where id = ${id}`
  expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length))
  const receipt = await sell()
  await until(() => receiver.accepted().length === 1)
  const [{ headers, body, event } = receiver.messages[0]!] = receiver.messages
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(event)
  expect(() =>
    new Webhook(`whsec_${Buffer.alloc(24).toString('base64')}`).verify(
      body,
      headers as Record<string, string>,
    ),
  ).toThrow()
  expect(event).toMatchObject({
    type: 'receipt.created',
    data: { record: `receipts/${receipt}`, version: 1 },
  })
  expect(headers['webhook-id']).toBe(event.id)
  await until(async () => (await deliveriesOf(id))[0]!.state === 'delivered')
})

test('a receiver that fails gets the same message again, each record in its order, and other records do not wait', async () => {
  const { id } = await addWebhook()
  let isBroken = true
  const broken = await sell()
  receiver.answerWith(({ data }, response) => {
    const fails = isBroken && data.record === `receipts/${broken}`
    response.writeHead(fails ? 500 : 200).end(fails ? 'Out of order' : '')
  })
  await until(() => receiver.messages.length > 0)
  await admin.put(
    `vokalotnama/${broken}`,
    aSale({ price: '20', serials: [{ from_serial: serial, to_serial: serial }] }),
  )
  await admin.delete(`vokalotnama/${broken}`)
  const other = await sell()
  const acceptedTypes = (record: number) =>
    receiver
      .accepted()
      .filter(({ event }) => event.data.record === `receipts/${record}`)
      .map(({ event }) => event.type)
  await until(() => acceptedTypes(other).length === 1)
  await until(async () => (await deliveriesOf(id)).some(({ last_status }) => last_status === 500))
  expect(acceptedTypes(broken)).toEqual([])
  await until(async () => (await deliveriesOf(id))[0]!.state === 'delivered')
  await server.sql`update webhook_deliveries set next_attempt_at = now() + interval '1 hour' where state = 'pending'`
  expect((await deliveriesOf(id)).map(({ record, waits_for }) => [record, waits_for])).toEqual([
    [`receipts/${other}`, null],
    [`receipts/${broken}`, 'earlier'],
    [`receipts/${broken}`, 'earlier'],
    [`receipts/${broken}`, 'time'],
  ])
  isBroken = false
  await until(async () => {
    await skipDelays()
    return acceptedTypes(broken).length === 3
  })
  expect(acceptedTypes(broken)).toEqual(['receipt.created', 'receipt.changed', 'receipt.voided'])
  const ids = receiver.messages
    .filter(({ event }) => event.type === 'receipt.created' && event.data.record === `receipts/${broken}`)
    .map(({ headers }) => headers['webhook-id'])
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  await until(async () => (await deliveriesOf(id)).every(({ state }) => state === 'delivered'))
  const first = (await deliveriesOf(id)).find(
    ({ kind, record }) => kind === 'receipt.created' && record === `receipts/${broken}`,
  )!
  const attempts = (await admin.get(`webhook-deliveries/${first.id}/attempts`)).json<WebhookAttempt[]>()
  expect(attempts.map(({ status }) => status)).toEqual([200, ...attempts.slice(1).map(() => 500)])
  expect(attempts.at(-1)!.response).toBe('Out of order')
})

test('a clock that was ahead holds up no delivery', async () => {
  await addWebhook()
  let isBroken = true
  receiver.answerWith((_event, response) => response.writeHead(isBroken ? 500 : 200).end())
  await sell()
  await until(() => receiver.messages.length === 1)
  isBroken = false
  await until(async () => {
    const { count: moved } = await server.sql`
      update webhook_deliveries
      set next_attempt_at = now() + interval '90 days', leased_until = now() + interval '90 days'
      where state = 'pending' and attempts = 1`
    return moved === 1
  })
  await until(() => receiver.accepted().length === 1)
})

test('after a day of failures a delivery has failed, and a person sends it again', async () => {
  const { id } = await addWebhook()
  receiver.answerWith((_event, response) => void response.writeHead(500).end())
  await sell()
  await until(async () => {
    await skipDelays()
    return (await deliveriesOf(id))[0]?.state === 'failed'
  })
  const [failed] = await deliveriesOf(id)
  expect(failed!.attempts).toBe(11)
  receiver.answerWith((_event, response) => void response.writeHead(200).end())
  expect((await admin.post(`webhook-deliveries/${failed!.id}/replay`)).json()).toMatchObject({
    state: 'pending',
  })
  await until(async () => (await deliveriesOf(id))[0]!.state === 'delivered')
})

test('a redirect is not followed, and 410 pauses the webhook', async () => {
  const { id } = await addWebhook()
  const target = await startReceiver()
  try {
    receiver.answerWith((_event, response) => void response.writeHead(307, { location: target.url }).end())
    await sell()
    await until(async () => (await deliveriesOf(id))[0]?.last_status === 307)
    expect(target.messages).toEqual([])
    receiver.answerWith((_event, response) => void response.writeHead(410).end())
    await until(async () => {
      await skipDelays()
      return (await admin.get(`webhooks/${id}`)).json().pause === 'gone'
    })
  } finally {
    await target.close()
  }
})

test('a paused webhook gets nothing; resumed, it gets what waits or starts from now, as the person says', async () => {
  const { id } = await addWebhook()
  expect((await admin.post(`webhooks/${id}/pause`)).json().pause).toBe('person')
  expect((await admin.post(`webhooks/${id}/pause`)).statusCode).toBe(409)
  expect((await admin.post(`webhooks/${id}/test`)).statusCode).toBe(409)
  await sell()
  await until(async () => (await admin.get(`webhooks/${id}`)).json().pending === 1)
  expect((await admin.post(`webhooks/${id}/resume`, { waiting: 'discard' })).json()).toMatchObject({
    pause: null,
    pending: 0,
  })
  await admin.post(`webhooks/${id}/pause`)
  const second = await sell()
  await admin.post(`webhooks/${id}/resume`, { waiting: 'send' })
  await until(() => receiver.accepted().length === 1)
  expect(receiver.messages.map(({ event }) => event.data.record)).toEqual([`receipts/${second}`])
})

test('a copy at another address delivers nothing until a person resumes it there', async () => {
  const { id } = await addWebhook()
  await server.sql`update webhook_endpoints set home = 'https://original.example' where id = ${id}`
  await sell()
  await until(async () => (await admin.get(`webhooks/${id}`)).json().pending === 1)
  // two ticks later
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(receiver.messages).toEqual([])
})

test('while the secret changes, the old and the new one both sign', async () => {
  const { id, secret } = await addWebhook()
  const renewed = (await admin.post(`webhooks/${id}/secret`)).json<WebhookWithSecret>()
  expect(renewed.secret).not.toBe(secret)
  await admin.post(`webhooks/${id}/test`)
  await until(() => receiver.accepted().length === 1)
  const [{ headers, body } = receiver.messages[0]!] = receiver.messages
  for (const one of [secret, renewed.secret])
    expect(new Webhook(one).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    })
  expect((await admin.get('events/')).body).not.toContain('webhook.test')
})

test.each([
  ['not an address', 'Enter an address such as https://example.org/samity'],
  ['ftp://example.org/', 'Enter an address such as https://example.org/samity'],
  ['https://user:secret@example.org/', 'The address must not contain a user name or password'],
  ['https://10.0.0.5/', 'This is an address of a private network. The operator of the server can allow it.'],
  ['https://[::1]/', 'This is an address of a private network. The operator of the server can allow it.'],
  [
    'https://[::ffff:169.254.169.254]/',
    'This is an address of a private network. The operator of the server can allow it.',
  ],
  [
    'https://2130706434/',
    'This is an address of a private network. The operator of the server can allow it.',
  ],
])('%s is refused as an address', async (url, message) => {
  const response = await admin.post('webhooks', { name: 'X', url, kinds: ['day.closed'] })
  expect([response.statusCode, response.json().errors]).toEqual([422, { url: [message] }])
})

describe('the client of webhooks', () => {
  const send = async (networks: string[], url: string) => {
    const client = makeWebhookClient(networks)
    try {
      return await client.send({ url, headers: {}, body: '{}', signal: new AbortController().signal })
    } finally {
      await client.close()
    }
  }

  test('connects to no private address, by number or by name, and to the networks that the operator allows', async () => {
    const { port } = new URL(receiver.url)
    expect(await send([], receiver.url)).toEqual({ problem: 'private' })
    expect(await send([], `http://localhost:${port}/hook`)).toEqual({ problem: 'private' })
    expect(await send(['10.0.0.0/8'], `https://localhost:${port}/hook`)).toEqual({ problem: 'private' })
    expect(receiver.messages).toEqual([])
    receiver.answerWith((_event, response) => void response.writeHead(200).end('x'.repeat(100_000)))
    expect(await send(['127.0.0.0/8', '::1'], `http://localhost:${port}/hook`)).toEqual({
      status: 200,
      response: 'x'.repeat(2000),
    })
  })

  test('does not wait for ever for a receiver that hangs', async () => {
    receiver.answerWith(() => undefined)
    expect(await send(['127.0.0.1'], receiver.url)).toEqual({ problem: 'timeout' })
  })

  test('takes the status of a response that breaks off or never ends', async () => {
    receiver.answerWith((_event, response) => void response.writeHead(200).write('accepted'))
    expect(await send(['127.0.0.1'], receiver.url)).toEqual({ status: 200, response: 'accepted' })
    receiver.answerWith((_event, response) => {
      response.writeHead(202, { 'content-length': '100' })
      response.write('accepted', () => response.destroy())
    })
    expect(await send(['127.0.0.1'], receiver.url)).toEqual({ status: 202, response: 'accepted' })
  })
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
