import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../process/error-code.ts'
import {
  isDatabaseUnreachable,
  isDatabaseError,
  openDatabase,
  type Database,
  type PoolOptions,
} from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Environment } from '../process/environment.ts'

export type DatabaseConnection = {
  sql: Database
  close(): Promise<void>
}

type Print = (sentence: string) => void

/** Opens the embedded database or the one in DATABASE_URL and runs the migrations. Throws StartupError. */
export async function connect(environment: Environment, print: Print): Promise<DatabaseConnection> {
  const connection = await connectWithoutMigrating(environment, print)
  try {
    const migrations = await migrate(connection.sql)
    if (migrations.length > 0) print(`Updated the database's tables: ${migrations.join(', ')}.`)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

type DatabaseLocation = Pick<Environment, 'databaseUrl' | 'data'>

/** Opens the database without running migrations: the schema may be old or missing. Throws StartupError. */
export async function connectWithoutMigrating(
  { databaseUrl, data }: DatabaseLocation,
  print: Print,
  pool: PoolOptions = {},
): Promise<DatabaseConnection> {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(data, print) : undefined
  const url = databaseUrl ?? embedded!.url
  const sql = openDatabase(url, pool)
  const close = async () => {
    await sql.end()
    await embedded?.stop()
  }
  try {
    await waitUntilReachable(sql, locationOf(url), print)
    await refuseUnsupported(sql)
    return { sql, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Returns hosts, ports and database name of a URL, without the password. A URL with several hosts is none for
 * `URL`.
 */
const locationOf = (url: string): string => url.replace(/^\w+:\/\/(?:[^@/]*@)?/, '').replace(/\?.*/, '')

const connectTimeoutSeconds = 30

async function waitUntilReachable(sql: Database, location: string, print: Print): Promise<void> {
  for (let elapsedSeconds = 0; ; elapsedSeconds++) {
    try {
      return void (await sql`select 1`)
    } catch (error) {
      if (!isDatabaseUnreachable(error) || elapsedSeconds === connectTimeoutSeconds)
        throw new StartupError(
          `The database at ${location} cannot be used (${isDatabaseError(error) ? error.message : errorCode(error)}): check DATABASE_URL.`,
        )
      if (elapsedSeconds === 0) print(`Waiting for the database at ${location}.`)
      await delay(1000)
    }
  }
}

async function refuseUnsupported(sql: Database): Promise<void> {
  const [{ version, encoding } = { version: 0, encoding: '' }] = await sql<
    { version: number; encoding: string }[]
  >`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
  if (version < 150_000)
    throw new StartupError(
      `Samity needs PostgreSQL 15 or later; this one is ${Math.floor(version / 10_000)}.`,
    )
  if (encoding !== 'UTF8')
    throw new StartupError(`The database must have the encoding UTF8; this one has ${encoding}.`)
}
