import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import type { Role } from '@samity/shared-api/contract'
import { today } from '@samity/shared-api/contract/day'
import { bengaliDigits } from '@samity/shared-api/contract/digits'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { activate, setModuleOrigin, removeModule, sha384, startCanary } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ModuleRegistry } from '@samity/shared-api/module'
import { sendError } from '../http/errors.ts'
import { makeWebsite, type WebsiteParts } from './website.ts'

const wordsOf = (en: string) => ({ en, bn: `${en} বাংলা` })

/**
 * The server part of a module with public pages: one reads the API, one fails, one never ends, two end their
 * process, and two try what they are not allowed to do.
 */
const renderSource = `
const empty = { status: 200, title: 'Heading', description: '', data: { frame: null, screen: null } }
const triedTo = async (act) => { try { return String(await act()) } catch (error) { return 'refused' } }
const spy = async () => ({
  environment: Object.keys(process.env),
  fs: await triedTo(async () => (await import('node:fs')).readFileSync('/etc/hosts', 'utf8')),
  network: await triedTo(() => import('node:net')),
  fetch: await triedTo(() => fetch('http://127.0.0.1:9')),
  program: await triedTo(async () => (await import('node:child_process')).execSync('id')),
  thread: await triedTo(() => import('node:worker_threads')),
  builtin: await triedTo(() => process.getBuiltinModule('node:net')),
  binding: await triedTo(() => process.binding('tcp_wrap')),
  kill: await triedTo(() => process.kill(process.ppid, 0)),
  require: await triedTo(async () => (await import('node:module')).createRequire(import.meta.url)('net')),
  compiled: await triedTo(() => new Function('return import("node:net")')()),
})
export async function render({ path, search, language }, get, association, content) {
  if (content === 'placeholder') {
    const html = '<header>' + association.name[language] + path + '</header><main><div id="screen-placeholder"></div></main>'
    return { ...empty, html, title: '', data: { frame: await get('count/'), screen: null } }
  }
  if (path === '/broken') throw new Error('broken')
  if (path === '/endless') for (;;);
  if (path === '/ending') process.exit(1)
  if (path === '/eating') { const eaten = []; for (;;) eaten.push(new Array(1e6).fill(path)) }
  if (path === '/spying') return { ...empty, html: JSON.stringify(await spy()) }
  if (path === '/sneaking') return { ...empty, html: String((await import('./other.mjs')).default) }
  const count = await get('count/')
  const status = path === '/past' ? 404 : 200
  const html = '<h1>' + association.name[language] + path + search + '</h1><p>' + count + '</p>'
    + (search.startsWith('?large') ? 'x'.repeat(3_000_000) : '')
  return { status, html, title: 'Heading', description: 'What "it" is', data: { frame: null, screen: count } }
}`

const siteDescriptor = aDescriptor({
  name: 'mfe-site',
  routes: ['/', '/past', '/broken', '/endless', '/ending', '/eating', '/spying', '/sneaking'].map(
    (pagePath) => ({
      path: pagePath,
      screen: 'Any',
      title: wordsOf('Any'),
    }),
  ),
  nav: [],
  publicFrame: 'Frame',
})

/** The server part of the shell: a sign-in page, and a page that fails. */
const shellRenderSource = `
exports.render = (screen, { search, language }, association) => {
  if (screen === 'Failing') throw new Error('failing')
  return screen === 'SignIn' ? '<h1>Sign in ' + language + search + '</h1>' : undefined
}`

let folder: string
let releases: string
/** The release of mfe-site that is active at first */
let firstRelease: string
let app: FastifyInstance
let website: WebsiteParts
let count: number
/** The number of pages that read the count: those that were rendered */
let reads: number
let settings: () => unknown
let version: number

