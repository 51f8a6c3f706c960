import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import {
  activate,
  compareCompositions,
  compositionAt,
  createSigningKey,
  endCanary,
  exportComposition,
  findComposition,
  forgetComposition,
  importComposition,
  nameComposition,
  prune,
  readNamedCompositions,
  readStoredRegistry,
  removeModule,
  returnToComposition,
  rollback,
  startCanary,
  CommandError,
  type Composition,
} from './index.ts'
import { aDescriptor, aFolder, aRelease } from './testing/release-builders.ts'

const names = ['mfe-tea', 'mfe-cake', 'mfe-jam']
let releases: string
let made: Record<string, string[]>

const descriptorOf = (name: string, over: object = {}) =>
  aDescriptor({
    name,
    routes: [{ path: `/dashboard/${name}`, screen: 'Tea', title: { en: 'T', bn: 'ট' }, allow: ['admin'] }],
    nav: [],
    ...over,
  })

beforeEach(() => {
  releases = aFolder()
  made = Object.fromEntries(
    names.map((name) => [
      name,
      ['1.0.0', '1.1.0', '1.2.0'].map(
        (version) => aRelease(releases, { descriptor: descriptorOf(name), version }).release,
      ),
    ]),
  )
})
afterEach(() => rmSync(releases, { recursive: true }))

const now = (): Composition =>
  compositionAt(readStoredRegistry(releases), readStoredRegistry(releases).revision)
const releaseOf = (name: string, index: number) => made[name]![index]!

test('the history leads back to every composition, whatever was done', () => {
  const step = fc.record({
    what: fc.constantFrom('activate', 'canary', 'end', 'rollback', 'remove', 'return'),
    name: fc.constantFrom(...names),
    index: fc.nat(2),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      rmSync(path.join(releases, 'modules.json'), { force: true })
      rmSync(path.join(releases, 'modules.good.json'), { force: true })
      const seen = new Map<number, Composition>([[0, {}]])
      for (const { what, name, index } of steps) {
        try {
          if (what === 'activate') activate(releases, name, releaseOf(name, index), 'rahim')
          if (what === 'canary') startCanary(releases, name, releaseOf(name, index), 10, 'rahim')
          if (what === 'end') endCanary(releases, name, 'rahim')
          if (what === 'rollback') rollback(releases, name, 'rahim')
          if (what === 'remove') removeModule(releases, name, 'rahim')
          const known = [...seen.values()].filter((one) => Object.keys(one).length > 0)
          const target = known[index % Math.max(known.length, 1)]
          if (what === 'return' && target) {
            returnToComposition(releases, target, 'rahim')
            expect(now()).toEqual(target)
          }
        } catch (error) {
          if (!(error instanceof CommandError)) throw error
        }
        const { revision, modules } = readStoredRegistry(releases)
        seen.set(
          revision,
          Object.fromEntries(Object.entries(modules).map(([module, { active }]) => [module, active])),
        )
      }
      const registry = readStoredRegistry(releases)
      for (const [revision, modules] of seen) expect(compositionAt(registry, revision)).toEqual(modules)
    }),
    { numRuns: 40 },
  )
})

test('a return changes every module in one step, and is refused as a whole', () => {
  for (const name of names) activate(releases, name, releaseOf(name, 0), 'rahim')
  nameComposition(releases, 'now', { name: 'Before the fee season', by: 'rahim' })
  const before = now()
  for (const name of names) activate(releases, name, releaseOf(name, 2), 'rahim')
  startCanary(releases, 'mfe-jam', releaseOf('mfe-jam', 1), 10, 'rahim')
  const changed = readStoredRegistry(releases)

  writeFileSync(path.join(releases, 'mfe-cake', releaseOf('mfe-cake', 0), 'mf-manifest.json'), '{"a":1}')
  const { modules } = findComposition(releases, 'before the fee season')
  const attempt = () => returnToComposition(releases, modules, 'rahim')
  expect(attempt).toThrow(/mfe-cake .* was changed/)
  expect(attempt).toThrow(CommandError)
  expect(readStoredRegistry(releases)).toEqual(changed)

  writeFileSync(path.join(releases, 'mfe-cake', releaseOf('mfe-cake', 0), 'mf-manifest.json'), '{}')
  const after = returnToComposition(releases, modules, { by: 'karim', why: 'wrong fees' })
  expect(now()).toEqual(before)
  expect(after.revision).toBe(changed.revision + 3)
  expect(after.history.slice(0, 3).map(({ module, by, why }) => [module, by, why])).toEqual(
    names.map((name) => [name, 'karim', 'wrong fees']),
  )
  expect(after.modules['mfe-jam']?.canary).toBeNull()
  expect(after.modules['mfe-tea']).toMatchObject({ previous: releaseOf('mfe-tea', 2) })
  // and once more is no change
  expect(returnToComposition(releases, modules, 'rahim').revision).toBe(after.revision)
})

