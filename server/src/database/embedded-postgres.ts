import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnreachable, isDatabaseError, openDatabase, type Database } from './database.ts'
import {
  appRole,
  appUrl,
  isAlive,
  saveConnection,
  createCluster,
  createDataFolder,
  newPassword,
  readConnection,
  failureReason,
  replacePassword,
  runningPostmaster,
  superuserUrl,
  unusableError,
  type Connection,
  type StoredConnection,
} from './postgres-cluster.ts'
import { excludeValuesFromLog, logFile, logSize, openLog, rotateLogHourly } from './postgres-log.ts'
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts'
import { installRoleFunctions } from './module-roles.ts'
import { closeOtherDatabases, transferToAppRole } from './postgres-roles.ts'
import { freePort } from '../process/free-port.ts'
import { hasEnded } from '../process/has-ended.ts'
import { StartupError } from '../process/startup-error.ts'

/**
 * `url` connects as the application's role, `superuserUrl` as the superuser, for tasks that the application's
 * role may not do.
 */
export type EmbeddedDatabase = {
  url: string
  superuserUrl: string
  stop(): Promise<void>
}

type Print = (sentence: string) => void
const databaseName = 'samity'
const lockIntervalMs = 5000

const clusterOf = (folder: string) => path.join(folder, 'postgres')
export const hasEmbeddedDatabase = (folder: string): boolean => existsSync(clusterOf(folder))

/**
 * Starts the database in `folder`, and creates it on the first run. It listens on this machine only, recovers
 * automatically from a crash, and is restarted when it stops unexpectedly. Throws StartupError when another
 * Samity uses the folder.
 */
export async function startEmbeddedPostgres(
  folder: string,
  print: Print = () => undefined,
): Promise<EmbeddedDatabase> {
  const cluster = clusterOf(folder)
  await createDataFolder(folder)
  const programs = findPostgresPrograms(cluster)
  const previous = await readConnection(folder)
  const connection = {
    port: await freePort(),
    password: previous?.password ?? newPassword(),
    appPassword: previous?.appPassword ?? newPassword(),
  }
  if (existsSync(cluster)) {
    await stopOrphanedServer(folder, cluster, previous)
    if (!previous) await replacePassword(programs, cluster, connection.password)
    await saveConnection(folder, connection)
  } else {
    await saveConnection(folder, connection)
    print('Creating the database. This happens once and takes a few seconds.')
    await createCluster(programs, cluster, connection.password)
  }
  print('Starting the database.')
  return supervise({ programs, folder, cluster, connection, print })
}

export async function runningDatabaseUrl(folder: string): Promise<string | undefined> {
  const connection = await readConnection(folder)
  const postmaster = await runningPostmaster(clusterOf(folder))
  if (!connection || !postmaster) return undefined
  const { port } = postmaster
  const { password, appPassword } = connection
  return appPassword === undefined
    ? superuserUrl({ ...connection, port }, databaseName)
    : appUrl({ port, password, appPassword }, databaseName)
}

const inUseError = (folder: string) =>
  new StartupError(
    `Another Samity is running on the data folder ${folder}: stop it first, or give this one a folder of its own with SAMITY_DATA.`,
  )

/**
 * Tries to take the lock that makes this process the only Samity of the cluster. The lock ends with the
 * connection, so a killed process does not keep it.
 */
async function acquireLock(
  connection: StoredConnection,
): Promise<{ adminSql: Database; isAcquired: boolean }> {
  const adminSql = openDatabase(superuserUrl(connection, 'postgres'), { poolSize: 1 })
  return { adminSql, isAcquired: await tryLock(adminSql) }
}

async function tryLock(adminSql: Database): Promise<boolean> {
  const [row] = await adminSql<
    { is_acquired: boolean }[]
  >`select pg_try_advisory_lock(hashtext('samity data folder')) as is_acquired`
  return row?.is_acquired ?? false
}

/**
 * Stops a database server that a killed Samity left behind. Throws StartupError when a running Samity still
 * uses it.
 */
async function stopOrphanedServer(
  folder: string,
  cluster: string,
  connection: StoredConnection | undefined,
): Promise<void> {
  const postmaster = await runningPostmaster(cluster)
  if (!postmaster) return
  if (!connection) throw inUseError(folder)
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      const { adminSql, isAcquired } = await acquireLock({ ...connection, port: postmaster.port })
      await adminSql.end({ timeout: 1 })
      if (!isAcquired && Date.now() > deadline - 7_000) throw inUseError(folder)
      if (isAcquired) break
    } catch (error) {
      if (error instanceof StartupError || Date.now() > deadline) throw inUseError(folder)
      if (!isAlive(postmaster.pid)) return
    }
    await delay(200)
  }
  process.kill(postmaster.pid, 'SIGINT')
  for (let waitedMs = 0; isAlive(postmaster.pid); waitedMs += 50) {
    if (waitedMs > 30_000)
      throw new StartupError(`The database on ${cluster} (process ${postmaster.pid}) does not stop.`)
    await delay(50)
  }
}

