import { meetAtAudit } from '../../../test/meet-at-audit.ts'
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

const rahima = { username: 'রহিমা', password: 'সোনার তরী ১২৩' }

/** Registers an account and lets an administrator approve it. */
async function createAccount({ username, password } = rahima) {
  const registration = await server.visitor.post('register/', { username, password, email: '' })
  expect(registration.statusCode).toBe(201)
  const admin = await server.as('admin')
  const [pending] = (await admin.get('users/?status=pending')).json()
  await admin.put(`users/${pending.id}/`, { role: 'cashier', status: 'active' })
  return { admin, id: pending.id as number }
}
const signIn = (overrides: object = {}, headers = {}) =>
  server.visitor.post('login/', { ...rahima, ...overrides }, headers)
const me = (token: string) => server.visitor.get('user/', { authorization: `Bearer ${token}` })

test('a registered person signs in after an administrator approves the account, with the name in any spelling', async () => {
  const registration = await server.visitor.post('register/', { ...rahima, email: 'rahima@example.com' })
  expect([registration.statusCode, registration.json().message]).toEqual([201, 'Registration successful!'])
  const early = await signIn()
  expect([early.statusCode, early.json().message]).toEqual([
    403,
    'An administrator must approve your account before you can sign in.',
  ])
  const admin = await server.as('admin')
  const [pending] = (await admin.get('users/?status=pending')).json()
  expect(pending).toMatchObject({
    username: 'রহিমা',
    email: 'rahima@example.com',
    role: 'cashier',
    status: 'pending',
  })
  await admin.put(`users/${pending.id}/`, { status: 'active', role: 'cashier' })

  const response = await signIn({ username: ' রহিমা ' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    message: 'Login successful!',
    user: { username: 'রহিমা', role: 'cashier' },
  })
  expect((await me(response.json().access)).json()).toMatchObject({
    username: 'রহিমা',
    language: 'en',
    digits: null,
  })
})

test('sign-in and registration accept a multipart form too', async () => {
  const form = (fields: object) => {
    const formData = new FormData()
    for (const [name, value] of Object.entries(fields)) formData.set(name, value)
    return formData
  }
  expect((await server.visitor.post('register/', form({ ...rahima, email: '' }))).statusCode).toBe(201)
  expect((await server.visitor.post('login/', form(rahima))).statusCode).toBe(403)
})

test('a wrong password and an unknown name get the same response; an empty field gets another', async () => {
  await createAccount()
  const wrong = await signIn({ password: 'wrong password' })
  const unknown = await signIn({ username: 'nobody' })
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body])
  expect([unknown.statusCode, unknown.json()]).toEqual([
    401,
    { code: 'auth.required', message: 'Invalid username or password!' },
  ])
  const empty = await signIn({ password: '' })
  expect([empty.statusCode, empty.json().message]).toEqual([
    400,
    'Please provide both username and password.',
  ])
})

test('the messages follow Accept-Language', async () => {
  const response = await signIn({}, { 'accept-language': 'bn' })
  expect(response.json().message).toBe('ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ভুল!')
})

test('a wrong password does not reveal that an account is pending', async () => {
  await server.visitor.post('register/', { ...rahima, email: '' })
  expect((await signIn({ password: 'wrong password' })).statusCode).toBe(401)
})

test('a disabled account cannot sign in, and its open sessions end at once', async () => {
  const { admin, id } = await createAccount()
  const { access } = (await signIn()).json()
  await admin.put(`users/${id}/`, { status: 'disabled' })
  expect((await me(access)).statusCode).toBe(401)
  const refusal = await signIn()
  expect([refusal.statusCode, refusal.json().message]).toEqual([403, 'This account has been disabled.'])
})

test('signing out ends the session at once', async () => {
  const person = await server.as('staff')
  expect((await person.get('user/')).statusCode).toBe(200)
  expect((await person.post('logout/')).statusCode).toBe(200)
  expect((await person.get('user/')).statusCode).toBe(401)
})

test('a session ends after 12 idle hours, and after 7 days in any case', async () => {
  const idle = await server.as('staff')
  const old = await server.as('staff')
  const working = await server.as('staff')
  await server.sql`update sessions set last_seen_at = now() - interval '12 hours 1 minute' where user_id = ${idle.id}`
  await server.sql`update sessions set created_at = now() - interval '7 days 1 minute' where user_id = ${old.id}`
  await server.sql`
    update sessions
    set created_at = now() - interval '6 days', last_seen_at = now() - interval '11 hours'
    where user_id = ${working.id}`
  const responses = await Promise.all([idle, old, working].map((person) => person.get('user/')))
  expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 200])
  const [row] =
    await server.sql`select last_seen_at > now() - interval '1 minute' as now from sessions where user_id = ${working.id}`
  expect(row?.['now']).toBe(true)
})

test('tokens and passwords are stored only as hashes', async () => {
  await createAccount()
  const { access } = (await signIn()).json()
  const everything = await server.sql`
    select (select jsonb_agg(u) from users u)::text || (select jsonb_agg(s) from sessions s)::text
      || coalesce((select jsonb_agg(e) from audit_events e)::text, '') as text`
  expect(everything[0]?.['text']).toContain('$argon2id$')
  expect(everything[0]?.['text']).not.toContain(access)
  expect(everything[0]?.['text']).not.toContain(rahima.password)
})

