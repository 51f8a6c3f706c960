import { createFirstAdmin, createSetupLink } from '../src/features/users/setup.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { recoverAccount } from '../src/features/users/reset-link.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let served: TestServer
beforeAll(async () => {
  served = await startTestServer()
})
afterEach(async () => {
  await served.sql`delete from users`
  await served.sql`delete from sign_in_failures`
  await served.sql`delete from one_time_tokens`
})
afterAll(() => served.close())

/** The token of a reset link. */
const tokenIn = (url: string) =>
  new URLSearchParams(new URL(url, 'http://localhost').hash.slice(1)).get('token')

const good = { username: 'secretary', password: 'a good long one', email: '' }
const audited = async (since: string) =>
  (await served.sql`select action, subject, actor from audit_entries where at > ${since} order by id`).map(
    (one) => ({ ...one }),
  )

describe('first run', () => {
  const link = async (env = {}) => {
    const settings = readEnvironment({ PUBLIC_URL: 'https://bar.example.org', ...env })
    await createFirstAdmin(served.sql, settings)
    return createSetupLink(served.sql, settings)
  }
  const tokenOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('token')

  test('prints a link that makes the first administrator once', async () => {
    const url = await link()
    expect(url).toMatch(/^https:\/\/bar\.example\.org\/setup\?token=.{43}$/)
    expect((await served.visitor.get('setup/')).json()).toEqual({ needed: true })
    expect((await served.visitor.post('setup/', { ...good, token: 'guessed' })).statusCode).toBe(422)
    const made = await served.visitor.post('setup/', { ...good, token: tokenOf(url) })
    expect(made.statusCode).toBe(201)
    const { user, access } = made.json()
    expect(user).toMatchObject({ username: 'secretary', role: 'admin' })
    const asked = await served.app.inject({
      url: '/api/user/',
      headers: { authorization: `Bearer ${access}` },
    })
    expect(asked.json()).toMatchObject({ username: 'secretary' })
    expect((await served.visitor.post('login/', good)).json().user.role).toBe('admin')
    expect(
      (await served.visitor.post('setup/', { ...good, username: 'second', token: tokenOf(url) })).statusCode,
    ).toBe(422)
    expect((await served.visitor.get('setup/')).json()).toEqual({ needed: false })
    expect(await link()).toBeUndefined()
  })

  test('of two people with links at the same time one becomes administrator', async () => {
    const [first, second] = [tokenOf(await link()), tokenOf(await link())]
    const answers = await Promise.all([
      served.visitor.post('setup/', { ...good, token: first }),
      served.visitor.post('setup/', { ...good, username: 'second', token: second }),
    ])
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
  })

  test('a link stays valid after a bad password and after another start', async () => {
    const url = await link()
    await link()
    expect(
      (await served.visitor.post('setup/', { ...good, password: 'short', token: tokenOf(url) })).statusCode,
    ).toBe(422)
    expect((await served.visitor.post('setup/', { ...good, token: tokenOf(url) })).statusCode).toBe(201)
  })

  test('needs no link when the environment names the administrator', async () => {
    const env = { ADMIN_USERNAME: 'Chief', ADMIN_PASSWORD: 'a good long one' }
    expect(await link(env)).toBeUndefined()
    expect(
      (await served.visitor.post('login/', { username: 'chief', password: 'a good long one' })).statusCode,
    ).toBe(200)
    expect(await link(env)).toBeUndefined()
  })

  test('refuses a weak password of the environment by name', async () => {
    await expect(link({ ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'password1' })).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used/,
    )
  })
})

test('an administrator refuses a pending account; others can only be disabled', async () => {
  const admin = await served.as('admin')
  const staff = await served.as('staff')
  await served.visitor.post('register/', good)
  const [waiting] = (await admin.get('users/?status=pending')).json()
  expect((await admin.delete(`users/${waiting.id}/`)).statusCode).toBe(204)
  expect((await admin.get('users/?status=pending')).json()).toEqual([])
  const refused = await admin.delete(`users/${staff.id}/`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only an account that is waiting for approval can be refused. Disable this one instead.',
  ])
})

test('a new role holds from the next request on', async () => {
  const admin = await served.as('admin')
  const person = await served.as('auditor')
  const bank = { bank_name: 'a', address: 'b', branch_name: 'c', account_category: 'd' }
  expect((await person.post('banks/', bank)).statusCode).toBe(403)
  expect((await admin.put(`users/${person.id}/`, { role: 'staff' })).json()).toMatchObject({
    role: 'staff',
    status: 'active',
  })
  expect((await person.post('banks/', bank)).statusCode).toBe(201)
})

test('the last administrator can neither be demoted nor disabled, also not by two at once', async () => {
  const first = await served.as('admin')
  for (const change of [{ role: 'staff' }, { status: 'disabled' }])
    expect((await first.put(`users/${first.id}/`, change)).statusCode).toBe(409)
  const second = await served.as('admin')
  const both = await Promise.all([
    first.put(`users/${second.id}/`, { role: 'staff' }),
    second.put(`users/${first.id}/`, { role: 'staff' }),
  ])
  expect(both.map((answer) => answer.statusCode).sort()).not.toEqual([200, 200])
  const [{ admins } = { admins: 0 }] = await served.sql<{ admins: number }[]>`
    select count(*) as admins from users where role = 'admin' and status = 'active'`
  expect(admins).toBe(1)
})

