import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, listReleases, openRegistry, readRegistry, readStored, verify } from './registry.ts'
import { aDescriptor, aFolder, aRelease } from './testing/a-release.ts'

const first = '1.0.0+0123456789ab'
const second = '1.1.0+ba9876543210'
let releases: string

beforeEach(() => {
  releases = aFolder()
  aRelease(releases, { release: first })
  aRelease(releases, { release: second })
})
afterEach(() => rmSync(releases, { recursive: true }))

test('an active release is what pages are given, with its address, hashes and descriptor', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const [tea] = readRegistry(releases).modules
  expect(tea).toMatchObject({
    name: 'mfe-tea',
    release: first,
    base: `/releases/mfe-tea/${first}/`,
    descriptor: aDescriptor(),
  })
  expect(tea?.integrity['mf-manifest.json']).toMatch(/^sha384-/)
})

test('the release before stays known, and who changed it', () => {
  activate(releases, 'mfe-tea', first, 'build')
  const { revision, modules } = activate(releases, 'mfe-tea', second, 'rahim')
  expect(modules['mfe-tea']).toMatchObject({ active: second, previous: first, by: 'rahim' })
  expect(revision).toBe(2)
  activate(releases, 'mfe-tea', second, 'karim')
  expect(readStored(releases).modules['mfe-tea']).toMatchObject({ previous: first, by: 'karim' })
})

test('a release that is not there cannot be made active', () => {
  expect(() => activate(releases, 'mfe-tea', '2.0.0+000000000000', 'rahim')).toThrow(
    'mfe-tea has no release 2.0.0+000000000000.',
  )
  expect(readStored(releases).modules).toEqual({})
})

test('two modules cannot hold one route', () => {
  aRelease(releases, { descriptor: aDescriptor({ name: 'mfe-milk' }) })
  activate(releases, 'mfe-tea', first, 'rahim')
  expect(() => activate(releases, 'mfe-milk', first, 'rahim')).toThrow(
    'claims the route /dashboard/tea, which belongs to',
  )
  expect(Object.keys(readStored(releases).modules)).toEqual(['mfe-tea'])
})

test('a change is taken up without opening the registry again', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const registry = openRegistry(releases)
  activate(releases, 'mfe-tea', second, 'rahim')
  expect(registry.current().modules.map(({ release }) => release)).toEqual([second])
})

test('a broken file is reported once, and the last good registry stays in use', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const problems: string[] = []
  const registry = openRegistry(releases, (problem) => problems.push(problem))
  writeFileSync(path.join(releases, 'modules.json'), '{ "schema": 1')
  expect(registry.current().modules.map(({ release }) => release)).toEqual([first])
  expect(registry.current().revision).toBe(1)
  expect(problems).toEqual([expect.stringContaining('is not JSON')])
  expect(registry.problem()).toBe(problems[0])
})

test('a file that was changed after its release is named', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  expect(verify(releases)).toEqual([])
  const manifest = path.join(releases, 'mfe-tea', first, 'mf-manifest.json')
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `)
  expect(verify(releases)).toEqual([`mfe-tea ${first}: mf-manifest.json was changed after its release.`])
})

test('all releases of a module are listed, those of others are not', () => {
  aRelease(releases, {
    descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [] }),
    release: '3.0.0+333333333333',
  })
  expect(listReleases(releases, 'mfe-tea').toSorted()).toEqual([first, second])
})
