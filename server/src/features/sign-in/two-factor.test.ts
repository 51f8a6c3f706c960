import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '@samity/shared-api/contract'
import { encryptPlainSecrets } from './two-factor-secrets.ts'
import { makeSecretBox } from '../../process/secret-box.ts'
import { meetAtAudit } from '../../../test/meet-at-audit.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await server.sql`delete from users`
  await server.sql`delete from two_factor_roles`
  await server.sql`delete from attempt_counters`
  server.app.sessions.forget()
})
afterAll(() => server.close())

const password = 'a good long one'
const halfMinute = 30_000

/** The current code, or the one some half minutes later. */
const codeOf = (secret: string, halfMinutesLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutesLater * halfMinute,
  })

async function createUser(role: Role = 'staff') {
  const user = await server.as(role)
  await server.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${user.id}`
  return user
}
async function createEnrolledUser(role: Role = 'staff') {
  const user = await createUser(role)
  const { secret } = (await user.post('user/two-factor/', { password })).json()
  const { recovery_codes } = (await user.put('user/two-factor/', { code: codeOf(secret) })).json()
  return { one: user, secret: secret as string, codes: recovery_codes as string[] }
}
const login = (username: string, code?: string, from: Caller = server.visitor) =>
  from.post('login/', { username, password, ...(code !== undefined && { code }) })

test('two-step sign-in is set up with a password and a code; then a password alone is refused', async () => {
  const user = await createUser()
  const other = await login(user.username)
  expect((await user.post('user/two-factor/', { password: 'guessed' })).json().errors).toHaveProperty(
    'password',
  )
  const setup = (await user.post('user/two-factor/', { password })).json()
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/.+secret=/)
  // it is not active before a code proves that the app has the secret
  expect((await login(user.username)).statusCode).toBe(200)
  expect((await user.put('user/two-factor/', { code: '000000' })).statusCode).toBe(422)
  const confirmed = await user.put('user/two-factor/', { code: codeOf(setup.secret) })
  expect(confirmed.json().recovery_codes).toHaveLength(10)
  const { access } = other.json()
  const old = await server.visitor.get('user/', { authorization: `Bearer ${access}` })
  expect(old.statusCode).toBe(401)
  const refusal = await login(user.username)
  expect(refusal.statusCode).toBe(422)
  expect(refusal.json().errors.code).toHaveLength(1)
  const response = await login(user.username, codeOf(setup.secret, 1))
  expect(response.json().user).toMatchObject({ two_factor: true, two_factor_due: false })
})

test('a sign-in without a code that is under way ends when two-step sign-in begins', async () => {
  const user = await createUser()
  const { secret } = (await user.post('user/two-factor/', { password })).json()
  const confirm = () => user.put('user/two-factor/', { code: codeOf(secret) })
  const [early, confirmed] = await meetAtAudit(server.sql, [() => login(user.username), confirm])
  expect([early!.statusCode, confirmed!.statusCode]).toEqual([200, 200])
  const { access } = early!.json()
  const after = await server.visitor.get('user/', { authorization: `Bearer ${access}` })
  expect(after.statusCode).toBe(401)
})

test('a code works once, in Bengali digits too; a wrong one counts as a failed attempt', async () => {
  const { one: user, secret } = await createEnrolledUser()
  const code = codeOf(secret, 1)
  const bengali = Array.from(code, (digit) => String.fromCharCode(0x9e6 + Number(digit))).join('')
  expect((await login(user.username, `${bengali.slice(0, 3)} ${bengali.slice(3)}`)).statusCode).toBe(200)
  expect((await login(user.username, code)).statusCode).toBe(422)
  for (let time = 0; time < 4; time++) await login(user.username, '12345')
  const blocked = await login(user.username, codeOf(secret, 1))
  expect(blocked.statusCode).toBe(429)
  expect(blocked.headers['retry-after']).toBeDefined()
})

test('one of three concurrent sign-ins with one code succeeds', async () => {
  const { one: user, secret } = await createEnrolledUser()
  const code = codeOf(secret, 1)
  const responses = await Promise.all([1, 2, 3].map(() => login(user.username, code)))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
})

test('a recovery code works once, and new codes replace the old', async () => {
  const { one: user, secret, codes } = await createEnrolledUser()
  expect((await login(user.username, codes[0]!.toUpperCase())).statusCode).toBe(200)
  expect((await login(user.username, codes[0])).statusCode).toBe(422)
  expect((await user.get('user/two-factor/')).json()).toMatchObject({ enabled: true, recovery_codes_left: 9 })
  const renewed = (
    await user.post('user/two-factor/recovery-codes/', { password, code: codeOf(secret, 1) })
  ).json()
  expect((await login(user.username, codes[1])).statusCode).toBe(422)
  expect((await login(user.username, renewed.recovery_codes[1])).statusCode).toBe(200)
  const rows = await server.sql`select * from idempotency_keys`
  expect(JSON.stringify(rows)).not.toContain(renewed.recovery_codes[2])
})

test('two-step sign-in is turned off with password and code, but not when the role requires it', async () => {
  const admin = await server.as('admin')
  const { one: user, secret } = await createEnrolledUser('cashier')
  await admin.put('two-factor-roles/', { roles: ['cashier'] })
  const code = codeOf(secret, 1)
  expect((await user.delete('user/two-factor/', { password, code })).statusCode).toBe(409)
  await admin.put('two-factor-roles/', { roles: [] })
  expect((await user.delete('user/two-factor/', { password: 'no', code })).statusCode).toBe(422)
  expect((await user.delete('user/two-factor/', { password, code: '1' })).statusCode).toBe(422)
  expect((await user.delete('user/two-factor/', { password, code })).statusCode).toBe(204)
  expect((await login(user.username)).statusCode).toBe(200)
})

test('a role that requires two-step sign-in can do nothing else until it is set up', async () => {
  const admin = await server.as('admin')
  const user = await createUser('cashier')
  expect((await user.get('vokalotnama/')).statusCode).toBe(200)
  expect((await admin.put('two-factor-roles/', { roles: ['cashier'] })).json()).toEqual({
    roles: ['cashier'],
    version: 4,
  })
  for (const path of ['vokalotnama/', 'advocates/', 'dashboard/']) {
    const refusal = await user.get(path)
    expect([path, refusal.statusCode]).toEqual([path, 403])
    expect(refusal.json().message).toContain('two-step sign-in')
  }
  expect((await user.get('user/')).json().two_factor_due).toBe(true)
  const { secret } = (await user.post('user/two-factor/', { password })).json()
  await user.put('user/two-factor/', { code: codeOf(secret) })
  expect((await user.get('vokalotnama/')).statusCode).toBe(200)
})

test('an administrator resets two-step sign-in for a person, and the audit log records every step', async () => {
  const admin = await server.as('admin')
  const { one: user } = await createEnrolledUser()
  expect((await admin.get(`users/${user.id}/`)).json().two_factor).toBe(true)
  expect((await admin.delete(`users/${user.id}/two-factor/`)).statusCode).toBe(204)
  expect((await admin.delete(`users/${user.id}/two-factor/`)).statusCode).toBe(409)
  expect((await user.get('user/')).statusCode).toBe(401)
  expect((await login(user.username)).statusCode).toBe(200)
  const auditEntries = await server.sql<{ action: string; entry: string }[]>`
    select action, audit_events::text as entry from audit_events where subject = 'users' and subject_id = ${user.id} order by id`
  expect(auditEntries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['begin-two-factor', 'enable-two-factor', 'reset-two-factor', 'sign-in']),
  )
})

describe('the stored secret of two-step sign-in', () => {
  const stored = async () => {
    const rows = await server.sql`
      select secret, code_hash, keyed from two_factor join recovery_codes using (user_id)`
    return rows as unknown as { secret: string; code_hash: Buffer; keyed: boolean }[]
  }
  const unkeyedHash = (code: string) => createHash('sha256').update(code.replace('-', '')).digest()

  test('is encrypted with a key that is not in the database', async () => {
    const { secret, codes } = await createEnrolledUser()
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows[0]!.secret).toMatch(/^sealed1:/)
    expect(JSON.stringify(rows)).not.toContain(secret)
    const hashes = rows.map(({ code_hash }) => code_hash.toString('hex'))
    expect(hashes).not.toContain(unkeyedHash(codes[0]!).toString('hex'))
  })

  test('is encrypted at the start when an older version stored it in plain text, and still works', async () => {
    const { one: user, secret, codes } = await createEnrolledUser()
    await server.sql`update two_factor set secret = ${secret}`
    await server.sql`delete from recovery_codes`
    const rows = codes.map((code) => ({ user_id: user.id, code_hash: unkeyedHash(code) }))
    await server.sql`insert into recovery_codes ${server.sql(rows)}`
    const messages: string[] = []
    for (const _start of [1, 2])
      await encryptPlainSecrets(server.sql, server.app.secretBox, (text) => messages.push(text))
    expect(messages).toEqual([])
    const now = await stored()
    expect(now.every((row) => row.keyed && row.secret.startsWith('sealed1:'))).toBe(true)
    expect((await login(user.username, codes[3])).statusCode).toBe(200)
    expect((await login(user.username, codeOf(secret, 1))).statusCode).toBe(200)
  })

  test('cannot be decrypted with another key: operator and person are told what to do', async () => {
    const { one: user, secret } = await createEnrolledUser()
    const other = makeSecretBox('the key of another machine, long enough')
    await server.sql`update two_factor set secret = ${other.encrypt(secret, 'anything')}`
    const messages: string[] = []
    await encryptPlainSecrets(server.sql, server.app.secretBox, (text) => messages.push(text))
    expect(messages).toEqual([
      expect.stringMatching(/^Two-step sign-in of 1 accounts was set up with another key/),
    ])
    const refusal = await login(user.username, codeOf(secret, 1))
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      'The server no longer has the key for your two-step sign-in. Ask an administrator to reset it.',
    ])
  })
})
