import type { DatabaseInfo } from '@samity/shared-api/contract/system/database'
import type { Environment } from '../process/environment.ts'
import type { Sql } from './database.ts'

/**
 * The newest minor release of each supported major version on `newestKnownOn`. Look them up for each release
 * of Samity.
 */
const newestMinors: Readonly<Record<number, number>> = { 15: 19, 16: 15, 17: 11, 18: 6 }
const newestKnownOn = '2026-08-24'

/** From PostgreSQL 10 on, `server_version_num` is the major version times 10,000 plus the minor version. */
const majorFactor = 10_000

export function databaseInfo(versionNumber: number, embedded: boolean): DatabaseInfo {
  const major = Math.floor(versionNumber / majorFactor)
  const minor = versionNumber % majorFactor
  const newestMinor = newestMinors[major]
  return {
    version: `${major}.${minor}`,
    embedded,
    newest_version: newestMinor === undefined ? null : `${major}.${newestMinor}`,
    newest_known_on: newestKnownOn,
    outdated: newestMinor !== undefined && minor < newestMinor,
  }
}

export async function readDatabaseInfo(
  sql: Sql,
  { databaseUrl }: Pick<Environment, 'databaseUrl'>,
): Promise<DatabaseInfo> {
  const [row] = await sql<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`
  return databaseInfo(row!.version, databaseUrl === undefined)
}

export function databaseSentence({ version, embedded, newest_version, outdated }: DatabaseInfo): string {
  const name = embedded
    ? `PostgreSQL ${version}, the built-in one for trials and small offices`
    : `PostgreSQL ${version} of DATABASE_URL`
  const advice = embedded ? 'Use a PostgreSQL server of your own with DATABASE_URL.' : 'Update it.'
  return outdated
    ? `The database is ${name}. It is behind ${newest_version}: corrections are missing. ${advice}`
    : `The database is ${name}.`
}