test('two releases that fit each other, but not what is active now, come back together', () => {
  const shared = {
    routes: [{ path: '/dashboard/shop', screen: 'Tea', title: { en: 'T', bn: 'ট' }, allow: ['admin'] }],
  }
  const cake = aRelease(releases, { descriptor: descriptorOf('mfe-cake', shared), version: '2.0.0' }).release
  const tea = aRelease(releases, { descriptor: descriptorOf('mfe-tea', shared), version: '2.0.0' }).release
  activate(releases, 'mfe-tea', releaseOf('mfe-tea', 0), 'rahim')
  activate(releases, 'mfe-cake', cake, 'rahim')
  const { revision } = readStoredRegistry(releases)
  activate(releases, 'mfe-cake', releaseOf('mfe-cake', 1), 'rahim')
  activate(releases, 'mfe-tea', tea, 'rahim')
  returnToComposition(releases, findComposition(releases, String(revision)).modules, 'rahim')
  expect(now()).toEqual({ 'mfe-tea': releaseOf('mfe-tea', 0), 'mfe-cake': cake })
  expect(() => returnToComposition(releases, { 'mfe-tea': tea, 'mfe-cake': cake }, 'rahim')).toThrow(
    /claims the route/,
  )
})

test('names are unique, are no numbers, keep their releases, and can be taken away', () => {
  activate(releases, 'mfe-tea', releaseOf('mfe-tea', 0), 'rahim')
  nameComposition(releases, '1', { name: 'Trial', by: 'rahim' })
  activate(releases, 'mfe-tea', releaseOf('mfe-tea', 1), 'rahim')
  activate(releases, 'mfe-tea', releaseOf('mfe-tea', 2), 'rahim')
  expect(() => nameComposition(releases, 'now', { name: 'trial', by: 'rahim' })).toThrow(/already/)
  expect(() => nameComposition(releases, 'now', { name: '12', by: 'rahim' })).toThrow(/not a number/)
  expect(() => nameComposition(releases, '99', { name: 'Later', by: 'rahim' })).toThrow(/no composition/)
  expect(prune(releases, { maxAgeDays: -1 })).not.toContain(`mfe-tea ${releaseOf('mfe-tea', 0)}`)
  forgetComposition(releases, 'TRIAL')
  expect(readNamedCompositions(releases)).toEqual([])
  expect(prune(releases, { maxAgeDays: -1 })).toContain(`mfe-tea ${releaseOf('mfe-tea', 0)}`)
})

test('a file carries a composition to another installation, and its signature is checked', () => {
  const key = path.join(releases, 'key.pem')
  const publicKey = createSigningKey(key)
  activate(releases, 'mfe-tea', releaseOf('mfe-tea', 0), 'rahim')
  nameComposition(releases, 'now', { name: 'Trial', by: 'rahim' })
  const signed = exportComposition(releases, 'Trial', key)
  const unsigned = exportComposition(releases, 'Trial')
  const other = aFolder()
  try {
    process.env.RELEASE_KEYS = publicKey
    expect(() => importComposition(other, unsigned, 'karim')).toThrow(/not signed/)
    const changed = signed.replace(releaseOf('mfe-tea', 0), releaseOf('mfe-tea', 1))
    expect(() => importComposition(other, changed, 'karim')).toThrow(/not signed with a key/)
    expect(() => importComposition(other, 'x', 'karim')).toThrow(/not a file/)
    importComposition(other, signed, 'karim')
    expect(findComposition(other, 'trial')).toMatchObject({ revision: null, modules: now() })
    // its releases have not come yet
    expect(() => returnToComposition(other, now(), 'karim')).toThrow(/has no release/)
    expect(compareCompositions(other, now(), {})).toEqual([
      {
        module: 'mfe-tea',
        one: { release: releaseOf('mfe-tea', 0), isThere: false, asks: [], schema: null },
        other: null,
      },
    ])
  } finally {
    delete process.env.RELEASE_KEYS
    rmSync(other, { recursive: true })
  }
})
