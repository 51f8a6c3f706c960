import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestServer, type TestServer } from './test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'samity-docs-'))
mkdirSync(path.join(folder, 'gallery'))
writeFileSync(path.join(folder, 'index.html'), '<h1>Guides</h1>')
writeFileSync(path.join(folder, 'operate.html'), '<h1>Operation</h1>')
writeFileSync(path.join(folder, 'gallery/index.html'), '<h1>Parts</h1>')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DOCS_FOLDER: folder })
})
afterAll(() => server.close())

const open = (url: string, cookie?: string) => server.visitor.get(url, cookie ? { cookie } : {})
const cookieOf = (header: unknown) => String(header).split(';')[0]!

test('a visitor is asked to sign in and sees no page', async () => {
  for (const url of ['/docs/', '/docs/operate', '/docs/nowhere']) {
    const { statusCode, body, headers } = await open(url)
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store'])
    expect(body).toContain('Only staff can read the documentation')
    expect(body).not.toContain('Operation')
  }
  expect((await server.visitor.get('/docs/', { 'accept-language': 'bn' })).body).toContain('<html lang="bn">')
  expect((await server.visitor.post('/docs/open')).statusCode).toBe(401)
  expect((await open('/docs')).headers.location).toBe('/docs/')
})

test('the cookie of a session opens the documentation and nothing else, until the session ends', async () => {
  const person = await server.as('cashier')
  const opened = await person.post('/docs/open')
  expect(opened.statusCode).toBe(204)
  expect(opened.headers['set-cookie']).toMatch(
    /^samity_docs=[\w-]{43}; Path=\/docs\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieOf(opened.headers['set-cookie'])
  expect(cookie).not.toContain(person.token)
  for (const [url, text] of [
    ['/docs/', 'Guides'],
    ['/docs/operate', 'Operation'],
    ['/docs/operate.html', 'Operation'],
    ['/docs/gallery/', 'Parts'],
  ] as const) {
    const { statusCode, body } = await open(url, cookie)
    expect([url, statusCode, body]).toEqual([url, 200, `<h1>${text}</h1>`])
  }
  expect((await server.visitor.get('user/', { cookie })).statusCode).toBe(401)
  await person.post('logout/')
  expect((await open('/docs/', cookie)).statusCode).toBe(401)
})

test('pages run only scripts of this server, and no other site frames them', async () => {
  const { headers } = await (await server.as('admin')).get('/docs/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' })
})

test('a path leads to no file outside the folder', async () => {
  const admin = await server.as('admin')
  for (const url of ['/docs/nowhere', '/docs/..%2f..%2fetc%2fpasswd', '/docs/%2e%2e/package.json'])
    expect([url, (await admin.get(url)).statusCode]).toEqual([url, 404])
})

test('the operator can switch it off, and administrators are told of no link then', async () => {
  const linkOf = async (one: TestServer) => (await (await one.as('admin')).get('documentation/')).json()
  expect(await linkOf(server)).toEqual({ url: '/docs/' })
  const plain = await startTestServer({ DOCS_FOLDER: 'off' })
  const { statusCode, body } = await (await plain.as('admin')).get('/docs/')
  const link = await linkOf(plain)
  await plain.close()
  expect(statusCode).toBe(404)
  expect(body).toContain('The documentation is not on this server')
  expect(body).toContain('<a href="/dashboard">Go to the dashboard</a>')
  expect(link).toEqual({ url: null })
})
