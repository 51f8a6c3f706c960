import { connect, type DatabaseConnection } from '../database/connect.ts'
import { openDatabase } from '../database/database.ts'
import { hasEmbeddedDatabase, runningDatabaseUrl } from '../database/embedded-postgres.ts'
import { schemaVersion } from '../database/migrate.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { StartupError } from '../process/startup-error.ts'
import { print } from './terminal.ts'

/** Opens the database of the running server, or else the one that the environment names. */
async function openDatabaseConnection(): Promise<DatabaseConnection> {
  const environment = readEnvironment()
  const runningUrl =
    environment.databaseUrl === undefined ? await runningDatabaseUrl(environment.data) : undefined
  if (runningUrl === undefined) {
    refuseMissingDatabase(environment)
    return connect(environment, print)
  }
  const sql = openDatabase(runningUrl)
  const database = { sql, close: () => sql.end() }
  if ((await schemaVersion(sql)) > 0) return database
  await database.close()
  throw new StartupError(
    `The database in ${environment.data} has no tables yet: a restore or the first start is under way. Try again when it has ended.`,
  )
}

/**
 * Only the server and a restore create a database: a command in the wrong folder must not back up or check an
 * empty one.
 */
function refuseMissingDatabase({ databaseUrl, data }: Environment): void {
  if (databaseUrl !== undefined || hasEmbeddedDatabase(data)) return
  throw new StartupError(
    `There is no database in ${data}: set SAMITY_DATA to the data folder of your Samity, or DATABASE_URL to its database.`,
  )
}

export async function withDatabase(
  work: (database: DatabaseConnection) => Promise<boolean>,
): Promise<boolean> {
  const database = await openDatabaseConnection()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
