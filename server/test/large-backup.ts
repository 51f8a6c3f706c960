import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { openArchive, writeArchive } from '../src/backup/archive.ts'
import type { BackupItem } from '../src/backup/tables.ts'

/*
 * Writes and reads a backup of so many megabytes and prints how many megabytes of memory the process gained
 * after the first quarter: node large-backup.ts FILE MEGABYTES [PASSPHRASE]. In a process of its own, because
 * memory belongs to a process.
 */

const [file = '', megabytes = '0', passphrase] = process.argv.slice(2)
const chunkBytes = 64 * 1024
const chunkCount = Number(megabytes) * 16

/** Base64 of random bytes, which gzip can compress by a quarter only */
const bytes = Buffer.from(
  `${randomBytes((chunkBytes / 4) * 3 - 1)
    .toString('base64')
    .slice(0, chunkBytes - 1)}\n`,
)

let startMegabytes = 0
let maxMegabytes = 0
function measure(chunkIndex: number): void {
  const usedMegabytes = process.memoryUsage.rss() / 2 ** 20
  if (chunkIndex < chunkCount / 4) startMegabytes = Math.max(startMegabytes, usedMegabytes)
  maxMegabytes = Math.max(maxMegabytes, usedMegabytes)
}

async function* largeTable(): AsyncGenerator<BackupItem> {
  yield { kind: 'table', table: { name: 'pictures', columns: ['bytes'] } }
  for (let index = 0; index < chunkCount; index++) {
    measure(index)
    yield { kind: 'rows', bytes }
  }
  yield { kind: 'end', rows: { pictures: chunkCount }, sequences: {} }
}

async function measureReading(items: AsyncIterable<BackupItem>): Promise<number> {
  let readBytes = 0
  for await (const item of items)
    if (item.kind === 'rows') {
      measure(chunkCount)
      readBytes += item.bytes.length
    }
  return readBytes
}

const startedAtMs = performance.now()
const content = { made_at: new Date().toISOString(), schema: 1, migrations: {} }
const fileBytes = await writeArchive(file, content, passphrase, largeTable())
const writtenAtMs = performance.now()
const archive = await openArchive(file, passphrase)
await archive.check()
const readBytes = await archive.read(measureReading)
await rm(file)
console.log(
  JSON.stringify({
    bytes: bytes.length * chunkCount,
    readBytes,
    fileBytes,
    startMegabytes,
    gainedMegabytes: maxMegabytes - startMegabytes,
    writeMs: writtenAtMs - startedAtMs,
    readMs: performance.now() - writtenAtMs,
  }),
)
