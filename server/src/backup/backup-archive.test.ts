import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Decrypter, Encrypter } from 'age-encryption'
import fc from 'fast-check'
import { openArchive, writeArchive } from './archive.ts'
import { type ArchiveContent } from './manifest.ts'
import type { BackupItem } from './tables.ts'
import { randomSeed } from '../../test/random-seed.ts'

const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

const file = (name: string) => path.join(folder, name)
const content: ArchiveContent = {
  made_at: '2026-11-20T20:00:00.000Z',
  schema: 9,
  migrations: { 1: 'a', 9: 'b' },
}
const passphrase = 'একটি গোপন বাক্য'

type TableContent = { columns: string[]; rows: Buffer }
type Content = { tables: Map<string, TableContent>; end: BackupItem | undefined }

async function* toItems({ tables, end }: Content): AsyncGenerator<BackupItem> {
  for (const [name, { columns, rows }] of tables) {
    yield { kind: 'table', table: { name, columns } }
    if (rows.length > 0) yield { kind: 'rows', bytes: rows }
  }
  if (end) yield end
}

async function fromItems(items: AsyncIterable<BackupItem>): Promise<Content> {
  const chunksByTable = new Map<string, { columns: string[]; chunks: Buffer[] }>()
  let chunks: Buffer[] = []
  let end: BackupItem | undefined
  for await (const item of items)
    if (item.kind === 'table') {
      chunks = []
      chunksByTable.set(item.table.name, { columns: item.table.columns, chunks })
    } else if (item.kind === 'rows') chunks.push(item.bytes)
    else end = item
  const tables = [...chunksByTable].map(
    ([name, table]) => [name, { columns: table.columns, rows: Buffer.concat(table.chunks) }] as const,
  )
  return { tables: new Map(tables), end }
}

const banks: Content = {
  tables: new Map([
    [
      'banks',
      { columns: ['id', 'name', 'address'], rows: Buffer.from('1\tসোনালী\tline\\nbreak\n2\tJanata\t\\N\n') },
    ],
    ['empty', { columns: ['id'], rows: Buffer.alloc(0) }],
  ]),
  end: { kind: 'end', rows: { banks: 2, empty: 0 }, sequences: { banks_id_seq: 2, receipts_id_seq: null } },
}

/** Writes a new file, and replaces an existing one. */
async function write(name: string, secret: string | undefined, items: AsyncIterable<BackupItem>) {
  await rm(file(name), { force: true })
  await writeArchive(file(name), content, secret, items)
}

async function read(name: string, secret: string | undefined): Promise<Content> {
  const archive = await openArchive(file(name), secret)
  expect(archive.content).toEqual(content)
  await archive.check()
  return archive.read(fromItems)
}

const identifier = fc.stringMatching(/^[a-z][a-z0-9_]{0,62}$/)
const anyContent = fc.record({
  tables: fc
    .dictionary(
      identifier,
      fc.record({
        columns: fc.array(identifier, { minLength: 1 }),
        rows: fc.uint8Array({ maxLength: 5000 }),
      }),
    )
    .map((tables) => {
      const entries = Object.entries(tables).map(
        ([name, { columns, rows }]) => [name, { columns, rows: Buffer.from(rows) }] as const,
      )
      return new Map(entries)
    }),
  end: fc.record({
    kind: fc.constant('end' as const),
    rows: fc.dictionary(identifier, fc.nat()),
    sequences: fc.dictionary(identifier, fc.option(fc.nat())),
  }),
})

test.each([
  ['in plain text', undefined, 100],
  // deriving a key is slow on purpose
  ['encrypted', passphrase, 3],
])('a backup, %s, returns any bytes unchanged', (_label, secret, numRuns) =>
  fc.assert(
    fc.asyncProperty(anyContent, async (original) => {
      await write('any', secret, toItems(original))
      expect(await read('any', secret)).toEqual(original)
    }),
    { numRuns, seed: randomSeed },
  ),
)

test('a table that is longer than one file of the archive returns unchanged', async () => {
  const line = `${'x'.repeat(100_000)}\n`
  const rows = Buffer.from(line.repeat(250))
  await write('long', undefined, splitRows())
  async function* splitRows(): AsyncGenerator<BackupItem> {
    yield { kind: 'table', table: { name: 'pictures', columns: ['bytes'] } }
    for (let index = 0; index < 250; index++) yield { kind: 'rows', bytes: Buffer.from(line) }
    yield { kind: 'end', rows: { pictures: 250 }, sequences: {} }
  }
  const { stdout } = await run('tar', ['-tzf', file('long')])
  expect(stdout.match(/pictures\/\d+\.tsv/g)).toEqual(['pictures/1.tsv', 'pictures/2.tsv', 'pictures/3.tsv'])
  const { tables } = await read('long', undefined)
  expect(tables.get('pictures')?.rows.equals(rows)).toBe(true)
})

