import { hash } from '@node-rs/argon2'
import { today } from '@samity/shared-api/contract'
import type { OwnedToken } from '@samity/shared-api/contract/users/user'
import { recoverAccount } from '../sign-in/reset-link.ts'
import { meetAtAudit } from '../../../test/meet-at-audit.ts'
import { createToken } from '../../../test/token-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a good long one'
const newPassword = 'another good long one'

/**
 * An administrator with two tokens, one of which somebody wants to keep, and another administrator with one.
 */
async function arrange() {
  const owner = await server.as('admin')
  await server.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${owner.id}`
  const kept = await createToken(owner, { scopes: ['read:accounts'], role: 'auditor' })
  await createToken(owner, { scopes: ['read:accounts'], role: 'auditor' })
  const other = await server.as('admin')
  await createToken(other, { scopes: ['read:accounts'], role: 'auditor' })
  return { owner, kept, other }
}
const idsOf = async (reader: TestUser, path: string) =>
  (await reader.get(path)).json<OwnedToken[]>().map(({ id }) => id)

test('a new password ends the tokens of its person, and none of others', async () => {
  const { owner, kept, other } = await arrange()
  expect(await idsOf(owner, 'user/api-tokens/')).toHaveLength(2)
  const body = { old_password: password, new_password: newPassword }
  expect((await owner.post('change-password/', body)).statusCode).toBe(200)
  expect(await idsOf(owner, 'user/api-tokens/')).toEqual([])
  expect((await server.visitor.get('lock/', kept.headers)).statusCode).toBe(401)
  expect(await idsOf(other, 'user/api-tokens/')).toHaveLength(1)
})

test('a new password keeps the tokens that its person names, and only own ones', async () => {
  const { owner, kept } = await arrange()
  const body = { old_password: password, new_password: newPassword, keep_tokens: [kept.id] }
  await owner.post('change-password/', body)
  expect(await idsOf(owner, 'user/api-tokens/')).toEqual([kept.id])
  expect((await owner.post('change-password/', { ...body, keep_tokens: 'all' })).statusCode).toBe(422)
})

test('a password through a reset link ends the tokens that the administrator did not keep', async () => {
  const { owner, kept, other } = await arrange()
  const link = await other.post(`users/${owner.id}/reset-link/`, { keep_tokens: [kept.id] })
  // the link alone ends nothing
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toHaveLength(2)
  const [, token] = link.json().url.split('#token=')
  await server.visitor.post('reset-password/', { token, new_password: newPassword })
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toEqual([kept.id])
})

test('the end of all sessions ends the tokens unless they are kept', async () => {
  const { owner, kept, other } = await arrange()
  await other.delete(`users/${owner.id}/sessions/`, { keep_tokens: [kept.id] })
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toEqual([kept.id])
  await other.delete(`users/${owner.id}/sessions/`)
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toEqual([])
  const [event] = (await other.get('audit/?action=revoke')).json()
  expect(event).toMatchObject({ subject: 'api-tokens', subject_id: String(kept.id) })
})

test('an account that is disabled and enabled again has none of its tokens', async () => {
  const { owner, kept, other } = await arrange()
  for (const status of ['disabled', 'active'])
    expect((await other.put(`users/${owner.id}/`, { status })).statusCode).toBe(200)
  expect((await server.visitor.get('lock/', kept.headers)).statusCode).toBe(401)
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toEqual([])
})

const atOnce = { name: 'At once', role: 'admin', scopes: ['read:accounts'], expires_on: today() }

test('a new password ends a token that is being made', async () => {
  const { owner } = await arrange()
  const body = { old_password: password, new_password: newPassword }
  const responses = await meetAtAudit(server.sql, [
    () => owner.post('api-tokens/', atOnce),
    () => owner.post('change-password/', body),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect(await idsOf(owner, 'user/api-tokens/')).toEqual([])
})

test('a session that is being ended makes no token', async () => {
  const { owner, other } = await arrange()
  const responses = await meetAtAudit(server.sql, [
    () => other.delete(`users/${owner.id}/sessions/`),
    () => owner.post('api-tokens/', atOnce),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 401])
  expect(await idsOf(other, `users/${owner.id}/api-tokens/`)).toEqual([])
})

test('a reset of two-step sign-in ends the tokens, by an administrator and by the command', async () => {
  for (const reset of [
    ({ owner, other }: Awaited<ReturnType<typeof arrange>>) => other.delete(`users/${owner.id}/two-factor/`),
    ({ owner }: Awaited<ReturnType<typeof arrange>>) =>
      recoverAccount(server.sql, { id: null, username: 'command line' }, owner.username),
  ]) {
    const people = await arrange()
    await server.sql`
      insert into two_factor (user_id, secret, confirmed_at) values (${people.owner.id}, 'sealed', now())`
    await reset(people)
    expect(await idsOf(people.other, `users/${people.owner.id}/api-tokens/`)).toEqual([])
  }
})

test('staff do not read the tokens of others', async () => {
  const { owner } = await arrange()
  const staff = await server.as('staff')
  expect((await staff.get(`users/${owner.id}/api-tokens/`)).statusCode).toBe(403)
  expect(await idsOf(staff, 'user/api-tokens/')).toEqual([])
})
