import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import {
  activate,
  endCanary,
  listReleases,
  openRegistry,
  canaryPercentile,
  prune,
  readModuleRegistry,
  readStoredRegistry,
  rollback,
  startCanary,
  verify,
} from './index.ts'
import { aDescriptor, aFolder, aRelease } from './testing/release-builders.ts'

let releases: string
let first: string
let second: string
let third: string

beforeEach(() => {
  releases = aFolder()
  first = aRelease(releases, { version: '1.0.0' }).release
  second = aRelease(releases, { version: '1.1.0' }).release
  third = aRelease(releases, { version: '1.2.0', files: { 'extra.js': 'extra()' } }).release
})
afterEach(() => rmSync(releases, { recursive: true }))

const file = () => path.join(releases, 'modules.json')
const activeReleases = (registry: { current: () => { modules: { release: string }[] } }) =>
  registry.current().modules.map(({ release }) => release)

test('pages receive the active release with its URL, hashes and descriptor', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const [tea] = readModuleRegistry(releases).modules
  expect(tea).toMatchObject({
    name: 'mfe-tea',
    release: first,
    base: `/releases/mfe-tea/${first}/`,
    descriptor: aDescriptor(),
  })
  expect(tea?.integrity['mf-manifest.json']).toMatch(/^sha384-/)
})

test('the registry remembers the previous release, and who changed it and why', () => {
  activate(releases, 'mfe-tea', first, 'build')
  const { revision, modules, history } = activate(releases, 'mfe-tea', second, {
    by: 'rahim',
    why: 'new prices',
  })
  expect(modules['mfe-tea']).toMatchObject({ active: second, previous: first, by: 'rahim' })
  expect(revision).toBe(2)
  expect(history).toMatchObject([
    { action: 'activate', from: first, to: second, by: 'rahim', through: 'command', why: 'new prices' },
    { action: 'activate', from: null, to: first, by: 'build', through: 'build' },
  ])
  activate(releases, 'mfe-tea', second, 'karim')
  expect(readStoredRegistry(releases).modules['mfe-tea']).toMatchObject({ previous: first, by: 'karim' })
})

test('a rollback activates the previous release, and a second one the release before that', () => {
  for (const release of [first, second, third]) activate(releases, 'mfe-tea', release, 'rahim')
  expect(rollback(releases, 'mfe-tea', 'karim').modules['mfe-tea']).toMatchObject({
    active: second,
    previous: first,
    by: 'karim',
  })
  expect(rollback(releases, 'mfe-tea', 'karim').modules['mfe-tea']).toMatchObject({
    active: first,
    previous: null,
  })
  expect(() => rollback(releases, 'mfe-tea', 'karim')).toThrow(
    'mfe-tea has no earlier release to go back to.',
  )
})

test('a rollback skips a release that has become unusable', () => {
  for (const release of [first, second, third]) activate(releases, 'mfe-tea', release, 'rahim')
  rmSync(path.join(releases, 'mfe-tea', second), { recursive: true })
  expect(rollback(releases, 'mfe-tea', 'karim').modules['mfe-tea']?.active).toBe(first)
})

