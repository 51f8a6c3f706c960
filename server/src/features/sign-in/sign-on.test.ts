import { generateKeyPairSync } from 'node:crypto'
import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { freePort } from '../../process/free-port.ts'
import { safePath } from './single-sign-on/sign-on.ts'
import { makeAuthenticator } from '../../../test/authenticator.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/*
 * A real provider on this machine: oauth2-mock-server signs tokens with a real key. Tests falsify what it
 * sends.
 */

const provider = new OAuth2Server()
let server: TestServer
let admin: TestUser
const publicUrl = 'http://localhost:8080'

beforeAll(async () => {
  // jest runs tests in a realm of its own, in which the provider does not accept the keys that it would make
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await provider.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' })
  await provider.start(await freePort(), 'localhost')
  server = await startTestServer({
    OIDC_ISSUER: provider.issuer.url!,
    OIDC_CLIENT_ID: 'samity',
    OIDC_CLIENT_SECRET: 'a secret of the tests',
    OIDC_NAME: 'District Court',
    OIDC_ROLE_CLAIM: 'realm.groups',
    OIDC_ROLES: 'bar-admins=admin, office=staff',
    PUBLIC_URL: publicUrl,
  })
})
beforeEach(async () => {
  admin = await server.as('admin')
})
afterEach(async () => {
  provider.service.removeAllListeners()
  await server.sql`delete from users`
  await server.sql`delete from attempt_counters`
  await server.sql`delete from two_factor_roles`
  server.app.sessions.forget()
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})

type Claims = Record<string, unknown>
function person(claims: Claims, inUserinfo: Claims = {}) {
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) =>
    Object.assign(payload, claims),
  )
  provider.service.on(Events.BeforeUserinfo, (response) => {
    response.body = { sub: claims['sub'], ...inUserinfo }
  })
}

