import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '@samity/shared-api/contract'
import { encryptPlainSecrets } from '../src/features/users/two-factor-secrets.ts'
import { makeSecretBox } from '../src/auth/secret-box.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let served: TestServer
beforeAll(async () => {
  served = await startTestServer()
})
afterEach(async () => {
  await served.sql`delete from users`
  await served.sql`delete from two_factor_roles`
  await served.sql`delete from sign_in_failures`
  served.app.sessions.forget()
})
afterAll(() => served.close())

const password = 'a good long one'
const halfMinute = 30_000

/** The code of now, or of some half minutes later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * halfMinute })

async function person(role: Role = 'staff') {
  const one = await served.as(role)
  await served.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${one.id}`
  return one
}
async function enrolled(role: Role = 'staff') {
  const one = await person(role)
  const { secret } = (await one.post('user/two-factor/', { password })).json()
  const { recovery_codes } = (await one.put('user/two-factor/', { code: codeOf(secret) })).json()
  return { one, secret: secret as string, codes: recovery_codes as string[] }
}
const login = (username: string, code?: string, from: Caller = served.visitor) =>
  from.post('login/', { username, password, ...(code !== undefined && { code }) })

test('set up with a password and a code; then a password alone signs nobody in', async () => {
  const one = await person()
  const other = await login(one.username)
  expect((await one.post('user/two-factor/', { password: 'guessed' })).json().errors).toHaveProperty(
    'password',
  )
  const begun = (await one.post('user/two-factor/', { password })).json()
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.+secret=/)
  // not before a code has proved that the app has it
  expect((await login(one.username)).statusCode).toBe(200)
  expect((await one.put('user/two-factor/', { code: '000000' })).statusCode).toBe(422)
  const confirmed = await one.put('user/two-factor/', { code: codeOf(begun.secret) })
  expect(confirmed.json().recovery_codes).toHaveLength(10)
  const { access } = other.json()
  const old = await served.visitor.get('user/', { authorization: `Bearer ${access}` })
  expect(old.statusCode).toBe(401)
  const refused = await login(one.username)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.code).toHaveLength(1)
  const entered = await login(one.username, codeOf(begun.secret, 1))
  expect(entered.json().user).toMatchObject({ two_factor: true, two_factor_due: false })
})

test('a code works once, in Bengali digits too; a wrong one counts as a failed try', async () => {
  const { one, secret } = await enrolled()
  const code = codeOf(secret, 1)
  const bengali = Array.from(code, (digit) => String.fromCharCode(0x9e6 + Number(digit))).join('')
  expect((await login(one.username, `${bengali.slice(0, 3)} ${bengali.slice(3)}`)).statusCode).toBe(200)
  expect((await login(one.username, code)).statusCode).toBe(422)
  for (let time = 0; time < 4; time++) await login(one.username, '12345')
  const blocked = await login(one.username, codeOf(secret, 1))
  expect(blocked.statusCode).toBe(429)
  expect(blocked.headers['retry-after']).toBeDefined()
})

test('two sign-ins at once with one code: one of them', async () => {
  const { one, secret } = await enrolled()
  const code = codeOf(secret, 1)
  const answers = await Promise.all([1, 2, 3].map(() => login(one.username, code)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
})

test('a recovery code works once, and new ones end the old', async () => {
  const { one, secret, codes } = await enrolled()
  expect((await login(one.username, codes[0]!.toUpperCase())).statusCode).toBe(200)
  expect((await login(one.username, codes[0])).statusCode).toBe(422)
  expect((await one.get('user/two-factor/')).json()).toMatchObject({ enabled: true, recovery_codes_left: 9 })
  const renewed = (
    await one.post('user/two-factor/recovery-codes/', { password, code: codeOf(secret, 1) })
  ).json()
  expect((await login(one.username, codes[1])).statusCode).toBe(422)
  expect((await login(one.username, renewed.recovery_codes[1])).statusCode).toBe(200)
  const kept = await served.sql`select * from idempotency_keys`
  expect(JSON.stringify(kept)).not.toContain(renewed.recovery_codes[2])
})

test('it is turned off with password and code, and not where the role requires it', async () => {
  const admin = await served.as('admin')
  const { one, secret } = await enrolled('cashier')
  await admin.put('two-factor-roles/', { roles: ['cashier'] })
  const code = codeOf(secret, 1)
  expect((await one.delete('user/two-factor/', { password, code })).statusCode).toBe(409)
  await admin.put('two-factor-roles/', { roles: [] })
  expect((await one.delete('user/two-factor/', { password: 'no', code })).statusCode).toBe(422)
  expect((await one.delete('user/two-factor/', { password, code: '1' })).statusCode).toBe(422)
  expect((await one.delete('user/two-factor/', { password, code })).statusCode).toBe(204)
  expect((await login(one.username)).statusCode).toBe(200)
})

test('a role that requires it may do nothing else until it is set up', async () => {
  const admin = await served.as('admin')
  const one = await person('cashier')
  expect((await one.get('vokalotnama/')).statusCode).toBe(200)
  expect((await admin.put('two-factor-roles/', { roles: ['cashier'] })).json()).toEqual({
    roles: ['cashier'],
    version: 4,
  })
  for (const path of ['vokalotnama/', 'advocates/', 'dashboard/']) {
    const refused = await one.get(path)
    expect([path, refused.statusCode]).toEqual([path, 403])
    expect(refused.json().message).toContain('two-step sign-in')
  }
  expect((await one.get('user/')).json().two_factor_due).toBe(true)
  const { secret } = (await one.post('user/two-factor/', { password })).json()
  await one.put('user/two-factor/', { code: codeOf(secret) })
  expect((await one.get('vokalotnama/')).statusCode).toBe(200)
})

test('an administrator helps who lost phone and codes; all of it is in the audit', async () => {
  const admin = await served.as('admin')
  const { one } = await enrolled()
  expect((await admin.get(`users/${one.id}/`)).json().two_factor).toBe(true)
  expect((await admin.delete(`users/${one.id}/two-factor/`)).statusCode).toBe(204)
  expect((await admin.delete(`users/${one.id}/two-factor/`)).statusCode).toBe(409)
  expect((await one.get('user/')).statusCode).toBe(401)
  expect((await login(one.username)).statusCode).toBe(200)
  const noted = await served.sql<{ action: string; entry: string }[]>`
    select action, audit_entries::text as entry from audit_entries where subject = 'users' and subject_id = ${one.id} order by id`
  expect(noted.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['begin-two-factor', 'enable-two-factor', 'reset-two-factor', 'sign-in']),
  )
})

describe('what the database holds of it', () => {
  const stored = async () => {
    const rows = await served.sql`
      select secret, code_hash, keyed from two_factor join recovery_codes using (user_id)`
    return rows as unknown as { secret: string; code_hash: Buffer; keyed: boolean }[]
  }
  const bareHash = (code: string) => createHash('sha256').update(code.replace('-', '')).digest()

  test('is sealed with a key that it does not hold', async () => {
    const { secret, codes } = await enrolled()
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows[0]!.secret).toMatch(/^sealed1:/)
    expect(JSON.stringify(rows)).not.toContain(secret)
    const hashes = rows.map(({ code_hash }) => code_hash.toString('hex'))
    expect(hashes).not.toContain(bareHash(codes[0]!).toString('hex'))
  })

  test('is sealed at the start when an older version left it bare, and goes on working', async () => {
    const { one, secret, codes } = await enrolled()
    await served.sql`update two_factor set secret = ${secret}`
    await served.sql`delete from recovery_codes`
    const rows = codes.map((code) => ({ user_id: one.id, code_hash: bareHash(code) }))
    await served.sql`insert into recovery_codes ${served.sql(rows)}`
    const said: string[] = []
    for (const _start of [1, 2])
      await encryptPlainSecrets(served.sql, served.app.secretBox, (text) => said.push(text))
    expect(said).toEqual([])
    const now = await stored()
    expect(now.every((row) => row.keyed && row.secret.startsWith('sealed1:'))).toBe(true)
    expect((await login(one.username, codes[3])).statusCode).toBe(200)
    expect((await login(one.username, codeOf(secret, 1))).statusCode).toBe(200)
  })

  test('opens for no other key: the operator and the person are told what to do', async () => {
    const { one, secret } = await enrolled()
    const other = makeSecretBox('the key of another machine, long enough')
    await served.sql`update two_factor set secret = ${other.encrypt(secret, 'anything')}`
    const said: string[] = []
    await encryptPlainSecrets(served.sql, served.app.secretBox, (text) => said.push(text))
    expect(said).toEqual([
      expect.stringMatching(/^Two-step sign-in of 1 accounts was set up with another key/),
    ])
    const refused = await login(one.username, codeOf(secret, 1))
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The server no longer has the key for your two-step sign-in. Ask an administrator to reset it.',
    ])
  })
})
