import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { roles } from '@samity/shared-api/contract'
import type { Principal } from '../src/http/access.ts'
import { parametersOf, type ApiDocument } from '../src/openapi/paths.ts'
import { contentType, hostileValue, anyValue, malformedBody } from './fuzz-inputs.ts'
import { randomSeed } from './random-seed.ts'
import { openTestMember } from './member-builders.ts'
import { startTestServer, type TestServer } from './test-server.ts'

jest.setTimeout(240_000)

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  type?: string | string[]
  format?: string
  enum?: string[]
  examples?: string[]
  properties?: Record<string, Schema>
}
type Route = { method: string; path: string; query: string[]; body: Schema }

/** The number of requests; another seed sends other ones. */
const requestCount = 2000

let server: TestServer
let backups: string
let routes: Route[]
let schemas: Record<string, Schema>
const sessions = new Map<Principal, Record<string, string>>()

beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), 'samity-fuzz-'))
  server = await startTestServer({ BACKUP_FOLDER: backups })
  const document = (await server.visitor.get('docs/json')).json() as ApiDocument
  schemas = document.components.schemas as Record<string, Schema>
  routes = Object.entries(document.paths).flatMap(([template, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      method: verb.toUpperCase(),
      path: template,
      query: parametersOf(document, operation)
        .filter((one) => one.in === 'query')
        .map(({ name }) => name),
      body: schemaOf(operation.requestBody?.content['application/json']?.schema),
    })),
  )
})
afterAll(async () => {
  await server.close()
  await rm(backups, { recursive: true })
})

/** The schema that a reference, or the first of several alternatives, leads to. */
function schemaOf(schema: Schema = {}): Schema {
  const target = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema.anyOf?.[0]
  return target ? schemaOf(target) : schema
}

function validValue(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: allowedValues, type: types, format, examples } = schemaOf(schema)
  const [type] = [types].flat()
  if (allowedValues) return fc.constantFrom(...allowedValues)
  if (format === 'date' || examples?.[0] === '2026-03-10') return fc.constantFrom('2026-11-20', '2024-02-29')
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
        fc.oneof({ weight: 4, arbitrary: validValue(schema) }, anyValue),
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

const encode = (value: unknown) =>
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
  hostileValue.map(encode),
)
const commonParameters = [
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
        fc.constantFrom(...names, ...commonParameters),
        fc.oneof(anyValue.map(encode), fc.constantFrom('%', '%zz', '%ff%fe', 'id', '-id,name', '2026')),
        fc.boolean(),
      ),
      { maxLength: 4 },
    )
    .map((pairs) =>
      pairs.map(([key, value, isRepeated]) => `${key}=${value}${isRepeated ? `&${key}=1` : ''}`).join('&'),
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
      who: fc.constantFrom<Principal>('anonymous', 'member', 'admin', ...roles),
      method: verb(route.method),
      template: fc.constant(route.path),
      parts: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: queryOf(route.query),
      headers: header,
      content: payload(route.body),
    }),
  )

/** A cached session, renewed after it ends: signing out is one of the routes. */
async function headersOf(who: Principal): Promise<Record<string, string>> {
  if (who === 'anonymous') return {}
  if (!sessions.has(who))
    sessions.set(
      who,
      who === 'member'
        ? { cookie: await openTestMember(server.sql) }
        : { authorization: `Bearer ${(await server.as(who)).token}` },
    )
  return sessions.get(who)!
}

const leak = /node_modules|\.ts:\d|PostgresError|syntax error at|violates|relation "|\n\s+at /

test('no request makes the server fail, hang or reveal its internals', async () => {
  await fc.assert(
    fc.asyncProperty(request(), async ({ who, method, template, parts, query, headers, content }) => {
      let nth = 0
      const url = template.replace(/\{\w+\}|\*/g, () => parts[nth++ % 3]!) + (query && `?${query}`)
      const session = await headersOf(who)
      const isRead = method === 'GET' || method === 'HEAD'
      const options = {
        method,
        url,
        headers: {
          ...headers,
          ...session,
          ...(!isRead && { 'content-type': content.type }),
        },
        ...(!isRead && { payload: content.body ?? '' }),
      }
      // inject() types fewer methods than a client may send
      const response = await server.app.inject(options as InjectOptions)
      if (response.statusCode === 401) sessions.delete(who)
      if (template.includes('two-factor-roles') && method === 'PUT')
        await server.sql`delete from two_factor_roles`
      expect([response.statusCode < 500, response.statusCode, response.body.slice(0, 200)]).toEqual([
        true,
        expect.any(Number),
        expect.any(String),
      ])
      if (!template.startsWith('/api/docs')) expect(response.body).not.toMatch(leak)
    }),
    { numRuns: requestCount, seed: randomSeed, interruptAfterTimeLimit: 150_000, endOnFailure: true },
  )
})
