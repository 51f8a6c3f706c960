import { createFirstAdmin, createSetupLink } from './setup.ts'
import { readEnvironment } from '../../process/environment.ts'
import { recoverAccount } from '../sign-in/reset-link.ts'
import type { Person } from '@samity/shared-api/contract/users/user'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await server.sql`delete from users`
  await server.sql`delete from attempt_counters`
  await server.sql`delete from one_time_tokens`
})
afterAll(() => server.close())

/** The token of a reset link. */
const tokenIn = (url: string) =>
  new URLSearchParams(new URL(url, 'http://localhost').hash.slice(1)).get('token')

const credentials = { username: 'secretary', password: 'a good long one', email: '' }
const auditEntriesSince = async (since: string) =>
  (await server.sql`select action, subject, actor from audit_events where at > ${since} order by id`).map(
    (one) => ({ ...one }),
  )

describe('first run', () => {
  const link = async (env = {}) => {
    const settings = readEnvironment({ PUBLIC_URL: 'https://bar.example.org', ...env })
    await createFirstAdmin(server.sql, settings)
    return createSetupLink(server.sql, settings)
  }
  const tokenOf = (url: string | undefined) => new URL(url ?? '').hash.replace('#token=', '')

  test('prints a link that creates the first administrator once', async () => {
    const url = await link()
    expect(url).toMatch(/^https:\/\/bar\.example\.org\/setup#token=.{43}$/)
    expect((await server.visitor.get('setup/')).json()).toEqual({ needed: true })
    expect((await server.visitor.post('setup/', { ...credentials, token: 'guessed' })).statusCode).toBe(422)
    const response = await server.visitor.post('setup/', { ...credentials, token: tokenOf(url) })
    expect(response.statusCode).toBe(201)
    const { user, access } = response.json()
    expect(user).toMatchObject({ username: 'secretary', role: 'admin' })
    const profile = await server.app.inject({
      url: '/api/user/',
      headers: { authorization: `Bearer ${access}` },
    })
    expect(profile.json()).toMatchObject({ username: 'secretary' })
    expect((await server.visitor.post('login/', credentials)).json().user.role).toBe('admin')
    expect(
      (await server.visitor.post('setup/', { ...credentials, username: 'second', token: tokenOf(url) }))
        .statusCode,
    ).toBe(422)
    expect((await server.visitor.get('setup/')).json()).toEqual({ needed: false })
    expect(await link()).toBeUndefined()
  })

  test('lets one of two people with concurrent links become administrator', async () => {
    const [first, second] = [tokenOf(await link()), tokenOf(await link())]
    const responses = await Promise.all([
      server.visitor.post('setup/', { ...credentials, token: first }),
      server.visitor.post('setup/', { ...credentials, username: 'second', token: second }),
    ])
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1)
  })

  test('keeps a link valid after a bad password and after another start', async () => {
    const url = await link()
    await link()
    expect(
      (await server.visitor.post('setup/', { ...credentials, password: 'short', token: tokenOf(url) }))
        .statusCode,
    ).toBe(422)
    expect((await server.visitor.post('setup/', { ...credentials, token: tokenOf(url) })).statusCode).toBe(
      201,
    )
  })

  test('prints no link when the environment names the administrator', async () => {
    const env = { ADMIN_USERNAME: 'Chief', ADMIN_PASSWORD: 'a good long one' }
    expect(await link(env)).toBeUndefined()
    expect(
      (await server.visitor.post('login/', { username: 'chief', password: 'a good long one' })).statusCode,
    ).toBe(200)
    expect(await link(env)).toBeUndefined()
  })

  test('refuses a weak ADMIN_PASSWORD by name', async () => {
    await expect(link({ ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'password1' })).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used/,
    )
  })
})

test('an administrator can refuse a pending account; others can only be disabled', async () => {
  const admin = await server.as('admin')
  const staff = await server.as('staff')
  await server.visitor.post('register/', credentials)
  const [pending] = (await admin.get('users/?status=pending')).json()
  expect((await admin.delete(`users/${pending.id}/`)).statusCode).toBe(204)
  expect((await admin.get('users/?status=pending')).json()).toEqual([])
  const refusal = await admin.delete(`users/${staff.id}/`)
  expect([refusal.statusCode, refusal.json().message]).toEqual([
    409,
    'Only an account that is waiting for approval can be refused. Disable this one instead.',
  ])
})

