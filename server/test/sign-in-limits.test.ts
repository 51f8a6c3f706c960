import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { sweepAttempts } from '../src/features/users/attempt-limits.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

/* Wrong passwords, codes and links: what is counted, by what, and whom it does not hold up. */

let served: TestServer
beforeAll(async () => {
  served = await startTestServer()
})
afterEach(async () => {
  await served.sql`delete from users`
  await served.sql`delete from sign_in_failures`
})
afterAll(() => served.close())

const password = 'a good long one'

async function owner(): Promise<TestUser> {
  const person = await served.as('staff')
  await served.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${person.id}`
  return person
}

type From = { address?: string; cookie?: string }
const signIn = (username: string, word: string, { address = '203.0.113.1', cookie }: From = {}) =>
  served.app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { username, password: word },
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie },
  })
const fail = async (times: number, username: string, from: From = {}) => {
  for (let time = 0; time < times; time++) await signIn(username, 'wrong one', from)
}
const times = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask))
const statusesOf = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

test('a stranger who guesses from one network does not block the owner on another', async () => {
  const { username } = await owner()
  await fail(6, username, { address: '203.0.113.66' })
  expect((await signIn(username, password, { address: '203.0.113.66' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '198.51.100.7' })).statusCode).toBe(200)
})

test('a device that signed in before is blocked neither by its neighbours nor by strangers everywhere', async () => {
  const { username } = await owner()
  const first = await signIn(username, password)
  const [set] = [first.headers['set-cookie']].flat()
  expect(set).toMatch(/^samity_device=[\w-]{43}; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  const cookie = String(set).split(';')[0]!
  for (let name = 0; name < 20; name++) await signIn(`nobody ${name}`, 'x')
  await fail(6, username)
  for (let network = 0; network < 25; network++) await fail(4, username, { address: `198.51.100.${network}` })
  expect((await signIn(username, password)).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '192.0.2.200' })).statusCode).toBe(429)
  expect((await signIn(username, password, { cookie })).statusCode).toBe(200)
})

test('a known device has its own five guesses, and is known for nobody else', async () => {
  const { username } = await owner()
  const cookie = String((await signIn(username, password)).headers['set-cookie']).split(';')[0]!
  await fail(5, username, { cookie })
  expect((await signIn(username, password, { cookie })).statusCode).toBe(429)
  // its failures hold up no other device behind the same address
  expect((await signIn(username, password)).statusCode).toBe(200)
  const other = await owner()
  await fail(5, other.username)
  expect((await signIn(other.username, password, { cookie })).statusCode).toBe(429)
})

test('a made-up device token is no known device, and is not taken up', async () => {
  const { username } = await owner()
  const cookie = `samity_device=${'x'.repeat(43)}`
  const answer = await signIn(username, password, { cookie })
  expect(answer.headers['set-cookie']).not.toContain(cookie)
  await fail(5, username)
  expect((await signIn(username, password, { cookie })).statusCode).toBe(429)
})

test('a new password makes every device unknown', async () => {
  const person = await owner()
  const cookie = String((await signIn(person.username, password)).headers['set-cookie']).split(';')[0]!
  await person.post('change-password/', { old_password: password, new_password: 'another good one' })
  await fail(5, person.username)
  expect((await signIn(person.username, 'another good one', { cookie })).statusCode).toBe(429)
})

test('all addresses of an IPv6 network are one, and a /48 is bounded too', async () => {
  const { username } = await owner()
  for (let host = 1; host <= 5; host++) await fail(1, username, { address: `2001:db8:1:1::${host}` })
  expect((await signIn(username, password, { address: '2001:db8:1:1::99' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '2001:db8:1:2::1' })).statusCode).toBe(200)
  for (let guess = 0; guess < 100; guess++)
    await signIn(`nobody ${guess}`, 'x', { address: `2001:db8:2:${(guess % 50) + 1}::1` })
  expect((await signIn(username, password, { address: '2001:db8:2:fff::1' })).statusCode).toBe(429)
  expect((await signIn(username, password, { address: '2001:db8:3::1' })).statusCode).toBe(200)
})

test('right passwords at once are all taken', async () => {
  const { username } = await owner()
  expect(statusesOf(await times(20, () => signIn(username, password)))).toEqual({ 200: 20 })
})

test('of thirty old passwords at once five are judged', async () => {
  const person = await owner()
  const answers = await times(30, () =>
    person.post('change-password/', { old_password: 'guess', new_password: 'another good one' }),
  )
  expect(statusesOf(answers)).toEqual({ 422: 5, 429: 25 })
})

test('wrong passwords at the sign-in do not hold up who is signed in, nor the other way round', async () => {
  const person = await owner()
  await fail(6, person.username)
  for (let time = 0; time < 6; time++)
    await person.post('change-password/', { old_password: 'guess', new_password: 'another good one' })
  expect((await signIn(person.username, password, { address: '198.51.100.7' })).statusCode).toBe(200)
  const again = await signIn(person.username, password, { address: '198.51.100.7' })
  const changed = await served.visitor.post(
    'change-password/',
    { old_password: password, new_password: 'another good one' },
    { authorization: `Bearer ${again.json().access}` },
  )
  expect(changed.statusCode).toBe(200)
})

test('of sixty recovery-code calls at once five are judged, and the password alone gives no more tries', async () => {
  const person = await owner()
  const { secret } = (await person.post('user/two-factor/', { password })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await person.put('user/two-factor/', { code })).statusCode).toBe(200)
  const answers = await times(60, () =>
    person.post('user/two-factor/recovery-codes/', { password, code: '000000' }),
  )
  expect(statusesOf(answers)).toEqual({ 422: 5, 429: 55 })
  const without = await person.post('user/two-factor/recovery-codes/', { code })
  expect(without.statusCode).toBe(429)
})

test('new recovery codes need the password', async () => {
  const person = await owner()
  const { secret } = (await person.post('user/two-factor/', { password })).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await person.put('user/two-factor/', { code: totp.generate() })
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  const refused = await person.post('user/two-factor/recovery-codes/', { code })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['password']])
  expect((await person.post('user/two-factor/recovery-codes/', { password, code })).statusCode).toBe(201)
})

test('set-up links are counted like reset links, apart from passwords', async () => {
  await fail(20, 'nobody')
  const guess = () =>
    served.app.inject({
      method: 'POST',
      url: '/api/setup/',
      remoteAddress: '203.0.113.1',
      payload: { token: 'guess', username: 'x', password: 'y' },
    })
  expect(statusesOf(await times(30, guess))).toEqual({ 422: 20, 429: 10 })
})

test('names are tried out at the registration only so often', async () => {
  const { username } = await owner()
  const answers = await times(46, () => served.visitor.post('register/', { username, password, email: '' }))
  expect(statusesOf(answers)).toEqual({ 409: 40, 429: 6 })
})

test('a flood of blocked guesses at new names writes no rows', async () => {
  for (let name = 0; name < 30; name++) await signIn(`nobody ${name}`, 'x')
  const [{ rows } = { rows: 0 }] = await served.sql<{ rows: number }[]>`
    select count(*) as rows from sign_in_failures where subject like 'account:%'`
  expect(rows).toBe(20)
})

test('the answer to a sign-in is stored nowhere', async () => {
  const { username } = await owner()
  expect((await signIn(username, password)).headers['cache-control']).toBe('no-store')
})

test('what was counted a day ago is swept, and what still counts is not', async () => {
  await fail(1, 'long ago')
  await served.sql`update sign_in_failures set last_at = now() - interval '25 hours'`
  await fail(1, 'just now')
  await sweepAttempts(served.sql)
  const rows = await served.sql<{ failures: number }[]>`
    select failures from sign_in_failures where subject like 'account:%'`
  expect([...rows]).toEqual([{ failures: 1 }])
})

test('messages are counted by network, too', async () => {
  const send = (remoteAddress: string) =>
    served.app.inject({
      method: 'POST',
      url: '/api/contact-messages/',
      payload: { name: 'Karim', email: 'k@example.com', subject: 'Hours', message: 'When are you open?' },
      remoteAddress,
    })
  for (let host = 1; host <= 10; host++) expect((await send(`2001:db8:7:7::${host}`)).statusCode).toBe(201)
  expect((await send('2001:db8:7:7::99')).statusCode).toBe(429)
  expect((await send('2001:db8:7:8::1')).statusCode).toBe(201)
})