beforeEach(async () => {
  folder = aFolder()
  releases = path.join(folder, 'releases')
  const shellDist = path.join(folder, 'shell')
  mkdirSync(path.join(shellDist, 'assets'), { recursive: true })
  writeFileSync(
    path.join(shellDist, 'index.html'),
    '<html lang="{language}">{head}<div id="root">{content}</div>{data}</html>',
  )
  const profileRoute = {
    path: '/dashboard/profile',
    screen: 'Profile',
    title: wordsOf('Profile'),
    allow: ['admin'],
  }
  const leadRoute = {
    ...profileRoute,
    path: '/dashboard/lead',
    lead: { en: '{day} <{association}>', bn: '{day} · {year} সাল' },
  }
  const build = {
    version: '1.0.0',
    entry: { js: ['shell.js'], css: [] },
    start: 'start.js',
    integrity: { 'shell.js': 'sha384-x', 'start.js': 'sha384-y' },
    hashes: { 'shell.js': sha384('run()'), 'signin.js': 'sha384-z' },
    routes: [
      profileRoute,
      leadRoute,
      ...['SignIn', 'Setup', 'Failing'].map((screen) => ({
        path: `/${screen.toLowerCase()}`,
        screen,
        title: wordsOf(screen),
      })),
    ],
    screens: { SignIn: { js: ['signin.js'], css: ['signin.css'] } },
    server: 'server/render.cjs',
  }
  mkdirSync(path.join(shellDist, 'server'))
  writeFileSync(path.join(shellDist, 'server/render.cjs'), shellRenderSource)
  writeFileSync(path.join(shellDist, 'assets/signin.css'), '.sign-in{color:green}')
  writeFileSync(path.join(shellDist, 'shell.json'), JSON.stringify(build))
  writeFileSync(path.join(shellDist, 'assets/shell.js'), 'run()')
  writeFileSync(path.join(shellDist, 'assets/shell.js.br'), brotliCompressSync('run()'))
  firstRelease = aRelease(releases, { descriptor: siteDescriptor, server: renderSource }).release
  activate(releases, 'mfe-site', firstRelease, 'test')
  activate(releases, 'mfe-tea', aRelease(releases).release, 'test')
  count = 1
  reads = 0
  settings = () => ({ association: { name: wordsOf('Bar'), established: wordsOf('1874') } })
  version = 1
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'nothing' }))
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    // a header names the role here; the real server reads the session
    const role = request.headers['x-role'] as Role | undefined
    if (role) Object.assign(request, { user: { role } })
  })
  app.decorate('dataVersion', { getter: () => version })
  app.get('/api/count', async () => {
    reads++
    if (count < 0) throw new Error('no count')
    return JSON.stringify(count)
  })
  app.get('/api/settings', () => settings())
  website = makeWebsite({
    shellDist,
    releasesDir: releases,
    publicUrl: 'https://bar.example',
    website: 'mfe-site',
    renderTimeoutMs: 3000,
  })(app)
  await app.register(website.pages)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const openPage = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })
const jsonBlock = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '') as Record<string, unknown>

test('a page of the back office has a frame for the time until the scripts have run, a public page has none', async () => {
  const { body } = await openPage('/dashboard/profile')
  expect(body).toContain(
    '<div id="frame-skeleton" aria-hidden="true"><div>Bar</div><div></div><div>Profile</div></div>',
  )
  expect((await openPage('/dashboard/nothing')).body).toContain('<div></div><div></div></div>')
  expect((await openPage('/')).body).not.toContain('frame-skeleton')
})

test('a page of the back office has the line below its heading in the language of the page', async () => {
  const shownDay = (year: string, digits: string) =>
    new RegExp(`<div>Profile[^<]*<p>[^<]*${digits}.*${year}[^<]*</p></div></div>`)
  const year = today().slice(0, 4)
  const { body } = await openPage('/dashboard/lead')
  expect(body).toMatch(shownDay(year, String(Number(today().slice(8)))))
  expect(body).toContain(' &lt;Bar&gt;</p></div></div>')
  expect((await openPage('/bn/dashboard/lead')).body).toMatch(shownDay(`${bengaliDigits(year)} সাল`, ''))
})

