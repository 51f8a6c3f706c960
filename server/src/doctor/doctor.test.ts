import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { activate } from '@samity/module-registry'
import { aRelease } from '@samity/module-registry/testing'
import { openDatabase, type Database } from '../database/database.ts'
import { judgeClock } from './check-database.ts'
import { judgeFreeSpace } from './check-files.ts'
import { judgeCertificate } from './check-network.ts'
import { describeFindings, examineInstallation } from './doctor.ts'
import { freePort } from '../process/free-port.ts'
import { createTestDatabase } from '../../test/test-server.ts'

let folder: string
let data: string
let releases: string
let release: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Database
let port: number
const servers: Server[] = []

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'samity-doctor-'))
  data = path.join(folder, 'data')
  releases = path.join(data, 'releases')
  mkdirSync(path.join(data, 'backups'), { recursive: true })
  release = aRelease(releases).release
  activate(releases, 'mfe-tea', release, 'build')
  database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 1 })
  port = await freePort()
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await sql.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const examine = (env: Record<string, string> = {}) =>
  examineInstallation({
    SAMITY_DATA: data,
    SAMITY_RELEASES: releases,
    DATABASE_URL: database.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...env,
  })
const findingsAbout = async (check: string, env: Record<string, string> = {}) =>
  (await examine(env)).filter((one) => one.check === check)
const problem = (text: string) =>
  expect.objectContaining({
    state: expect.stringMatching(/error|warning/) as string,
    finding: expect.stringContaining(text) as string,
    advice: expect.stringMatching(/\w/) as string,
  }) as object

test('single sign-on: nothing without it, an error for a provider that does not respond or is none', async () => {
  expect(await findingsAbout('single sign-on')).toEqual([])
  const providerPort = await freePort()
  const of = (issuer: string) =>
    findingsAbout('single sign-on', { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'samity' })
  expect(await of(`http://127.0.0.1:${providerPort}`)).toContainEqual(
    problem('gives no valid OpenID Connect configuration'),
  )
  const noProvider = await serve('<html>', 'text/html')
  expect(await of(`http://127.0.0.1:${noProvider}`)).toContainEqual(
    problem('gives no valid OpenID Connect configuration'),
  )
})

test('single sign-on: a provider that responds is named with the address that it must know', async () => {
  const providerPort = await freePort()
  const issuer = `http://127.0.0.1:${providerPort}`
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
    ),
  )
  servers.push(server.listen(providerPort, '127.0.0.1'))
  await once(server, 'listening')
  const findings = await findingsAbout('single sign-on', { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'samity' })
  expect(findings).toContainEqual(problem('the connection to the provider is not encrypted'))
  expect(findings).toContainEqual(
    expect.objectContaining({
      state: 'good',
      finding: expect.stringContaining('/api/single-sign-on/callback') as string,
    }),
  )
})

