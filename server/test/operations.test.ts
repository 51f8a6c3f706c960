import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { roles } from '@samity/shared-api/contract'
import type { Principal } from '../src/http/access.ts'
import { parametersOf, type ApiDocument } from '../src/openapi/paths.ts'
import { anyValue } from './fuzz-inputs.ts'
import { documentChecker, MismatchList, operationsOf, type DocumentedOperation } from './document-checker.ts'
import { sampleRecords } from './operation-records.ts'
import { furtherSteps, type Step } from './operation-steps.ts'
import { requestsOf } from './requests-of-document.ts'
import { randomSeed } from './random-seed.ts'
import { openTestMember } from './member-builders.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/*
 * Real requests for every operation: each response, of success and of failure, is what the OpenAPI document
 * says.
 */

jest.setTimeout(240_000)

/** The number of random requests; `RANDOM_SEED=$RANDOM` sends other ones. */
const randomRequests = 4000

let server: TestServer
let folder: string
let document: ApiDocument
let operations: DocumentedOperation[]
let checker: ReturnType<typeof documentChecker>
const sessions = new Map<Principal, Record<string, string>>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-operations-'))
  // an installation has it; one operation writes there
  const releases = path.join(folder, 'releases')
  await mkdir(releases)
  server = await startTestServer({
    BACKUP_FOLDER: folder,
    SAMITY_RELEASES: releases,
    OPEN_REQUESTS_PER_MINUTE: '0',
  })
  document = (await server.visitor.get('docs/json')).json()
  operations = operationsOf(document)
  checker = documentChecker(document)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** A cached session, renewed after it ends: signing out is one of the operations. */
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

type Request = { who: Principal; url: string; body?: unknown; headers?: Record<string, string> }

async function send(
  { method }: DocumentedOperation,
  { who, url, body, headers = {} }: Request,
): Promise<LightMyRequestResponse> {
  const session = await headersOf(who)
  const response = await server.app.inject({
    // the methods of the document
    method: method as NonNullable<InjectOptions['method']>,
    url,
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...session,
      ...headers,
    },
  })
  if (response.statusCode === 401) sessions.delete(who)
  return response
}

const urlOf = ({ path: template }: DocumentedOperation, value: number | string) =>
  template.replace(/\{\w+\}/g, String(value))
const mayBeAnonymous = ({ operation }: DocumentedOperation) =>
  (operation.security ?? []).every((one) => Object.keys(one).length === 0) ||
  (operation.security ?? []).some((one) => Object.keys(one).length === 0)
/** The role that reaches most: an administrator, a member for the own page, or nobody for an open operation. */
const roleFor = (one: DocumentedOperation): Principal => {
  const allowed = one.operation['x-roles'] ?? []
  const [first = 'anonymous'] = (['admin', 'staff', 'cashier', 'auditor', 'member'] as const).filter((role) =>
    allowed.includes(role),
  )
  return first
}
/** Ending the session that all others use would only repeat the test of a request without one. */
const endsSession = ({ name }: DocumentedOperation) => name === 'POST /api/logout'