describe('the sign-in page', () => {
  test.each([
    ['/signin?next=%2Fdashboard%2Ftea', 'Bar', 'Sign in en?next=%2Fdashboard%2Ftea', 'SignIn · Bar'],
    ['/bn/signin?form=register', 'Bar বাংলা', 'Sign in bn?form=register', 'SignIn বাংলা · Bar বাংলা'],
  ])('%s is a finished page: the screen of the shell in the frame of the website', async (...expected) => {
    const [url, name, heading, title] = expected
    const { statusCode, body, headers } = await openPage(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(
      `<div id="root"><header>${name}/signin</header><main><h1>${heading}</h1></main></div>`,
    )
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain('.sign-in{color:green}')
    expect(headers['content-security-policy']).toMatch(/style-src [^;]*'sha256-/)
    expect(jsonBlock(body, 'page')).toMatchObject({
      rendered: { release: firstRelease, path: '/signin', data: { frame: 1, screen: null } },
    })
  })

  test('loads its scripts at once, among them that of the screen', async () => {
    const { body } = await openPage('/signin')
    expect(body).toContain('id="scripts" data-at-once>')
    expect(jsonBlock(body, 'scripts')).toEqual([
      { href: '/assets/shell.js', integrity: 'sha384-x' },
      { href: '/assets/signin.js', integrity: 'sha384-z' },
    ])
    expect((await openPage('/')).body).not.toContain('data-at-once')
  })

  test('is made once, and again when the data has changed', async () => {
    await openPage('/signin')
    await openPage('/signin')
    expect(reads).toBe(1)
    version = 2
    await openPage('/signin')
    expect(reads).toBe(2)
  })

  test.each([
    ['does not know the placeholder', "content === 'placeholder'", 'false'],
    ['renders the placeholder twice', '</main>', '</main><div id="screen-placeholder"></div>'],
    ['fails in the frame', "await get('count/'), screen: null", 'nothing, screen: null'],
  ])('is rendered by the browser when the release of the website %s', async (_reason, code, otherCode) => {
    const server = renderSource.replace(code, otherCode)
    expect(server).not.toBe(renderSource)
    const { release } = aRelease(releases, { descriptor: siteDescriptor, server })
    activate(releases, 'mfe-site', release, 'test')
    const { statusCode, body } = await openPage('/signin')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"><noscript>')
    expect(body).toContain('src="/assets/shell.js"')
    expect(jsonBlock(body, 'page')).not.toHaveProperty('rendered')
  })

  test('is rendered by the browser without a module for the website', async () => {
    removeModule(releases, 'mfe-site', 'test')
    expect((await openPage('/signin')).body).toContain('<div id="root"><noscript>')
  })

  test.each(['/setup', '/failing'])(
    'is the only one: the browser renders %s, which the shell cannot render',
    async (url) => {
      const { statusCode, body } = await openPage(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('<div id="root"><noscript>')
    },
  )

  test('opens again when a browser without scripts sends its form, and never reads the form', async () => {
    for (const url of ['/signin?next=%2Fdashboard', '/bn/signin']) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=rahima&password=secret',
      })
      expect([response.statusCode, response.headers.location]).toEqual([303, url])
    }
    expect((await app.inject({ method: 'POST', url: '/dashboard/profile' })).statusCode).toBe(404)
  })
})

test('a public page contains its content, its data and its title', async () => {
  const { statusCode, body } = await openPage('/?year=2026')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"><h1>Bar/?year=2026</h1><p>1</p></div>')
  expect(body).toContain('<title>Heading · Bar</title>')
  expect(body).toContain('<meta name="description" content="What &quot;it&quot; is" />')
  expect(jsonBlock(body, 'page')).toMatchObject({
    language: 'en',
    rendered: { release: firstRelease, path: '/', data: { screen: 1 } },
  })
})

test('the page below /bn is in Bengali and links to its English version', async () => {
  const { body } = await openPage('/bn/')
  expect(body).toContain('<html lang="bn">')
  expect(body).toContain('<h1>Bar বাংলা/</h1>')
  expect(body).toContain('<link rel="alternate" hreflang="en" href="https://bar.example/" />')
  expect(body).toContain('<link rel="alternate" hreflang="bn" href="https://bar.example/bn" />')
})

test('a page has canonical URLs and structured data, and the results of a search are not indexed', async () => {
  const { body } = await openPage('/bn/?page=2&x=1')
  expect(body).toContain('<link rel="canonical" href="https://bar.example/bn?page=2" />')
  expect(body).toContain('<link rel="alternate" hreflang="en" href="https://bar.example/?page=2" />')
  expect(body).toContain('<link rel="alternate" hreflang="x-default" href="https://bar.example/?page=2" />')
  expect(body).not.toContain('noindex')
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'Organization',
    name: 'Bar',
    alternateName: 'Bar বাংলা',
  })
  const searchPage = (await openPage('/?search=rahim')).body
  expect(searchPage).toContain('<link rel="canonical" href="https://bar.example/" />')
  expect(searchPage).toContain('<meta name="robots" content="noindex, follow" />')
})

test('a page is rendered once, and again when the data has changed', async () => {
  await openPage('/')
  count = 2
  expect((await openPage('/')).body).toContain('<p>1</p>')
  version = 2
  expect((await openPage('/')).body).toContain('<p>2</p>')
})

test('visitors who request the same new page at the same time wait for one rendering', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => openPage('/')))
  for (const { statusCode, body } of responses) {
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Bar/</h1>')
  }
  expect(reads).toBe(1)
})

