import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSigningKey, signFile } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { findForeign, refuseUnsigned } from './trusted-files.ts'

const owner = process.getuid?.() ?? 0
let folder: string
const at = (...names: string[]) => path.join(folder, ...names)
beforeEach(() => {
  folder = realpathSync(aFolder())
})
afterEach(() => {
  delete process.env['RELEASE_KEYS']
})

function aVersion(): string {
  mkdirSync(at('samity-2/bin'), { recursive: true })
  writeFileSync(at('samity-2/bin/samity'), '')
  chmodSync(at('samity-2/bin/samity'), 0o755)
  return at('samity-2')
}

test('a file that only its owner changes is trusted, also behind a link', () => {
  const version = aVersion()
  symlinkSync(version, at('link'))
  expect(findForeign(version, owner)).toBeUndefined()
  expect(findForeign(at('link/bin/samity'), owner)).toBeUndefined()
})

test('a file, a folder above it and a file in the folder that others may change are named', () => {
  const version = aVersion()
  const file = at('samity-2/bin/samity')
  chmodSync(file, 0o757)
  expect(findForeign(file, owner)).toBe(file)
  expect(findForeign(version, owner)).toBe(file)
  chmodSync(file, 0o755)
  chmodSync(folder, 0o777)
  expect(findForeign(file, owner)).toBe(folder)
})

test('a link in a folder that others may change is named, although it leads to a trusted file', () => {
  aVersion()
  mkdirSync(at('open'))
  symlinkSync(at('samity-2'), at('open/samity-2'))
  chmodSync(at('open'), 0o777)
  expect(findForeign(at('open/samity-2'), owner)).toBe(at('open'))
})

test('with RELEASE_KEYS a tarball needs the signature of one of them, and a folder has none', () => {
  const file = at('samity-2.tar.gz')
  writeFileSync(file, 'the bytes of the tarball')
  expect(() => refuseUnsigned(file)).not.toThrow()
  process.env['RELEASE_KEYS'] = createSigningKey(at('key.pem'))
  expect(() => refuseUnsigned(file)).toThrow(/^There is no signature .*samity-2\.tar\.gz\.sig/)
  createSigningKey(at('other.pem'))
  signFile(file, at('other.pem'))
  expect(() => refuseUnsigned(file)).toThrow('a key that is not in RELEASE_KEYS')
  signFile(file, at('key.pem'))
  expect(() => refuseUnsigned(file)).not.toThrow()
  writeFileSync(file, 'the bytes of another tarball')
  expect(() => refuseUnsigned(file)).toThrow('was changed')
  expect(() => refuseUnsigned(aVersion())).toThrow('a folder has no signature')
})
