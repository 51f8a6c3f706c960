import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { makeWebsite } from '../website/website.ts'
import { setClock } from '../../test/set-clock.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
const docsFolder = aFolder()
beforeAll(async () => {
  writeFileSync(path.join(docsFolder, 'index.html'), '<h1>Documentation</h1>')
  server = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '20', DOCS_FOLDER: docsFolder })
  // limits refill with the clock, and a busy machine takes seconds for what is one moment here
  const dhaka = new Date(Date.now() + 6 * 3_600_000)
  setClock(dhaka.toISOString().slice(0, 19))
})
afterAll(async () => {
  jest.useRealTimers()
  await server.close()
  rmSync(docsFolder, { recursive: true })
})

const request = (remoteAddress: string, url = '/api/settings/', headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers })
async function statuses(count: number, ...args: Parameters<typeof request>): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index++) all.push((await request(...args)).statusCode)
  return all
}
const allowed = (codes: number[]) => codes.filter((code) => code === 200).length

test('a network with too many requests is refused in its language, and no other network is', async () => {
  expect(allowed(await statuses(25, '203.0.113.1'))).toBe(20)
  const refusal = await request('203.0.113.1', '/api/settings/', { 'accept-language': 'bn' })
  expect([refusal.statusCode, Number(refusal.headers['retry-after']) > 0]).toEqual([429, true])
  expect(refusal.json()).toEqual({
    code: 'rate.limited',
    message: 'আপনার নেটওয়ার্ক থেকে অনেক বেশি অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  })
  expect((await request('203.0.113.1')).json().message).toMatch(/^Too many requests came from your network/)
  expect((await request('203.0.113.2')).statusCode).toBe(200)
})

test('the addresses of one /64 count as one network, and those of one /48 share a limit', async () => {
  const addresses = Array.from({ length: 25 }, (_, index) => `2001:db8:1:1::${index + 1}`)
  expect(
    allowed(await Promise.all(addresses.map(async (address) => (await request(address)).statusCode))),
  ).toBe(20)
  const networks = Array.from({ length: 100 }, (_, index) => `2001:db8:2:${index + 1}::1`)
  expect(
    allowed(await Promise.all(networks.map(async (address) => (await request(address)).statusCode))),
  ).toBe(80)
  expect((await request('::ffff:203.0.113.1')).statusCode).toBe(429)
})

test('signed-in people keep working at an address with too many requests', async () => {
  const cashier = await server.as('cashier')
  await statuses(25, '203.0.113.3')
  const headers = { authorization: `Bearer ${cashier.token}` }
  expect(allowed(await statuses(30, '203.0.113.3', '/api/advocates/', headers))).toBe(30)
  expect((await request('203.0.113.3')).statusCode).toBe(429)
})

test('a write counts more than a read, a picture less', async () => {
  const write = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact-messages/',
      payload: {},
      remoteAddress: '203.0.113.4',
    })
  const codes: number[] = []
  for (let index = 0; index < 5; index++) codes.push((await write()).statusCode)
  expect(codes).toEqual([422, 422, 422, 422, 429])
  const picture = `/media/${'0'.repeat(40)}/320.webp`
  expect((await statuses(60, '203.0.113.5', picture)).includes(429)).toBe(false)
})

test.each([
  '/api/advocates/',
  '/api/notices/',
  '/api/gallery/',
  '/api/committees/',
  '/api/setup/',
  '/api/docs/json',
])('the public route %s is limited', async (url) => {
  const address = `198.51.100.${url.length + url.charCodeAt(6)}`
  const codes = await statuses(22, address, url)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
})

test('the documentation costs a read when a cookie has to be looked up, and nothing without one', async () => {
  const invented = { cookie: `samity_docs=${'a'.repeat(43)}` }
  const codes = await statuses(25, '203.0.113.20', '/docs/', invented)
  expect([codes.filter((code) => code === 401).length, codes.at(-1)]).toEqual([20, 429])
  expect(new Set(await statuses(25, '203.0.113.21', '/docs/'))).toEqual(new Set([401]))
})

test('all who ask within a second whether the server is ready share one statement', async () => {
  const { app } = server
  const { sql } = app
  let statementCount = 0
  app.sql = new Proxy(sql, {
    apply: (target, self, args) => {
      statementCount++
      return Reflect.apply(target, self, args) as unknown
    },
  })
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => request('203.0.113.22', '/readyz')),
  ).finally(() => (app.sql = sql))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(statementCount).toBeGreaterThan(0)
  expect(statementCount).toBeLessThan(5)
})

test('a visitor reads the register in pages of a thousand, and pays for the rows', async () => {
  await server.sql`
    insert into advocates (bar_registration_number, advocate_type, name_english, name_bengali, enrollment_date_as_member)
    select 'R-' || n, 'regular', 'Member ' || n, 'সদস্য', '2020-01-01' from generate_series(1, 1250) n`
  const read = (query: string, address: string) => request(address, `/api/advocates/${query}`)
  const first = await read('', '203.0.113.23')
  expect([first.json().length, Number(first.headers['x-total-count'])]).toEqual([1000, 1250])
  const otherPages = [
    await read('?limit=250', '203.0.113.24'),
    await read('?limit=100&offset=1200', '203.0.113.25'),
  ]
  expect(otherPages.map((page) => page.json().length)).toEqual([250, 50])
  // of twenty tokens a minute, one pays for the request and ten for 250 rows
  const codes = await statuses(4, '203.0.113.26', '/api/advocates/?limit=250')
  expect(codes).toEqual([200, 200, 429, 429])
  const cashier = await server.as('cashier')
  const headers = { authorization: `Bearer ${cashier.token}` }
  expect((await request('203.0.113.26', '/api/advocates/', headers)).json()).toHaveLength(1250)
})

test('a rendered page counts and a cached one does not; the refusal is a readable page', async () => {
  const folder = aFolder()
  const [shellDist, releasesDir] = [path.join(folder, 'shell'), path.join(folder, 'releases')]
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  mkdirSync(releasesDir)
  writeFileSync(path.join(shellDist, 'index.html'), '<html>{head}<div id="root">{content}</div>{data}</html>')
  const shell = { version: '1.0.0', entry: { js: [], css: [] }, start: 'start.js', integrity: {}, routes: [] }
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(shell))
  const publicUrl = 'https://bar.example'
  const site = await startTestServer(
    { OPEN_REQUESTS_PER_MINUTE: '20', SAMITY_RELEASES: releasesDir },
    { website: makeWebsite({ shellDist, releasesDir, publicUrl }) },
  )
  const visit = (url: string) =>
    site.app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '203.0.113.9' })
  for (let page = 0; page < 10; page++) expect((await visit(`/nowhere?${page}`)).statusCode).toBe(404)
  const refusal = await visit('/bn/nowhere?10')
  expect([refusal.statusCode, refusal.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refusal.body).toMatch(/<html lang="bn">.*<p>আপনার নেটওয়ার্ক থেকে/)
  expect((await site.visitor.get('/nowhere?cached', { accept: 'text/html' })).statusCode).toBe(404)
  expect((await visit('/nowhere?cached')).statusCode).toBe(404)
  await site.close()
  rmSync(folder, { recursive: true })
})

test('nobody is refused when the limit is off', async () => {
  const unlimited = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '0' })
  for (let index = 0; index < 30; index++)
    expect((await unlimited.visitor.get('settings/')).statusCode).toBe(200)
  await unlimited.close()
})