async function serve(body: string, type: string): Promise<number> {
  const server = createServer((_request, response) => response.setHeader('content-type', type).end(body))
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test.each([
  ['a port that is no number', { PORT: 'eighty' }, 'PORT'],
  ['an address without a scheme', { PUBLIC_URL: 'bar.example' }, 'PUBLIC_URL'],
  ['both a secret and its file', { DATABASE_URL_FILE: '/run/secrets/url' }, 'not both'],
  ['a secret file that is missing', { ADMIN_PASSWORD_FILE: '/missing' }, 'ADMIN_PASSWORD_FILE'],
  ['backups in plain text', { BACKUP_PASSPHRASE: 'none' }, 'anyone who has a backup can read it'],
  ['no backups', { BACKUP_AT: 'off' }, 'the server makes no backups'],
  ['an address without encryption', { PUBLIC_URL: 'http://bar.example' }, 'passwords travel unencrypted'],
  ['a proxy that is not trusted', { PUBLIC_URL: 'https://bar.invalid' }, 'TRUST_PROXY is not set'],
  [
    'release keys that are none',
    { PUBLIC_URL: 'https://bar.invalid', RELEASE_KEYS: 'abc' },
    'RELEASE_KEYS contains',
  ],
  ['unsigned releases', { PUBLIC_URL: 'https://bar.invalid' }, 'RELEASE_KEYS is not set'],
])('settings: %s', async (_mistake, env, text) => {
  expect(await findingsAbout('settings', env)).toContainEqual(problem(text))
})

test('a key that others can read', async () => {
  const key = path.join(data, 'secret.key')
  writeFileSync(key, 'key')
  chmodSync(key, 0o644)
  expect(await findingsAbout('secrets')).toContainEqual(problem(`can read ${key}`))
  chmodSync(key, 0o600)
  expect(await findingsAbout('secrets')).toMatchObject([{ state: 'good' }])
})

test('a secret file that others reach by its name', async () => {
  const file = path.join(folder, 'passphrase')
  writeFileSync(file, 'a passphrase for the tests')
  chmodSync(file, 0o644)
  const env = { BACKUP_PASSPHRASE_FILE: file }
  chmodSync(folder, 0o755)
  expect(await findingsAbout('secrets', env)).toContainEqual(problem(`can read ${file}`))
  chmodSync(folder, 0o700)
  expect(await findingsAbout('secrets', env)).toMatchObject([{ state: 'good' }])
})

test('a service that does not run, with its reason and what to do', async () => {
  const note = (state: string, error: string | null, pid = process.pid) =>
    writeFileSync(
      path.join(data, `services-${pid}.json`),
      JSON.stringify({ services: [{ module: 'mfe-library', release: '1.0.0+abc', state, error }] }),
    )
  expect(await findingsAbout('services')).toEqual([])
  note('running', null)
  expect(await findingsAbout('services')).toMatchObject([{ state: 'good' }])
  note(
    'failed',
    'The role samity may not create a role. Run this once: psql -d samity -f /x/module-roles.sql',
  )
  const [finding] = await findingsAbout('services')
  expect(finding).toEqual(
    problem('The service of mfe-library 1.0.0+abc does not run: The role samity may not'),
  )
  expect(finding?.advice).toContain('Run that command')
  note('restarting', 'the process ended with code 1: Error: Abdur Rahim is missing')
  expect(await findingsAbout('services')).toContainEqual(problem('Abdur Rahim'))
  const forOthers = await examineInstallation(
    { SAMITY_DATA: data, DATABASE_URL: database.url },
    { isForOthers: true },
  )
  expect(JSON.stringify(forOthers)).not.toContain('Abdur')
  expect(forOthers).toContainEqual(problem('does not run: the process ended with code 1'))
})

test('a named key file that is missing', async () => {
  const env = { SECRET_KEY_FILE: path.join(folder, 'missing.key') }
  expect(await findingsAbout('secrets', env)).toContainEqual(problem('SECRET_KEY_FILE names'))
})

test('a folder of backups that is a file', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const env = { BACKUP_FOLDER: path.join(file, 'backups') }
  expect(await findingsAbout('folders', env)).toContainEqual(problem('cannot be read or written (backups'))
})

test('a module whose file was changed', async () => {
  expect(await findingsAbout('modules')).toMatchObject([{ state: 'good' }])
  writeFileSync(path.join(releases, 'mfe-tea', release, 'mf-manifest.json'), 'changed')
  expect(await findingsAbout('modules')).toContainEqual(problem('mf-manifest.json'))
})

test('no module', async () => {
  const env = { SAMITY_RELEASES: path.join(folder, 'empty') }
  expect(await findingsAbout('modules', env)).toContainEqual(problem('has no active module'))
})

test('a database that cannot be reached', async () => {
  const env = { DATABASE_URL: `postgres://samity@127.0.0.1:${port}/samity` }
  expect(await findingsAbout('database', env)).toContainEqual(problem('cannot be used (ECONNREFUSED)'))
})

test('tables of a newer Samity', async () => {
  await sql`insert into schema_versions (version, name, md5) values (999, 'future', 'x')`
  expect(await findingsAbout('database')).toContainEqual(problem('The tables have version 999'))
})

