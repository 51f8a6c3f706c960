import { createClient } from './create-client.ts'
import { ApiError, ConnectionError } from './errors.ts'

type Paths = {
  '/api/funds': {
    get: { responses: { 200: { content: { 'application/json': string[] } } } }
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } }
      requestBody: { content: { 'application/json': { amount: string } } }
      responses: { 201: { content: { 'application/json': { id: number } } } }
    }
  }
  '/api/login': {
    post: {
      requestBody: { content: { 'application/json': { username: string } } }
      responses: { 200: { content: { 'application/json': { access: string } } } }
    }
  }
}
type Sent = { method: string; key: string | null; body: string }

function clientOf(answers: (Response | Error)[], options: { retries?: number; maxDelayMs?: number } = {}) {
  const sent: Sent[] = []
  const samity = createClient<Paths>({
    url: 'http://samity.test',
    token: 'secret',
    firstDelayMs: 1,
    ...options,
    fetch: async (request) => {
      sent.push({
        method: request.method,
        key: request.headers.get('idempotency-key'),
        body: await request.text(),
      })
      const answer = answers[sent.length - 1]
      if (answer instanceof Response) return answer
      throw answer ?? new Error('The API got one request too many.')
    },
  })
  return { samity, sent }
}
const ok = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: 'Later', code: 'server.unavailable' }, { status, headers })
const broken = () => new TypeError('fetch failed')

test('a read is repeated until a response comes', async () => {
  const { samity, sent } = clientOf([broken(), refusal(503), refusal(429, { 'retry-after': '0' }), ok(['a'])])
  expect((await samity.GET('/api/funds')).data).toEqual(['a'])
  expect(sent).toHaveLength(4)
})

test('a write is repeated with the same key and the same body', async () => {
  const { samity, sent } = clientOf([broken(), refusal(502), ok({ id: 7 }, 201)])
  const { data } = await samity.POST('/api/funds', { body: { amount: '5' } })
  expect(data.id).toBe(7)
  const [first] = sent
  expect(first!.key).toMatch(/^[\da-f-]{36}$/)
  expect(sent).toEqual([first, first, first])
})

test('two writes have different keys, and a key of the caller stays', async () => {
  const { samity, sent } = clientOf([ok({ id: 1 }, 201), ok({ id: 2 }, 201), ok({ id: 2 }, 201)])
  const body = { amount: '5' }
  await samity.POST('/api/funds', { body })
  await samity.POST('/api/funds', { body })
  await samity.POST('/api/funds', { body, params: { header: { 'Idempotency-Key': 'mine' } } })
  expect(sent[0]!.key).not.toBe(sent[1]!.key)
  expect(sent[2]!.key).toBe('mine')
})

test('a write whose route stores no response has no key and is never repeated', async () => {
  const { samity, sent } = clientOf([broken()])
  await expect(samity.POST('/api/login', { body: { username: 'x' } })).rejects.toThrow(ConnectionError)
  expect(sent).toMatchObject([{ key: null }])
})

test('an error that a repetition cannot change is thrown at once', async () => {
  const body = {
    message: 'Serials overlap',
    code: 'serials.overlap',
    errors: { serials: ['Sold'] },
    conflict: { path: 'receipts', id: 3, number: 'VKL-2026-000001' },
  }
  const { samity, sent } = clientOf([ok(body, 409)])
  const error: unknown = await samity.GET('/api/funds').catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ ...body, status: 409, message: expect.any(String) })
  expect(sent).toHaveLength(1)
})

test('the errors of the last attempt have the key for a later repetition', async () => {
  const { samity, sent } = clientOf([broken(), broken(), refusal(503)], { retries: 1 })
  const post = () => samity.POST('/api/funds', { body: { amount: '5' } }).catch((one: unknown) => one)
  expect(await post()).toEqual(expect.objectContaining({ idempotencyKey: sent[0]!.key }))
  expect(sent).toHaveLength(2)
})

test('a wait that is longer than allowed is left to the caller', async () => {
  const { samity, sent } = clientOf([refusal(429, { 'retry-after': '3600' })], { maxDelayMs: 1000 })
  await expect(samity.GET('/api/funds')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
  expect(sent).toHaveLength(1)
})

test('an abort ends the wait', async () => {
  const { samity, sent } = clientOf([refusal(503, { 'retry-after': '30' })])
  const controller = new AbortController()
  const reading = samity.GET('/api/funds', { signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  await expect(reading).rejects.toThrow(/abort/i)
  expect(sent).toHaveLength(1)
})

test('a page of a proxy is an error with its text', async () => {
  const { samity } = clientOf([new Response('<h1>Bad Gateway</h1>', { status: 502 })], { retries: 0 })
  await expect(samity.GET('/api/funds')).rejects.toMatchObject({
    status: 502,
    code: '',
    body: { message: '<h1>Bad Gateway</h1>' },
  })
})
