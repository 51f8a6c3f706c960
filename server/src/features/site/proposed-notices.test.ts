import { rmSync } from 'node:fs'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import { aServiceRelease } from '../../../test/service-builders.ts'
import { aResolution } from '../../../test/price-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/* What modules write for the website: a person publishes it. */

const rights: Scope[] = ['write:website', 'write:resolutions']
const modules = ['mfe-tea', 'mfe-milk']
let releases: string
let server: TestServer
let staff: TestUser
let cashier: TestUser

beforeAll(async () => {
  releases = aFolder()
  for (const name of modules) {
    const service = { url: 'http://127.0.0.1:9' }
    const descriptor = { name, routes: [], nav: [], asks: rights }
    activate(releases, name, aServiceRelease(releases, { service, descriptor }), 'rahim')
  }
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  const admin = await server.as('admin')
  staff = await server.as('staff')
  cashier = await server.as('cashier')
  for (const name of modules) await admin.post(`module-rights/${name}/approve/`, {})
})
beforeEach(() => server.sql`truncate notices restart identity`)
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function callerOf(aud = 'mfe-tea', person?: TestUser, asks = rights) {
  const token = await server.app.services.tokens.sign({
    aud,
    permissions: [],
    asks,
    language: 'en',
    release: '1.0.0+000000000000',
    request: 'r1',
    ...(person
      ? { sub: `user:${person.id}`, role: person === staff ? 'staff' : 'cashier' }
      : { sub: 'system' }),
  })
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: (path: string, body: object = {}) => server.visitor.post(path, body, headers),
    put: (path: string, body: object) => server.visitor.put(path, body, headers),
  }
}
const aNotice = (values: object = {}) => ({ title: 'New books', body: 'On the shelf.', ...values })
const publicTitles = async () =>
  (await server.visitor.get('notices/')).json<Notice[]>().map(({ title }) => title)
const waiting = async (person: TestUser) =>
  (await person.get('waiting-work/')).json<{ notices: number }>().notices

test('what a module writes without a person waits, with its name, until a person publishes it', async () => {
  const tea = await callerOf()
  const created = await tea.post('notices/', aNotice())
  expect(created.json()).toMatchObject({ is_proposed: true, author: expect.any(Object) })
  expect(await publicTitles()).toEqual([])
  const { id } = created.json<Notice>()
  expect((await server.visitor.get(`notices/${id}/`)).statusCode).toBe(404)
  expect([await waiting(staff), await waiting(cashier)]).toEqual([1, 0])

  expect((await tea.post(`notices/${id}/restore/`)).json().code).toBe('auth.person')
  expect((await cashier.post(`notices/${id}/restore/`, {})).statusCode).toBe(403)
  expect((await staff.post(`notices/${id}/restore/`, {})).json()).toMatchObject({ is_proposed: false })
  expect([await publicTitles(), await waiting(staff)]).toEqual([['New books'], 0])
  // visitors do not learn who wrote it
  expect((await server.visitor.get(`notices/${id}/`)).json()).not.toHaveProperty('author')
  await staff.post(`notices/${id}/archive/`, {})
  expect((await staff.get(`notices/${id}/`)).json()).toMatchObject({ is_proposed: false })
})

test('a module corrects its own proposal, and nothing that a person has published or another module wrote', async () => {
  const tea = await callerOf()
  const { id } = (await tea.post('notices/', aNotice())).json<Notice>()
  const change = { ...aNotice(), title: 'Many new books' }
  expect((await tea.put(`notices/${id}/`, change)).json()).toMatchObject({
    title: 'Many new books',
    is_proposed: true,
  })
  expect((await (await callerOf('mfe-milk')).put(`notices/${id}/`, change)).json().code).toBe('auth.person')
  await staff.post(`notices/${id}/restore/`, {})
  expect((await tea.put(`notices/${id}/`, { ...change, title: 'Buy tea' })).json().code).toBe('auth.person')
  const own = (await staff.post('notices/', aNotice({ title: 'Meeting' }))).json<Notice>()
  expect((await tea.put(`notices/${own.id}/`, change)).json().code).toBe('auth.person')
  expect((await publicTitles()).toSorted()).toEqual(['Many new books', 'Meeting'])
})

test('for a person who may, a module publishes, or proposes when it says so', async () => {
  const forStaff = await callerOf('mfe-tea', staff)
  expect((await forStaff.post('notices/', aNotice())).json()).toMatchObject({ is_proposed: false })
  const proposed = await forStaff.post('notices/', aNotice({ title: 'Later', is_proposed: true }))
  expect(await publicTitles()).toEqual(['New books'])
  await forStaff.post(`notices/${proposed.json<Notice>().id}/restore/`)
  expect((await publicTitles()).toSorted()).toEqual(['Later', 'New books'])
  const forCashier = await callerOf('mfe-tea', cashier)
  expect((await forCashier.post('notices/', aNotice({ is_proposed: true }))).json().code).toBe('auth.role')
  const without = await callerOf('mfe-tea', staff, ['write:resolutions'])
  expect((await without.post('notices/', aNotice({ is_proposed: true }))).json().code).toBe('auth.right')
})

test('a public resolution of a module without a person is a proposal, too', async () => {
  expect((await (await callerOf()).post('resolutions/', aResolution({ is_public: true }))).statusCode).toBe(
    201,
  )
  expect([await publicTitles(), await waiting(staff)]).toEqual([[], 1])
})