describe.each([
  ['in plain text', undefined],
  ['encrypted', passphrase],
])('a backup, %s, is refused', (_label, secret) => {
  let whole: Buffer
  let check: () => Promise<void>
  beforeAll(async () => {
    await write('refused', secret, toItems(banks))
    whole = await readFile(file('refused'))
    // this archive keeps the derived key, so the tests need not derive it again for each change
    check = (await openArchive(file('refused'), secret)).check
    await check()
  })
  const expectRefusal = async (bytes: Buffer) => {
    await writeFile(file('refused'), bytes)
    await expect(check()).rejects.toThrow(
      /^The backup .* is damaged: it was changed, or its end is missing\.$/,
    )
  }

  test('with any byte changed', async () => {
    for (let offset = 0; offset < whole.length; offset++) {
      const copy = Buffer.from(whole)
      copy[offset]! ^= 1 << (offset % 8)
      await expectRefusal(copy)
    }
  })

  test('cut at any byte', async () => {
    for (let length = 0; length < whole.length; length++) await expectRefusal(whole.subarray(0, length))
  })

  test('with bytes appended, also bytes that gzip ignores', async () => {
    for (const addition of [Buffer.from('x'), Buffer.alloc(512), whole])
      await expectRefusal(Buffer.concat([whole, addition]))
  })
})

test('age and tar open a backup without Samity', async () => {
  await write('standard.age', passphrase, toItems(banks))
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase.normalize('NFC'))
  await writeFile(file('standard.tar.gz'), await decrypter.decrypt(await readFile(file('standard.age'))))
  await run('tar', ['-xzf', file('standard.tar.gz'), '-C', folder])
  const readUnpacked = (name: string) => readFile(file(path.join('samity-backup', name)), 'utf8')
  expect(await readUnpacked('tables/banks/1.tsv')).toBe(
    'id\tname\taddress\n1\tসোনালী\tline\\nbreak\n2\tJanata\t\\N\n',
  )
  expect(await readUnpacked('tables/empty/1.tsv')).toBe('id\n')
  expect(JSON.parse(await readUnpacked('backup.json'))).toMatchObject({ format: 2, made_at: content.made_at })
  expect(JSON.parse(await readUnpacked('end.json'))).toMatchObject({ rows: { banks: 2, empty: 0 } })
  expect(await readUnpacked('README.txt')).toContain('npm run samity -- restore')
})

test('Samity opens a backup that a person has encrypted with age', async () => {
  await write('plain', undefined, toItems(banks))
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(12)
  encrypter.setPassphrase('a person')
  await writeFile(file('by-hand'), await encrypter.encrypt(await readFile(file('plain'))))
  expect(await read('by-hand', 'a person')).toEqual(banks)
  await expect(openArchive(file('by-hand'), 'another')).rejects.toThrow(/is not the passphrase/)
  await expect(openArchive(file('by-hand'), undefined)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
})

test.each([
  ['in plain text', 'backup-format-1.samity', undefined],
  ['encrypted', 'backup-format-1-encrypted.samity', passphrase],
])('a backup of an earlier version, %s, is readable', async (_label, name, secret) => {
  const archive = await openArchive(path.join(import.meta.dirname, '../../test/fixtures', name), secret)
  expect(archive.content).toEqual({
    made_at: '2026-11-20T20:00:00.000Z',
    schema: 9,
    migrations: { 1: 'a'.repeat(32), 9: 'b'.repeat(32) },
  })
  await archive.check()
  expect(await archive.read(fromItems)).toEqual({
    tables: new Map([
      [
        'banks',
        {
          columns: ['id', 'name', 'address'],
          rows: Buffer.from('1\tসোনালী ব্যাংক\tline\\nbreak\n2\tJanata\t\\N\n'),
        },
      ],
      ['empty', { columns: ['id'], rows: Buffer.alloc(0) }],
    ]),
    end: { kind: 'end', rows: { banks: 2, empty: 0 }, sequences: { banks_id_seq: 2, receipts_id_seq: null } },
  })
})

test('a large backup is written and read in constant memory', async () => {
  const script = path.join(import.meta.dirname, '../../test/large-backup.ts')
  const { stdout } = await run(process.execPath, [script, file('large'), '192', 'secret'])
  const result = JSON.parse(stdout) as { bytes: number; readBytes: number; gainedMegabytes: number }
  expect(result.readBytes).toBe(result.bytes)
  // the file has 145 MB
  expect(result.gainedMegabytes).toBeLessThan(90)
})
