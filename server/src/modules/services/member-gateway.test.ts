import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { memberHeader, type MemberCode } from '@samity/shared-api/contract/members/own-page'
import type { ServiceClaims } from '@samity/shared-api/module'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { cookieIn } from '../../../test/member-builders.ts'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/* The gateway and members: who is told whose own page asks, and what a cookie may change. */

type Echo = { headers: Record<string, string>; claims: ServiceClaims; token: string }

let releases: string
let server: TestServer
let admin: TestUser
let member: { id: number }
let cookie: string
let call: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  releases = aFolder()
  // one may sign members in and calls the other, which may not
  const tea = { asks: ['write:member-sessions' as const], uses: ['mfe-cup'] }
  const cup = { name: 'mfe-cup', routes: [], nav: [] }
  activate(releases, 'mfe-tea', aServiceRelease(releases, { descriptor: tea }), 'build')
  activate(releases, 'mfe-cup', aServiceRelease(releases, { descriptor: cup }), 'build')
  ;({ server, admin } = await startStaffedServer({ SAMITY_RELEASES: releases }))
  call = await listen(server.app)
  await until(async () => (await call('/health')).ok)
  await until(async () => (await callCup('/health')).ok)
  member = await createRecord(admin, 'advocates/', anAdvocate({ bar_registration_number: '154' }))
  const { code } = (await admin.post(`advocates/${member.id}/member-code/`, {})).json() as MemberCode
  cookie = cookieIn(await server.visitor.post('member-sessions/', { number: '154', code }))
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const callApi = (path: string, token?: string, init: RequestInit = {}) => {
  const { port } = server.app.server.address() as AddressInfo
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  return fetch(`http://127.0.0.1:${port}/api/${path}`, { ...init, ...(headers && { headers }) })
}
const callCup = (path: string, token?: string, init?: RequestInit) => callApi(`x/mfe-cup${path}`, token, init)
const who = async (token?: string, headers: Record<string, string> = { cookie }) =>
  (await call('/who', token, { headers })).json() as Promise<Echo>
const writesOf = (subject: string) =>
  server.sql`select actor, action from audit_events where subject = ${subject} order by id`

test('before an administrator has approved the right no service hears of members', async () => {
  const { claims } = await who()
  expect(claims.sub).toBe('anonymous')
  expect(claims).not.toHaveProperty('member')
  expect(claims).not.toHaveProperty('network')
})

describe('with the right', () => {
  beforeAll(() => admin.post('module-rights/mfe-tea/approve/', {}))

  test('the service is told the member, and receives no cookie', async () => {
    const { claims, headers } = await who()
    expect(claims).toMatchObject({ sub: 'anonymous', member: member.id })
    expect(headers).not.toHaveProperty('cookie')
    expect((await who(undefined, {})).claims).not.toHaveProperty('member')
    expect((await who(undefined, { cookie: `samity_member=${'a'.repeat(43)}` })).claims).not.toHaveProperty(
      'member',
    )
  })

  test('the service leaves the session that asks, and a later one of the member stays', async () => {
    const signIn = async () => {
      const { code } = (await admin.post(`advocates/${member.id}/member-code/`, {})).json() as MemberCode
      return cookieIn(await server.visitor.post('member-sessions/', { number: '154', code }))
    }
    const [phone, computer] = [await signIn(), await signIn()]
    const { token } = await who(undefined, { cookie: phone })
    const leave = () => callApi('my/session/', token, { method: 'DELETE' })
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 401])
    expect((await who(undefined, { cookie: phone })).claims).not.toHaveProperty('member')
    expect((await who(undefined, { cookie: computer })).claims).toMatchObject({ member: member.id })
  })

  test('the service is not told a member whom the page does not show', async () => {
    const whoOn = async (shownId: number) =>
      (await who(undefined, { cookie, [memberHeader]: String(shownId) })).claims
    expect(await whoOn(member.id)).toMatchObject({ member: member.id })
    expect(await whoOn(member.id + 1)).not.toHaveProperty('member')
  })

  test('the service is told the network of a visitor as a mark, not as an address', async () => {
    const [first, second] = [await who(undefined, {}), await who()]
    expect(first.claims.network).toEqual(second.claims.network)
    expect(first.claims.network).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.anything()])
  })

  test('a person of the office with the cookie of a member stays that person', async () => {
    const { claims } = await who(admin.token)
    expect(claims).toMatchObject({ sub: `user:${admin.id}`, role: 'admin', member: member.id })
    expect((await who(admin.token, {})).claims).not.toHaveProperty('member')
  })

  test('a module without the right is told nothing', async () => {
    const echo = (await (
      await callCup('/who', undefined, { headers: { cookie } } as RequestInit)
    ).json()) as Echo
    expect(echo.claims).not.toHaveProperty('member')
  })

  test('another website changes nothing by the cookie, and the own page does, as the member', async () => {
    const write = (headers: Record<string, string>) =>
      call('/echo', undefined, { method: 'POST', body: '{}', headers: { cookie, ...headers } })
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect(await writesOf('tea/echo')).toEqual([])
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect(await writesOf('tea/echo')).toEqual([{ actor: 'member 154', action: 'create' }])
    // a visitor's write is still in no log
    await call('/echo', undefined, { method: 'POST', body: '{}' })
    expect(await writesOf('tea/echo')).toHaveLength(1)
  })

  test('a cache of a member keeps no answer', async () => {
    const cacheOf = async (headers: Record<string, string>) =>
      (await call('/headers', undefined, { headers })).headers.get('cache-control')
    expect(await cacheOf({})).toBe('public, max-age=60')
    expect(await cacheOf({ cookie })).toBe('private, no-store')
  })

  test('for a visitor and for a member the service calls the modules that it uses, as itself', async () => {
    for (const echo of [await who(undefined, {}), await who()]) {
      const { claims } = (await (await callCup('/who', echo.token)).json()) as Echo
      expect(claims).toMatchObject({ sub: 'module:mfe-tea', via: ['mfe-tea'], permissions: [] })
      expect(claims).not.toHaveProperty('member')
      // not itself, which it does not name
      expect((await call('/who', echo.token)).status).toBe(403)
    }
    const staffEcho = await who(admin.token)
    const { claims } = (await (await callCup('/who', staffEcho.token)).json()) as Echo
    expect(claims.sub).toBe(`user:${admin.id}`)
  })
})