test('a database that loses confirmed books in a power cut', async () => {
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select current_database() as name`
  await sql`alter database ${sql(name)} set synchronous_commit = off`
  expect(await findingsAbout('database')).toContainEqual(problem('synchronous_commit is off'))
})

test('a database that does not store Bengali', async () => {
  const anyDatabase = Object.assign(new URL(database.url), { pathname: '/postgres' })
  const admin = openDatabase(anyDatabase.href, { poolSize: 1 })
  const name = `samity_ascii_${process.pid}`
  await admin`create database ${admin(name)} encoding 'SQL_ASCII' locale 'C' template template0`
  const { href } = Object.assign(new URL(database.url), { pathname: `/${name}` })
  try {
    expect(await findingsAbout('database', { DATABASE_URL: href })).toContainEqual(
      problem('The database has the encoding SQL_ASCII.'),
    )
  } finally {
    await admin`drop database ${admin(name)}`
    await admin.end()
  }
})

test('no backup, an old one, and one that failed', async () => {
  const backup = (age: string, reason: string | null) => sql`
    insert into backups (started_at, finished_at, cause, server, file, problem)
    values (now() - ${age}::interval, now() - ${age}::interval, 'schedule', 'here', 'file', ${reason})`
  // nothing to rehearse yet
  expect(await findingsAbout('backups')).toEqual([problem('There is no good backup')])
  await backup('40 hours', null)
  expect(await findingsAbout('backups')).toContainEqual(problem('The last good backup is 40 hours old'))
  await backup('1 hour', 'the disk is full')
  expect(await findingsAbout('backups')).toContainEqual(problem('The last backup failed: the disk is full'))
  await backup('1 minute', null)
  expect(await findingsAbout('backups')).toMatchObject([
    { finding: expect.stringContaining('rehearsed') as string },
  ])
  await sql`update backups set rehearsed_at = now() where problem is null`
  expect(await findingsAbout('backups')).toMatchObject([{ state: 'good' }])
  await sql`update backups set left_out = '{mfe-library/loans}'`
  expect(await findingsAbout('backups')).toEqual([problem('lacks tables of modules: mfe-library/loans')])
})

test('deliveries to a webhook that wait for more than an hour, and whether it is paused', async () => {
  await sql`
    insert into webhook_endpoints (id, name, url, kinds, secret, home)
    values (1, 'Accounting', 'https://accounting.example/hook', '[]', 'x', 'https://bar.example')`
  const wait = (position: number, age: string) => sql`
    with event as (
      insert into events (position, event_id, at, kind, area, record)
      values (${position}, gen_random_uuid(), now() - ${age}::interval, 'receipt.created', 'sales', 'receipts/1')
      returning position
    )
    insert into webhook_deliveries (endpoint_id, position, record) select 1, position, 'receipts/1' from event`
  await wait(1, '50 minutes')
  expect(await findingsAbout('webhooks')).toEqual([])
  await wait(2, '2 hours')
  await wait(3, '3 hours')
  expect(await findingsAbout('webhooks')).toEqual([
    problem("2 deliveries to the webhook 'Accounting' wait for more than an hour."),
  ])
  await sql`update webhook_endpoints set paused_at = now(), pause_reason = 'restored'`
  expect(await findingsAbout('webhooks')).toEqual([
    problem("2 deliveries to the webhook 'Accounting' wait for more than an hour: it is paused."),
  ])
  await sql`update webhook_deliveries set state = 'discarded'`
  expect(await findingsAbout('webhooks')).toEqual([])
})

test('a port that another program uses', async () => {
  const used = await serve('<html>', 'text/html')
  expect(await findingsAbout('port', { PORT: String(used) })).toContainEqual(
    problem('no Samity responds there'),
  )
  expect(await findingsAbout('port')).toMatchObject([{ state: 'good' }])
})

test('a public address where something else responds, or nothing', async () => {
  const other = await serve('<html>', 'text/html')
  const reach = (url: string) => findingsAbout('reachability', { PUBLIC_URL: url })
  expect(await reach(`http://127.0.0.1:${other}`)).toContainEqual(problem('is no Samity'))
  expect(await reach(`http://127.0.0.1:${port}`)).toContainEqual(problem('cannot be reached'))
  const samity = await serve('{}', 'application/json')
  expect(await reach(`http://127.0.0.1:${samity}`)).toMatchObject([{ state: 'good' }])
})

test('clocks, disks and certificates are judged by their figures', () => {
  expect(judgeClock('the database', 2)).toMatchObject({ state: 'good' })
  expect(judgeClock('the database', -12)).toMatchObject({ state: 'warning' })
  expect(judgeClock('the database', 90)).toEqual(problem('Codes of two-step sign-in fail'))
  expect(judgeFreeSpace('/data', 20e9)).toMatchObject({ state: 'good' })
  expect(judgeFreeSpace('/data', 3e9)).toMatchObject({ state: 'warning' })
  expect(judgeFreeSpace('/data', 5e8)).toEqual(problem('0.5 GB left'))
  const now = Date.UTC(2026, 10, 23)
  const inDays = (days: number) => judgeCertificate('bar.example', now + days * 86_400_000, now)
  expect(inDays(60)).toMatchObject({ state: 'good' })
  expect(inDays(5)).toEqual(problem('expires in 5 days'))
  expect(inDays(-1)).toEqual(problem('has expired'))
})

test('a terminal shows what to do below each problem', () => {
  const findings = [
    { check: 'disk', state: 'good' as const, finding: 'There is room.' },
    { check: 'port', state: 'error' as const, finding: 'It is taken.', advice: 'Free it.' },
  ]
  expect(describeFindings(findings)).toEqual([
    'ok      disk: There is room.',
    'ERROR   port: It is taken.',
    '        → Free it.',
  ])
})

test('an examination changes nothing', async () => {
  const fresh = path.join(folder, 'fresh')
  await examine({ SAMITY_DATA: fresh, SAMITY_RELEASES: path.join(fresh, 'releases') })
  expect(() => chmodSync(fresh, 0o700)).toThrow(/ENOENT/)
})
