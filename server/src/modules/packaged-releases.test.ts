import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  activate,
  listReleases,
  readStoredRegistry,
  rollback,
  systemChange,
  thisSystem,
  verify,
} from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { adoptPackagedReleases } from './packaged-releases.ts'

let releases: string
let folders: string[]
let sentences: string[]

beforeEach(() => {
  folders = []
  sentences = []
  releases = path.join(newFolder(), 'releases')
})
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function newFolder(): string {
  const folder = aFolder()
  folders.push(folder)
  return folder
}

const screenOf = (name: string) => ({
  routes: [
    {
      path: `/dashboard/${name}`,
      screen: 'Drinks',
      title: { en: name, bn: name },
      allow: ['admin' as const],
    },
  ],
  nav: [],
})

/** A package that contains this version of two modules */
function aPackage(version: string) {
  const packagedReleases = newFolder()
  writeFileSync(
    path.join(packagedReleases, 'system.json'),
    JSON.stringify({ ...thisSystem(), madeFor: version }),
  )
  const tea = aRelease(packagedReleases, { version, files: { 'tea.js': `tea('${version}')` } }).release
  const coffee = aRelease(packagedReleases, {
    version,
    descriptor: aDescriptor({ name: 'mfe-coffee', ...screenOf('coffee') }),
  }).release
  return { packagedReleases, tea, coffee }
}

const start = (packagedReleases: string | undefined) =>
  adoptPackagedReleases({ packagedReleases, releases }, (sentence) => sentences.push(sentence))
/** The same in a process of its own: the arguments of Node */
const startOf = (packagedReleases: string) => [
  '--input-type=module',
  '--eval',
  `const { adoptPackagedReleases } = await import(${JSON.stringify(path.join(__dirname, 'packaged-releases.ts'))})
  adoptPackagedReleases(${JSON.stringify({ packagedReleases, releases })}, console.log)`,
]
const activeTea = () => readStoredRegistry(releases).modules['mfe-tea']

test('the first start of a package activates its releases', () => {
  const { packagedReleases, tea, coffee } = aPackage('1.0.0')
  start(packagedReleases)
  const { modules } = readStoredRegistry(releases)
  expect(modules).toMatchObject({
    'mfe-tea': { active: tea, by: 'build' },
    'mfe-coffee': { active: coffee, by: 'build' },
  })
  expect(verify(releases)).toEqual([])
  expect(readFileSync(path.join(releases, 'mfe-tea', tea, 'tea.js'), 'utf8')).toBe("tea('1.0.0')")
  expect(JSON.parse(readFileSync(path.join(releases, 'system.json'), 'utf8'))).toMatchObject({
    madeFor: '1.0.0',
  })
  expect(sentences).toEqual([])
})

test('a second start changes nothing', () => {
  const { packagedReleases } = aPackage('1.0.0')
  start(packagedReleases)
  const { revision } = readStoredRegistry(releases)
  start(packagedReleases)
  expect(readStoredRegistry(releases).revision).toBe(revision)
})

test('an upgrade activates its releases, and open tabs still receive the former ones', () => {
  const former = aPackage('1.0.0')
  const next = aPackage('1.1.0')
  start(former.packagedReleases)
  start(next.packagedReleases)
  expect(activeTea()).toMatchObject({ active: next.tea, previous: former.tea })
  expect(listReleases(releases, 'mfe-tea')).toEqual(expect.arrayContaining([former.tea, next.tea]))
  expect(JSON.parse(readFileSync(path.join(releases, 'system.json'), 'utf8'))).toMatchObject({
    madeFor: '1.1.0',
  })
})

test('a release that a person chose stays active after an upgrade', () => {
  const former = aPackage('1.0.0')
  const next = aPackage('1.1.0')
  start(former.packagedReleases)
  const own = aRelease(releases, { version: '1.0.5' }).release
  activate(releases, 'mfe-tea', own, 'rahim')
  start(next.packagedReleases)
  expect(activeTea()).toMatchObject({ active: own, by: 'rahim' })
  expect(readStoredRegistry(releases).modules['mfe-coffee']).toMatchObject({ active: next.coffee })
  expect(sentences).toEqual([
    `mfe-tea stays on ${own}, chosen by rahim; the newer build ${next.tea} is not active.`,
  ])
})