type ClusterContext = {
  programs: PostgresPrograms
  folder: string
  cluster: string
  connection: Connection
  print: Print
}

async function supervise(context: ClusterContext): Promise<EmbeddedDatabase> {
  let isStopping = false
  let adminSql: Database | undefined
  let server: ChildProcess

  const start = async () => {
    const logOffset = await logSize(context.folder)
    server = await launch(context)
    try {
      await waitUntilReady(context, server, logOffset)
      const lock = await acquireLock(context.connection)
      adminSql = lock.adminSql
      if (!lock.isAcquired) throw inUseError(context.folder)
      await createDatabase(adminSql, context.connection)
    } catch (error) {
      await adminSql?.end({ timeout: 0 })
      await stopServer(server)
      throw error
    }
    server.once('exit', () => void restart(200))
  }
  const restart = async (delayMs: number, lastReason?: string): Promise<void> => {
    if (isStopping) return
    if (lastReason === undefined)
      context.print('The database stopped unexpectedly and is being started again.')
    try {
      await adminSql?.end({ timeout: 0 })
      await start()
    } catch (error) {
      const reason = error instanceof StartupError ? error.message : ''
      if (reason && reason !== lastReason) context.print(reason)
      await delay(delayMs)
      await restart(Math.min(delayMs * 2, 5000), reason)
    }
  }

  await start()
  const rotationTimer = rotateLogHourly(context.folder)
  // a crash of one of its processes ends all connections of the database, and the lock with ours
  const lockTimer = setInterval(() => {
    if (adminSql) void tryLock(adminSql).catch(() => undefined)
  }, lockIntervalMs).unref()
  return {
    url: appUrl(context.connection, databaseName),
    superuserUrl: superuserUrl(context.connection, databaseName),
    stop: async () => {
      isStopping = true
      clearInterval(rotationTimer)
      clearInterval(lockTimer)
      await adminSql?.end({ timeout: 1 })
      await stopServer(server)
    },
  }
}

async function launch({ programs, folder, cluster, connection }: ClusterContext): Promise<ChildProcess> {
  const log = await openLog(folder)
  const serverSettings = [
    `listen_addresses=127.0.0.1`,
    'timezone=UTC',
    'log_timezone=UTC',
    'shared_buffers=128MB',
  ]
  const args = [
    '-D',
    cluster,
    '-p',
    String(connection.port),
    '-k',
    '',
    ...serverSettings.flatMap((setting) => ['-c', setting]),
  ]
  // its own process group: Ctrl-C in the terminal stops Samity, which then stops the database
  const server = programs.run('postgres', args, { stdio: ['ignore', log.fd, log.fd], detached: true })
  // `waitUntilReady` notices a program that could not run by its exit code
  server.on('error', () => undefined)
  stopWithProcess(server)
  await log.close()
  return server
}

/** Makes the database write everything to disk and stop when this process ends in any way except SIGKILL. */
function stopWithProcess(server: ChildProcess): void {
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
}

async function waitUntilReady(
  { folder, cluster, connection, print }: ClusterContext,
  server: ChildProcess,
  logOffset: number,
): Promise<void> {
  const probe = openDatabase(superuserUrl(connection, 'postgres'), { poolSize: 1 })
  try {
    for (let waitedMs = 0; ; waitedMs += 25) {
      if (hasEnded(server)) {
        if (await runningPostmaster(cluster)) throw inUseError(folder)
        const log = await readFile(logFile(folder))
        throw unusableError(cluster, failureReason(log.subarray(logOffset).toString()))
      }
      try {
        return void (await probe`select 1`)
      } catch (error) {
        if (isDatabaseError(error) && !isDatabaseUnreachable(error))
          throw unusableError(cluster, connectionErrorReason(error))
        if (waitedMs > 0 && waitedMs % 5000 === 0)
          print('The database is recovering; this can take a while after a crash.')
        await delay(25)
      }
    }
  } finally {
    await probe.end({ timeout: 0 })
  }
}

const connectionErrorReason = ({ code, message }: { code: string; message: string }) =>
  code === '28P01'
    ? 'the password in postgres.json is wrong; delete that file and Samity sets a new one'
    : message

async function createDatabase(adminSql: Database, connection: Connection): Promise<void> {
  const [existingRow] = await adminSql`select 1 from pg_database where datname = ${databaseName}`
  if (!existingRow) await adminSql`create database ${adminSql(databaseName)}`
  const databaseSql = openDatabase(superuserUrl(connection, databaseName), { poolSize: 1 })
  try {
    await transferToAppRole(databaseSql, databaseName, connection.appPassword)
    if (await installRoleFunctions(databaseSql)) await closeOtherDatabases(adminSql)
  } finally {
    await databaseSql.end({ timeout: 1 })
  }
  await excludeValuesFromLog(adminSql, appRole)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const exit = once(server, 'exit')
  server.kill('SIGINT')
  const killTimer = setTimeout(() => server.kill('SIGQUIT'), 30_000)
  await exit
  clearTimeout(killTimer)
}
