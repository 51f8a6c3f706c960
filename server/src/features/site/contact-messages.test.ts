import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
beforeEach(() => server.sql`truncate contact_messages restart identity`)
afterAll(() => server.close())

const aMessage = (overrides: object = {}) => ({
  name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  subject: 'Legal aid',
  message: 'Whom may I ask?',
  ...overrides,
})
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const browserHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
}

test('a visitor gets a reference number in the requested language, and staff read the message', async () => {
  const response = await server.visitor.post('contact-messages/', aMessage())
  const { reference, message } = response.json()
  expect([response.statusCode, message]).toEqual([
    201,
    `Message sent. Your reference number is ${reference}.`,
  ])
  expect(reference).toMatch(/^MSG-\d{4}-000001$/)
  const bengaliResponse = await server.visitor.post('contact-messages/', aMessage(), {
    'accept-language': 'bn',
  })
  expect(bengaliResponse.json().message).toContain('রেফারেন্স নম্বর')
  const messages = (await staff.get('contact-messages/')).json()
  expect(messages).toHaveLength(2)
  expect(messages[1]).toMatchObject({ ...aMessage(), reference, archived_at: null })
  expect(messages[1]).not.toHaveProperty('sender')
})

test('only staff and auditors read messages', async () => {
  await server.visitor.post('contact-messages/', aMessage())
  expect((await server.visitor.get('contact-messages/')).statusCode).toBe(401)
  expect((await (await server.as('cashier')).get('contact-messages/1/')).statusCode).toBe(403)
  const auditor = await server.as('auditor')
  expect((await auditor.get('contact-messages/')).statusCode).toBe(200)
  expect((await auditor.post('contact-messages/1/archive/')).statusCode).toBe(403)
})

test('a message without a name or with an invalid e-mail address is refused on those fields', async () => {
  const response = await server.visitor.post('contact-messages/', aMessage({ name: ' ', email: 'rahima' }))
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['name', 'email']])
  const emptyResponse = await server.visitor.post('contact-messages/', {})
  expect(emptyResponse.json().errors).toEqual({ name: ['Required'], email: ['Required'] })
  expect((await staff.get('contact-messages/')).json()).toEqual([])
})

test('a sender with a whole IPv6 /48 is stopped, another sender is not', async () => {
  const sendFrom = async (remoteAddress: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/contact-messages/',
        remoteAddress,
        payload: aMessage(),
      })
    ).statusCode
  const statuses: number[] = []
  for (let network = 1; network <= 60; network++) statuses.push(await sendFrom(`2001:db8:7:${network}::1`))
  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(new Set(statuses.slice(50))).toEqual(new Set([429]))
  expect(await sendFrom('2001:db8:8::1')).toBe(201)
})

test('an archived message leaves the list and returns when it is restored', async () => {
  await server.visitor.post('contact-messages/', aMessage())
  expect((await staff.post('contact-messages/1/archive/')).statusCode).toBe(200)
  expect((await staff.get('contact-messages/')).json()).toEqual([])
  expect((await staff.get('contact-messages/?archived=1')).json()).toHaveLength(1)
  await staff.post('contact-messages/1/restore/')
  expect((await staff.get('contact-messages/')).json()).toHaveLength(1)
})

test('a message with the hidden field filled in is saved as archived', async () => {
  const response = await server.visitor.post(
    'contact-messages/',
    aMessage({ website: 'https://spam.example' }),
  )
  expect(response.statusCode).toBe(201)
  expect((await staff.get('contact-messages/')).json()).toEqual([])
  expect((await staff.get('contact-messages/?archived=1')).json()).toHaveLength(1)
})

test('a network can send ten messages an hour, also when it sends them all at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 13 }, () => server.visitor.post('contact-messages/', aMessage())),
  )
  const refusals = responses.filter(({ statusCode }) => statusCode === 429)
  expect([refusals.length, (await staff.get('contact-messages/')).json().length]).toEqual([3, 10])
  expect(Number(refusals[0]?.headers['retry-after'])).toBeGreaterThan(3500)
  await server.sql`update contact_messages set created_at = created_at - interval '61 minutes'`
  expect((await server.visitor.post('contact-messages/', aMessage())).statusCode).toBe(201)
})

test('a repeated request with the same idempotency key saves one message', async () => {
  const key = { 'idempotency-key': 'once' }
  const first = await server.visitor.post('contact-messages/', aMessage(), key)
  const again = await server.visitor.post('contact-messages/', aMessage(), key)
  expect(again.json()).toEqual(first.json())
  expect((await staff.get('contact-messages/')).json()).toHaveLength(1)
})

describe('the form without our script', () => {
  const send = (fields: Record<string, string>) =>
    server.visitor.post('contact-messages/', form(fields), browserHeaders)

  test('a valid form redirects to the page with the reference number, in its language', async () => {
    const english = await send(aMessage({ website: '' }) as Record<string, string>)
    expect(english.statusCode).toBe(303)
    expect(english.headers.location).toMatch(/^\/contact\?sent=MSG-\d{4}-000001$/)
    const bengali = await send({ ...aMessage(), language: 'bn' } as Record<string, string>)
    expect(bengali.headers.location).toMatch(/^\/bn\/contact\?sent=MSG-/)
    expect((await staff.get('contact-messages/')).json()[0]).toMatchObject(aMessage())
  })

  test('a refused form redirects to the page with the error', async () => {
    expect((await send({ name: '', email: 'x', language: 'bn' })).headers.location).toBe(
      '/bn/contact?refused=fields',
    )
    for (let count = 0; count < 10; count++) await send(aMessage() as Record<string, string>)
    expect((await send(aMessage() as Record<string, string>)).headers.location).toBe('/contact?refused=often')
  })
})
