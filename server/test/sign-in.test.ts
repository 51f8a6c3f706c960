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

const rahima = { username: 'রহিমা', password: 'সোনার তরী ১২৩' }

/** Registers and is approved, as people do. */
async function anAccount({ username, password } = rahima) {
  const registered = await served.visitor.post('register/', { username, password, email: '' })
  expect(registered.statusCode).toBe(201)
  const admin = await served.as('admin')
  const [waiting] = (await admin.get('users/?status=pending')).json()
  await admin.put(`users/${waiting.id}/`, { role: 'cashier', status: 'active' })
  return { admin, id: waiting.id as number }
}
const signIn = (over: object = {}, headers = {}) =>
  served.visitor.post('login/', { ...rahima, ...over }, headers)
const me = (token: string) => served.visitor.get('user/', { authorization: `Bearer ${token}` })

test('whoever registers waits for an administrator, then signs in with the name in any spelling', async () => {
  const registered = await served.visitor.post('register/', { ...rahima, email: 'rahima@example.com' })
  expect([registered.statusCode, registered.json().message]).toEqual([201, 'Registration successful!'])
  const early = await signIn()
  expect([early.statusCode, early.json().message]).toEqual([
    403,
    'An administrator must approve your account before you can sign in.',
  ])
  const admin = await served.as('admin')
  const [waiting] = (await admin.get('users/?status=pending')).json()
  expect(waiting).toMatchObject({
    username: 'রহিমা',
    email: 'rahima@example.com',
    role: 'cashier',
    status: 'pending',
  })
  await admin.put(`users/${waiting.id}/`, { status: 'active', role: 'cashier' })

  const answer = await signIn({ username: ' রহিমা ' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    message: 'Login successful!',
    user: { username: 'রহিমা', role: 'cashier' },
  })
  expect((await me(answer.json().access)).json()).toMatchObject({
    username: 'রহিমা',
    language: 'en',
    digits: null,
  })
})

test('sign-in and registration take a multipart form too', async () => {
  const form = (fields: object) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(fields)) made.set(name, value)
    return made
  }
  expect((await served.visitor.post('register/', form({ ...rahima, email: '' }))).statusCode).toBe(201)
  expect((await served.visitor.post('login/', form(rahima))).statusCode).toBe(403)
})

test('a wrong password and an unknown name are answered alike; an empty field is another thing', async () => {
  await anAccount()
  const wrong = await signIn({ password: 'wrong password' })
  const unknown = await signIn({ username: 'nobody' })
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body])
  expect([unknown.statusCode, unknown.json()]).toEqual([401, { message: 'Invalid username or password!' }])
  const empty = await signIn({ password: '' })
  expect([empty.statusCode, empty.json().message]).toEqual([
    400,
    'Please provide both username and password.',
  ])
})

test('the sentences follow Accept-Language', async () => {
  const answer = await signIn({}, { 'accept-language': 'bn' })
  expect(answer.json().message).toBe('ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ভুল!')
})

test('a pending account with a wrong password learns nothing about itself', async () => {
  await served.visitor.post('register/', { ...rahima, email: '' })
  expect((await signIn({ password: 'wrong password' })).statusCode).toBe(401)
})

test('a disabled account cannot sign in, and its open sessions end at once', async () => {
  const { admin, id } = await anAccount()
  const { access } = (await signIn()).json()
  await admin.put(`users/${id}/`, { status: 'disabled' })
  expect((await me(access)).statusCode).toBe(401)
  const refused = await signIn()
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'This account has been disabled.'])
})

test('signing out ends the session at once', async () => {
  const person = await served.as('staff')
  expect((await person.get('user/')).statusCode).toBe(200)
  expect((await person.post('logout/')).statusCode).toBe(200)
  expect((await person.get('user/')).statusCode).toBe(401)
})