test('a new role takes effect with the next request', async () => {
  const admin = await server.as('admin')
  const person = await server.as('auditor')
  const bank = { bank_name: 'a', address: 'b', branch_name: 'c', account_category: 'd' }
  expect((await person.post('banks/', bank)).statusCode).toBe(403)
  expect((await admin.put(`users/${person.id}/`, { role: 'staff' })).json()).toMatchObject({
    role: 'staff',
    status: 'active',
  })
  expect((await person.post('banks/', bank)).statusCode).toBe(201)
})

test('the last administrator can be neither demoted nor disabled, even by concurrent changes', async () => {
  const first = await server.as('admin')
  for (const change of [{ role: 'staff' }, { status: 'disabled' }])
    expect((await first.put(`users/${first.id}/`, change)).statusCode).toBe(409)
  const second = await server.as('admin')
  const both = await Promise.all([
    first.put(`users/${second.id}/`, { role: 'staff' }),
    second.put(`users/${first.id}/`, { role: 'staff' }),
  ])
  expect(both.map((response) => response.statusCode).sort()).not.toEqual([200, 200])
  const [{ admins } = { admins: 0 }] = await server.sql<{ admins: number }[]>`
    select count(*) as admins from users where role = 'admin' and status = 'active'`
  expect(admins).toBe(1)
})

test('a reset link works once, replaces the previous one, ends the sessions and unlocks the account', async () => {
  const admin = await server.as('admin')
  const person = await server.as('staff')
  const tokenFrom = async () => {
    const response = await admin.post(`users/${person.id}/reset-link/`)
    expect(response.statusCode).toBe(201)
    return tokenIn(response.json().url)
  }
  const [old, token] = [await tokenFrom(), await tokenFrom()]
  const reset = (value: string | null, new_password = 'a good long one') =>
    server.visitor.post('reset-password/', { token: value, new_password })
  expect((await reset(old)).statusCode).toBe(422)
  expect((await reset(token, 'short')).json().errors).toHaveProperty('new_password')
  expect((await reset(token)).statusCode).toBe(200)
  expect((await reset(token)).statusCode).toBe(422)
  expect((await person.get('user/')).statusCode).toBe(401)
  expect(
    (await server.visitor.post('login/', { username: person.username, password: 'a good long one' }))
      .statusCode,
  ).toBe(200)
})

test('an operator recovers the last administrator: a reset link, no second step, both in the audit log', async () => {
  const last = await server.as('admin')
  await server.sql`insert into two_factor (user_id, secret, confirmed_at) values (${last.id}, 'x', now())`
  const command = { id: null, username: 'command line' }
  const { url, hadTwoFactor } = await recoverAccount(server.sql, command, last.username.toUpperCase())
  expect(hadTwoFactor).toBe(true)
  const token = tokenIn(url)
  const new_password = 'a good long one'
  expect((await server.visitor.post('reset-password/', { token, new_password })).statusCode).toBe(200)
  const response = await server.visitor.post('login/', { username: last.username, password: new_password })
  expect(response.statusCode).toBe(200)
  const auditEntries = await server.sql`
    select action from audit_events where actor = 'command line' and subject_id = ${String(last.id)} order by id`
  expect(auditEntries.map(({ action }) => action)).toEqual(['reset-link', 'reset-two-factor'])
  await expect(recoverAccount(server.sql, command, 'nobody at all')).rejects.toThrow(/^There is no account/)
})

test('guesses at reset links are limited, as with passwords', async () => {
  const statuses = []
  for (let tries = 0; tries < 22; tries++) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/reset-password/',
      remoteAddress: '203.0.113.99',
      payload: { token: `guess ${tries}`, new_password: 'a good long one' },
    })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('a reset link expires after a day', async () => {
  const admin = await server.as('admin')
  const { url } = (await admin.post(`users/${admin.id}/reset-link/`)).json()
  await server.sql`update one_time_tokens set expires_at = now() - interval '1 second'`
  const token = tokenIn(url)
  expect(
    (await server.visitor.post('reset-password/', { token, new_password: 'a good long one' })).statusCode,
  ).toBe(422)
})

test('an administrator sees a person’s sessions and ends them', async () => {
  const admin = await server.as('admin')
  const person = await server.as('cashier')
  expect((await admin.get(`users/${person.id}/sessions/`)).json()).toEqual([
    {
      id: expect.any(Number),
      device: 'test',
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
      current: false,
    },
  ])
  expect((await admin.delete(`users/${person.id}/sessions/`)).statusCode).toBe(204)
  expect((await person.get('user/')).statusCode).toBe(401)
  expect((await admin.get(`users/${person.id}/sessions/`)).json()).toEqual([])
})

