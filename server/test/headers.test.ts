import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import type { LightMyRequestResponse } from 'fastify'
import { pages } from '../src/website/pages.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

const built = {
  version: '1.0.0',
  entry: { js: ['shell.js'], css: [] },
  start: 'start.js',
  integrity: { 'shell.js': 'sha384-x', 'start.js': 'sha384-y' },
  routes: [{ path: '/dashboard/profile', screen: 'Profile', title: { en: 'Profile', bn: 'প্রোফাইল' } }],
}
const publicUrl = 'https://bar.example'

let folder: string
let served: TestServer
let admin: TestUser
let picture: string
beforeAll(async () => {
  folder = aFolder()
  const [shellDist, releasesDir] = [path.join(folder, 'shell'), path.join(folder, 'releases')]
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  writeFileSync(path.join(shellDist, 'index.html'), '<html>{head}<div id="root">{content}</div>{data}</html>')
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(built))
  writeFileSync(path.join(shellDist, 'assets/shell.js'), 'run()')
  activate(releasesDir, 'mfe-tea', aRelease(releasesDir).release, 'test')
  served = await startTestServer({ PUBLIC_URL: publicUrl, SAMITY_RELEASES: releasesDir }, [
    pages({ shellDist, releasesDir, publicUrl }),
  ])
  admin = await served.as('admin')
  const image = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(image)]), 'court.png')
  picture = ((await admin.post('media/', form)).json() as { url: string }).url
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  served.app.inject({ url, headers })
const kinds: Record<string, () => Promise<LightMyRequestResponse>> = {
  'a page': () => visit('/'),
  'a page that is not there': () => visit('/nowhere'),
  'a page at an odd address': () => visit('//[', { accept: 'text/html' }),
  'a file of the shell': () => visit('/assets/shell.js'),
  'a file that is not there': () => visit('/assets/none.js'),
  'what search engines read': () => visit('/sitemap.xml'),
  'the registry': () => visit('/modules.json'),
  'a picture': () => visit(`${picture}/320.webp`),
  'a picture that is not there': () => visit('/media/none/320.webp'),
  'public data': () => visit('/api/settings/'),
  'what a person reads': () => admin.get('banks/'),
  'what a person may not read': () => served.visitor.get('banks/'),
  'what a person writes': () => admin.post('banks/', {}),
  'a call that is not there': () => admin.get('nothing/'),
  'an address that cannot be read': () => visit('/api/%'),
  'the documentation': () => visit('/api/docs/json'),
  'the documentation for people': () => visit('/api/docs/static/index.html'),
  'whether it lives': () => visit('/healthz'),
}

test.each(Object.entries(kinds))('%s leaves with every header', async (kind, ask) => {
  const { statusCode, headers } = await ask()
  expect(statusCode).toBeLessThan(500)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
    'content-security-policy': expect.stringContaining('default-src '),
    'cross-origin-opener-policy': expect.stringContaining('same-origin'),
    'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|same-site|cross-origin)$/),
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cache-control': expect.any(String),
    'strict-transport-security': 'max-age=31536000',
  })
  const policy = String(headers['content-security-policy'])
  if (!kind.startsWith('the documentation')) expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/frame-ancestors 'none'|^default-src 'none'$/)
  for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers).not.toHaveProperty(name)
})

test.each(['/dashboard/profile', '/assets/shell.js', '/modules.json', '/api/settings/'])(
  '%s, when it has not changed, keeps the policy that it came with',
  async (url) => {
    const { headers } = await visit(url)
    const again = await visit(url, { accept: 'text/html', 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    // what comes now replaces what the browser has kept
    expect([undefined, headers['content-security-policy']]).toContain(
      again.headers['content-security-policy'],
    )
  },
)

test('what a signed-in person is given is kept by no proxy', async () => {
  for (const apiPath of ['banks/', 'user/', 'users/', 'audit/', 'dashboard/', 'lock/exceptions/'])
    expect((await admin.get(apiPath)).headers).toMatchObject({
      'cache-control': expect.stringMatching(/private|no-store/),
      vary: expect.stringContaining('Authorization'),
    })
})

test('nobody else’s site reads what is for signed-in people', async () => {
  const lured = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  for (const answer of [await admin.get('user/', lured), await visit('/', lured)])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  const asked = await served.app.inject({ method: 'OPTIONS', url: '/api/settings/', headers: lured })
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([404, undefined])
})

test('whoever says another host changes no address that the server writes', async () => {
  const lured = {
    accept: 'text/html',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
  }
  for (const url of ['/', '/bn', '/sitemap.xml', '/robots.txt', '/modules.json', '/nowhere'])
    expect((await visit(url, lured)).body).not.toContain('evil.example')
  const { id } = await served.as('staff')
  const link = await admin.post(`users/${id}/reset-link/`, {}, { host: 'evil.example' })
  expect((link.json() as { url: string }).url).toMatch(/^\/reset#token=/)
})

test('a path that leads out of its folder finds nothing', async () => {
  writeFileSync(path.join(folder, 'secret.txt'), 'the secret')
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '%252e%252e%252f',
    '..%c0%af',
    './../',
    '%00../',
  ]
  for (const place of ['/assets/', '/releases/', '/media/', '/media/files/', '/api/docs/static/'])
    for (const way of ways)
      for (const deep of [1, 2, 3]) {
        const answer = await visit(`${place}${way.repeat(deep)}secret.txt`)
        expect([place, way, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([place, way, true])
        expect(answer.body).not.toContain('the secret')
      }
  for (const file of ['modules.json', 'system.json'])
    expect((await visit(`/releases/${file}`)).statusCode).toBe(404)
})

test('plain http says nothing of https', async () => {
  const plain = await startTestServer({ PUBLIC_URL: 'http://bar.example' })
  const { headers } = await plain.visitor.get('settings/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  await plain.close()
})