test.each([
  [{ username: 'x' }, 'username'],
  [{ username: 'a<b>' }, 'username'],
  [{ password: 'short12' }, 'password'],
  [{ password: 'x'.repeat(129) }, 'password'],
  [{ username: 'karim2020', password: 'KARIM2020' }, 'password'],
  [{ password: 'Password123' }, 'password'],
  [{ password: '১২৩৪৫৬৭৮' }, 'password'],
  [{ email: 'not an address' }, 'email'],
])('a registration with %j is refused at %s', async (overrides, field) => {
  const refusal = await server.visitor.post('register/', { ...rahima, email: '', ...overrides })
  expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, [field]])
  expect(refusal.json().message).toBe(refusal.json().errors[field][0])
})

test('a taken username is refused, whatever its case, width or digits', async () => {
  await server.visitor.post('register/', { username: 'Karim 2', password: 'a good long one', email: '' })
  for (const username of ['karim 2', 'ＫＡＲＩＭ 2', 'Karim ২']) {
    const refusal = await server.visitor.post('register/', {
      username,
      password: 'a good long one',
      email: '',
    })
    expect([refusal.statusCode, refusal.json().errors]).toEqual([
      409,
      { username: ['This username is already taken'] },
    ])
  }
})

describe('password guessing', () => {
  test('blocks the account after five failures, with Retry-After, until an administrator unlocks it', async () => {
    const { admin, id } = await createAccount()
    for (let failure = 0; failure < 5; failure++)
      expect((await signIn({ password: 'wrong one' })).statusCode).toBe(401)
    const blocked = await signIn()
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(blocked.json().message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/)
    expect((await admin.get(`users/${id}/`)).json().locked_until).toEqual(expect.any(String))
    expect((await admin.post(`users/${id}/unlock/`)).json().locked_until).toBeNull()
    expect((await signIn()).statusCode).toBe(200)
  })

  test('blocks for longer with each failure, and successes do not count', async () => {
    const { id } = await createAccount()
    for (let success = 0; success < 8; success++) expect((await signIn()).statusCode).toBe(200)
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure++) {
      await signIn({ password: 'wrong one' })
      const [row] = await server.sql`
        update attempt_counters set blocked_until = null where key like 'account:%'
        returning (select extract(epoch from blocked_until - now())::int from user_accounts u, attempt_counters f
          where u.id = ${id} and f.key like 'account:%') as wait`
      waits.push((row?.['wait'] as number | null) ?? 0)
    }
    expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20])
  })

  test('blocks an unknown account in the same way', async () => {
    for (let failure = 0; failure < 5; failure++) await signIn({ username: 'nobody' })
    expect((await signIn({ username: 'nobody' })).statusCode).toBe(429)
  })

  test('blocks an address that tries many accounts, and no other address', async () => {
    await createAccount()
    for (let failure = 0; failure < 20; failure++) await signIn({ username: `nobody ${failure}` })
    expect((await signIn()).statusCode).toBe(429)
    const otherResponse = await server.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: rahima,
      remoteAddress: '10.0.0.9',
    })
    expect(otherResponse.statusCode).toBe(200)
  })

  test('is limited to five attempts even in a concurrent burst', async () => {
    await createAccount()
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn({ password: 'wrong one' })))
    expect(burst.filter((response) => response.statusCode === 401)).toHaveLength(5)
    expect(burst.filter((response) => response.statusCode === 429)).toHaveLength(25)
  })
})

describe('a changed password', () => {
  const change = (token: string, body: object) =>
    server.visitor.post('change-password/', body, { authorization: `Bearer ${token}` })

  test('needs the old password, ends all other sessions and keeps this one', async () => {
    await createAccount()
    const { access: here } = (await signIn()).json()
    const { access: elsewhere } = (await signIn()).json()
    const wrong = await change(here, { old_password: 'not it at all', new_password: 'another good one' })
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { old_password: ['The old password is wrong.'] },
    ])
    const done = await change(here, { old_password: rahima.password, new_password: 'another good one' })
    expect([done.statusCode, done.json().message]).toEqual([200, 'Password changed successfully.'])
    expect([(await me(here)).statusCode, (await me(elsewhere)).statusCode]).toEqual([200, 401])
    expect((await signIn()).statusCode).toBe(401)
    expect((await signIn({ password: 'another good one' })).statusCode).toBe(200)
  })

  test('must not be a weak password', async () => {
    await createAccount()
    const { access } = (await signIn()).json()
    const refusal = await change(access, { old_password: rahima.password, new_password: '12345678' })
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, ['new_password']])
  })

  test('counts a wrong old password as a failed attempt', async () => {
    await createAccount()
    const { access } = (await signIn()).json()
    for (let failure = 0; failure < 5; failure++)
      await change(access, { old_password: 'not it at all', new_password: 'x' })
    expect(
      (await change(access, { old_password: rahima.password, new_password: 'another good one' })).statusCode,
    ).toBe(429)
  })

  test.each([
    ['before the new password', 0],
    ['after the new password', 1],
  ])('ends a sign-in with the old one that opens its session %s', async (_order, place) => {
    await createAccount()
    const { access: here } = (await signIn()).json()
    const body = { old_password: rahima.password, new_password: 'another good one' }
    const requests = [() => change(here, body)]
    requests.splice(place, 0, () => signIn())
    const responses = await meetAtAudit(server.sql, requests)
    const [signedIn, done] = [responses[place]!, responses[1 - place]!]
    expect(done.statusCode).toBe(200)
    const { access = 'none' } = signedIn.json()
    expect([(await me(here)).statusCode, (await me(access)).statusCode]).toEqual([200, 401])
  })
})
