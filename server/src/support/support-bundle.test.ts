import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { writeSupportBundle } from './support-bundle.ts'
import { cleanLogLine } from './clean-log.ts'
import { openDatabase } from '../database/database.ts'
import { readDatabaseFigures } from './database-figures.ts'
import { createTestDatabase } from '../../test/test-server.ts'

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'samity-support-'))
  mkdirSync(path.join(folder, 'data/backups'), { recursive: true })
  database = await createTestDatabase()
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const settings = () => ({
  SAMITY_DATA: path.join(folder, 'data'),
  SAMITY_RELEASES: path.join(folder, 'releases'),
  DATABASE_URL: database.url,
  PORT: '0',
  HOST: '127.0.0.1',
  SECRET_KEY: 'a secret key that nobody may ever read',
  PUBLIC_URL: 'https://bar.example.org',
  HOME_TOWN: 'Sylhet',
})

async function readBundle(file: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const reader = extract()
  reader.end(gunzipSync(readFileSync(file)))
  for await (const entry of reader) {
    const parts: Buffer[] = []
    for await (const part of entry) parts.push(part as Buffer)
    files[entry.header.name.replace('samity-support/', '')] = Buffer.concat(parts).toString('utf8')
  }
  return files
}

test('a bundle has findings, versions, figures and the log, and nothing that a person typed', async () => {
  const planted = 'Abdur Rahim 01711-000000'
  const log = path.join(folder, 'samity.log')
  const entries = [
    {
      level: 30,
      time: 1,
      reqId: 'req-1',
      method: 'GET',
      route: '/api/advocates/:id/',
      status: 200,
      ms: 4,
      msg: 'request',
    },
    { level: 30, time: 2, name: planted, url: `/api/advocates/?search=${planted}`, msg: 'request' },
    {
      level: 50,
      time: 3,
      msg: 'request failed',
      err: {
        type: 'PostgresError',
        code: '22P02',
        message: `invalid input syntax: "${planted}"`,
        stack: `PostgresError: invalid input syntax: "${planted}"\n    at connect (/opt/samity/server/src/a.ts:10:5)`,
      },
    },
    {
      level: 50,
      time: 4,
      msg: planted,
      err: { type: 'Error', message: planted, stack: `Error: ${planted}` },
    },
  ]
  writeFileSync(log, `${planted}\n${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`)
  const file = path.join(folder, 'bundle.tar.gz')

  const result = await writeSupportBundle(settings(), file, log)

  const files = await readBundle(file)
  expect(Object.keys(files).sort()).toEqual([...result.files].sort())
  expect(result).toMatchObject({ logLines: 4, leftOut: 1 })
  const text = Object.values(files).join('\n')
  for (const secret of [planted, 'Rahim', 'nobody may ever read', database.url, 'Sylhet', 'bar.example.org/'])
    expect(text).not.toContain(secret)
  expect(files['doctor.txt']).toMatch(/ok +database: The tables are up to date/)
  expect(JSON.parse(files['installation.json']!)).toMatchObject({
    node: process.version,
    settings: { PORT: '0', SECRET_KEY: '(set)', DATABASE_URL: '(set)', PUBLIC_URL: '(set)' },
  })
  expect(JSON.parse(files['database.json']!).settings).toMatchObject({ fsync: expect.any(String) })
  expect(files['error-metrics.txt']).toBe('METRICS_PORT is not set.\n')
  const lines = files['log.ndjson']!.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines[0]).toEqual(entries[0])
  expect(lines[2]).toEqual({
    level: 50,
    time: 3,
    msg: 'request failed',
    error: 'PostgresError',
    code: '22P02',
    frames: 'at connect (/opt/samity/server/src/a.ts:10:5)',
  })
  expect(lines[3]).toEqual({ level: 50, time: 4, error: 'Error' })
})

test('a bundle of an installation whose database cannot be reached says so', async () => {
  const file = path.join(folder, 'bundle.tar.gz')
  await writeSupportBundle(
    { ...settings(), DATABASE_URL: 'postgres://samity:hidden@127.0.0.1:1/samity' },
    file,
    path.join(folder, 'missing.log'),
  )
  const files = await readBundle(file)
  expect(files['doctor.txt']).toMatch(/ERROR +database/)
  expect(files['error-database.txt']).toMatch(/ECONNREFUSED/)
  expect(files['error-log.txt']).toMatch(/ENOENT/)
  expect(Object.values(files).join('\n')).not.toContain('hidden')
  expect(existsSync(`${file}.part`)).toBe(false)
  const unwritten = path.join(folder, 'missing/bundle.tar.gz')
  await expect(writeSupportBundle(settings(), unwritten)).rejects.toThrow(
    `The file ${unwritten} could not be written: the folder does not exist.`,
  )
})

test('the figures count the tables of a running installation, and name none of its people', async () => {
  const sql = openDatabase(database.url, { poolSize: 1 })
  await sql`
    insert into banks (bank_name, address, branch_name, account_category)
    values ('Kachari Bank of Rahim', 'Court Road', 'Main', 'Savings')`
  await sql`select pg_stat_force_next_flush()`
  const figures = await readDatabaseFigures(sql)
  await sql.end()
  expect(figures.tables.find(({ name }) => name === 'public.banks')).toMatchObject({ rows: 1 })
  expect(figures.schema).toBeGreaterThan(0)
  expect(JSON.stringify(figures)).not.toContain('Rahim')
})

test('a line that is no entry of the log is left out', () => {
  expect(cleanLogLine('Samity is running at http://localhost:8080')).toBeUndefined()
  expect(cleanLogLine('[1, 2]')).toBeUndefined()
})