test('a session ends after 12 hours of disuse and after 7 days in any case', async () => {
  const idle = await served.as('staff')
  const old = await served.as('staff')
  const working = await served.as('staff')
  await served.sql`update sessions set last_seen_at = now() - interval '12 hours 1 minute' where user_id = ${idle.id}`
  await served.sql`update sessions set created_at = now() - interval '7 days 1 minute' where user_id = ${old.id}`
  await served.sql`
    update sessions
    set created_at = now() - interval '6 days', last_seen_at = now() - interval '11 hours'
    where user_id = ${working.id}`
  const answers = await Promise.all([idle, old, working].map((person) => person.get('user/')))
  expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 200])
  const [seen] =
    await served.sql`select last_seen_at > now() - interval '1 minute' as now from sessions where user_id = ${working.id}`
  expect(seen?.['now']).toBe(true)
})

test('tokens and passwords are kept only as hashes', async () => {
  await anAccount()
  const { access } = (await signIn()).json()
  const everything = await served.sql`
    select (select jsonb_agg(u) from users u)::text || (select jsonb_agg(s) from sessions s)::text
      || coalesce((select jsonb_agg(e) from audit_entries e)::text, '') as text`
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
])('a registration with %j is refused at %s', async (over, field) => {
  const refused = await served.visitor.post('register/', { ...rahima, email: '', ...over })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]])
  expect(refused.json().message).toBe(refused.json().errors[field][0])
})

test('a name that is taken is refused, whatever its case, width or digits', async () => {
  await served.visitor.post('register/', { username: 'Karim 2', password: 'a good long one', email: '' })
  for (const username of ['karim 2', 'ＫＡＲＩＭ 2', 'Karim ২']) {
    const refused = await served.visitor.post('register/', {
      username,
      password: 'a good long one',
      email: '',
    })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      { username: ['This username is already taken'] },
    ])
  }
})

describe('guessing', () => {
  test('is slowed down after five failures: for the account, with Retry-After, visible to an administrator, who can unlock', async () => {
    const { admin, id } = await anAccount()
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

  test('blocks longer with each failure, and only the failures count', async () => {
    const { id } = await anAccount()
    for (let success = 0; success < 8; success++) expect((await signIn()).statusCode).toBe(200)
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure++) {
      await signIn({ password: 'wrong one' })
      const [row] = await served.sql`
        update sign_in_failures set blocked_until = null where subject like 'account:%'
        returning (select extract(epoch from blocked_until - now())::int from user_accounts u, sign_in_failures f
          where u.id = ${id} and f.subject like 'account:%') as wait`
      waits.push((row?.['wait'] as number | null) ?? 0)
    }
    expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20])
  })

  test('an account that does not exist is blocked just the same', async () => {
    for (let failure = 0; failure < 5; failure++) await signIn({ username: 'nobody' })
    expect((await signIn({ username: 'nobody' })).statusCode).toBe(429)
  })

  test('many accounts from one address are slowed down too, other addresses are not', async () => {
    await anAccount()
    for (let failure = 0; failure < 20; failure++) await signIn({ username: `nobody ${failure}` })
    expect((await signIn()).statusCode).toBe(429)
    const elsewhere = await served.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: rahima,
      remoteAddress: '10.0.0.9',
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  test('a burst of guesses at once does not get past the counting', async () => {
    await anAccount()
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn({ password: 'wrong one' })))
    expect(burst.filter((answer) => answer.statusCode === 401)).toHaveLength(5)
    expect(burst.filter((answer) => answer.statusCode === 429)).toHaveLength(25)
  })
})

describe('a changed password', () => {
  const change = (token: string, body: object) =>
    served.visitor.post('change-password/', body, { authorization: `Bearer ${token}` })

  test('needs the old one, ends all other sessions and keeps this one', async () => {
    await anAccount()
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

  test('must be a good one', async () => {
    await anAccount()
    const { access } = (await signIn()).json()
    const refused = await change(access, { old_password: rahima.password, new_password: '12345678' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['new_password']])
  })

  test('a wrong old one counts as a failed try', async () => {
    await anAccount()
    const { access } = (await signIn()).json()
    for (let failure = 0; failure < 5; failure++)
      await change(access, { old_password: 'not it at all', new_password: 'x' })
    expect(
      (await change(access, { old_password: rahima.password, new_password: 'another good one' })).statusCode,
    ).toBe(429)
  })
})
