import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { roles } from '@samity/shared-api/contract'
import type { Principal } from '../src/http/access.ts'
import { contentType, hostileValue, anyValue, malformedBody } from './fuzz-inputs.ts'
import { randomSeed } from './random-seed.ts'
import { startTestServer, type TestServer } from './test-server.ts'

jest.setTimeout(240_000)

type Schema = {
  type?: string
  format?: string
  enum?: string[]
  examples?: string[]
  properties?: Record<string, Schema>
}
type Operation = {
  parameters?: { in: string; name: string }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
type Route = { method: string; path: string; query: string[]; body: Schema }

/** How many requests; a run with another seed has other ones. */
const requests = 2000
/** Nobody waits longer, even where a computer has much else to do */
const patience = 20_000

let served: TestServer
let backups: string
let routes: Route[]
const tokens = new Map<Principal, string | undefined>()

beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), 'samity-fuzz-'))
  served = await startTestServer({ BACKUP_FOLDER: backups })
  const { paths } = (await served.visitor.get('docs/json')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  routes = Object.entries(paths).flatMap(([at, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody }]) => ({
      method: verb.toUpperCase(),
      path: at,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      body: requestBody?.content?.['application/json']?.schema ?? {},
    })),
  )
})
afterAll(async () => {
  await served.close()
  await rm(backups, { recursive: true })
})

function sound({ enum: offered, type, format, examples }: Schema): fc.Arbitrary<unknown> {
  if (offered) return fc.constantFrom(...offered)
  if (format === 'date') return fc.constantFrom('2026-11-20', '2024-02-29')
  if (type === 'integer' || type === 'number') return fc.integer({ min: 1, max: 2030 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(anyValue, { maxLength: 2 })
  return fc.constantFrom<unknown>(examples?.[0] ?? 'Rahim', '1', 'Vokalotnama', 'cash')
}

const bodyOf = ({ properties = {} }: Schema) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => [
        field,
        fc.oneof({ weight: 4, arbitrary: sound(schema) }, anyValue),
      ]),
    ),
    { requiredKeys: [] },
  )

const payload = (schema: Schema) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: bodyOf(schema).map((body) => ({ type: 'application/json', body: JSON.stringify(body) })),
    },
    anyValue.map((body) => ({ type: 'application/json', body: JSON.stringify(body) })),
    fc.record({ type: contentType, body: malformedBody }),
  )

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()).slice(
    0,
    2000,
  )
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '999999999',
    '99999999999',
    '%00',
    '%ff',
    '%',
    '..%2f..',
    "1'--",
    '১',
    '__proto__',
  ),
  hostileValue.map(encoded),
)
const common = [
  'limit',
  'offset',
  'ordering',
  'search',
  'from',
  'to',
  'year',
  'month',
  'q',
  'voided',
  '__proto__',
]
const queryOf = (names: string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names, ...common),
        fc.oneof(anyValue.map(encoded), fc.constantFrom('%', '%zz', '%ff%fe', 'id', '-id,name', '2026')),
        fc.boolean(),
      ),
      { maxLength: 4 },
    )
    .map((pairs) =>
      pairs.map(([key, value, twice]) => `${key}=${value}${twice ? `&${key}=1` : ''}`).join('&'),
    )

const header = fc.record(
  {
    'accept-language': fc.constantFrom('bn', 'bn;q=0', ';q=', 'x'.repeat(300), '*'),
    'idempotency-key': fc.constantFrom('a', ' ', 'x'.repeat(200), 'x'.repeat(10_000)),
    'if-none-match': fc.constantFrom('*', 'W/""', '"', ',,,', '"x"'.repeat(500)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', "'", ','.repeat(500)),
    host: fc.constantFrom('evil.example', '[', 'a b'),
  },
  { requiredKeys: [] },
)
const verb = (method: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(method) },
    fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'),
  )

const request = () =>
  fc.constantFrom(...routes).chain((route) =>
    fc.record({
      who: fc.constantFrom<Principal>('anonymous', 'admin', ...roles),
      method: verb(route.method),
      at: fc.constant(route.path),
      parts: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: queryOf(route.query),
      headers: header,
      sent: payload(route.body),
    }),
  )

/** Signed-in people lose their session now and then: signing out is one of the routes. */
async function tokenOf(who: Principal): Promise<string | undefined> {
  if (who === 'anonymous') return undefined
  if (!tokens.has(who)) tokens.set(who, (await served.as(who)).token)
  return tokens.get(who)
}

const leak = /node_modules|\.ts:\d|PostgresError|syntax error at|violates|relation "|\n\s+at /

test('no request makes it fail, hang, or tell what it is made of', async () => {
  await fc.assert(
    fc.asyncProperty(request(), async ({ who, method, at, parts, query, headers, sent }) => {
      let nth = 0
      const url = at.replace(/\{\w+\}|\*/g, () => parts[nth++ % 3]!) + (query && `?${query}`)
      const token = await tokenOf(who)
      const reads = method === 'GET' || method === 'HEAD'
      const asked = {
        method,
        url,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(!reads && { 'content-type': sent.type }),
        },
        ...(!reads && { payload: sent.body ?? '' }),
      }
      const began = Date.now()
      // any method may come
      const answer = await served.app.inject(asked as InjectOptions)
      if (answer.statusCode === 401) tokens.delete(who)
      if (at.includes('two-factor-roles') && method === 'PUT') await served.sql`delete from two_factor_roles`
      expect([answer.statusCode < 500, answer.statusCode, answer.body.slice(0, 200)]).toEqual([
        true,
        expect.any(Number),
        expect.any(String),
      ])
      if (!at.startsWith('/api/docs')) expect(answer.body).not.toMatch(leak)
      expect(Date.now() - began).toBeLessThan(patience)
    }),
    { numRuns: requests, seed: randomSeed, interruptAfterTimeLimit: 150_000, endOnFailure: true },
  )
})
