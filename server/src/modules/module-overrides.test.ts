import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { makeWebsite } from '../website/website.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

const origin = 'http://localhost:3003'
const publicUrl = 'https://bar.example'
let folder: string
let server: TestServer
let admin: TestUser

beforeAll(async () => {
  folder = aFolder()
  const [shellDist, releasesDir] = [path.join(folder, 'shell'), path.join(folder, 'releases')]
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  writeFileSync(path.join(shellDist, 'index.html'), '<html>{head}{content}{data}</html>')
  const build = { version: '1.0.0', entry: { js: [], css: [] }, start: 'start.js', integrity: {}, routes: [] }
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(build))
  activate(releasesDir, 'mfe-tea', aRelease(releasesDir).release, 'test')
  const env = { PUBLIC_URL: publicUrl, SAMITY_RELEASES: releasesDir, DEV_ORIGINS: 'http://localhost:*' }
  server = await startTestServer(env, { website: makeWebsite({ shellDist, releasesDir, publicUrl }) })
  admin = await server.as('admin')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function open(cookie = '') {
  const { headers, body } = await server.app.inject({
    url: '/dashboard',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  })
  const policy = String(headers['content-security-policy'])
  return { allows: policy.includes(origin), names: body.includes(origin), caching: headers['cache-control'] }
}
const confirm = (who: TestUser, requestedOrigin = origin) =>
  who.post('module-overrides/', { origin: requestedOrigin })
const cookieOf = (headers: object) => String((headers as Record<string, unknown>)['set-cookie'])

test('a development origin is allowed only in the browser whose administrator confirmed it', async () => {
  expect(await open()).toEqual({ allows: false, names: false, caching: 'no-cache' })
  const { statusCode, headers } = await confirm(admin)
  expect(statusCode).toBe(204)
  expect(cookieOf(headers)).toMatch(
    /^module_overrides=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
  )
  const [cookie = ''] = cookieOf(headers).split(';')
  expect(await open(`csrftoken=x; ${cookie}`)).toEqual({
    allows: true,
    names: true,
    caching: 'private, no-store',
  })
  expect(await open()).toMatchObject({ allows: false, names: false })
})

test('a cookie that the server did not sign changes nothing', async () => {
  const [cookie = ''] = cookieOf((await confirm(admin)).headers).split(';')
  const [, mac = ''] = cookie.split('.')
  const content = { until: Date.now() + 1e6, origins: [origin, 'https://evil.example'] }
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  for (const badCookie of [
    `module_overrides=${payload}.${mac}`,
    `${cookie}x`,
    'module_overrides=',
    'module_overrides=a.b',
  ])
    expect(await open(badCookie)).toMatchObject({ allows: false, names: false })
})

test('only administrators confirm an origin, and only one that the operator allows', async () => {
  for (const role of ['staff', 'cashier', 'auditor'] as const)
    expect((await confirm(await server.as(role))).statusCode).toBe(403)
  expect((await server.visitor.post('module-overrides/', { origin })).statusCode).toBe(401)
  const refusal = await confirm(admin, 'https://evil.example')
  expect([refusal.statusCode, refusal.headers['set-cookie']]).toEqual([409, undefined])
  expect((await confirm(admin, `${origin}; script-src *`)).statusCode).toBe(422)
})

test('deleting a confirmation clears its cookie', async () => {
  const { headers } = await admin.delete('module-overrides/')
  expect(cookieOf(headers)).toMatch(/^module_overrides=; .*Max-Age=0/)
})
