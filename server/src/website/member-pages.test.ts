import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import type { MemberCode } from '@samity/shared-api/contract/members/own-page'
import type { ServiceClaims } from '@samity/shared-api/module'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { cookieIn } from '../../test/member-builders.ts'
import { aServiceRelease } from '../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { makeWebsite } from './website.ts'

/* The page of a member is rendered for this member alone, by the release of its module. */

const word = (en: string) => ({ en, bn: en })
/** The frame and every other page read what a page for visitors reads. */
const siteSource = `
export async function render({ path }, get, association, content) {
  const own = await get('my/').then((card) => card.name_english, () => 'nobody')
  const html = content === 'placeholder' ? '<header>frame of ' + own + '</header><div id="screen-placeholder"></div>' : '<h1>site of ' + own + '</h1>'
  return { status: 200, html, title: path, description: '', data: { frame: null, screen: null } }
}`
/** Also reads what it should not. */
const teaSource = `
const paths = ['my/', '/my/', 'x/mfe-tea/who', 'x/mfe-cup/who', 'x/mfe-tea/../mfe-cup/who', 'my/%2e%2e/x/mfe-cup/who']
export async function render({ path }, get) {
  const read = {}
  for (const one of paths) read[one] = await get(one).catch((error) => String(error))
  const html = '<p>' + (read['my/'].name_english ?? 'please sign in') + '</p>'
  return { status: 200, html, title: path, description: '', data: { frame: null, screen: read } }
}`
type Read = Record<string, { advocate_id?: number; claims?: ServiceClaims } | string>

let folder: string
let releases: string
let server: TestServer
let admin: TestUser
const members: { id: number; cookie: string }[] = []

beforeAll(async () => {
  folder = aFolder()
  releases = path.join(folder, 'releases')
  const shellDist = path.join(folder, 'shell')
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  writeFileSync(
    path.join(shellDist, 'index.html'),
    '<html lang="{language}">{head}<div id="root">{content}</div>{data}</html>',
  )
  const entry = { js: ['shell.js'], css: [] }
  const shell = { version: '1.0.0', entry, start: 'start.js', integrity: {}, hashes: {}, routes: [] }
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(shell))

  const site = aDescriptor({
    name: 'mfe-site',
    routes: [{ path: '/', screen: 'Any', title: word('Any') }],
    nav: [],
    publicFrame: 'Frame',
  })
  activate(
    releases,
    'mfe-site',
    aRelease(releases, { descriptor: site, server: siteSource }).release,
    'build',
  )
  const asks = ['write:member-sessions' as const]
  const routes = [
    { path: '/my', screen: 'My', title: word('My'), session: 'member' as const },
    { path: '/my/:part', screen: 'My', title: word('My'), session: 'member' as const },
    { path: '/tea', screen: 'Tea', title: word('Tea') },
  ]
  const tea = aServiceRelease(releases, { descriptor: { routes, nav: [], asks }, server: teaSource })
  activate(releases, 'mfe-tea', tea, 'build')
  // it has the right as well, and is another module
  const cup = aServiceRelease(releases, { descriptor: { name: 'mfe-cup', routes: [], nav: [], asks } })
  activate(releases, 'mfe-cup', cup, 'build')

  server = await startTestServer(
    { SAMITY_RELEASES: releases },
    {
      website: makeWebsite({
        shellDist,
        releasesDir: releases,
        publicUrl: 'https://bar.example',
        website: 'mfe-site',
        renderTimeoutMs: 5000,
      }),
    },
  )
  admin = await server.as('admin')
  // services start when the server listens
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  for (const name of ['tea', 'cup'])
    await until(async () => (await server.visitor.get(`x/mfe-${name}/health`)).statusCode === 200)
  for (const [number, name_english] of [
    ['154', 'Karim Canary'],
    ['155', 'Zahir Canary'],
  ]) {
    const advocate = anAdvocate({ bar_registration_number: number, name_english })
    const { id } = await createRecord(admin, 'advocates/', advocate)
    const { code } = (await admin.post(`advocates/${id}/member-code/`, {})).json() as MemberCode
    members.push({ id, cookie: cookieIn(await server.visitor.post('member-sessions/', { number, code })) })
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const openPage = (url: string, cookie?: string) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })
const readOf = (html: string): Read => {
  const [, json = ''] = /id="page"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(json) as { rendered: { data: { screen: Read } } }).rendered.data.screen
}

test('until an administrator approves the right the page is that of a visitor', async () => {
  const { body } = await openPage('/my', members[0]!.cookie)
  expect(body).toContain('please sign in')
  expect(body).not.toContain('Canary')
  for (const name of ['tea', 'cup']) await admin.post(`module-rights/mfe-${name}/approve/`, {})
})

test('each member gets the own page, at the same time, and no cache stores it', async () => {
  const requests = Array.from({ length: 12 }, (_, index) => members[index % 3])
  const pages = await Promise.all(requests.map((member) => openPage('/my', member?.cookie)))
  for (const [index, { body, headers, statusCode }] of pages.entries()) {
    const expected = ['Karim Canary', 'Zahir Canary', 'please sign in'][index % 3]!
    expect(statusCode).toBe(200)
    expect(body.match(/Karim Canary|Zahir Canary|please sign in/)?.[0]).toBe(expected)
    expect(body).toContain(`<p>${expected}</p>`)
    for (const name of ['Karim Canary', 'Zahir Canary'])
      expect([index, body.includes(name)]).toEqual([index, name === expected])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  }
})

test('the page is made for each request: it shows what is true now, and ends with the session', async () => {
  const { id, cookie } = members[1]!
  await server.sql`update advocates set name_english = 'Zahir Shah' where id = ${id}`
  expect((await openPage('/bn/my/data', cookie)).body).toContain('<p>Zahir Shah</p>')
  await admin.delete(`advocates/${id}/member-sessions/`)
  expect((await openPage('/my', cookie)).body).toContain('<p>please sign in</p>')
})

test('the cookie goes to own data and to the service of the module, and to nothing else', async () => {
  const { id, cookie } = members[0]!
  const read = readOf((await openPage('/my', cookie)).body)
  expect(read['my/']).toMatchObject({ advocate_id: id })
  expect(read['/my/']).toMatchObject({ advocate_id: id })
  expect(read['x/mfe-tea/who']).toMatchObject({ claims: { sub: 'anonymous', member: id } })
  for (const one of ['x/mfe-cup/who', 'x/mfe-tea/../mfe-cup/who', 'my/%2e%2e/x/mfe-cup/who'])
    expect([one, JSON.stringify(read[one])]).toEqual([one, expect.not.stringContaining('"member"')])
})

test('the frame, other pages and other modules know no member, and pages without a session are still cached', async () => {
  const { cookie } = members[0]!
  expect((await openPage('/my', cookie)).body).toContain('<header>frame of nobody</header>')
  expect((await openPage('/', cookie)).body).toContain('site of nobody')
  const tea = await openPage('/tea', cookie)
  expect(tea.body).toContain('please sign in')
  expect(tea.headers['cache-control']).toBe('no-cache')
})

test('search engines are not told of the page', async () => {
  const { body } = await server.app.inject({ url: '/sitemap.xml' })
  expect(body).toContain('/tea<')
  expect(body).not.toContain('/my<')
})