/** A browser: it keeps cookies, and follows no redirect. */
function makeBrowser(from: TestServer = server) {
  const cookies = new Map<string, string>()
  async function send(method: 'GET' | 'POST', url: string, payload: object = {}) {
    const response = await from.app.inject({
      method,
      url,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(method === 'POST' && { payload }),
    })
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const start = (next = '') =>
    send('GET', `/api/single-sign-on/start?next=${encodeURIComponent(next)}&language=en`)
  /** Goes to the provider, which sends the browser back, and returns the address of our page after that. */
  async function comeBack(change: (url: URL) => void = () => undefined, next = '') {
    const begun = await start(next)
    const atProvider = await fetch(String(begun.headers.location), { redirect: 'manual' })
    const back = new URL(atProvider.headers.get('location') ?? '')
    change(back)
    return send('GET', back.pathname + back.search)
  }
  const outcome = async (change?: (url: URL) => void, next?: string) =>
    (await comeBack(change, next)).headers.location
  const openSession = (body: object = {}) => send('POST', '/api/single-sign-on/session/', body)
  return { send, start, comeBack, outcome, openSession, cookies }
}

const actionsOf = async (user: number) =>
  (
    await server.sql<{ action: string }[]>`
      select action from audit_events where subject = 'users' and subject_id = ${String(user)} order by id`
  ).map(({ action }) => action)
const links = async () => (await admin.get('single-sign-on-links/')).json()

const rahima = {
  sub: 'person-7',
  email: 'rahima@court.example',
  email_verified: true,
  preferred_username: 'rahima',
  name: 'রহিমা খাতুন',
}

test('a new person with a mapped role signs in, and comes back to the page asked for', async () => {
  person({ ...rahima, realm: { groups: ['tea', 'office'] } })
  const browser = makeBrowser()
  const begun = await browser.start('/dashboard/sale-list?type=Sticker')
  const url = new URL(String(begun.headers.location))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'samity',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${publicUrl}/api/single-sign-on/callback`,
  })
  // the cookie reveals no secret of this sign-in
  const cookie = browser.cookies.get('samity_sign_on') ?? ''
  expect(cookie).toMatch(/^sealed1:/)
  expect(cookie).not.toContain(url.searchParams.get('state'))

  expect(await browser.outcome(undefined, '/dashboard/sale-list?type=Sticker')).toBe(
    `/signin?sso=ready&next=${encodeURIComponent('/dashboard/sale-list?type=Sticker')}`,
  )
  const opened = await browser.openSession()
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.json().user).toMatchObject({ username: 'rahima', role: 'staff', name: 'রহিমা খাতুন' })
  const headers = { authorization: `Bearer ${opened.json().access}` }
  expect((await server.visitor.get('user/', headers)).statusCode).toBe(200)
  expect(await actionsOf(opened.json().user.id)).toEqual(['create', 'link', 'sign-in'])
  // the ticket works once
  expect((await browser.openSession()).statusCode).toBe(422)
  // there is no password that opens the account
  for (const password of ['', 'null', 'undefined'])
    expect((await server.visitor.post('login/', { username: 'rahima', password })).statusCode).not.toBe(200)
})

test('a new person without a mapped role waits for approval, as after a registration', async () => {
  person(rahima)
  const browser = makeBrowser()
  expect(await browser.outcome()).toBe('/signin?sso=created')
  expect((await browser.openSession()).statusCode).toBe(422)
  expect(await browser.outcome()).toBe('/signin?sso=pending')
  const [account] = (await admin.get('users/?status=pending')).json()
  expect(account).toMatchObject({ username: 'rahima', role: 'cashier', email: rahima.email })
  await admin.put(`users/${account.id}/`, { status: 'active' })
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  expect((await browser.openSession()).statusCode).toBe(200)
  await admin.put(`users/${account.id}/`, { status: 'disabled' })
  expect(await browser.outcome()).toBe('/signin?sso=disabled')
})

test('claims that only the address for user information has count, too, when it speaks of the same person', async () => {
  person({ sub: rahima.sub }, { ...rahima, realm: { groups: ['office'] } })
  const browser = makeBrowser()
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  expect((await browser.openSession()).json().user).toMatchObject({ username: 'rahima', role: 'staff' })
  provider.service.removeAllListeners()
  person({ sub: rahima.sub }, { ...rahima, sub: 'somebody else' })
  expect(await browser.outcome()).toBe('/signin?sso=invalid')
})

test('an account with the same verified address is linked only when an administrator allows it', async () => {
  const owner = await server.as('staff')
  await server.sql`update users set email = 'Rahima@court.example' where id = ${owner.id}`
  person({ ...rahima, realm: { groups: ['bar-admins'] } })
  const browser = makeBrowser()
  expect(await browser.outcome()).toBe('/signin?sso=link-pending')
  expect(await browser.outcome()).toBe('/signin?sso=link-pending')
  expect((await browser.openSession()).statusCode).toBe(422)
  const [link] = await links()
  expect(link).toMatchObject({ username: owner.username, email: rahima.email, approved_at: null })
  expect((await owner.post(`single-sign-on-links/${link.id}/allow/`)).statusCode).toBe(403)
  const allowed = await admin.post(`single-sign-on-links/${link.id}/allow/`)
  expect(allowed.json().approved_at).not.toBeNull()
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  const opened = await browser.openSession()
  expect(opened.json().user).toMatchObject({ id: owner.id, role: 'admin' })

  // another person of the provider who gets the address later is somebody else
  provider.service.removeAllListeners()
  person({ ...rahima, sub: 'person-8' })
  expect(await makeBrowser().outcome()).toBe('/signin?sso=link-pending')

  // removing the link ends what it opened
  expect((await admin.delete(`single-sign-on-links/${link.id}/`)).statusCode).toBe(204)
  const headers = { authorization: `Bearer ${opened.json().access}` }
  expect((await server.visitor.get('user/', headers)).statusCode).toBe(401)
  expect(await actionsOf(owner.id)).toEqual(
    expect.arrayContaining(['request-link', 'link', 'map-role', 'sign-in', 'unlink']),
  )
})

test('an address that the provider has not verified matches no account', async () => {
  const owner = await server.as('admin')
  await server.sql`update users set email = ${rahima.email} where id = ${owner.id}`
  person({ ...rahima, email_verified: 'true', preferred_username: owner.username })
  expect(await makeBrowser().outcome()).toBe('/signin?sso=created')
  const [account] = (await admin.get('users/?status=pending')).json()
  expect([account.id === owner.id, account.username]).toEqual([false, `${owner.username} 2`])
})

test('an address of two accounts, or of one that may not sign in, links nothing', async () => {
  const [one, other] = [await server.as('staff'), await server.as('cashier')]
  await server.sql`update users set email = ${rahima.email} where id in ${server.sql([one.id, other.id])}`
  person(rahima)
  expect(await makeBrowser().outcome()).toBe('/signin?sso=ambiguous')
  await server.sql`delete from users where id = ${other.id}`
  await server.sql`update users set status = 'disabled' where id = ${one.id}`
  expect(await makeBrowser().outcome()).toBe('/signin?sso=disabled')
  expect(await links()).toEqual([])
})

test('a registration with a foreign address neither blocks its owner nor a new person', async () => {
  const [stranger, owner] = [await server.as('cashier'), await server.as('staff')]
  await server.sql`update users set email = ${rahima.email}, status = 'pending' where id = ${stranger.id}`
  person(rahima)
  expect(await makeBrowser().outcome()).toBe('/signin?sso=created')
  provider.service.removeAllListeners()
  await server.sql`update users set email = ${rahima.email} where id = ${owner.id}`
  person({ ...rahima, sub: 'person-9' })
  expect(await makeBrowser().outcome()).toBe('/signin?sso=link-pending')
  expect(await links()).toContainEqual(expect.objectContaining({ username: owner.username }))
})

test('the role follows the provider; without one the person gets no session; the last administrator stays one', async () => {
  await server.sql`delete from users where id = ${admin.id}`
  person({ ...rahima, realm: { groups: 'bar-admins' } })
  const browser = makeBrowser()
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  expect((await browser.openSession()).json().user.role).toBe('admin')
  provider.service.removeAllListeners()
  person({ ...rahima, realm: { groups: ['office'] } })
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  expect((await browser.openSession()).json().user.role).toBe('admin')
  admin = await server.as('admin')
  expect(await browser.outcome()).toBe('/signin?sso=ready')
  expect((await browser.openSession()).json().user.role).toBe('staff')
  provider.service.removeAllListeners()
  person(rahima)
  expect(await browser.outcome()).toBe('/signin?sso=no-role')
})

describe('an answer of the provider that is not valid opens nothing', () => {
  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => Claims]>([
    ['a wrong nonce', () => ({ nonce: 'of another sign-in' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another client' })],
    ['an expired token', () => ({ exp: now() - 600, iat: now() - 1200 })],
    ['another issuer', () => ({ iss: 'http://localhost:1' })],
    ['no subject', () => ({ sub: undefined })],
  ])('%s', async (_forgery, forge) => {
    person({ ...rahima, ...forge() })
    const browser = makeBrowser()
    expect(await browser.outcome()).toBe('/signin?sso=invalid')
    expect((await browser.openSession()).statusCode).toBe(422)
    expect(await server.sql`select 1 from sign_on_links`).toHaveLength(0)
  })

  test('a token that another key signed', async () => {
    person(rahima)
    provider.service.once(Events.BeforeResponse, (response) => {
      const body = response.body as { id_token: string }
      const [head, payload] = body.id_token.split('.')
      body.id_token = `${head}.${payload}.${Buffer.alloc(256, 7).toString('base64url')}`
    })
    expect(await makeBrowser().outcome()).toBe('/signin?sso=invalid')
  })

  test('a wrong state, an answer without a beginning, and an answer that comes twice', async () => {
    person(rahima)
    const forged = (url: URL) => url.searchParams.set('state', 'of another browser')
    expect(await makeBrowser().outcome(forged)).toBe('/signin?sso=expired')
    const { headers } = await makeBrowser().send('GET', '/api/single-sign-on/callback?code=x&state=y')
    expect(headers.location).toBe('/signin?sso=expired')
    const browser = makeBrowser()
    let answer = ''
    await browser.outcome((url) => {
      answer = url.pathname + url.search
    })
    expect((await browser.send('GET', answer)).headers.location).toBe('/signin?sso=expired')
  })

  test('a cancelled sign-in, and a refusal of the provider', async () => {
    const failWith = (error: string) => (url: URL) => {
      url.searchParams.delete('code')
      url.searchParams.set('error', error)
    }
    expect(await makeBrowser().outcome(failWith('access_denied'), '/dashboard')).toBe(
      '/signin?sso=cancelled&next=%2Fdashboard',
    )
    expect(await makeBrowser().outcome(failWith('server_error'))).toBe('/signin?sso=refused')
  })

  test('a provider that refuses the code', async () => {
    provider.service.once(Events.BeforeResponse, (response) => {
      Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } })
    })
    expect(await makeBrowser().outcome()).toBe('/signin?sso=invalid')
  })
})

test('the second step of an account applies to single sign-on, too', async () => {
  person({ ...rahima, realm: { groups: ['office'] } })
  const browser = makeBrowser()
  await browser.outcome()
  const { access } = (await browser.openSession()).json()
  const headers = { authorization: `Bearer ${access}` }
  // the account has no password: a sign-in of the last ten minutes confirms the change
  const device = makeAuthenticator()
  const options = await server.visitor.post('user/passkeys/options/', { password: '' }, headers)
  const added = await server.visitor.post(
    'user/passkeys/',
    { name: 'Phone', response: device.create(options.json()) },
    headers,
  )
  expect(added.statusCode).toBe(201)
  await browser.outcome()
  const refusal = await browser.openSession()
  expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, ['code']])
  // the ticket is still good for the second step
  const passkey = device.get(refusal.json().passkey_options)
  expect((await browser.openSession({ passkey })).statusCode).toBe(200)
  await server.sql`update sessions set created_at = now() - interval '11 minutes'`
  const [code] = added.json().recovery_codes
  const late = await server.visitor.post('user/passkeys/options/', { password: '', code }, headers)
  expect([late.statusCode, late.json().errors.password[0]]).toEqual([
    422,
    'Your account has no password here. Sign out, sign in again with single sign-on, and repeat this within ten minutes.',
  ])
})

test('a role that requires two-step sign-in requires it after single sign-on, too', async () => {
  await admin.put('two-factor-roles/', { roles: ['staff'] })
  person({ ...rahima, realm: { groups: ['office'] } })
  const browser = makeBrowser()
  await browser.outcome()
  const { access, user } = (await browser.openSession()).json()
  expect(user.two_factor_due).toBe(true)
  const refusal = await server.visitor.get('vokalotnama/', { authorization: `Bearer ${access}` })
  expect(refusal.statusCode).toBe(403)
})

test('another site is never the page asked for', async () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    `/${'x'.repeat(400)}`,
  ])
    expect([next, safePath(next)]).toEqual([next, ''])
  expect(safePath('/dashboard?x=//y')).toBe('/dashboard?x=//y')
  person(rahima)
  expect(await makeBrowser().outcome(undefined, '//evil.example')).toBe('/signin?sso=created')
})

test('a provider that is down disturbs nothing but itself', async () => {
  const broken = await startTestServer({
    OIDC_ISSUER: `http://localhost:${await freePort()}`,
    OIDC_CLIENT_ID: 'samity',
    PUBLIC_URL: publicUrl,
  })
  try {
    const browser = makeBrowser(broken)
    expect((await browser.start('/dashboard')).headers.location).toBe(
      '/signin?sso=unavailable&next=%2Fdashboard',
    )
    const user = await broken.as('staff')
    expect((await user.get('user/')).statusCode).toBe(200)
    expect(
      (await broken.visitor.post('login/', { username: 'nobody', password: 'nothing' })).statusCode,
    ).toBe(401)
  } finally {
    await broken.close()
  }
})

test('without OIDC_ISSUER the routes lead back to the sign-in page', async () => {
  const plain = await startTestServer()
  try {
    const browser = makeBrowser(plain)
    expect((await browser.start()).headers.location).toBe('/signin?sso=off')
    const { headers } = await browser.send('GET', '/api/single-sign-on/callback?code=x&state=y')
    expect(headers.location).toBe('/signin?sso=off')
    expect((await browser.openSession()).statusCode).toBe(422)
  } finally {
    await plain.close()
  }
})
