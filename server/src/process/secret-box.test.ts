import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { makeSecretBox, openSecretBox } from './secret-box.ts'
import { readEnvironment } from './environment.ts'

const box = makeSecretBox('a key that is long enough to be one')

test('a value decrypts only with the same key and for the same purpose', () => {
  const encrypted = box.encrypt('গোপন', 'of 1')
  expect(encrypted).not.toContain('গোপন')
  expect(box.decrypt(encrypted, 'of 1')).toBe('গোপন')
  expect(box.decrypt(encrypted, 'of 2')).toBeUndefined()
  expect(makeSecretBox('another key that is long enough').decrypt(encrypted, 'of 1')).toBeUndefined()
  expect(box.decrypt(`${encrypted.slice(0, -2)}AA`, 'of 1')).toBeUndefined()
  expect(box.decrypt('JBSWY3DPEHPK3PXP', 'of 1')).toBeUndefined()
})

describe('the secret key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'samity-key-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const secretKeyConfig = (env: Record<string, string> = {}) =>
    readEnvironment({ SAMITY_DATA: folder, ...env }).secretKey

  test('is created once in the data folder, readable by its owner only', async () => {
    const encrypted = openSecretBox(secretKeyConfig()).encrypt('text', 'purpose')
    const file = path.join(folder, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file, 'utf8')).trim()).toHaveLength(43)
    expect(openSecretBox(secretKeyConfig()).decrypt(encrypted, 'purpose')).toBe('text')
  })

  test('is the same for processes that start at once', async () => {
    const [count, turns] = [2, 200]
    const arrived = new Int32Array(new SharedArrayBuffer(4))
    // a thread for each process: what they share is the file
    const thread = `
      const { workerData: { box, folder, arrived, count, turns }, parentPort } = require('node:worker_threads')
      import(box).then(({ openSecretBox }) => {
        const found = []
        for (let turn = 1; turn <= turns; turn++) {
          Atomics.add(arrived, 0, 1)
          while (Atomics.load(arrived, 0) < turn * count);
          try {
            const secretBox = openSecretBox({ file: folder + '/' + turn + '/secret.key', isNamed: false })
            found.push(secretBox.mac(Buffer.from('x'), 'test').toString('hex'))
          } catch (error) {
            found.push(error.message)
          }
        }
        parentPort.postMessage(found)
      })`
    const file = pathToFileURL(path.join(__dirname, 'secret-box.ts')).href
    const found = await Promise.all(
      Array.from({ length: count }, async () => {
        const workerData = { box: file, folder, arrived, count, turns }
        const [keys] = await once(new Worker(thread, { eval: true, workerData }), 'message')
        return keys as string[]
      }),
    )
    expect(found[1]).toEqual(found[0])
    expect(new Set(found[0]).size).toBe(turns)
  })

  test('comes from the file that the operator names, and a missing file is never created', async () => {
    const file = path.join(folder, 'own.key')
    expect(() => openSecretBox(secretKeyConfig({ SECRET_KEY_FILE: file }))).toThrow(
      /cannot be used \(ENOENT\)/,
    )
    await writeFile(file, 'short')
    expect(() => openSecretBox(secretKeyConfig({ SECRET_KEY_FILE: file }))).toThrow(/holds no key/)
    await writeFile(file, 'k'.repeat(40))
    const encrypted = openSecretBox(secretKeyConfig({ SECRET_KEY_FILE: file })).encrypt('text', 'purpose')
    expect(openSecretBox(secretKeyConfig({ SECRET_KEY: 'k'.repeat(40) })).decrypt(encrypted, 'purpose')).toBe(
      'text',
    )
  })

  test('is refused with a sentence when it is too short or set twice', () => {
    expect(() => secretKeyConfig({ SECRET_KEY: 'short' })).toThrow(
      'SECRET_KEY must have at least 32 characters',
    )
    expect(() => secretKeyConfig({ SECRET_KEY: 'k'.repeat(40), SECRET_KEY_FILE: 'x' })).toThrow('not both')
  })
})