describe('a canary', () => {
  beforeEach(() => {
    activate(releases, 'mfe-tea', first, 'rahim')
    startCanary(releases, 'mfe-tea', second, 30, { by: 'rahim', why: 'try it' })
  })
  const people = Array.from({ length: 400 }, (_, id) => `user:${id}`)
  const releaseFor = (key: string, releaseChoices?: Record<string, string>) =>
    openRegistry(releases).forViewer({ key, ...(releaseChoices && { releaseChoices }) }).modules[0]?.release

  test('reaches its share of the people, always the same ones, and nobody loses it when the share grows', () => {
    const registry = openRegistry(releases)
    const canaryViewers = () =>
      people.filter((key) => registry.forViewer({ key }).modules[0]?.release === second)
    const viewersAt30 = canaryViewers()
    expect(viewersAt30.length).toBeGreaterThan(80)
    expect(viewersAt30.length).toBeLessThan(160)
    expect(canaryViewers()).toEqual(viewersAt30)
    startCanary(releases, 'mfe-tea', second, 60, 'rahim')
    expect(canaryViewers()).toEqual(expect.arrayContaining(viewersAt30))
    expect(canaryViewers().length).toBeGreaterThan(viewersAt30.length)
    expect(registry.current().modules[0]?.release).toBe(first)
  })

  test('reaches other people than the previous canary', () => {
    const canaryViewers = (release: string) => people.filter((key) => canaryPercentile(key, release) < 30)
    expect(canaryViewers(second)).not.toEqual(canaryViewers(third))
  })

  test('can be chosen or declined by a person', () => {
    const stableViewer = people.find((key) => releaseFor(key) === first)!
    expect(releaseFor(stableViewer, { 'mfe-tea': second })).toBe(second)
    const canaryViewer = people.find((key) => releaseFor(key) === second)!
    expect(releaseFor(canaryViewer, { 'mfe-tea': first })).toBe(first)
    expect(releaseFor(canaryViewer, { 'mfe-tea': third })).toBe(second)
  })

  test('is ended by a rollback, which does not change the active release', () => {
    const { modules, history } = rollback(releases, 'mfe-tea', 'karim')
    expect(modules['mfe-tea']).toMatchObject({ active: first, canary: null })
    expect(history[0]).toMatchObject({ action: 'end-canary', from: second, to: first, by: 'karim' })
    expect(() => endCanary(releases, 'mfe-tea', 'karim')).toThrow('mfe-tea has no canary.')
  })

  test('reaches everyone when it is activated', () => {
    activate(releases, 'mfe-tea', second, 'rahim')
    expect(readStoredRegistry(releases).modules['mfe-tea']).toMatchObject({
      active: second,
      previous: first,
      canary: null,
    })
  })

  test.each([0, 100, 12.5])('cannot have a share of %p', (share) => {
    expect(() => startCanary(releases, 'mfe-tea', third, share, 'rahim')).toThrow('A share is a whole number')
  })
})

test('a change with an outdated revision is refused', () => {
  const { revision } = activate(releases, 'mfe-tea', first, 'rahim')
  activate(releases, 'mfe-tea', second, { by: 'karim', revision })
  expect(() => activate(releases, 'mfe-tea', third, { by: 'rahim', revision })).toThrow(
    'The registry was changed in the meantime.',
  )
})

test('an open registry follows a change', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const registry = openRegistry(releases)
  activate(releases, 'mfe-tea', second, 'rahim')
  expect(activeReleases(registry)).toEqual([second])
})

const corruptions: [string, () => void][] = [
  ['cut short', () => writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, 60))],
  ['empty', () => writeFileSync(file(), '')],
  ['other JSON', () => writeFileSync(file(), '[1, 2]')],
  ['JSON of a wrong shape', () => writeFileSync(file(), '{ "schema": 1, "revision": "x", "modules": {} }')],
  [
    'a registry without modules',
    () => writeFileSync(file(), '{ "schema": 1, "revision": 9, "modules": {} }'),
  ],
  [
    'an older registry',
    () =>
      writeFileSync(file(), JSON.stringify({ ...readStoredRegistry(releases), revision: 1, history: [] })),
  ],
  ['missing', () => rmSync(file())],
  ['not a file', () => (rmSync(file()), mkdirSync(file()))],
]
describe.each(corruptions)('a registry file that is %s', (_how, corrupt) => {
  beforeEach(() => {
    activate(releases, 'mfe-tea', first, 'rahim')
    activate(releases, 'mfe-tea', second, 'rahim')
  })

  test('is reported once, the last good registry stays in use after a restart too, and the next change repairs the file', () => {
    const warnings: string[] = []
    const registry = openRegistry(releases, (warning) => warnings.push(warning))
    corrupt()
    expect(activeReleases(registry)).toEqual([second])
    expect(activeReleases(registry)).toEqual([second])
    expect(warnings).toEqual([expect.stringContaining('modules.json')])
    expect(registry.warning()).toContain('The last good registry (revision 2) is in use.')

    const reopened = openRegistry(releases)
    expect(activeReleases(reopened)).toEqual([second])
    expect(reopened.warning()).toContain('modules.json')

    rollback(releases, 'mfe-tea', 'rahim')
    expect(activeReleases(registry)).toEqual([first])
    expect(registry.warning()).toBeNull()
    expect(readStoredRegistry(releases).revision).toBe(3)
  })
})

