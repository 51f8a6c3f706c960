import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { activate, readStoredRegistry, startCanary } from './index.ts'
import { shellRoutes } from './shell-routes.ts'
import { aDescriptor, aFolder, aRelease } from './testing/release-builders.ts'

let releases: string
beforeEach(() => {
  releases = aFolder()
})
afterEach(() => rmSync(releases, { recursive: true }))

const expectRefused = (release: string, sentence: string | RegExp, module = 'mfe-tea') => {
  const { revision } = readStoredRegistry(releases)
  expect(() => activate(releases, module, release, 'rahim')).toThrow(sentence)
  expect(readStoredRegistry(releases).revision).toBe(revision)
}
const inFolder = (release: string, file: string) => path.join(releases, 'mfe-tea', release, file)

test('a missing release cannot be activated', () => {
  expectRefused('2.0.0+000000000000', 'mfe-tea has no release 2.0.0+000000000000.')
})

test.each<[string, Partial<Descriptor>, string | RegExp]>([
  ['a descriptor with an unknown field', { color: 'red' } as never, 'is not a module descriptor'],
  ['a descriptor of another module', { name: 'mfe-milk' }, "has a descriptor of 'mfe-milk'"],
  ['another contract', { contract: 2 }, 'is written for contract 2; this system has contract 1.'],
  [
    'a newer shell than this system has',
    { requires: { shell: '^9.0', 'shared-ui': '^1.0', api: '^1.0' } },
    'requires shell ^9.0',
  ],
  [
    'a newer shared-ui than this system has',
    { requires: { shell: '^1.0', 'shared-ui': '^9.0', api: '^1.0' } },
    'requires shared-ui ^9.0',
  ],
])('a release with %s is refused, and the registry does not change', (_what, facts, sentence) => {
  const good = aRelease(releases)
  activate(releases, 'mfe-tea', good.release, 'rahim')
  // a release of mfe-tea, even when the descriptor has another name
  const text = JSON.stringify({ ...aDescriptor(), ...facts })
  const broken = aRelease(releases, { version: '2.0.0', files: { 'module.json': text } })
  expectRefused(broken.release, sentence)
  expect(readStoredRegistry(releases).modules['mfe-tea']?.active).toBe(good.release)
})

test('a route of another module is refused, even if only the canary of that module claims it', () => {
  const milk = (paths: string[]) =>
    aDescriptor({
      name: 'mfe-milk',
      routes: paths.map((route) => ({ path: route, screen: 'Milk', allow: ['admin'] })),
      nav: [],
    })
  const plain = aRelease(releases, { descriptor: milk(['/dashboard/milk']) })
  const greedy = aRelease(releases, {
    version: '1.1.0',
    descriptor: milk(['/dashboard/milk', '/dashboard/tea']),
  })
  const tea = aRelease(releases)
  activate(releases, 'mfe-milk', plain.release, 'rahim')
  startCanary(releases, 'mfe-milk', greedy.release, 5, 'rahim')
  expectRefused(tea.release, 'mfe-tea claims the route /dashboard/tea, which belongs to mfe-milk.')
  activate(releases, 'mfe-milk', plain.release, 'rahim')
  activate(releases, 'mfe-tea', tea.release, 'rahim')
  expectRefused(
    greedy.release,
    'mfe-milk claims the route /dashboard/tea, which belongs to mfe-tea.',
    'mfe-milk',
  )
})

test('a route of the shell is refused, in any spelling', () => {
  // the shell's file has this type
  const own = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../shell/routes.json'), 'utf8'),
  ) as {
    routes: { path: string }[]
  }
  expect(shellRoutes).toEqual(own.routes.map(({ path: route }) => route).sort())
  for (const route of ['/dashboard/modules', '/dashboard/passwordchange']) {
    const { release } = aRelease(releases, {
      descriptor: aDescriptor({ routes: [{ path: route, screen: 'Tea', allow: ['admin'] }], nav: [] }),
    })
    expectRefused(release, `mfe-tea claims the route ${route}, which belongs to the shell.`)
  }
})

test('a screen that the code does not expose is refused', () => {
  const { release } = aRelease(releases)
  const file = inFolder(release, 'release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), screens: {} }))
  expectRefused(release, "names the screen 'Tea'")
})

test('a shared package in a version that the shell does not provide is refused', () => {
  const manifest = { shared: [{ name: 'react', requiredVersion: '^99.0.0' }] }
  expectRefused(
    aRelease(releases, { manifest }).release,
    /needs react \^99\.0\.0; this system has \d+\.\d+\.\d+\.$/,
  )
})

test('a missing file and a changed one are refused by name', () => {
  const { release } = aRelease(releases, { files: { 'a.js': 'a()' } })
  writeFileSync(inFolder(release, 'a.js'), 'b()')
  expectRefused(release, `mfe-tea ${release}: a.js was changed after its release.`)
  rmSync(inFolder(release, 'a.js'))
  expectRefused(release, `mfe-tea ${release}: a.js is missing.`)
})

test('a file that was changed together with its hash is refused, because the name of the release does not match', () => {
  const { release } = aRelease(releases, { files: { 'a.js': 'a()' } })
  const other = aRelease(releases, { version: '1.1.0', files: { 'a.js': 'b()' } })
  writeFileSync(inFolder(release, 'a.js'), 'b()')
  const file = inFolder(release, 'release.json')
  const described = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...described, files: other.files }))
  expectRefused(release, 'the list of files does not match the name of the release')
})

test('other content under a released version is refused, and local builds of that version are not', () => {
  const timestamp = (time: string) => `2026-01-01T${time}:00.000Z`
  const one = aRelease(releases, { files: { 'a.js': '1' }, released: timestamp('10:00') })
  const other = aRelease(releases, { files: { 'a.js': '2' }, released: timestamp('11:00') })
  const built = aRelease(releases, { files: { 'a.js': '3' } })
  expectRefused(
    other.release,
    `mfe-tea 1.0.0 was released before with other content (${one.release}): use another version number.`,
  )
  activate(releases, 'mfe-tea', built.release, 'build')
  activate(releases, 'mfe-tea', one.release, 'rahim')
  expect(readStoredRegistry(releases).modules['mfe-tea']?.active).toBe(one.release)
})
