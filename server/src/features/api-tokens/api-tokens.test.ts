import { today } from '@samity/shared-api/contract'
import { scopeAreas, scopes, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import { buildApp } from '../../app.ts'
import { isInNetworks, readNetwork } from '../../process/ip-networks.ts'
import { createToken } from '../../../test/token-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

jest.setTimeout(120_000)

let server: TestServer
let admin: TestUser

beforeAll(async () => {
  server = await startTestServer({ TOKEN_REQUESTS_PER_MINUTE: '0' })
  admin = await server.as('admin')
})
afterAll(() => server.close())

const outOfScope = 'The scopes of this API token do not allow this.'
const notValid = 'This API token is not valid. It may be wrong, expired or revoked.'

describe('a token', () => {
  test('is shown once, stored as a hash, and a repeated request does not show it again', async () => {
    const body = { name: 'Accounting', role: 'staff', scopes: ['read:sales'], expires_on: today() }
    const key = { 'idempotency-key': 'a key of the accounting program' }
    const created = await admin.post('api-tokens', body, key)
    expect(created.statusCode).toBe(201)
    expect(created.headers['cache-control']).toBe('no-store')
    const { token, hint, id } = created.json()
    expect(token).toMatch(/^samity_[\w-]{43}$/)
    expect(token.endsWith(hint)).toBe(true)
    const [row] = await server.sql`select * from api_tokens where id = ${id}`
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await admin.get(`api-tokens/${id}`)).body).not.toContain(token)
    const repeated = await admin.post('api-tokens', body, key)
    expect([repeated.statusCode, repeated.json().errors]).toEqual([
      409,
      { name: ['A token with this name is in use'] },
    ])
    expect(await server.sql`select 1 from idempotency_keys`).toHaveLength(0)
  })

  test('is refused with a sentence at each field that is wrong', async () => {
    const response = await admin.post('api-tokens', {
      name: '',
      role: 'owner',
      scopes: ['write:audit'],
      expires_on: 'soon',
    })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['name', 'role', 'scopes.0', 'expires_on'])
    const later = await admin.post('api-tokens', {
      name: 'X',
      role: 'staff',
      scopes: [],
      addresses: ['203.0.113.7', '203.0.113/24'],
      expires_on: '2020-01-01',
    })
    expect(later.json().errors).toEqual({
      scopes: ['Choose at least one scope'],
      addresses: ["'203.0.113/24' is not an address or network such as 203.0.113.7 or 2001:db8::/32"],
      expires_on: ['Must not be before today'],
    })
  })

  test('is refused at once when it is revoked, also by another process', async () => {
    const other = await buildApp({ sql: server.sql, environment: server.app.environment })
    await other.ready()
    try {
      const { id, headers } = await createToken(admin, { scopes: ['read:configuration'] })
      const sendToOther = () => other.inject({ url: '/api/banks', headers })
      expect([
        (await sendToOther()).statusCode,
        (await server.visitor.get('banks', headers)).statusCode,
      ]).toEqual([200, 200])
      expect((await admin.delete(`api-tokens/${id}`)).statusCode).toBe(204)
      for (const response of [await sendToOther(), await server.visitor.get('banks', headers)])
        expect([response.statusCode, response.json().message]).toEqual([401, notValid])
      // the second revocation changes nothing
      expect((await admin.delete(`api-tokens/${id}`)).statusCode).toBe(204)
      const log = (await admin.get(`audit?subject=api-tokens&subject_id=${id}`)).json()
      expect(log.map((event: { action: string }) => event.action)).toEqual(['revoke', 'create'])
      expect((await admin.get(`api-tokens/${id}`)).json()).toMatchObject({
        state: 'revoked',
        revoked_by: admin.username,
      })
    } finally {
      await other.close()
    }
  })

  test('ends after its last day, and while its owner is no active administrator', async () => {
    const owner = await server.as('admin')
    const { id, headers } = await createToken(owner, { scopes: ['read:configuration'] })
    const send = async () => (await server.visitor.get('banks', headers)).statusCode
    const state = async () => (await admin.get(`api-tokens/${id}`)).json().state
    await server.sql`update api_tokens set expires_on = expires_on - 1 where id = ${id}`
    expect([await send(), await state()]).toEqual([401, 'expired'])
    await server.sql`update api_tokens set expires_on = expires_on + 1 where id = ${id}`
    expect([await send(), await state()]).toEqual([200, 'active'])
    await admin.put(`users/${owner.id}`, { role: 'staff' })
    expect([await send(), await state()]).toEqual([401, 'ownerless'])
    await admin.put(`users/${owner.id}`, { role: 'admin', status: 'disabled' })
    expect([await send(), await state()]).toEqual([401, 'revoked'])
  })

  test('works from its addresses only', async () => {
    const { headers } = await createToken(admin, {
      scopes: ['read:configuration'],
      addresses: ['203.0.113.0/24', '2001:db8::/32'],
    })
    const sendFrom = async (remoteAddress: string) =>
      (await server.app.inject({ url: '/api/banks', headers, remoteAddress })).statusCode
    expect(await sendFrom('203.0.113.9')).toBe(200)
    expect(await sendFrom('::ffff:203.0.113.9')).toBe(200)
    expect(await sendFrom('2001:db8:1::5')).toBe(200)
    expect(await sendFrom('203.0.114.9')).toBe(403)
    expect(await sendFrom('2001:db9::5')).toBe(403)
  })

  test('notes its use at most every ten minutes', async () => {
    const { id, headers } = await createToken(admin, { scopes: ['read:configuration'] })
    const lastUse = async () =>
      (
        await server.sql`select last_used_at, last_used_from, xmin::text as writer from api_tokens where id = ${id}`
      )[0]
    expect((await lastUse())!['last_used_at']).toBeNull()
    await server.visitor.get('banks', headers)
    const first = await lastUse()
    expect(first).toMatchObject({ last_used_at: expect.any(String), last_used_from: '127.0.0.1' })
    await server.visitor.get('banks', headers)
    expect(await lastUse()).toEqual(first)
    await server.sql`update api_tokens set last_used_at = now() - interval '11 minutes' where id = ${id}`
    await server.visitor.get('banks', headers)
    expect((await lastUse())!['last_used_at']).not.toBe(first!['last_used_at'])
  })

  test('books in the name of its owner, and the audit log names the token too', async () => {
    const { headers } = await createToken(admin, { scopes: ['write:configuration'], name: 'Import' })
    const response = await server.visitor.post(
      'banks',
      { bank_name: 'Sonali Bank', address: 'Court Road', branch_name: 'Court', account_category: 'Savings' },
      headers,
    )
    expect(response.statusCode).toBe(201)
    const [event] = await server.sql`
      select actor, actor_id from audit_events where subject = 'banks' order by id desc limit 1`
    expect(event).toEqual({ actor: `${admin.username} (API token: Import)`, actor_id: admin.id })
  })

  test('does not need a second step where the role of its owner requires one', async () => {
    const { headers } = await createToken(admin, { scopes: ['read:configuration'] })
    await server.sql`insert into two_factor_roles ${server.sql({ role: 'admin' })}`
    try {
      server.app.sessions.forget()
      expect((await admin.get('banks')).statusCode).toBe(403)
      expect((await server.visitor.get('banks', headers)).statusCode).toBe(200)
    } finally {
      await server.sql`delete from two_factor_roles`
      server.app.sessions.forget()
    }
  })

  test('without the scope is a visitor on the website, where an invalid session is one too', async () => {
    const { headers } = await createToken(admin, { scopes: ['read:sales'] })
    expect((await server.visitor.get('settings', headers)).statusCode).toBe(200)
    expect((await server.visitor.get('advocates', headers)).statusCode).toBe(403)
  })

  test('has a limit of requests of its own', async () => {
    const limited = await startTestServer({ TOKEN_REQUESTS_PER_MINUTE: '10' })
    try {
      const owner = await limited.as('admin')
      const { headers } = await createToken(owner, { scopes: ['write:configuration'] })
      const statuses = []
      for (let index = 0; index < 4; index++)
        statuses.push((await limited.visitor.post('banks', {}, headers)).statusCode)
      expect(statuses).toEqual([422, 422, 429, 429])
      expect((await limited.visitor.post('banks', {}, headers)).headers['retry-after']).toMatch(/^\d+$/)
      expect((await owner.get('banks')).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['203.0.113/24', false],
  ['203.0.113.7/33', false],
  ['1', false],
  ['fe80::1%eth0', false],
  ['example.org', false],
  ['', false],
])('%s is an address or network: %s', (text, isValid) => {
  expect(readNetwork(text) !== undefined).toBe(isValid)
})

test('an address in another family is in no network', () => {
  expect(isInNetworks('0.0.0.1', ['::/0'])).toBe(false)
  expect(isInNetworks('unknown', ['0.0.0.0/0'])).toBe(false)
})

describe('the routes', () => {
  /** Every route as its rule names it: 'GET advocates/:id' */
  const ruleNames = () => [...server.app.accessRules.keys()].sort()

  const areaOfRoute = (route: string) => server.app.accessRules.get(route)!.tokens

  test('and their areas are the reviewed ones, and each route is in an area or closed to tokens', () => {
    const table = ruleNames().map((route) => `${route}: ${areaOfRoute(route)}`)
    expect(table).toMatchSnapshot()
  })

  test('are reached by tokens with the scope and by no others', async () => {
    const withScopes = async (granted: Scope[]) => (await createToken(admin, { scopes: granted })).headers
    const allScopes = await withScopes([...scopes])
    const tokensOf = new Map(
      await Promise.all(
        scopeAreas.map(async ({ value: area }) => {
          const others = await withScopes(scopes.filter((scope) => !scope.endsWith(`:${area}`)))
          const read = await withScopes([`read:${area}`])
          const write = scopes.includes(`write:${area}`) ? await withScopes([`write:${area}`]) : allScopes
          return [area, { others, read, write }] as const
        }),
      ),
    )
    const routes = ruleNames().filter((route) => {
      const { roles } = server.app.accessRules.get(route)!
      // no token is a member: the tests of the own page say so
      return roles !== 'open' && !roles.includes('member') && !/^\*|\*$/.test(route)
    })
    expect(routes.length).toBeGreaterThan(250)
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ')
      const expectScope = async (headers: Record<string, string>, isAllowed: boolean) => {
        const response = await server.app.inject({
          // the methods of the rules are those of HTTP
          method: method as 'GET',
          url: `${path.startsWith('/') ? '' : '/api/'}${path.replaceAll(':series', 'LIB').replaceAll(/:\w+/g, '999999')}`,
          headers,
          ...(method !== 'GET' && { payload: {} }),
        })
        const isRefused = response.statusCode === 403 && response.json().message === outOfScope
        expect([route, isRefused, response.statusCode >= 500]).toEqual([route, !isAllowed, false])
      }
      const area = areaOfRoute(route)
      if (area === 'closed') {
        await expectScope(allScopes, false)
        continue
      }
      // the tests of the feed say what each scope shows
      if (area === 'several') continue
      const { others, read, write } = tokensOf.get(area)!
      await expectScope(others, false)
      await expectScope(read, method === 'GET')
      await expectScope(write, true)
    }
  })

  test('follow the role of the token as that of a user, whatever its scopes', async () => {
    const all = [...scopes]
    const refusedFor = async (
      role: string,
      route: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string],
    ) => {
      const { headers } = await createToken(admin, { scopes: all, role })
      const response = await server.app.inject({
        method: route[0],
        url: `/api/${route[1]}`,
        headers,
        ...(route[0] !== 'GET' && { payload: {} }),
      })
      return response.statusCode === 403 && response.json().message === 'Your role does not allow this.'
    }
    expect(await refusedFor('cashier', ['GET', 'income-report'])).toBe(true)
    expect(await refusedFor('cashier', ['POST', 'vokalotnama'])).toBe(false)
    expect(await refusedFor('auditor', ['POST', 'vokalotnama'])).toBe(true)
    expect(await refusedFor('auditor', ['GET', 'income-report'])).toBe(false)
    expect(await refusedFor('staff', ['PUT', 'lock'])).toBe(true)
  })
})
