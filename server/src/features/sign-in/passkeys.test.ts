import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '@samity/shared-api/contract'
import { makeAuthenticator } from '../../../test/authenticator.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

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

async function createUser(role: Role = 'staff') {
  const user = await server.as(role)
  await server.sql`
    update users set password_hash = ${await hash(password, { memoryCost: 8, timeCost: 1 })} where id = ${user.id}`
  return user
}
const login = (username: string, second: object = {}) =>
  server.visitor.post('login/', { username, password, ...second })

/** Adds a passkey. `second` is a code or passkey of a person who already has two-step sign-in. */
async function addPasskey(
  user: TestUser,
  { name = 'Office laptop', second = {}, device = makeAuthenticator() } = {},
) {
  const options = await user.post('user/passkeys/options/', { password, ...second })
  const response = await user.post('user/passkeys/', { name, response: device.create(options.json()) })
  return { device, options: options.json(), response, ...(response.json() as { passkey: { id: number } }) }
}
/** Signs in with password and passkey. */
async function signInWith(username: string, device: ReturnType<typeof makeAuthenticator>, forgery = {}) {
  const { passkey_options: options } = (await login(username)).json()
  return login(username, { passkey: device.get(options, forgery) })
}
const actionsOf = async (user: number): Promise<string[]> =>
  (
    await server.sql<{ action: string }[]>`
      select action from audit_events where subject = 'users' and subject_id = ${String(user)} order by id`
  ).map(({ action }) => action)

test('a passkey is the second step after the password, and the audit log says so', async () => {
  const user = await createUser()
  const other = (await login(user.username)).json().access
  const { device, options, response } = await addPasskey(user)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    passkey: { name: 'Office laptop', last_used_at: null, backed_up: true, clone_suspected: false },
  })
  expect(response.json().recovery_codes).toHaveLength(10)
  // what the device stores names no person but by the username
  expect(options.user.id).toMatch(/^[\w-]{43}$/)
  expect(options.rp.id).toBe('localhost')
  // sessions from before were opened without a second step
  expect((await server.visitor.get('user/', { authorization: `Bearer ${other}` })).statusCode).toBe(401)

  const refusal = await login(user.username)
  expect([refusal.statusCode, refusal.json().message]).toEqual([
    422,
    'Use your passkey, or enter a recovery code.',
  ])
  expect(refusal.json().passkey_options.allowCredentials).toEqual([
    { id: device.id, transports: ['internal'], type: 'public-key' },
  ])
  const signedIn = await signInWith(user.username, device)
  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().user).toMatchObject({ two_factor: true, two_factor_due: false })
  expect((await user.get('user/two-factor/')).json()).toMatchObject({
    enabled: true,
    app: false,
    passkeys_available: true,
    recovery_codes_left: 10,
    passkeys: [{ name: 'Office laptop', last_used_at: expect.any(String) }],
  })
  expect(await actionsOf(user.id)).toEqual(['sign-in', 'add-passkey', 'enable-two-factor', 'sign-in'])
  const [event] = await server.sql`select after from audit_events order by id desc limit 1`
  expect(event!['after']).toEqual({ second_step: 'passkey' })
})

test('a passkey is not the first step: without the password nobody learns that there is one', async () => {
  const user = await createUser()
  const { device } = await addPasskey(user)
  const { passkey_options: options } = (await login(user.username)).json()
  const refusal = await server.visitor.post('login/', {
    username: user.username,
    password: 'another one',
    passkey: device.get(options),
  })
  expect(refusal.statusCode).toBe(401)
  expect(refusal.json()).not.toHaveProperty('passkey_options')
})

test.each([
  ['another origin', { origin: 'https://samity.example' }],
  ['another host', { rpId: 'samity.example' }],
  ['a challenge that this server did not make', { challenge: Buffer.alloc(32).toString('base64url') }],
])('a response for %s is refused and counts as a failed attempt', async (_mistake, forgery) => {
  const user = await createUser()
  const { device } = await addPasskey(user)
  const refusal = await signInWith(user.username, device, forgery)
  expect([refusal.statusCode, refusal.json().message]).toEqual([
    422,
    'This passkey was not accepted. Try again, or enter a recovery code.',
  ])
  expect(refusal.json().passkey_options).toBeDefined()
  for (let time = 0; time < 4; time++) await signInWith(user.username, device, forgery)
  expect((await login(user.username)).statusCode).toBe(429)
})