test('people see their own sessions and can end them, and nobody else’s', async () => {
  const person = await server.as('staff')
  const other = await server.as('staff')
  const [own] = (await person.get('user/sessions/')).json()
  expect(own.current).toBe(true)
  expect((await other.delete(`user/sessions/${own.id}/`)).statusCode).toBe(404)
  expect((await person.delete(`user/sessions/${own.id}/`)).statusCode).toBe(204)
  expect((await person.get('user/')).statusCode).toBe(401)
})

test('people change their profile, but not their role', async () => {
  const person = await server.as('staff')
  const { version } = (await person.get('user/')).json()
  const body = {
    name: 'রহিমা',
    phone: '+880 1712-345678',
    email: 'r@example.com',
    language: 'bn',
    digits: 'bengali',
    role: 'admin',
    version,
  }
  expect((await person.put('user/', body)).json()).toMatchObject({
    name: 'রহিমা',
    phone: '01712345678',
    language: 'bn',
    digits: 'bengali',
    role: 'staff',
  })
  expect((await person.put('user/', { ...body, digits: '' })).statusCode).toBe(409)
  expect((await person.put('user/', { ...body, digits: '', version: undefined })).json().digits).toBeNull()
})

test('everybody reads the names behind accounts, which administrators may enter', async () => {
  const [admin, cashier] = await Promise.all([server.as('admin'), server.as('cashier')])
  await server.visitor.post('register/', credentials)
  await server.sql`update users set name = '' where id = ${cashier.id}`
  const nameOf = async () =>
    ((await cashier.get('people/')).json() as Person[]).find(({ username }) => username === cashier.username)
      ?.name
  expect(await nameOf()).toEqual({ en: cashier.username, bn: cashier.username })
  expect((await admin.put(`users/${cashier.id}/`, { name: 'Rahim Uddin' })).json()).toMatchObject({
    name: 'Rahim Uddin',
    role: 'cashier',
  })
  expect(await nameOf()).toEqual({ en: 'Rahim Uddin', bn: 'Rahim Uddin' })
  await admin.put(`users/${cashier.id}/`, { name_bengali: 'রহিম উদ্দিন' })
  expect(await nameOf()).toEqual({ en: 'Rahim Uddin', bn: 'রহিম উদ্দিন' })
  // who only asked for an account is nobody's colleague
  expect((await cashier.get('people/')).json()).not.toContainEqual(
    expect.objectContaining({ username: credentials.username }),
  )
  expect((await server.visitor.get('people/')).statusCode).toBe(401)
})

test('the audit log records changes of accounts', async () => {
  const admin = await server.as('admin')
  const [{ now } = { now: '' }] = await server.sql<{ now: string }[]>`select clock_timestamp() as now`
  await server.visitor.post('register/', credentials)
  const [pending] = (await admin.get('users/?status=pending')).json()
  await admin.put(`users/${pending.id}/`, { status: 'active' })
  await server.visitor.post('login/', credentials)
  await admin.post(`users/${pending.id}/reset-link/`)
  expect(await auditEntriesSince(now)).toEqual([
    { action: 'create', subject: 'users', actor: 'anonymous' },
    { action: 'approve', subject: 'users', actor: admin.username },
    { action: 'sign-in', subject: 'users', actor: 'secretary' },
    { action: 'reset-link', subject: 'users', actor: admin.username },
  ])
})

test('a reset link ends when the account is disabled, and its token is in the fragment of the URL', async () => {
  const admin = await server.as('admin')
  const person = await server.as('staff')
  const { url } = (await admin.post(`users/${person.id}/reset-link/`)).json()
  expect(url).toMatch(/^\/reset#token=.{43}$/)
  await admin.put(`users/${person.id}/`, { status: 'disabled' })
  const token = tokenIn(url)
  const refusal = await server.visitor.post('reset-password/', { token, new_password: 'a good long one' })
  expect(refusal.statusCode).toBe(422)
})

test('an account approved without a role becomes a cashier', async () => {
  const admin = await server.as('admin')
  await server.visitor.post('register/', credentials)
  const [pending] = (await admin.get('users/?status=pending')).json()
  const approved = await admin.put(`users/${pending.id}/`, { status: 'active' })
  expect(approved.json().role).toBe('cashier')
})

test.each([
  'system',
  'Anonymous',
  'command line',
  'command-line',
  'ＢＵＩＬＤ',
  'schedule',
  'member',
  'Member ১৫৪A',
  'mfe-tea 1.0.0+0123456789ab',
])('the name %s, which Samity uses itself, is refused', async (username) => {
  const refusal = await server.visitor.post('register/', { ...credentials, username })
  expect([refusal.statusCode, refusal.json().errors]).toEqual([
    422,
    { username: ['Samity uses this username itself. Choose another one.'] },
  ])
})
