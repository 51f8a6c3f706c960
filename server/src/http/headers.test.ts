import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import type { LightMyRequestResponse } from 'fastify'
import { makeWebsite } from '../website/website.ts'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

const shellBuild = {
  version: '1.0.0',
  entry: { js: ['shell.js'], css: [] },
  start: 'start.js',
  integrity: { 'shell.js': 'sha384-x', 'start.js': 'sha384-y' },
  routes: [{ path: '/dashboard/profile', screen: 'Profile', title: { en: 'Profile', bn: 'প্রোফাইল' } }],
}
const publicUrl = 'https://bar.example'

let folder: string
let server: TestServer
let admin: TestUser
let picture: string
beforeAll(async () => {
  folder = aFolder()
  const [shellDist, releasesDir] = [path.join(folder, 'shell'), path.join(folder, 'releases')]
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  writeFileSync(path.join(shellDist, 'index.html'), '<html>{head}<div id="root">{content}</div>{data}</html>')
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(shellBuild))
  writeFileSync(path.join(shellDist, 'assets/shell.js'), 'run()')
  activate(releasesDir, 'mfe-tea', aRelease(releasesDir).release, 'test')
  server = await startTestServer(
    { PUBLIC_URL: publicUrl, SAMITY_RELEASES: releasesDir },
    { website: makeWebsite({ shellDist, releasesDir, publicUrl }) },
  )
  admin = await server.as('admin')
  const image = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(image)]), 'court.png')
  picture = ((await admin.post('media/', form)).json() as { url: string }).url
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers })
const requests: Record<string, () => Promise<LightMyRequestResponse>> = {
  'a page': () => visit('/'),
  'an unknown page': () => visit('/nowhere'),
  'a page at a malformed URL': () => visit('//[', { accept: 'text/html' }),
  'a file of the shell': () => visit('/assets/shell.js'),
  'an unknown file': () => visit('/assets/none.js'),
  'the sitemap': () => visit('/sitemap.xml'),
  'the registry': () => visit('/modules.json'),
  'a picture': () => visit(`${picture}/320.webp`),
  'an unknown picture': () => visit('/media/none/320.webp'),
  'public data': () => visit('/api/settings/'),
  'a read by a signed-in person': () => admin.get('banks/'),
  'a refused read': () => server.visitor.get('banks/'),
  'a write': () => admin.post('banks/', {}),
  'an unknown API route': () => admin.get('nothing/'),
  'an undecodable URL': () => visit('/api/%'),
  'the API description': () => visit('/api/docs/json'),
  'the API documentation page': () => visit('/api/docs/static/index.html'),
  'the health check': () => visit('/healthz'),
}

test.each(Object.entries(requests))('%s has every security header', async (kind, send) => {
  const { statusCode, headers } = await send()
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
  if (!kind.startsWith('the API ')) expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/frame-ancestors 'none'|^default-src 'none'$/)
  for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers).not.toHaveProperty(name)
})

test('a page at an undecodable URL is a sentence in its language, and data is JSON', async () => {
  const page = await visit('/bn/members/%zz')
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).toMatch(/<html lang="bn">.*<p>অনুরোধটি পড়া যায়নি/)
  expect((await visit('/api/%')).json()).toMatchObject({ code: expect.any(String) })
})

test.each(['/dashboard/profile', '/assets/shell.js', '/modules.json', '/api/settings/'])(
  '%s, when unchanged, keeps its content security policy',
  async (url) => {
    const { headers } = await visit(url)
    const again = await visit(url, { accept: 'text/html', 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    // a header of the 304 response replaces the cached one
    expect([undefined, headers['content-security-policy']]).toContain(
      again.headers['content-security-policy'],
    )
  },
)

test('no proxy may store a response to a signed-in person', async () => {
  for (const apiPath of ['banks/', 'user/', 'users/', 'audit/', 'dashboard/', 'lock/exceptions/'])
    expect((await admin.get(apiPath)).headers).toMatchObject({
      'cache-control': expect.stringMatching(/private|no-store/),
      vary: expect.stringContaining('Authorization'),
    })
})

test('another site cannot read responses to signed-in people', async () => {
  const foreignHeaders = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  for (const response of [await admin.get('user/', foreignHeaders), await visit('/', foreignHeaders)])
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/settings/',
    headers: foreignHeaders,
  })
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined])
})

test('a forged Host header does not change the links that the server writes', async () => {
  const foreignHeaders = {
    accept: 'text/html',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
  }
  for (const url of ['/', '/bn', '/sitemap.xml', '/robots.txt', '/modules.json', '/nowhere'])
    expect((await visit(url, foreignHeaders)).body).not.toContain('evil.example')
  const { id } = await server.as('staff')
  const link = await admin.post(`users/${id}/reset-link/`, {}, { host: 'evil.example' })
  expect((link.json() as { url: string }).url).toMatch(/^\/reset#token=/)
})

test('a path that leads out of its folder is not found', async () => {
  writeFileSync(path.join(folder, 'secret.txt'), 'the secret')
  const traversals = [
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
  for (const root of ['/assets/', '/releases/', '/media/', '/media/files/', '/api/docs/static/'])
    for (const traversal of traversals)
      for (const depth of [1, 2, 3]) {
        const response = await visit(`${root}${traversal.repeat(depth)}secret.txt`)
        expect([root, traversal, response.statusCode >= 400 && response.statusCode < 500]).toEqual([
          root,
          traversal,
          true,
        ])
        expect(response.body).not.toContain('the secret')
      }
  for (const file of ['modules.json', 'system.json'])
    expect((await visit(`/releases/${file}`)).statusCode).toBe(404)
})

test('plain HTTP sends no HSTS header', async () => {
  const plain = await startTestServer({ PUBLIC_URL: 'http://bar.example' })
  const { headers } = await plain.visitor.get('settings/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  await plain.close()
})

test('rows are compressed for a client that accepts it, and errors are not', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  await createRecord(admin, 'advocates/', anAdvocate({ remarks: 'x'.repeat(1000) }))
  const plain = await admin.get('advocates/')
  const compressed = await admin.get('advocates/', headers)
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag })
  expect(compressed.headers.vary).toContain('Accept-Encoding')
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  const refusal = await admin.get(`advocates/?search=${'x'.repeat(2000)}`, headers)
  expect(refusal.statusCode).toBe(400)
  expect(refusal.headers).not.toHaveProperty('content-encoding')
})
