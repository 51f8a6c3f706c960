import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

test('an active release is what pages are given, with its address, hashes and descriptor', () => {
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

test('the release before stays known, and who changed it and why', () => {
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

test('a rollback goes back to the release before, and again one further', () => {
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

test('a rollback passes over a release that was spoilt meanwhile', () => {
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

  test('is given to its share of the people, to each the same every time, and nobody loses it when the share grows', () => {
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

  test('falls to other people than the canary before', () => {
    const canaryViewers = (release: string) => people.filter((key) => canaryPercentile(key, release) < 30)
    expect(canaryViewers(second)).not.toEqual(canaryViewers(third))
  })

  test('is had or not had by who chose so', () => {
    const stableViewer = people.find((key) => releaseFor(key) === first)!
    expect(releaseFor(stableViewer, { 'mfe-tea': second })).toBe(second)
    const canaryViewer = people.find((key) => releaseFor(key) === second)!
    expect(releaseFor(canaryViewer, { 'mfe-tea': first })).toBe(first)
    expect(releaseFor(canaryViewer, { 'mfe-tea': third })).toBe(second)
  })

  test('is ended by a rollback, which leaves the active release alone', () => {
    const { modules, history } = rollback(releases, 'mfe-tea', 'karim')
    expect(modules['mfe-tea']).toMatchObject({ active: first, canary: null })
    expect(history[0]).toMatchObject({ action: 'end-canary', from: second, to: first, by: 'karim' })
    expect(() => endCanary(releases, 'mfe-tea', 'karim')).toThrow('mfe-tea has no canary.')
  })

  test('becomes everyone’s when it is activated', () => {
    activate(releases, 'mfe-tea', second, 'rahim')
    expect(readStoredRegistry(releases).modules['mfe-tea']).toMatchObject({
      active: second,
      previous: first,
      canary: null,
    })
  })

  test.each([0, 100, 12.5])('takes no share of %p', (share) => {
    expect(() => startCanary(releases, 'mfe-tea', third, share, 'rahim')).toThrow('A share is a whole number')
  })
})

test('who changes the registry knows it as it is', () => {
  const { revision } = activate(releases, 'mfe-tea', first, 'rahim')
  activate(releases, 'mfe-tea', second, { by: 'karim', revision })
  expect(() => activate(releases, 'mfe-tea', third, { by: 'rahim', revision })).toThrow(
    'The registry was changed in the meantime.',
  )
})

test('a change is taken up without opening the registry again', () => {
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
  ['without modules', () => writeFileSync(file(), '{ "schema": 1, "revision": 9, "modules": {} }')],
  [
    'an older one',
    () =>
      writeFileSync(file(), JSON.stringify({ ...readStoredRegistry(releases), revision: 1, history: [] })),
  ],
  ['gone', () => rmSync(file())],
  ['not a file', () => (rmSync(file()), mkdirSync(file()))],
]
describe.each(corruptions)('a registry that is %s', (_how, corrupt) => {
  beforeEach(() => {
    activate(releases, 'mfe-tea', first, 'rahim')
    activate(releases, 'mfe-tea', second, 'rahim')
  })

  test('is reported once, the last good one stays in use, also after a restart, and the next change mends it', () => {
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

test('an active release that is spoilt by hand is replaced by the one before it, and the others stay', () => {
  const milk = aDescriptor({ name: 'mfe-milk', routes: [], nav: [] })
  activate(releases, 'mfe-milk', aRelease(releases, { descriptor: milk }).release, 'rahim')
  activate(releases, 'mfe-tea', first, 'rahim')
  activate(releases, 'mfe-tea', second, 'rahim')
  rmSync(path.join(releases, 'mfe-tea', second), { recursive: true })
  const registry = openRegistry(releases)
  expect(registry.current().modules).toMatchObject([{ name: 'mfe-milk' }, { release: first }])
  expect(registry.warning()).toBe(`mfe-tea has no release ${second}.`)
})

test('a hash that was taken out of a release is a refusal', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  const descriptionFile = path.join(releases, 'mfe-tea', second, 'release.json')
  const content = JSON.parse(readFileSync(descriptionFile, 'utf8'))
  writeFileSync(descriptionFile, JSON.stringify({ ...content, integrity: {} }))
  expect(() => activate(releases, 'mfe-tea', second, 'rahim')).toThrow(
    `mfe-tea ${second}: mf-manifest.json has no integrity hash.`,
  )
})

test('a file that was changed after its release is named', () => {
  activate(releases, 'mfe-tea', first, 'rahim')
  expect(verify(releases)).toEqual([])
  const manifest = path.join(releases, 'mfe-tea', first, 'mf-manifest.json')
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `)
  expect(verify(releases)).toEqual([`mfe-tea ${first}: mf-manifest.json was changed after its release.`])
})

test('all releases of a module are listed, those of others are not', () => {
  aRelease(releases, { descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [] }) })
  expect(listReleases(releases, 'mfe-tea').toSorted()).toEqual([first, second, third])
})

describe('pruning', () => {
  const makeOld = (release: string) => {
    const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
    utimesSync(path.join(releases, 'mfe-tea', release, 'release.json'), monthAgo, monthAgo)
  }
  const exists = (release: string) => existsSync(path.join(releases, 'mfe-tea', release))

  test('removes what is old and unused, and keeps the active release, the one before, a canary, and what was given lately', () => {
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

  test('of local builds leaves what was released', () => {
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