test('a change of the data during a rendering gives the next visitor a page of the new data', async () => {
  const first = openPage('/')
  const isRendering = () => reads > 0
  while (!isRendering()) await new Promise((resolve) => setTimeout(resolve, 5))
  version = 2
  count = 2
  expect((await openPage('/')).body).toContain('<p>2</p>')
  await first
  expect((await openPage('/')).body).toContain('<p>2</p>')
})

test('invented URLs do not fill the memory: the page that was not requested for the longest time is dropped', async () => {
  await openPage('/')
  await openPage('/?year=2026')
  for (let index = 0; index < 12; index++) {
    await openPage(`/?large=${index}`)
    await openPage('/?year=2026')
  }
  expect(reads).toBe(14)
  await openPage('/')
  expect(reads).toBe(15)
})

let elapsedMs: number
/** Opens a page as if `ms` had passed since the test began. */
async function openAfter(ms: number, url = '/') {
  const now = performance.now.bind(performance)
  if (!jest.isMockFunction(performance.now))
    jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs)
  elapsedMs = ms
  // the cache reads the clock once in a millisecond
  await new Promise((resolve) => setTimeout(resolve, 5))
  return openPage(url)
}
afterEach(() => jest.restoreAllMocks())

describe('after a failure', () => {
  test('of rendering, the browser renders the page for five seconds before the server tries again', async () => {
    count = -1
    expect((await openPage('/')).body).toContain('<div id="root"><noscript>')
    count = 1
    expect((await openAfter(4000)).body).toContain('<div id="root"><noscript>')
    expect(reads).toBe(1)
    expect((await openAfter(6000)).body).toContain('<h1>Bar/</h1>')
    await openAfter(60_000)
    expect(reads).toBe(2)
  })

  test('the log has a few lines of many pages, and no path', async () => {
    const log = jest.spyOn(app.log, 'error')
    count = -1
    for (let code = 1; code <= 8; code++) await openPage(`/check/secret-${code}`)
    await app.close()
    const lines = log.mock.calls.filter(([, message]) => String(message).includes('not rendered'))
    expect(lines).toEqual([
      ...Array.from({ length: 5 }, () => [
        { route: 'none', err: expect.any(Error) },
        'page not rendered on the server',
      ]),
      [{ route: 'none', reports: 3 }, 'more pages not rendered in the last minute'],
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  test('of the settings, pages show a default name for five seconds', async () => {
    const working = settings
    settings = () => {
      throw new Error('no settings')
    }
    expect((await openPage('/')).body).toContain('<h1>District Bar Association/</h1>')
    settings = working
    expect((await openAfter(6000)).body).toContain('<h1>Bar/</h1>')
  })
})

test('the icon of the page and of the manifest is the association’s logo, or a drawing if it has none', async () => {
  expect((await openPage('/')).body).toContain('<link rel="icon" href="data:image/svg+xml,')
  expect((await app.inject('/site.webmanifest')).json().icons).toMatchObject([{ src: '/icon.svg' }])
  const logo = `/media/${'a'.repeat(40)}`
  settings = () => ({ association: { name: wordsOf('Bar'), established: wordsOf('1874'), logo } })
  version++
  const { body } = await openPage('/')
  expect(body).toContain(`<link rel="icon" type="image/webp" href="${logo}/320.webp" />`)
  expect(body).not.toContain('data:image/svg+xml')
  expect(body).toContain(`"logo":"https://bar.example${logo}/640.jpg"`)
  expect(jsonBlock(body, 'page')).toMatchObject({ association: { logo } })
  expect((await app.inject('/site.webmanifest')).json().icons).toMatchObject([{ src: `${logo}/320.webp` }])
})

test('a page is not cached for the new data when the association is renamed during rendering', async () => {
  const settingsWithName = (name: string) => ({
    association: { name: wordsOf(name), established: wordsOf('1874') },
  })
  settings = () => {
    version = 2
    settings = () => settingsWithName('New')
    return settingsWithName('Old')
  }
  await openPage('/')
  expect((await openPage('/')).body).toContain('<h1>New/</h1>')
})

test('a page beyond the end of a list is a 404 with content that search engines do not index', async () => {
  const { statusCode, body } = await openPage('/past')
  expect(statusCode).toBe(404)
  expect(body).toContain('<meta name="robots" content="noindex, follow" />')
  expect(jsonBlock(body, 'page')).toMatchObject({ rendered: { path: '/past', data: { screen: 1 } } })
  const unknown = await openPage('/nothing')
  expect(jsonBlock(unknown.body, 'page')).not.toHaveProperty('rendered')
})

test('tracking parameters in a link do not make another page', async () => {
  await openPage('/?year=2026')
  count = 2
  const { body } = await openPage('/?fbclid=a&year=2026&utm_source=b')
  expect(body).toContain('<h1>Bar/?year=2026</h1><p>1</p>')
})

test('a preview with other settings does not change the page that visitors see', async () => {
  const association = { ...defaultSettings.association, name: wordsOf('Edited') }
  const editedSettings = { ...defaultSettings, association, version: 1 }
  const location = { path: '/', search: '', language: 'bn' } as const
  const preview = await website.renderPreview(location, editedSettings)
  expect(preview?.html).toBe('<h1>Edited বাংলা/</h1><p>1</p>')
  expect((await openPage('/bn')).body).toContain('<h1>Bar বাংলা/</h1>')
  await expect(website.renderPreview({ ...location, path: '/broken' }, editedSettings)).rejects.toThrow(
    'broken',
  )
})

test('the render check returns the public pages of a release that the server cannot render', async () => {
  const descriptor = aDescriptor({
    ...siteDescriptor,
    routes: siteDescriptor.routes.filter(({ path: pathname }) => /^\/(past|broken)?$/.test(pathname)),
  })
  const { release } = aRelease(releases, { descriptor, server: renderSource })
  expect(await website.renderCheck('mfe-site', release)).toEqual(['/broken'])
  expect(await website.renderCheck('mfe-tea', release)).toEqual([])
})

test('every response has a new nonce in its policy and in its page, compressed or not', async () => {
  const nonceIn = (text: string) => /nonce[-=]"?([\w+/=]+)/.exec(text)?.[1]
  const plain = await openPage('/')
  const packed = await openPage('/', { 'accept-encoding': 'gzip, br' })
  const unpacked = gunzipSync(packed.rawPayload).toString()
  for (const [response, html] of [
    [plain, plain.body],
    [packed, unpacked],
  ] as const)
    expect(nonceIn(html)).toBe(nonceIn(String(response.headers['content-security-policy'])))
  expect(nonceIn(plain.body)).not.toBe(nonceIn(unpacked))
  expect(unpacked.replace(/nonce="[^"]*"/, '')).toBe(plain.body.replace(/nonce="[^"]*"/, ''))
  expect(plain.headers['content-security-policy']).not.toContain('unsafe')
  const plainResponse = await openPage('/', { 'accept-encoding': 'gzip;q=0, identity' })
  expect(plainResponse.headers).not.toHaveProperty('content-encoding')
})

test('with live pages every browser may load modules from the development origins', async () => {
  expect(jsonBlock((await openPage('/')).body, 'page')).not.toHaveProperty('development')
  const other = Fastify()
  const origins = ['http://localhost:3003']
  const shellDist = path.join(folder, 'shell')
  const { pages } = makeWebsite({
    shellDist,
    releasesDir: releases,
    publicUrl: 'https://bar.example',
    website: 'mfe-site',
    live: true,
    devOrigins: origins,
  })(other)
  await other.register(pages)
  const { headers, body } = await other.inject({ url: '/dashboard', headers: { accept: 'text/html' } })
  await other.close()
  expect(jsonBlock(body, 'page')).toMatchObject({ development: { origins, everyone: true } })
  for (const kind of ['script', 'style', 'connect', 'img', 'font'])
    expect(headers['content-security-policy']).toMatch(new RegExp(`${kind}-src [^;]*http://localhost:3003`))
  // updates arrive on a socket
  expect(headers['content-security-policy']).toMatch(/connect-src [^;]*ws:\/\/localhost:\*/)
  expect((await openPage('/')).headers['content-security-policy']).not.toMatch(/ws:|style-src-attr/)
})

test('the source maps of the shell are not sent', async () => {
  const maps = path.join(folder, 'shell/maps')
  mkdirSync(maps)
  writeFileSync(path.join(maps, 'shell.js.map'), '{"secret":1}')
  for (const url of [
    '/maps/shell.js.map',
    '/assets/../maps/shell.js.map',
    '/assets/..%2fmaps/shell.js.map',
    '/assets/shell.js.map',
  ])
    expect((await app.inject({ url })).body).not.toContain('secret')
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await openPage('/')
  const again = await openPage('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers).not.toHaveProperty('content-security-policy')
  // a proxy that compresses makes the ETag weak
  const weak = await openPage('/', { 'if-none-match': `"other", W/${String(headers.etag)}` })
  expect(weak.statusCode).toBe(304)
})

test.each(['/broken', '/endless', '/ending', '/eating'])(
  'when %s cannot be rendered in time the browser receives the shell, and other pages are still rendered',
  async (url) => {
    const { statusCode, body } = await openPage(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"><noscript>')
    expect(jsonBlock(body, 'page')).not.toHaveProperty('rendered')
    expect((await openPage('/')).body).toContain('<h1>Bar/</h1>')
  },
)

test('the code of a release reaches no file, program, network or other process, and sees no environment', async () => {
  process.env['SECRET_OF_THE_SERVER'] = 'x'
  const { body } = await openPage('/spying')
  delete process.env['SECRET_OF_THE_SERVER']
  const [, report = ''] = /<div id="root">(.*?)<\/div>/.exec(body) ?? []
  expect(JSON.parse(report)).toEqual({
    environment: [],
    ...Object.fromEntries(
      [
        'fs',
        'network',
        'fetch',
        'program',
        'thread',
        'builtin',
        'binding',
        'kill',
        'require',
        'compiled',
      ].map((attempt) => [attempt, 'refused']),
    ),
  })
})

test('a page that hangs does not fail the pages that are requested with it', async () => {
  const urls = ['/endless', ...Array.from({ length: 12 }, (_one, index) => `/?year=${2000 + index}`)]
  const responses = await Promise.all(urls.map((url) => openPage(url)))
  expect(responses.map(({ body }) => body.includes('<h1>Bar/?year='))).toEqual([
    false,
    ...Array.from({ length: 12 }, () => true),
  ])
})

test('a server file that was changed after its release does not run', async () => {
  writeFileSync(
    path.join(releases, 'mfe-site', firstRelease, 'server/render.mjs'),
    renderSource.replace("'<h1>'", "'<h1>Changed '"),
  )
  const { statusCode, body } = await openPage('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"><noscript>')
})

test('a file that the release does not list is not imported', async () => {
  writeFileSync(path.join(releases, 'mfe-site', firstRelease, 'server/other.mjs'), "export default 'sneaked'")
  expect((await openPage('/sneaking')).body).toContain('<div id="root"><noscript>')
})

describe('a public page of another module', () => {
  const milk = (source: string | undefined) => {
    const { release } = aRelease(releases, {
      descriptor: aDescriptor({
        name: 'mfe-milk',
        routes: [{ path: '/milk', screen: 'Milk', title: wordsOf('Milk') }],
        nav: [],
      }),
      ...(source && { server: source }),
    })
    activate(releases, 'mfe-milk', release, 'test')
    return release
  }
  const aPage = (html: string, status = 200) =>
    `export const render = async ({ search }, get) => ({ status: ${status}, html: '${html}' + search, title: 'Fresh milk', description: 'Of cows', data: { frame: null, screen: await get('count/') } })`

  test('stands in the frame of the website, with the data of both', async () => {
    const release = milk(aPage('<h1>Milk</h1>'))
    const { statusCode, body } = await openPage('/milk?page=2')
    expect(statusCode).toBe(200)
    expect(body).toContain('<header>Bar/milk</header><main><h1>Milk</h1>?page=2</main>')
    expect(body).toContain('<title>Fresh milk · Bar</title>')
    expect(jsonBlock(body, 'page')).toMatchObject({
      rendered: { module: 'mfe-milk', release, path: '/milk', data: { frame: 1, screen: 1 } },
    })
  })

  test('is made again after some seconds, because the core does not see what changes in a module', async () => {
    milk(aPage('<h1>Milk</h1>'))
    await openPage('/milk')
    const readsBefore = reads
    await openPage('/milk')
    expect(reads).toBe(readsBefore)
    await openAfter(6000, '/milk')
    expect(reads).toBeGreaterThan(readsBefore)
  })

  test.each([
    ['fails', `export const render = async () => { throw new Error('sour') }`],
    ['never ends', 'export const render = () => { for (;;); }'],
    ['has no part for the server', undefined],
  ])('is left to the browser when it %s, and the website stays', async (_, source) => {
    milk(source)
    const { statusCode, body } = await openPage('/milk')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"><noscript>')
    expect((await openPage('/')).body).toContain('<h1>Bar/</h1>')
  })

  test('is 404 when its data is missing', async () => {
    milk(aPage('<h1>No such cow</h1>', 404))
    const { statusCode, body } = await openPage('/milk')
    expect([statusCode, body.includes('No such cow')]).toEqual([404, true])
  })

  test('cannot be anywhere but in the frame of a website that has one', async () => {
    milk(aPage('<h1>Milk</h1>'))
    const { release } = aRelease(releases, {
      descriptor: siteDescriptor,
      server: renderSource.replace('screen-placeholder', 'elsewhere'),
    })
    activate(releases, 'mfe-site', release, 'test')
    expect((await openPage('/milk')).body).toContain('<div id="root"><noscript>')
  })
})

test('without the module of the website the server runs no code of another one', async () => {
  removeModule(releases, 'mfe-site', 'test')
  const other = aDescriptor({ ...siteDescriptor, name: 'mfe-other' })
  const { release } = aRelease(releases, { descriptor: other, server: renderSource })
  activate(releases, 'mfe-other', release, 'test')
  expect((await openPage('/')).body).toContain('<div id="root"><noscript>')
})

test('the browser renders a page with a very long search', async () => {
  const short = await openPage(`/?search=${encodeURIComponent('করিম '.repeat(20))}`)
  expect(short.body).toContain('<h1>Bar/')
  const long = await openPage(`/?search=${'a+'.repeat(200)}`)
  expect([long.statusCode, long.body.includes('<h1>')]).toEqual([200, false])
})

test('screens of the shell and of modules are 200, also with a trailing slash, and any other path is 404', async () => {
  for (const url of ['/dashboard/profile', '/dashboard/tea/', '/dashboard/TEA'])
    expect((await openPage(url)).statusCode).toBe(200)
  const unknown = await openPage('/dashboard/nothing')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('<title>Page not found · Bar</title>')
})

test('an unknown API path, a missing file and a picture do not receive a page', async () => {
  for (const url of ['/api/nothing', '/assets/gone.js'])
    expect((await openPage(url)).json()).toEqual({ message: 'nothing' })
  expect((await app.inject({ url: '/favicon.ico', headers: { accept: 'image/*,*/*' } })).json()).toEqual({
    message: 'nothing',
  })
})

test('a visitor receives public modules only', async () => {
  const names = (modules: unknown) => (modules as { name: string }[]).map(({ name }) => name)
  expect(names(jsonBlock((await openPage('/')).body, 'modules').modules)).toEqual(['mfe-site'])
  expect(names((await app.inject('/modules.json')).json<{ modules: unknown }>().modules)).toEqual([
    'mfe-site',
  ])
})

test('a person receives the modules of the role, and the routes of the others are listed as closed', async () => {
  const modulesFor = (role: Role) => app.inject({ url: '/modules.json', headers: { 'x-role': role } })
  expect((await modulesFor('staff')).json()).toMatchObject({
    modules: [{ name: 'mfe-site' }, { name: 'mfe-tea', descriptor: { nav: [{}] } }],
  })
  const cashier = (await modulesFor('cashier')).json<{ modules: unknown[]; closed: string[] }>()
  expect(cashier.modules).toHaveLength(1)
  expect(cashier.closed).toEqual(['/dashboard/tea'])
})

test('the registry of a person is compressed, names the files of screens, and is not sent again', async () => {
  const headers = { 'x-role': 'staff', 'accept-encoding': 'gzip' }
  const response = await app.inject({ url: '/modules.json', headers })
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Encoding'),
  })
  const { modules } = JSON.parse(gunzipSync(response.rawPayload).toString()) as ModuleRegistry
  expect(modules.find(({ name }) => name === 'mfe-tea')).toHaveProperty('screens.Tea')
  const { statusCode } = await app.inject({
    url: '/modules.json',
    headers: { ...headers, 'if-none-match': response.headers.etag },
  })
  expect(statusCode).toBe(304)
  expect((await app.inject('/modules.json')).body).not.toContain('"screens"')
  expect((await openPage('/dashboard/tea')).body).not.toContain('"screens"')
})

test('a page of the back office starts with the early script, a public page does not contain it', async () => {
  const file = path.join(folder, 'shell/shell.json')
  const build = JSON.parse(readFileSync(file, 'utf8')) as { integrity: object }
  const integrity = { ...build.integrity, 'early.js': 'sha384-e', 'staff.js': 'sha384-s' }
  writeFileSync(
    file,
    JSON.stringify({
      ...build,
      early: 'early.js',
      appearance: 'show()',
      staffFiles: ['staff.js'],
      integrity,
    }),
  )
  const other = Fastify()
  other.decorate('dataVersion', { getter: () => 1 })
  const { pages } = makeWebsite({
    shellDist: path.join(folder, 'shell'),
    releasesDir: releases,
    publicUrl: 'https://bar.example',
    website: 'mfe-site',
  })(other)
  await other.register(pages)
  const bodyOf = async (url: string) => (await other.inject({ url, headers: { accept: 'text/html' } })).body
  expect(await bodyOf('/dashboard/tea')).toContain(
    '<script async fetchpriority="high" src="/assets/early.js" integrity="sha384-e" crossorigin="anonymous" data-files="{&quot;/assets/staff.js&quot;:&quot;sha384-s&quot;}"></script>',
  )
  expect(await bodyOf('/')).not.toMatch(/early\.js|staff\.js|show\(\)/)
  expect(await bodyOf('/dashboard/tea')).toContain('<script>show()</script>')
  const policyOf = async (url: string) =>
    (await other.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']
  const hash = createHash('sha256').update('show()').digest('base64')
  expect(await policyOf('/dashboard/tea')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(await policyOf('/')).toContain("script-src 'self';")
  await other.close()
})

test('files are sent precompressed and immutable, and the registry and the server part are not served', async () => {
  const script = await app.inject({ url: '/assets/shell.js', headers: { 'accept-encoding': 'br' } })
  expect(script.rawPayload.equals(brotliCompressSync('run()'))).toBe(true)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject(`/releases/mfe-site/${firstRelease}/mf-manifest.json`)).statusCode).toBe(200)
  for (const file of ['modules.json', `mfe-site/${firstRelease}/server/render.mjs`])
    expect((await app.inject(`/releases/${file}`)).statusCode).toBe(404)
})

describe('a file that differs from its release', () => {
  const testChangedFile = (label: string, file: () => string, headers: Record<string, string> = {}) =>
    test(`is not sent until it is restored: ${label}`, async () => {
      const full = path.join(folder, file().replace(/^\/assets\//, 'shell/assets/'))
      const url = file().replace(/\.(?:br|gz)$/, '')
      const original = readFileSync(full)
      const request = () => app.inject({ url, headers })
      expect((await request()).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      writeFileSync(full, 'something else')
      const response = await request()
      expect(response.statusCode).toBe(503)
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-refused': 'changed' })
      expect(response.headers).not.toHaveProperty('etag')
      expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(503)
      writeFileSync(full, original)
      expect((await request()).statusCode).toBe(200)
    })
  testChangedFile('a file of a module', () => `/releases/mfe-site/${firstRelease}/mf-manifest.json`)
  testChangedFile('a file of the shell', () => '/assets/shell.js')
  testChangedFile('a compressed copy', () => '/assets/shell.js.br', { 'accept-encoding': 'br' })

  test('is not sent when it was changed before the server started', async () => {
    const file = `/releases/mfe-site/${firstRelease}/mf-manifest.json`
    writeFileSync(path.join(folder, file), 'something else')
    expect((await app.inject(file)).statusCode).toBe(503)
  })

  test('is sent with no-cache when no release lists it', async () => {
    writeFileSync(path.join(folder, 'shell/assets/extra.js'), 'extra()')
    const response = await app.inject('/assets/extra.js')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  })
})

test('the next page uses a newly activated release without a restart, and ignores a corrupt registry', async () => {
  const server = renderSource.replace("'<h1>'", "'<h1>New '")
  activate(releases, 'mfe-site', aRelease(releases, { descriptor: siteDescriptor, server }).release, 'test')
  expect((await openPage('/')).body).toContain('<h1>New Bar/</h1>')
  writeFileSync(path.join(releases, 'modules.json'), '{}')
  expect((await openPage('/')).body).toContain('<h1>New Bar/</h1>')
})

test('the next page uses a canary and another origin of files, and its policy allows that origin', async () => {
  await openPage('/')
  const server = renderSource.replace("'<h1>'", "'<h1>New '")
  const { release } = aRelease(releases, { descriptor: siteDescriptor, version: '1.9.0', server })
  startCanary(releases, 'mfe-site', release, 99, 'test')
  expect((await openPage('/')).body).toContain('<h1>New Bar/</h1>')
  const { etag } = (await openPage('/')).headers
  setModuleOrigin(releases, 'mfe-site', 'https://files.example/', 'test')
  const response = await openPage('/', { 'if-none-match': String(etag) })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toContain("script-src 'self' https://files.example;")
})

test('text cannot end the data block that contains it', async () => {
  const { release } = aRelease(releases, {
    descriptor: siteDescriptor,
    server: `export const render = async () => ({ status: 200, html: '', title: '<b>', description: '', data: { frame: null, screen: '</script><script>x()' } })`,
  })
  activate(releases, 'mfe-site', release, 'test')
  const { body } = await openPage('/')
  expect(body).not.toContain('<script>x()')
  expect(jsonBlock(body, 'page')).toMatchObject({ rendered: { data: { screen: '</script><script>x()' } } })
})