test('an active release that was deleted is replaced by the previous one, and other modules stay', () => {
  const milk = aDescriptor({ name: 'mfe-milk', routes: [], nav: [] })
  activate(releases, 'mfe-milk', aRelease(releases, { descriptor: milk }).release, 'rahim')
  activate(releases, 'mfe-tea', first, 'rahim')
  activate(releases, 'mfe-tea', second, 'rahim')
  rmSync(path.join(releases, 'mfe-tea', second), { recursive: true })
  const registry = openRegistry(releases)
  expect(registry.current().modules).toMatchObject([{ name: 'mfe-milk' }, { release: first }])
  expect(registry.warning()).toBe(`mfe-tea has no release ${second}.`)
})

test('an active release that asks for what this version no longer has is replaced, too, and other modules stay', () => {
  const milk = aDescriptor({ name: 'mfe-milk', routes: [], nav: [] })
  activate(releases, 'mfe-milk', aRelease(releases, { descriptor: milk }).release, 'rahim')
  activate(releases, 'mfe-tea', first, 'rahim')
  // an area of a version before
  const asks = ['read:stamps'] as unknown as Scope[]
  const { release } = aRelease(releases, { version: '0.9.0', descriptor: aDescriptor({ asks }) })
  writeFileSync(file(), readFileSync(file(), 'utf8').replaceAll(first, release))
  const registry = openRegistry(releases)
  expect(registry.current().modules).toMatchObject([{ name: 'mfe-milk' }, { release: first }])
  expect(registry.warning()).toMatch(/^mfe-tea.*asks/)
})

test('a release with a removed hash is refused', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const descriptionFile = path.join(releases, 'mfe-tea', second, 'release.json')
  const content = JSON.parse(readFileSync(descriptionFile, 'utf8'))
  writeFileSync(descriptionFile, JSON.stringify({ ...content, integrity: {} }))
  expect(() => activate(releases, 'mfe-tea', second, 'rahim')).toThrow(
    `mfe-tea ${second}: mf-manifest.json has no integrity hash.`,
  )
})

test('verification names a file that was changed after its release', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  expect(verify(releases)).toEqual([])
  const manifest = path.join(releases, 'mfe-tea', first, 'mf-manifest.json')
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `)
  expect(verify(releases)).toEqual([`mfe-tea ${first}: mf-manifest.json was changed after its release.`])
})

test('the list contains all releases of a module and none of others', () => {
  aRelease(releases, { descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [] }) })
  expect(listReleases(releases, 'mfe-tea').toSorted()).toEqual([first, second, third])
})

describe('pruning', () => {
  const makeOld = (release: string) => {
    const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
    utimesSync(path.join(releases, 'mfe-tea', release, 'release.json'), monthAgo, monthAgo)
  }
  const exists = (release: string) => existsSync(path.join(releases, 'mfe-tea', release))

  test('removes old unused releases, and keeps the active one, the previous one, a canary, and recently used ones', () => {
    const unused = aRelease(releases, { version: '0.9.0' }).release
    const fresh = aRelease(releases, { version: '0.9.1' }).release
    for (const release of [unused, first, second, third]) makeOld(release)
    for (const release of [first, second]) activate(releases, 'mfe-tea', release, 'rahim')
    startCanary(releases, 'mfe-tea', third, 10, 'rahim')
    expect(prune(releases, { maxAgeDays: 14 })).toEqual([`mfe-tea ${unused}`])
    expect([first, second, third, fresh].map(exists)).toEqual([true, true, true, true])
    activate(releases, 'mfe-tea', third, 'rahim')
    expect(prune(releases, { maxAgeDays: 14 })).toEqual([])
    expect(exists(first)).toBe(true)
  })

  test('removes what a kill left of releases that were being added, a day later', () => {
    const folders = ['.copy-1', '.fetching-1', '.sealing-1', '.copy-2'].map((name) =>
      path.join(releases, name),
    )
    for (const folder of folders) mkdirSync(folder)
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
    for (const folder of folders.slice(0, 3)) utimesSync(folder, twoDaysAgo, twoDaysAgo)
    expect(prune(releases, { maxAgeDays: 3, only: 'builds' })).toEqual([])
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, false, true])
  })

  test('keeps releases of the release command when it is limited to local builds', () => {
    const releasedName = aRelease(releases, {
      version: '3.0.0',
      released: '2026-01-01T00:00:00.000Z',
    }).release
    const localName = aRelease(releases, { version: '3.0.1' }).release
    for (const release of [releasedName, localName]) makeOld(release)
    expect(prune(releases, { maxAgeDays: 3, only: 'builds' })).toEqual([`mfe-tea ${localName}`])
    expect(exists(releasedName)).toBe(true)
  })
})
