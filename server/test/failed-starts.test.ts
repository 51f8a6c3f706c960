import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { freePort } from '../src/process/free-port.ts'

let data: string
beforeEach(() => {
  data = aFolder()
})
afterEach(() => rmSync(data, { recursive: true }))

/** Starts the product, which writes a file of its data folder into the one that is given. */
async function startWith(target: string) {
  symlinkSync(target, path.join(data, 'postgres.json.new'))
  const port = String(await freePort())
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../src/main.ts')], {
    env: { ...process.env, SAMITY_DATA: data, DATABASE_URL: '', PORT: port, HOST: '127.0.0.1' },
    encoding: 'utf8',
  })
  return { status, sentence: stderr.trim() }
}

test('a start on a full disk says so', async () => {
  expect(await startWith('/dev/full')).toEqual({
    status: 1,
    sentence: 'The disk is full: make room on it, then start Samity again. Nothing was lost.',
  })
})

test('a start with a file of another user names the file, not the port', async () => {
  // nobody may write this file, also not the superuser
  const { status, sentence } = await startWith('/sys/kernel/uevent_seqnum')
  expect(status).toBe(1)
  expect(sentence).toMatch(/^This user may not use \S+postgres\.json\S* \((EACCES|EROFS)\): make the user/)
})
