import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './code-of.ts'
import { databaseIsAway, isDatabaseError, openDatabase, type Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'

export type Connected = {
  sql: Database
  close(): Promise<void>
}

type Tell = (sentence: string) => void

/** Opens the database that the settings name, ours or another, with its schema up to date. Problems are sentences. */
export async function connect(settings: Settings, tell: Tell): Promise<Connected> {
  const connected = await connectAsIs(settings, tell)
  try {
    const ran = await migrate(connected.sql)
    if (ran.length > 0) tell(`Updated the database's tables: ${ran.join(', ')}.`)
    return connected
  } catch (error) {
    await connected.close()
    throw error
  }
}

type Place = Pick<Settings, 'databaseUrl' | 'data'>

/** The same with whatever schema it has, or none. */
export async function connectAsIs(
  { databaseUrl, data }: Place,
  tell: Tell,
  pool: { poolSize?: number } = {},
): Promise<Connected> {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(data, tell) : undefined
  const url = databaseUrl ?? embedded!.url
  const sql = openDatabase(url, pool)
  const close = async () => {
    await sql.end({ timeout: 5 })
    await embedded?.stop()
  }
  try {
    await untilReachable(sql, placeOf(url), tell)
    await refuseUnfit(sql)
    return { sql, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Host, port and database of an address, without the password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

const patience = 30

async function untilReachable(sql: Database, place: string, tell: Tell): Promise<void> {
  for (let second = 0; ; second++) {
    try {
      return void (await sql`select 1`)
    } catch (error) {
      if (!databaseIsAway(error) || second === patience)
        throw new Problem(
          `The database at ${place} cannot be used (${isDatabaseError(error) ? error.message : codeOf(error)}): check DATABASE_URL.`,
        )
      if (second === 0) tell(`Waiting for the database at ${place}.`)
      await delay(1000)
    }
  }
}

async function refuseUnfit(sql: Database): Promise<void> {
  const [{ version, encoding } = { version: 0, encoding: '' }] = await sql<
    { version: number; encoding: string }[]
  >`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
  if (version < 150_000)
    throw new Problem(`Samity needs PostgreSQL 15 or later; this one is ${Math.floor(version / 10_000)}.`)
  if (encoding !== 'UTF8')
    throw new Problem(`The database must have the encoding UTF8; this one has ${encoding}.`)
}
