import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, markReleased, openRegistry, signRelease } from './index.ts'
import { createSigningKey, trustedKeys } from './release-signature.ts'
import { aDescriptor, aFolder, aRelease } from './testing/release-builders.ts'

let releases: string
let ours: string
let release: string
const keyFile = (name: string) => path.join(releases, `${name}.pem`)
const descriptionFile = () => path.join(releases, 'mfe-tea', release, 'release.json')

beforeEach(() => {
  releases = aFolder()
  ours = createSigningKey(keyFile('ours'))
  release = aRelease(releases).release
})
afterEach(() => {
  delete process.env.RELEASE_KEYS
  rmSync(releases, { recursive: true })
})

test('without keys a release needs no signature', () => {
  activate(releases, 'mfe-tea', release, 'rahim')
  expect(openRegistry(releases).current().modules).toHaveLength(1)
})

test('with keys an unsigned release is not activated, and a signed one is', () => {
  process.env.RELEASE_KEYS = ours
  expect(() => activate(releases, 'mfe-tea', release, 'rahim')).toThrow(
    `mfe-tea ${release} is not signed; this system accepts only signed releases.`,
  )
  signRelease(releases, 'mfe-tea', release, keyFile('ours'))
  activate(releases, 'mfe-tea', release, 'rahim')
  expect(openRegistry(releases).current().modules).toMatchObject([{ name: 'mfe-tea', release }])
})

test('a release that was activated before the keys were set is not served until one of the keys has signed it', () => {
  activate(releases, 'mfe-tea', release, 'rahim')
  activate(releases, 'mfe-milk', aRelease(releases, { descriptor: milk }).release, 'rahim')
  const theirs = createSigningKey(keyFile('theirs'))
  process.env.RELEASE_KEYS = `${ours}, ${theirs}`
  signRelease(releases, 'mfe-tea', release, keyFile('theirs'))
  const registry = openRegistry(releases)
  expect(registry.current().modules.map(({ name }) => name)).toEqual(['mfe-tea'])
  expect(registry.warning()).toMatch(/^mfe-milk \S+ is not signed;/)
})
const milk = aDescriptor({ name: 'mfe-milk', routes: [], nav: [] })

test('a signature with another key and a signature of other content are refused', () => {
  process.env.RELEASE_KEYS = ours
  createSigningKey(keyFile('stranger'))
  signRelease(releases, 'mfe-tea', release, keyFile('stranger'))
  const message = `mfe-tea ${release} is not signed with a key that this system trusts.`
  expect(() => activate(releases, 'mfe-tea', release, 'rahim')).toThrow(message)
  signRelease(releases, 'mfe-tea', release, keyFile('ours'))
  writeFileSync(descriptionFile(), readFileSync(descriptionFile(), 'utf8').replace('"none"', '"some"'))
  expect(() => activate(releases, 'mfe-tea', release, 'rahim')).toThrow(message)
})

test('a build that becomes a release loses the signature of the build', () => {
  process.env.RELEASE_KEYS = ours
  signRelease(releases, 'mfe-tea', release, keyFile('ours'))
  markReleased(releases, 'mfe-tea', release)
  expect(() => activate(releases, 'mfe-tea', release, 'rahim')).toThrow('is not signed;')
})

test('only its owner can read a private key, it is never overwritten, and an invalid key is refused', () => {
  expect(statSync(keyFile('ours')).mode & 0o777).toBe(0o600)
  expect(() => createSigningKey(keyFile('ours'))).toThrow('already exists')
  writeFileSync(keyFile('other'), 'x')
  expect(() => signRelease(releases, 'mfe-tea', release, keyFile('other'))).toThrow(
    'is not an Ed25519 private key',
  )
  expect(() => trustedKeys('abc')).toThrow("RELEASE_KEYS contains 'abc', which is not an Ed25519 public key")
})