test('a challenge works once, for its own person only, and for five minutes', async () => {
  const user = await createUser()
  const { device } = await addPasskey(user)
  const other = await createUser('admin')
  const { device: otherDevice } = await addPasskey(other)
  const challenge = async (username: string) => (await login(username)).json().passkey_options

  const used = device.get(await challenge(user.username))
  expect((await login(user.username, { passkey: used })).statusCode).toBe(200)
  expect((await login(user.username, { passkey: used })).statusCode).toBe(422)

  const borrowed = device.get(await challenge(other.username))
  expect((await login(user.username, { passkey: borrowed })).statusCode).toBe(422)
  // a passkey of another person
  const foreign = otherDevice.get(await challenge(user.username))
  expect((await login(user.username, { passkey: foreign })).statusCode).toBe(422)

  const late = device.get(await challenge(user.username))
  await server.sql`update passkey_challenges set created_at = now() - interval '6 minutes'`
  expect((await login(user.username, { passkey: late })).statusCode).toBe(422)
})

test('a counter that goes back reveals a copy: the passkey is refused from then on', async () => {
  const user = await createUser()
  const { device, response } = await addPasskey(user)
  expect((await signInWith(user.username, device, { counter: 40 })).statusCode).toBe(200)
  const copy = await signInWith(user.username, device, { counter: 12 })
  expect([copy.statusCode, copy.json().message]).toEqual([
    422,
    'This passkey may have been copied, so it no longer works. Sign in with a code, then remove it in your profile.',
  ])
  const original = await login(user.username)
  expect(original.json()).not.toHaveProperty('passkey_options')
  expect((await user.get('user/two-factor/')).json().passkeys).toMatchObject([{ clone_suspected: true }])
  expect(await actionsOf(user.id)).toContain('suspect-passkey')
  // two-step sign-in stays on, and a recovery code opens the account
  const [code] = response.json().recovery_codes
  expect((await login(user.username, { code })).statusCode).toBe(200)
})

test('a device that does not count works again and again; of two requests with one signature one is accepted', async () => {
  const user = await createUser()
  const { device } = await addPasskey(user, { device: makeAuthenticator({ counts: false }) })
  for (let time = 0; time < 3; time++) expect((await signInWith(user.username, device)).statusCode).toBe(200)
  const passkey = device.get((await login(user.username)).json().passkey_options)
  const responses = await Promise.all([1, 2, 3].map(() => login(user.username, { passkey })))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
})

test('an app and several passkeys stand side by side, and each one signs in', async () => {
  const user = await createUser()
  const { secret } = (await user.post('user/two-factor/', { password })).json()
  const codeOf = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
  const { recovery_codes: codes } = (await user.put('user/two-factor/', { code: codeOf() })).json()
  // a second step confirms the addition of another one
  expect((await user.post('user/passkeys/options/', { password })).statusCode).toBe(422)
  const phone = await addPasskey(user, { name: 'Phone', second: { code: codes[0] } })
  expect(phone.response.json().recovery_codes).toEqual([])
  const challenge = (await user.post('user/passkeys/challenge/')).json()
  const key = await addPasskey(user, { name: 'Key', second: { passkey: phone.device.get(challenge) } })
  expect(key.options.excludeCredentials).toMatchObject([{ id: phone.device.id }])

  expect((await signInWith(user.username, phone.device)).statusCode).toBe(200)
  expect((await signInWith(user.username, key.device)).statusCode).toBe(200)
  expect((await login(user.username, { code: codeOf(1) })).statusCode).toBe(200)
  expect((await login(user.username, { code: codes[1] })).statusCode).toBe(200)
  const refusal = await login(user.username)
  expect(refusal.json().message).toBe(
    'Use your passkey, or enter the six digits of your authenticator app or a recovery code.',
  )

  // without the app, passkeys and recovery codes remain
  expect((await user.delete('user/two-factor/', { password, code: codes[2] })).statusCode).toBe(204)
  expect((await login(user.username, { code: codeOf(1) })).statusCode).toBe(422)
  expect((await user.get('user/two-factor/')).json()).toMatchObject({
    enabled: true,
    app: false,
    recovery_codes_left: 7,
  })
})

test('with a passkey, an app is added only with the passkey or a recovery code', async () => {
  const user = await createUser()
  const { device } = await addPasskey(user)
  expect((await user.post('user/two-factor/', { password })).statusCode).toBe(422)
  const challenge = (await user.post('user/passkeys/challenge/')).json()
  const setup = await user.post('user/two-factor/', { password, passkey: device.get(challenge) })
  expect([setup.statusCode, setup.json().secret]).toEqual([201, expect.any(String)])
})