test('every success is what the document says', async () => {
  const mismatches = new MismatchList()
  const done = new Set<string>()
  const ids = new Map<string, number>()
  const sent = new Map<string, object>()
  const idOf = (resource: string): number => ids.get(resource) ?? 1
  const find = (name: string) => operations.find((one) => one.name === name)
  const takesReason = (name: string) => {
    const found = find(name)
    return found && parametersOf(document, found.operation).some((one) => one.name === 'reason')
  }

  const names = [
    ...sampleRecords.map((one) => `POST /api/${one.path}`),
    ...furtherSteps.map(({ operation }) => operation),
  ]
  expect(names.filter((name) => !find(name))).toEqual([])

  /** Sends a request that must succeed. Nothing is sent for an operation that does not exist. */
  async function succeed(
    name: string,
    {
      who,
      id = 1,
      query,
      body,
      mayConflict,
    }: { who: Principal; id?: number; query?: string; body?: object | undefined; mayConflict?: true },
  ): Promise<{ id?: number; version?: number } | undefined> {
    const one = find(name)
    if (!one) return undefined
    const url = urlOf(one, id) + (query ? `?${query}` : '')
    const response = await send(one, { who, url, ...(body && { body }) })
    const isSuccess = response.statusCode < 300
    mismatches.add(one, checker.mismatches(one, response))
    if (!isSuccess && !(mayConflict && response.statusCode === 409))
      mismatches.add(one, [`should succeed: ${response.statusCode} ${response.body.slice(0, 200)}`])
    if (isSuccess && body) mismatches.add(one, checker.bodyErrors(one, body))
    if (isSuccess) done.add(name)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    // rows have an id and a version; other bodies are not used
    return isSuccess && isJson ? (response.json() as { id?: number; version?: number }) : undefined
  }

  for (const { path: resource, by = 'staff', body } of sampleRecords) {
    const content = body(idOf)
    const row = await succeed(`POST /api/${resource}`, { who: by, body: content })
    if (row?.id === undefined) continue
    ids.set(resource, row.id)
    sent.set(resource, content)
  }

  const actor = (by: Step['by']): Principal => (by === 'visitor' ? 'anonymous' : (by ?? 'staff'))
  for (const { operation, by, body, query, id } of furtherSteps)
    await succeed(operation, {
      who: actor(by),
      body,
      ...(query && { query }),
      ...(id && { id: idOf(id) }),
    })

  // whatever can be read without further parameters, and each record
  const readable = operations.filter(
    (one) => one.method === 'GET' && !done.has(one.name) && !/\{(?!id\})/.test(one.path),
  )
  for (const one of readable) {
    const resource = one.path.slice('/api/'.length).split('/{id}')[0]!
    if (one.path.includes('{id}') && !ids.has(resource)) continue
    const response = await send(one, { who: roleFor(one), url: urlOf(one, idOf(resource)) })
    mismatches.add(one, checker.mismatches(one, response))
    if (response.statusCode < 300) done.add(one.name)
  }

  for (const [resource, body] of sent) {
    const record = `/api/${resource}/{id}`
    // steps in between have changed some
    const current = await succeed(`GET ${record}`, { who: 'admin', id: idOf(resource) })
    const version = current?.version
    await succeed(`PUT ${record}`, { who: 'admin', id: idOf(resource), body: { ...body, version } })
    for (const step of ['archive', 'restore'])
      await succeed(`POST ${record}/${step}`, { who: 'admin', id: idOf(resource) })
  }
  // in the opposite order; void receipts still refer to some records
  for (const resource of [...sent.keys()].reverse())
    await succeed(`DELETE /api/${resource}/{id}`, {
      who: 'admin',
      id: idOf(resource),
      query: takesReason(`DELETE /api/${resource}/{id}`) ? 'reason=Mistake' : '',
      mayConflict: true,
    })

  expect(mismatches.toJSON()).toEqual({})
  expect(done.size).toBeGreaterThan(200)
})