test('a reset link works once, replaces the one before it, ends the sessions and unlocks', async () => {
  const admin = await served.as('admin')
  const person = await served.as('staff')
  const tokenFrom = async () => {
    const answer = await admin.post(`users/${person.id}/reset-link/`)
    expect(answer.statusCode).toBe(201)
    return tokenIn(answer.json().url)
  }
  const [old, token] = [await tokenFrom(), await tokenFrom()]
  const reset = (value: string | null, new_password = 'a good long one') =>
    served.visitor.post('reset-password/', { token: value, new_password })
  expect((await reset(old)).statusCode).toBe(422)
  expect((await reset(token, 'short')).json().errors).toHaveProperty('new_password')
  expect((await reset(token)).statusCode).toBe(200)
  expect((await reset(token)).statusCode).toBe(422)
  expect((await person.get('user/')).statusCode).toBe(401)
  expect(
    (await served.visitor.post('login/', { username: person.username, password: 'a good long one' }))
      .statusCode,
  ).toBe(200)
})

test('an operator helps the last administrator in: a link for a new password, no second step, both in the trail', async () => {
  const last = await served.as('admin')
  await served.sql`insert into two_factor (user_id, secret, confirmed_at) values (${last.id}, 'x', now())`
  const command = { id: null, username: 'command line' }
  const { url, hadTwoFactor } = await recoverAccount(served.sql, command, last.username.toUpperCase())
  expect(hadTwoFactor).toBe(true)
  const token = tokenIn(url)
  const new_password = 'a good long one'
  expect((await served.visitor.post('reset-password/', { token, new_password })).statusCode).toBe(200)
  const entered = await served.visitor.post('login/', { username: last.username, password: new_password })
  expect(entered.statusCode).toBe(200)
  const trail = await served.sql`
    select action from audit_entries where actor = 'command line' and subject_id = ${String(last.id)} order by id`
  expect(trail.map(({ action }) => action)).toEqual(['reset-link', 'reset-two-factor'])
  await expect(recoverAccount(served.sql, command, 'nobody at all')).rejects.toThrow(/^There is no account/)
})

test('who tries links at random is slowed down, as with passwords', async () => {
  const statuses = []
  for (let tries = 0; tries < 22; tries++) {
    const { statusCode } = await served.app.inject({
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

test('a reset link ends after a day', async () => {
  const admin = await served.as('admin')
  const { url } = (await admin.post(`users/${admin.id}/reset-link/`)).json()
  await served.sql`update one_time_tokens set expires_at = now() - interval '1 second'`
  const token = tokenIn(url)
  expect(
    (await served.visitor.post('reset-password/', { token, new_password: 'a good long one' })).statusCode,
  ).toBe(422)
})

test('an administrator sees a person’s sessions and ends them', async () => {
  const admin = await served.as('admin')
  const person = await served.as('cashier')
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

test('people see their own sessions, end one of them, and nobody else’s', async () => {
  const person = await served.as('staff')
  const other = await served.as('staff')
  const [own] = (await person.get('user/sessions/')).json()
  expect(own.current).toBe(true)
  expect((await other.delete(`user/sessions/${own.id}/`)).statusCode).toBe(404)
  expect((await person.delete(`user/sessions/${own.id}/`)).statusCode).toBe(204)
  expect((await person.get('user/')).statusCode).toBe(401)
})

test('people change their profile, and only what is theirs to change', async () => {
  const person = await served.as('staff')
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

test('what happens to accounts stands in the audit trail', async () => {
  const admin = await served.as('admin')
  const [{ now } = { now: '' }] = await served.sql<{ now: string }[]>`select clock_timestamp() as now`
  await served.visitor.post('register/', good)
  const [waiting] = (await admin.get('users/?status=pending')).json()
  await admin.put(`users/${waiting.id}/`, { status: 'active' })
  await served.visitor.post('login/', good)
  await admin.post(`users/${waiting.id}/reset-link/`)
  expect(await audited(now)).toEqual([
    { action: 'create', subject: 'users', actor: 'anonymous' },
    { action: 'approve', subject: 'users', actor: admin.username },
    { action: 'sign-in', subject: 'users', actor: 'secretary' },
    { action: 'reset-link', subject: 'users', actor: admin.username },
  ])
})

test('a reset link dies with disabling, and its token stands behind the # of the link', async () => {
  const admin = await served.as('admin')
  const person = await served.as('staff')
  const { url } = (await admin.post(`users/${person.id}/reset-link/`)).json()
  expect(url).toMatch(/^\/reset#token=.{43}$/)
  await admin.put(`users/${person.id}/`, { status: 'disabled' })
  const token = tokenIn(url)
  const refused = await served.visitor.post('reset-password/', { token, new_password: 'a good long one' })
  expect(refused.statusCode).toBe(422)
})

test('an account that is approved without a word gets the least role', async () => {
  const admin = await served.as('admin')
  await served.visitor.post('register/', good)
  const [waiting] = (await admin.get('users/?status=pending')).json()
  const approved = await admin.put(`users/${waiting.id}/`, { status: 'active' })
  expect(approved.json().role).toBe('cashier')
})

test.each(['system', 'Anonymous', 'command line', 'command-line', 'ＢＵＩＬＤ', 'schedule'])(
  'the name %s, which Samity uses itself, is refused',
  async (username) => {
    const refused = await served.visitor.post('register/', { ...good, username })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { username: ['Samity uses this username itself. Choose another one.'] },
    ])
  },
)