test('a passkey is renamed, and removed with password and second step; the last one turns two-step sign-in off', async () => {
  const user = await createUser()
  const { device, passkey, response } = await addPasskey(user)
  const stranger = await createUser()
  expect((await stranger.put(`user/passkeys/${passkey.id}/`, { name: 'Mine' })).statusCode).toBe(404)
  expect((await user.put(`user/passkeys/${passkey.id}/`, { name: '  ' })).statusCode).toBe(422)
  expect((await user.put(`user/passkeys/${passkey.id}/`, { name: ' চেম্বারের ফোন ' })).json().name).toBe(
    'চেম্বারের ফোন',
  )
  const remove = (body: object, from = user) => from.delete(`user/passkeys/${passkey.id}/`, body)
  expect((await remove({ password, code: response.json().recovery_codes[0] }, stranger)).statusCode).toBe(404)
  expect((await remove({ password })).statusCode).toBe(422)
  expect((await remove({ password: 'no', code: response.json().recovery_codes[0] })).statusCode).toBe(422)
  const challenge = (await user.post('user/passkeys/challenge/')).json()
  expect((await remove({ password, passkey: device.get(challenge) })).statusCode).toBe(204)
  expect((await user.get('user/two-factor/')).json()).toMatchObject({
    enabled: false,
    passkeys: [],
    recovery_codes_left: 0,
  })
  expect((await login(user.username)).statusCode).toBe(200)
  expect(await actionsOf(user.id)).toEqual(
    expect.arrayContaining(['rename-passkey', 'remove-passkey', 'disable-two-factor']),
  )
})

test('a passkey satisfies a role that requires two-step sign-in, and the last one cannot be removed', async () => {
  const admin = await server.as('admin')
  const user = await createUser('cashier')
  await admin.put('two-factor-roles/', { roles: ['cashier'] })
  expect((await user.get('vokalotnama/')).statusCode).toBe(403)
  const { passkey, response } = await addPasskey(user)
  expect((await user.get('vokalotnama/')).statusCode).toBe(200)
  const [code] = response.json().recovery_codes
  const refusal = await user.delete(`user/passkeys/${passkey.id}/`, { password, code })
  expect([refusal.statusCode, refusal.json().message]).toEqual([409, 'Your role requires two-step sign-in.'])
})

test('an administrator resets passkeys too', async () => {
  const admin = await server.as('admin')
  const user = await createUser()
  await addPasskey(user)
  expect((await admin.get(`users/${user.id}/`)).json().two_factor).toBe(true)
  expect((await admin.delete(`users/${user.id}/two-factor/`)).statusCode).toBe(204)
  expect((await login(user.username)).statusCode).toBe(200)
  expect(await server.sql`select 1 from recovery_codes union all select 1 from passkeys`).toHaveLength(0)
})

test('a new passkey needs the password, a fresh challenge and the right address', async () => {
  const user = await createUser()
  expect((await user.post('user/passkeys/options/', { password: 'no' })).json().errors).toHaveProperty(
    'password',
  )
  const device = makeAuthenticator()
  const { challenge } = (await user.post('user/passkeys/options/', { password })).json()
  const add = (response: object, name = 'Key') => user.post('user/passkeys/', { name, response })
  const nameless = await add(device.create({ challenge }), '')
  expect([nameless.statusCode, Object.keys(nameless.json().errors)]).toEqual([422, ['name']])
  expect((await add(device.create({ challenge }, { origin: 'https://samity.example' }))).statusCode).toBe(422)
  // the refused attempt has consumed the challenge
  expect((await add(device.create({ challenge }))).statusCode).toBe(422)
  for (const nonsense of [{}, { id: 7 }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])
    expect((await add(nonsense)).statusCode).toBe(422)
  expect(await server.sql`select 1 from passkeys`).toHaveLength(0)
})

test('a device gives its passkey to one account only', async () => {
  const { device } = await addPasskey(await createUser())
  const { response } = await addPasskey(await createUser(), { device })
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'This passkey belongs to an account already.',
  ])
})

test('without encryption or a name browsers offer no passkeys, and the server says why', async () => {
  for (const PUBLIC_URL of ['http://bar.example.org', 'https://203.0.113.7']) {
    const plain = await startTestServer({ PUBLIC_URL })
    try {
      const user = await plain.as('staff')
      expect((await user.get('user/two-factor/')).json().passkeys_available).toBe(false)
      const refusal = await user.post('user/passkeys/options/', { password })
      expect([refusal.statusCode, refusal.json().message]).toEqual([
        409,
        'Passkeys need an address that begins with https and has a name. The operator of the server sets it (PUBLIC_URL).',
      ])
    } finally {
      await plain.close()
    }
  }
})