test('a release that the system rolled back is not activated again, and the next one is', () => {
  const former = aPackage('1.0.0')
  const broken = aPackage('1.1.0')
  const repaired = aPackage('1.1.1')
  start(former.packagedReleases)
  start(broken.packagedReleases)
  rollback(releases, 'mfe-tea', { by: systemChange, why: 'it fails' })
  start(broken.packagedReleases)
  expect(activeTea()).toMatchObject({ active: former.tea })
  start(repaired.packagedReleases)
  expect(activeTea()).toMatchObject({ active: repaired.tea })
})

test('several processes that start at once add every release once, complete', async () => {
  const { packagedReleases, tea, coffee } = aPackage('1.0.0')
  const run = () => promisify(execFile)(process.execPath, startOf(packagedReleases))
  const outputs = await Promise.all([run(), run(), run()])
  expect(outputs.map(({ stdout }) => stdout)).toEqual(['', '', ''])
  const { modules } = readStoredRegistry(releases)
  expect(modules['mfe-tea']).toMatchObject({ active: tea, previous: null })
  expect(modules['mfe-coffee']).toMatchObject({ active: coffee, previous: null })
  expect(listReleases(releases, 'mfe-tea')).toEqual([tea])
  expect(readdirSync(path.join(releases, 'mfe-tea'))).toEqual([tea])
  expect(readdirSync(releases).filter((name) => name.startsWith('.copy-'))).toEqual([])
  expect(verify(releases)).toEqual([])
})

test('a screen that moved to another module moves in one start', () => {
  const former = aPackage('1.0.0')
  start(former.packagedReleases)
  const next = newFolder()
  writeFileSync(path.join(next, 'system.json'), JSON.stringify(thisSystem()))
  const withoutScreen = aDescriptor({ name: 'mfe-coffee', ...screenOf('cocoa') })
  const withScreen = aDescriptor({ name: 'mfe-biscuits', ...screenOf('coffee') })
  const coffee = aRelease(next, { version: '2.0.0', descriptor: withoutScreen }).release
  const biscuits = aRelease(next, { version: '2.0.0', descriptor: withScreen }).release
  start(next)
  expect(readStoredRegistry(releases).modules).toMatchObject({
    'mfe-coffee': { active: coffee },
    'mfe-biscuits': { active: biscuits },
  })
  expect(sentences).toEqual([])
})

test('a refused release is named, and the other modules start', () => {
  const { packagedReleases, tea } = aPackage('1.0.0')
  const tooNew = aRelease(packagedReleases, {
    descriptor: aDescriptor({ name: 'mfe-anise', contract: 99, ...screenOf('anise') }),
  }).release
  start(packagedReleases)
  expect(activeTea()).toMatchObject({ active: tea })
  expect(readStoredRegistry(releases).modules).not.toHaveProperty('mfe-anise')
  expect(sentences).toEqual([
    `mfe-anise ${tooNew} is not active. mfe-anise is written for contract 99; this system has contract 1.`,
  ])
})

test('what a kill left in the middle of a copy is no release', () => {
  const { packagedReleases, tea } = aPackage('1.0.0')
  const rest = path.join(releases, '.copy-rest')
  mkdirSync(rest, { recursive: true })
  writeFileSync(path.join(rest, 'tea.js'), 'te')
  start(packagedReleases)
  expect(activeTea()).toMatchObject({ active: tea })
  expect(Object.keys(readStoredRegistry(releases).modules).sort()).toEqual(['mfe-coffee', 'mfe-tea'])
})

test('a copy that fails, as on a full disk, leaves nothing behind', () => {
  const { packagedReleases, tea } = aPackage('1.0.0')
  writeFileSync(path.join(packagedReleases, 'mfe-tea', tea, 'tea.js'), 'tea'.repeat(10_000))
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, ...startOf(packagedReleases)]
  expect(() => execFileSync('sh', limited, { stdio: 'pipe' })).toThrow(/EFBIG/)
  expect(readdirSync(releases).filter((name) => name.startsWith('.copy-'))).toEqual([])
})

test('files of a release that a power cut emptied are copied again', () => {
  const { packagedReleases, tea } = aPackage('1.0.0')
  start(packagedReleases)
  const copy = path.join(releases, 'mfe-tea', tea)
  for (const file of ['tea.js', 'release.json']) writeFileSync(path.join(copy, file), '')
  start(packagedReleases)
  expect(verify(releases)).toEqual([])
  expect(activeTea()).toMatchObject({ active: tea })
  expect(sentences).toEqual([])
})

test('in a checkout nothing is adopted', () => {
  start(undefined)
  expect(existsSync(releases)).toBe(false)
})
