import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { sweepAttempts } from '../../auth/attempt-limits.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

/* Limits on wrong passwords, codes and links: what is counted, by which key, and who is not blocked. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await server.sql`delete from users`
  await server.sql`delete from attempt_counters`
})
afterAll(() => server.close())

const password = 'a good long one'

async function createOwner(): Promise<TestUser> {
  const person = await server.as('staff')
  await server.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${person.id}`
  return person
}

type SignInOrigin = { address?: string; cookie?: string }
const signIn = (username: string, word: string, { address = '203.0.113.1', cookie }: SignInOrigin = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { username, password: word },
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie },
  })
const failSignIn = async (count: number, username: string, from: SignInOrigin = {}) => {
  for (let time = 0; time < count; time++) await signIn(username, 'wrong one', from)
}
const allAtOnce = <T>(count: number, send: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, send))
const statusesOf = (responses: { statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

test('a stranger’s guesses from one network do not block the owner on another', async () => {
  const { username } = await createOwner()
  await failSignIn(6, username, { address: '203.0.113.66' })
  expect((await signIn(username, password, { address: '203.0.113.66' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '198.51.100.7' })).statusCode).toBe(200)
})

test('failures of neighbours and strangers do not block a device that signed in before', async () => {
  const { username } = await createOwner()
  const first = await signIn(username, password)
  const [setCookie] = [first.headers['set-cookie']].flat()
  expect(setCookie).toMatch(
    /^samity_device=[\w-]{43}; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  )
  const cookie = String(setCookie).split(';')[0]!
  for (let name = 0; name < 20; name++) await signIn(`nobody ${name}`, 'x')
  await failSignIn(6, username)
  for (let network = 0; network < 25; network++)
    await failSignIn(4, username, { address: `198.51.100.${network}` })
  expect((await signIn(username, password)).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '192.0.2.200' })).statusCode).toBe(429)
  expect((await signIn(username, password, { cookie })).statusCode).toBe(200)
})

test('a known device has its own five attempts, and is known only for its account', async () => {
  const { username } = await createOwner()
  const cookie = String((await signIn(username, password)).headers['set-cookie']).split(';')[0]!
  await failSignIn(5, username, { cookie })
  expect((await signIn(username, password, { cookie })).statusCode).toBe(429)
  // its failures do not block other devices behind the same address
  expect((await signIn(username, password)).statusCode).toBe(200)
  const other = await createOwner()
  await failSignIn(5, other.username)
  expect((await signIn(other.username, password, { cookie })).statusCode).toBe(429)
})

test('a made-up device token is ignored and replaced', async () => {
  const { username } = await createOwner()
  const cookie = `samity_device=${'x'.repeat(43)}`
  const response = await signIn(username, password, { cookie })
  expect(response.headers['set-cookie']).not.toContain(cookie)
  await failSignIn(5, username)
  expect((await signIn(username, password, { cookie })).statusCode).toBe(429)
})

test('a new password makes every device unknown', async () => {
  const person = await createOwner()
  const cookie = String((await signIn(person.username, password)).headers['set-cookie']).split(';')[0]!
  await person.post('change-password/', { old_password: password, new_password: 'another good one' })
  await failSignIn(5, person.username)
  expect((await signIn(person.username, 'another good one', { cookie })).statusCode).toBe(429)
})

test('all addresses of an IPv6 /64 count as one network, and a /48 has a limit too', async () => {
  const { username } = await createOwner()
  for (let host = 1; host <= 5; host++) await failSignIn(1, username, { address: `2001:db8:1:1::${host}` })
  expect((await signIn(username, password, { address: '2001:db8:1:1::99' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '2001:db8:1:2::1' })).statusCode).toBe(200)
  for (let guess = 0; guess < 100; guess++)
    await signIn(`nobody ${guess}`, 'x', { address: `2001:db8:2:${(guess % 50) + 1}::1` })
  expect((await signIn(username, password, { address: '2001:db8:2:fff::1' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '2001:db8:3::1' })).statusCode).toBe(200)
})

test('concurrent correct passwords are all accepted', async () => {
  const { username } = await createOwner()
  expect(statusesOf(await allAtOnce(20, () => signIn(username, password)))).toEqual({ 200: 20 })
})

test('five of thirty concurrent old passwords are checked', async () => {
  const person = await createOwner()
  const responses = await allAtOnce(30, () =>
    person.post('change-password/', { old_password: 'guess', new_password: 'another good one' }),
  )
  expect(statusesOf(responses)).toEqual({ 422: 5, 429: 25 })
})

test('wrong passwords at the sign-in do not block a signed-in person, nor the other way round', async () => {
  const person = await createOwner()
  await failSignIn(6, person.username)
  for (let time = 0; time < 6; time++)
    await person.post('change-password/', { old_password: 'guess', new_password: 'another good one' })
  expect((await signIn(person.username, password, { address: '198.51.100.7' })).statusCode).toBe(200)
  const again = await signIn(person.username, password, { address: '198.51.100.7' })
  const change = await server.visitor.post(
    'change-password/',
    { old_password: password, new_password: 'another good one' },
    { authorization: `Bearer ${again.json().access}` },
  )
  expect(change.statusCode).toBe(200)
})

test('five of sixty concurrent recovery-code requests are checked, and the block holds for later ones', async () => {
  const person = await createOwner()
  const { secret } = (await person.post('user/two-factor/', { password })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await person.put('user/two-factor/', { code })).statusCode).toBe(200)
  const responses = await allAtOnce(60, () =>
    person.post('user/two-factor/recovery-codes/', { password, code: '000000' }),
  )
  expect(statusesOf(responses)).toEqual({ 422: 5, 429: 55 })
  const without = await person.post('user/two-factor/recovery-codes/', { code })
  expect(without.statusCode).toBe(429)
})

test('new recovery codes need the password', async () => {
  const person = await createOwner()
  const { secret } = (await person.post('user/two-factor/', { password })).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await person.put('user/two-factor/', { code: totp.generate() })
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  const refusal = await person.post('user/two-factor/recovery-codes/', { code })
  expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, ['password']])
  expect((await person.post('user/two-factor/recovery-codes/', { password, code })).statusCode).toBe(201)
})

test('set-up links are limited like reset links, separately from passwords', async () => {
  await failSignIn(20, 'nobody')
  const guess = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/setup/',
      remoteAddress: '203.0.113.1',
      payload: { token: 'guess', username: 'x', password: 'y' },
    })
  expect(statusesOf(await allAtOnce(30, guess))).toEqual({ 422: 20, 429: 10 })
})

test('taken usernames can be probed at the registration only 40 times', async () => {
  const { username } = await createOwner()
  const responses = await allAtOnce(46, () =>
    server.visitor.post('register/', { username, password, email: '' }),
  )
  expect(statusesOf(responses)).toEqual({ 409: 40, 429: 6 })
})

test('blocked guesses at new names write no rows', async () => {
  for (let name = 0; name < 30; name++) await signIn(`nobody ${name}`, 'x')
  const [{ rows } = { rows: 0 }] = await server.sql<{ rows: number }[]>`
    select count(*) as rows from attempt_counters where key like 'account:%'`
  expect(rows).toBe(20)
})

test('the response to a sign-in may not be cached', async () => {
  const { username } = await createOwner()
  expect((await signIn(username, password)).headers['cache-control']).toBe('no-store')
})

test('failures are swept after a day, and recent ones are not', async () => {
  await failSignIn(1, 'long ago')
  await server.sql`update attempt_counters set last_at = now() - interval '25 hours'`
  await failSignIn(1, 'just now')
  await sweepAttempts(server.sql)
  const rows = await server.sql<{ attempts: number }[]>`
    select attempts from attempt_counters where key like 'account:%'`
  expect([...rows]).toEqual([{ attempts: 1 }])
})

test('a clock that was ahead does not block people until then', async () => {
  const { username } = await createOwner()
  await failSignIn(6, username)
  await server.sql`
    update attempt_counters
    set last_at = last_at + interval '1 year', blocked_until = blocked_until + interval '1 year'`
  expect((await signIn(username, password)).statusCode).toBe(429)
  await sweepAttempts(server.sql)
  expect((await signIn(username, password)).statusCode).toBe(200)
})

test('messages are limited by network, too', async () => {
  const send = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact-messages/',
      payload: { name: 'Karim', email: 'k@example.com', subject: 'Hours', message: 'When are you open?' },
      remoteAddress,
    })
  for (let host = 1; host <= 10; host++) expect((await send(`2001:db8:7:7::${host}`)).statusCode).toBe(201)
  expect((await send('2001:db8:7:7::99')).statusCode).toBe(429)
  expect((await send('2001:db8:7:8::1')).statusCode).toBe(201)
})
