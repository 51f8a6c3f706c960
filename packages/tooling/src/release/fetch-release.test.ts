import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fetchRelease } from './fetch-release.ts'
import { activate, createSigningKey, markReleased, signRelease } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'

let folder: string
let theirs: string
let ours: string
let release: string
let server: Server
let requests: string[]
let responses: Record<string, { status: number; headers?: Record<string, string>; body?: string }>

const descriptionFile = () => path.join(theirs, 'mfe-tea', release, 'release.json')
const address = () => `http://localhost:${(server.address() as AddressInfo).port}/mfe-tea/${release}/`

beforeEach(async () => {
  folder = aFolder()
  theirs = path.join(folder, 'theirs')
  ours = path.join(folder, 'ours')
  release = aRelease(theirs, { files: { 'tea.js': 'draw()' }, released: new Date().toISOString() }).release
  requests = []
  responses = {}
  server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '')
    requests.push(url)
    const file = path.join(theirs, url)
    const { status, headers, body } = responses[path.basename(url)] ?? {
      status: existsSync(file) ? 200 : 404,
      body: existsSync(file) ? readFileSync(file, 'utf8') : '',
    }
    response.writeHead(status, headers).end(body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
})
afterEach(() => {
  delete process.env.RELEASE_KEYS
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const changeDescription = (change: (description: Record<string, unknown>) => object) =>
  writeFileSync(
    descriptionFile(),
    JSON.stringify(change(JSON.parse(readFileSync(descriptionFile(), 'utf8')))),
  )

test('a fetched release has the served content and can be activated', async () => {
  await fetchRelease(ours, address())
  expect(readFileSync(path.join(ours, 'mfe-tea', release, 'tea.js'), 'utf8')).toBe('draw()')
  activate(ours, 'mfe-tea', release, 'rahim')
})

test.each(['../outside/here', '/etc', 'mfe-tea/..', 'MFE'])(
  'a module named %s is refused, and nothing is written',
  async (module) => {
    changeDescription((description) => ({ ...description, module }))
    await expect(fetchRelease(ours, address())).rejects.toThrow('is not the name of a module')
    expect(readdirSync(folder)).toEqual(['theirs'])
  },
)

test.each(['../../x.js', '/x.js', 'a/../../x.js', 'http://elsewhere/x.js', '..\\x.js', 'a//x.js', '.x'])(
  'a file named %s is refused, and no file is requested',
  async (file) => {
    changeDescription((description) => ({
      ...description,
      files: { ...(description['files'] as object), [file]: `sha384-${'a'.repeat(64)}` },
    }))
    await expect(fetchRelease(ours, address())).rejects.toThrow('is not a release')
    expect(requests).toHaveLength(1)
  },
)

test('a redirect is not followed', async () => {
  responses['tea.js'] = { status: 302, headers: { location: 'http://localhost:9/secret' } }
  await expect(fetchRelease(ours, address())).rejects.toThrow('redirects to another URL')
  expect(readdirSync(ours)).toEqual([])
})

test('a file that is too large is refused', async () => {
  responses['tea.js'] = { status: 200, body: 'x'.repeat(21_000_000) }
  await expect(fetchRelease(ours, address())).rejects.toThrow('is larger than 20000000 bytes')
})

test('a URL of another machine must be https', async () => {
  await expect(fetchRelease(ours, 'http://modules.example/mfe-tea/1/')).rejects.toThrow(
    'must begin with https://',
  )
  await expect(fetchRelease(ours, 'file:///etc/')).rejects.toThrow('must begin with https://')
})

test('with trusted keys only a release that one of them signed is fetched', async () => {
  const keyFile = path.join(folder, 'key.pem')
  process.env.RELEASE_KEYS = createSigningKey(keyFile)
  await expect(fetchRelease(ours, address())).rejects.toThrow(
    'is not signed; this system accepts only signed',
  )
  expect(existsSync(ours)).toBe(false)
  markReleased(theirs, 'mfe-tea', release)
  signRelease(theirs, 'mfe-tea', release, keyFile)
  await fetchRelease(ours, address())
  activate(ours, 'mfe-tea', release, 'rahim')
})