describe('every failure is what the document says', () => {
  /**
   * Sends one request for each operation and lists what is not as described. `isExpected` says which statuses
   * are right.
   */
  async function failuresOf(
    chosen: readonly DocumentedOperation[],
    requestFor: (one: DocumentedOperation) => Request,
    isExpected: (status: number) => boolean,
  ) {
    const mismatches = new MismatchList()
    for (const one of chosen) {
      const response = await send(one, requestFor(one))
      mismatches.add(one, checker.mismatches(one, response))
      if (!isExpected(response.statusCode))
        mismatches.add(one, [`got ${response.statusCode}: ${response.body.slice(0, 150)}`])
    }
    expect(chosen.length).toBeGreaterThan(50)
    return mismatches.toJSON()
  }
  const writes = () => operations.filter((one) => one.method !== 'GET' && !endsSession(one))

  test('without a session', async () => {
    const closed = operations.filter((one) => !mayBeAnonymous(one))
    const requestFor = (one: DocumentedOperation) => ({ who: 'anonymous' as const, url: urlOf(one, 1) })
    expect(await failuresOf(closed, requestFor, (status) => status === 401)).toEqual({})
  })

  test('with a role that is not allowed', async () => {
    const refused = (one: DocumentedOperation) =>
      roles.find((role) => !(one.operation['x-roles'] ?? roles).includes(role))
    const isForMembers = (one: DocumentedOperation) => roleFor(one) === 'member'
    const restricted = operations.filter((one) => !mayBeAnonymous(one) && !isForMembers(one) && refused(one))
    const requestFor = (one: DocumentedOperation) => ({ who: refused(one)!, url: urlOf(one, 1) })
    expect(await failuresOf(restricted, requestFor, (status) => status === 403)).toEqual({})
  })

  test('with a body that is not JSON', async () => {
    const requestFor = (one: DocumentedOperation) => ({ who: roleFor(one), url: urlOf(one, 1), body: '{' })
    const withBody = writes().filter(({ operation }) => operation.requestBody?.content['application/json'])
    expect(await failuresOf(withBody, requestFor, (status) => status === 400)).toEqual({})
  })

  test('with values that no field accepts', async () => {
    const wrong = { a: [{ b: null }] }
    const bodyFor = ({ operation }: DocumentedOperation) => {
      const reference = operation.requestBody?.content['application/json']?.schema['$ref']
      const schema = document.components.schemas[String(reference).split('/').at(-1)!]
      return Object.fromEntries(
        Object.keys((schema?.['properties'] as object) ?? {}).map((key) => [key, wrong]),
      )
    }
    const withFields = writes().filter((one) => Object.keys(bodyFor(one)).length > 0)
    const requestFor = (one: DocumentedOperation) => ({
      who: roleFor(one),
      url: urlOf(one, 999_999),
      body: bodyFor(one),
    })
    // a route that reads its record first says that there is none
    const isExpected = (status: number) => status >= 400 && status < 500
    expect(await failuresOf(withFields, requestFor, isExpected)).toEqual({})
  })

  test('with an id of no record', async () => {
    // the series of a receipt comes before its id, and 999999 is none
    const withId = operations.filter((one) => /\{id\}/.test(one.path) && !one.path.includes('{series}'))
    const requestFor = (one: DocumentedOperation) => ({
      who: roleFor(one),
      url: urlOf(one, 999_999),
      ...(one.operation.requestBody && { body: {} }),
    })
    // a body without its fields is refused before its record is looked for
    const isExpected = (status: number) => status >= 400 && status < 500
    const reads = withId.filter(({ method }) => method === 'GET')
    expect(await failuresOf(reads, requestFor, (status) => status === 404)).toEqual({})
    expect(await failuresOf(withId, requestFor, isExpected)).toEqual({})
  })

  test('with a query parameter that the route does not know', async () => {
    const reads = operations.filter(
      (one) => one.method === 'GET' && !one.path.includes('{') && !one.name.includes('single-sign-on'),
    )
    const requestFor = (one: DocumentedOperation) => ({ who: roleFor(one), url: `${one.path}?limitt=1` })
    expect(await failuresOf(reads, requestFor, (status) => status === 400)).toEqual({})
  })

  test('with a type of content that the route does not accept', async () => {
    const requestFor = (one: DocumentedOperation) => ({
      who: roleFor(one),
      url: urlOf(one, 1),
      body: 'x',
      headers: { 'content-type': 'text/csv' },
    })
    const withBody = writes().filter(({ operation }) => operation.requestBody)
    expect(await failuresOf(withBody, requestFor, (status) => status === 415)).toEqual({})
  })
})

test('random requests made from the document get only documented responses', async () => {
  const mismatches = new MismatchList()
  const chosen = operations.filter((one) => !endsSession(one))
  const requests = fc.sample(requestsOf(document, chosen, anyValue), {
    numRuns: randomRequests,
    seed: randomSeed,
  })
  for (const { operation: one, ...request } of requests) {
    const response = await send(one, request)
    mismatches.add(one, checker.mismatches(one, response))
    if (response.statusCode >= 500 && response.statusCode !== 503)
      mismatches.add(one, [`failed: ${request.url} ${JSON.stringify(request.body)?.slice(0, 300)}`])
    // a role that must use two steps gets nothing but 403 from here on
    if (one.path.includes('two-factor-roles')) await server.sql`delete from two_factor_roles`
  }
  expect(mismatches.toJSON()).toEqual({})
})
