import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSecretBox, openSecretBox } from './secret-box.ts'
import { readSettings } from './settings.ts'

const box = makeSecretBox('a key that is long enough to be one')

test('what is sealed opens with the same key and for the same purpose only', () => {
  const sealed = box.seal('গোপন', 'of 1')
  expect(sealed).not.toContain('গোপন')
  expect(box.open(sealed, 'of 1')).toBe('গোপন')
  expect(box.open(sealed, 'of 2')).toBeUndefined()
  expect(makeSecretBox('another key that is long enough').open(sealed, 'of 1')).toBeUndefined()
  expect(box.open(`${sealed.slice(0, -2)}AA`, 'of 1')).toBeUndefined()
  expect(box.open('JBSWY3DPEHPK3PXP', 'of 1')).toBeUndefined()
})

describe('the key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'samity-key-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const settings = (env: Record<string, string> = {}) =>
    readSettings({ SAMITY_DATA: folder, ...env }).secretKey

  test('is made once in the data folder, for its owner alone', async () => {
    const sealed = openSecretBox(settings()).seal('text', 'purpose')
    const file = path.join(folder, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file, 'utf8')).trim()).toHaveLength(43)
    expect(openSecretBox(settings()).open(sealed, 'purpose')).toBe('text')
  })

  test('is the one that the operator names, which is never made unasked', async () => {
    const file = path.join(folder, 'own.key')
    expect(() => openSecretBox(settings({ SECRET_KEY_FILE: file }))).toThrow(/cannot be used \(ENOENT\)/)
    await writeFile(file, 'short')
    expect(() => openSecretBox(settings({ SECRET_KEY_FILE: file }))).toThrow(/holds no key/)
    await writeFile(file, 'k'.repeat(40))
    const sealed = openSecretBox(settings({ SECRET_KEY_FILE: file })).seal('text', 'purpose')
    expect(openSecretBox(settings({ SECRET_KEY: 'k'.repeat(40) })).open(sealed, 'purpose')).toBe('text')
  })

  test('that is too short, or given twice, is refused with a sentence', () => {
    expect(() => settings({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY must have at least 32 characters')
    expect(() => settings({ SECRET_KEY: 'k'.repeat(40), SECRET_KEY_FILE: 'x' })).toThrow('not both')
  })
})
