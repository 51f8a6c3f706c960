import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { today } from '@samity/shared-api/contract'
import type { Database } from '../../database/database.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a good long one'
let tokenCount = 0
const aToken = () => ({
  name: `Website ${++tokenCount}`,
  role: 'auditor',
  scopes: ['read:accounts'],
  expires_on: today(),
})
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

const signedInLongAgo = (sql: Database, user: number) =>
  sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${user}`

/** An administrator as a thief of the session finds it: signed in a while ago, and not confirmed. */
async function anAdministrator(): Promise<TestUser> {
  const admin = await server.as('admin')
  await server.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${admin.id}`
  await signedInLongAgo(server.sql, admin.id)
  return admin
}

test('a session alone makes no token, and does after its person has confirmed with the password', async () => {
  const admin = await anAdministrator()
  const refusal = await admin.post('api-tokens/', aToken())
  expect([refusal.statusCode, refusal.json()]).toEqual([
    403,
    { code: 'auth.confirm', message: 'Nothing was changed, because you did not confirm that it is you.' },
  ])
  expect((await admin.post('user/confirmation/', { password: 'guessed' })).statusCode).toBe(422)
  expect((await admin.post('api-tokens/', aToken())).statusCode).toBe(403)
  expect((await admin.post('user/confirmation/', { password })).statusCode).toBe(204)
  expect((await admin.post('api-tokens/', aToken())).statusCode).toBe(201)
  const [event] = (await admin.get('audit/?action=confirm-identity')).json()
  expect(event).toMatchObject({ subject: 'users', subject_id: String(admin.id) })
})

const signInAgain = async ({ username }: TestUser) => {
  const { access } = (await server.visitor.post('login/', { username, password })).json()
  return { authorization: `Bearer ${access}` }
}

test('a sign-in confirms as well, since it has asked for the same', async () => {
  const headers = await signInAgain(await anAdministrator())
  expect((await server.visitor.post('api-tokens/', aToken(), headers)).statusCode).toBe(201)
})

test('it ends after ten minutes', async () => {
  const admin = await anAdministrator()
  await admin.post('user/confirmation/', { password })
  await server.sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`
  expect((await admin.post('api-tokens/', aToken())).json().code).toBe('auth.confirm')
})

test('it belongs to one session: neither another one nor the next one has it', async () => {
  const admin = await anAdministrator()
  const signIn = async () => {
    const headers = await signInAgain(admin)
    await signedInLongAgo(server.sql, admin.id)
    return headers
  }
  const other = await signIn()
  await admin.post('user/confirmation/', { password })
  expect((await server.visitor.post('api-tokens/', aToken(), other)).json().code).toBe('auth.confirm')
  await admin.post('logout/')
  const next = await signIn()
  expect((await server.visitor.post('api-tokens/', aToken(), next)).json().code).toBe('auth.confirm')
})

test('with two-step sign-in the password alone is not enough', async () => {
  const admin = await anAdministrator()
  const { secret } = (await admin.post('user/two-factor/', { password })).json()
  const { recovery_codes } = (await admin.put('user/two-factor/', { code: codeOf(secret) })).json()
  const refusal = await admin.post('user/confirmation/', { password })
  expect([refusal.statusCode, refusal.json().code]).toEqual([422, 'second_step.required'])
  expect((await admin.post('user/confirmation/', { password, code: recovery_codes[0] })).statusCode).toBe(204)
  expect((await admin.post('api-tokens/', aToken())).statusCode).toBe(201)
})

test('wrong passwords block further ones, as at sign-in', async () => {
  const admin = await anAdministrator()
  for (let attempt = 0; attempt < 6; attempt++)
    await admin.post('user/confirmation/', { password: `guess ${attempt}` })
  const refusal = await admin.post('user/confirmation/', { password })
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'rate.attempts'])
})

test('an account of single sign-on confirms with a sign-in of the last ten minutes', async () => {
  const admin = await anAdministrator()
  await server.sql`update users set password_hash = null where id = ${admin.id}`
  expect((await admin.get('user/two-factor/')).json().has_password).toBe(false)
  await server.sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${admin.id}`
  expect((await admin.post('user/confirmation/', {})).statusCode).toBe(422)
  await server.sql`update sessions set created_at = now() where user_id = ${admin.id}`
  expect((await admin.post('user/confirmation/', {})).statusCode).toBe(204)
  expect((await admin.post('api-tokens/', aToken())).statusCode).toBe(201)
})

test('the own profile asks only for a new e-mail address', async () => {
  const admin = await anAdministrator()
  const profile = { name: 'Rahima', email: '', phone: '', language: 'en' }
  expect((await admin.put('user/', profile)).statusCode).toBe(200)
  expect((await admin.put('user/', { ...profile, email: 'thief@example.com' })).json().code).toBe(
    'auth.confirm',
  )
  await admin.post('user/confirmation/', { password })
  expect((await admin.put('user/', { ...profile, email: 'new@example.com' })).statusCode).toBe(200)
})

test('role, state and second step of others, their reset links and the roles of permissions ask as well', async () => {
  const admin = await anAdministrator()
  const staff = await server.as('staff')
  const answers = [
    await admin.put(`users/${staff.id}/`, { role: 'admin' }),
    await admin.post(`users/${staff.id}/reset-link/`),
    await admin.delete(`users/${staff.id}/two-factor/`),
    await admin.put('two-factor-roles/', { roles: [] }),
    await admin.put('permissions/', { roles: {} }),
    await admin.post('modules/mfe-sales/activate/', {
      release: '1.0.0+aaaaaaaaaaaa',
      share: 100,
      reason: 'New',
    }),
  ]
  expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'auth.confirm'))
  expect((await admin.get(`users/${staff.id}/`)).json().role).toBe('staff')
})
