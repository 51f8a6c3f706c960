import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { pages } from '../src/website/pages.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let served: TestServer
beforeAll(async () => {
  served = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '20' })
})
afterAll(() => served.close())

const ask = (remoteAddress: string, url = '/api/settings/', headers: Record<string, string> = {}) =>
  served.app.inject({ url, remoteAddress, headers })
async function statuses(count: number, ...asked: Parameters<typeof ask>): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index++) all.push((await ask(...asked)).statusCode)
  return all
}
const allowed = (codes: number[]) => codes.filter((code) => code === 200).length

test('a network that asks too often is told to wait, in its language, and no other network is', async () => {
  expect(allowed(await statuses(25, '203.0.113.1'))).toBe(20)
  const refused = await ask('203.0.113.1', '/api/settings/', { 'accept-language': 'bn' })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(refused.json()).toEqual({
    message: 'আপনার নেটওয়ার্ক থেকে অনেক বেশি অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  })
  expect((await ask('203.0.113.1')).json().message).toMatch(/^Too many requests came from your network/)
  expect((await ask('203.0.113.2')).statusCode).toBe(200)
})

test('the addresses of one /64 are one network, and those of one /48 have a limit together', async () => {
  const turns = Array.from({ length: 25 }, (_, index) => `2001:db8:1:1::${index + 1}`)
  expect(allowed(await Promise.all(turns.map(async (address) => (await ask(address)).statusCode)))).toBe(20)
  const wide = Array.from({ length: 100 }, (_, index) => `2001:db8:2:${index + 1}::1`)
  expect(allowed(await Promise.all(wide.map(async (address) => (await ask(address)).statusCode)))).toBe(80)
  expect((await ask('::ffff:203.0.113.1')).statusCode).toBe(429)
})

test('people who are signed in go on working in an office whose address asked too often', async () => {
  const cashier = await served.as('cashier')
  await statuses(25, '203.0.113.3')
  const headers = { authorization: `Bearer ${cashier.token}` }
  expect(allowed(await statuses(30, '203.0.113.3', '/api/advocates/', headers))).toBe(30)
  expect((await ask('203.0.113.3')).statusCode).toBe(429)
})

test('a write costs more than a read, a picture less', async () => {
  const write = () =>
    served.app.inject({
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
])('the open route %s has the limit', async (url) => {
  const address = `198.51.100.${url.length + url.charCodeAt(6)}`
  const codes = await statuses(22, address, url)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
})

test('a page that has to be made counts, one that is kept does not; who is refused reads a sentence', async () => {
  const folder = aFolder()
  const [shellDist, releasesDir] = [path.join(folder, 'shell'), path.join(folder, 'releases')]
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  mkdirSync(releasesDir)
  writeFileSync(path.join(shellDist, 'index.html'), '<html>{head}<div id="root">{content}</div>{data}</html>')
  const shell = { version: '1.0.0', entry: { js: [], css: [] }, start: 'start.js', integrity: {}, routes: [] }
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(shell))
  const publicUrl = 'https://bar.example'
  const site = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '20', SAMITY_RELEASES: releasesDir }, [
    pages({ shellDist, releasesDir, publicUrl }),
  ])
  const visit = (url: string) =>
    site.app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '203.0.113.9' })
  for (let place = 0; place < 10; place++) expect((await visit(`/nowhere?${place}`)).statusCode).toBe(404)
  const refused = await visit('/bn/nowhere?10')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.body).toMatch(/<html lang="bn">.*<p>আপনার নেটওয়ার্ক থেকে/)
  expect((await site.visitor.get('/nowhere?kept', { accept: 'text/html' })).statusCode).toBe(404)
  expect((await visit('/nowhere?kept')).statusCode).toBe(404)
  await site.close()
  rmSync(folder, { recursive: true })
})

test('with the limit off nobody is told to wait', async () => {
  const unlimited = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '0' })
  for (let index = 0; index < 30; index++)
    expect((await unlimited.visitor.get('settings/')).statusCode).toBe(200)
  await unlimited.close()
})
