import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { databaseIsAway, isDatabaseError, openDatabase, type Database } from './database.ts'
import {
  appRole,
  appUrl,
  isAlive,
  keepConnection,
  makeCluster,
  makeDataFolder,
  newPassword,
  readConnection,
  reasonIn,
  renewPassword,
  runningPostmaster,
  superuserUrl,
  unusable,
  type Connection,
  type StoredConnection,
} from './postgres-cluster.ts'
import { keepValuesOutOfLog, logFile, logSize, openLog, rotateLogHourly } from './postgres-log.ts'
import { findPrograms, type Programs } from './postgres-programs.ts'
import { giveToApp } from './postgres-roles.ts'
import { Problem } from './problem.ts'

export type EmbeddedDatabase = {
  /** As the application's role */
  url: string
  /** The same database as the superuser, for what the application may not do */
  superuserUrl: string
  /** Stops it when everything is on disk. */
  stop(): Promise<void>
}

type Tell = (sentence: string) => void
const database = 'samity'

/**
 * Starts the database that lives in `folder`, and makes it on the first run. It listens on this machine only, recovers by
 * itself from a crash, and is started again when it dies. A folder that another Samity uses is refused.
 */
export async function startEmbeddedPostgres(
  folder: string,
  tell: Tell = () => undefined,
): Promise<EmbeddedDatabase> {
  const cluster = path.join(folder, 'postgres')
  await makeDataFolder(folder)
  const programs = findPrograms(cluster)
  const before = await readConnection(folder)
  const connection = {
    port: await freePort(),
    password: before?.password ?? newPassword(),
    appPassword: before?.appPassword ?? newPassword(),
  }
  if (existsSync(cluster)) {
    await takeOver(folder, cluster, before)
    if (!before) await renewPassword(programs, cluster, connection.password)
    await keepConnection(folder, connection)
  } else {
    await keepConnection(folder, connection)
    tell('Making the database. This happens once and takes a few seconds.')
    await makeCluster(programs, cluster, connection.password)
  }
  tell('Starting the database.')
  return supervise({ programs, folder, cluster, connection, tell })
}

/** The address of the database that a running Samity has started on `folder`; undefined when none runs. */
export async function runningDatabase(folder: string): Promise<string | undefined> {
  const connection = await readConnection(folder)
  const running = await runningPostmaster(path.join(folder, 'postgres'))
  if (!connection || !running) return undefined
  const { port } = running
  const { password, appPassword } = connection
  return appPassword === undefined
    ? superuserUrl({ ...connection, port }, database)
    : appUrl({ port, password, appPassword }, database)
}

const inUse = (folder: string) =>
  new Problem(
    `Another Samity is running on the data folder ${folder}: stop it first, or give this one a folder of its own with SAMITY_DATA.`,
  )

/** Whoever holds this lock is the one Samity of the cluster. It ends with the connection, so a killed one never keeps it. */
async function hold(connection: StoredConnection): Promise<{ guard: Database; held: boolean }> {
  const guard = openDatabase(superuserUrl(connection, 'postgres'), { poolSize: 1 })
  const [taken] = await guard<
    { held: boolean }[]
  >`select pg_try_advisory_lock(hashtext('samity data folder')) as held`
  return { guard, held: taken?.held ?? false }
}

/** A database server that a killed Samity left behind is stopped; one that still serves somebody is a refusal. */
async function takeOver(
  folder: string,
  cluster: string,
  connection: StoredConnection | undefined,
): Promise<void> {
  const running = await runningPostmaster(cluster)
  if (!running) return
  if (!connection) throw inUse(folder)
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      const { guard, held } = await hold({ ...connection, port: running.port })
      await guard.end({ timeout: 1 })
      if (!held && Date.now() > deadline - 7_000) throw inUse(folder)
      if (held) break
    } catch (error) {
      if (error instanceof Problem || Date.now() > deadline) throw inUse(folder)
      if (!isAlive(running.pid)) return
    }
    await delay(200)
  }
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; isAlive(running.pid); waited += 50) {
    if (waited > 30_000)
      throw new Problem(`The database on ${cluster} (process ${running.pid}) does not stop.`)
    await delay(50)
  }
}

type Cluster = { programs: Programs; folder: string; cluster: string; connection: Connection; tell: Tell }

/** Runs the server, answers when it takes connections, and starts it again whenever it ends without being asked to. */
async function supervise(place: Cluster): Promise<EmbeddedDatabase> {
  let stopping = false
  let guard: Database | undefined
  let server: ChildProcess

  const start = async () => {
    const said = await logSize(place.folder)
    server = await launch(place)
    try {
      await untilReady(place, server, said)
      const taken = await hold(place.connection)
      guard = taken.guard
      if (!taken.held) throw inUse(place.folder)
      await makeDatabase(guard, place.connection)
    } catch (error) {
      await guard?.end({ timeout: 0 })
      await stopServer(server)
      throw error
    }
    server.once('exit', () => void restart(200))
  }
  const restart = async (pause: number, known?: string): Promise<void> => {
    if (stopping) return
    if (known === undefined) place.tell('The database stopped unexpectedly and is being started again.')
    try {
      await guard?.end({ timeout: 0 })
      await start()
    } catch (error) {
      const reason = error instanceof Problem ? error.message : ''
      if (reason && reason !== known) place.tell(reason)
      await delay(pause)
      await restart(Math.min(pause * 2, 5000), reason)
    }
  }

  await start()
  const rotating = rotateLogHourly(place.folder)
  return {
    url: appUrl(place.connection, database),
    superuserUrl: superuserUrl(place.connection, database),
    stop: async () => {
      stopping = true
      clearInterval(rotating)
      await guard?.end({ timeout: 1 })
      await stopServer(server)
    },
  }
}

async function launch({ programs, folder, cluster, connection }: Cluster): Promise<ChildProcess> {
  const log = await openLog(folder)
  const settings = [`listen_addresses=127.0.0.1`, 'timezone=UTC', 'log_timezone=UTC', 'shared_buffers=128MB']
  const args = [
    '-D',
    cluster,
    '-p',
    String(connection.port),
    '-k',
    '',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  // a group of its own: Ctrl-C in the terminal stops Samity, which then stops the database
  const server = programs.run('postgres', args, { stdio: ['ignore', log.fd, log.fd], detached: true })
  // a program that could not be run has an exit code, which is looked at while waiting for it
  server.on('error', () => undefined)
  endWithUs(server)
  await log.close()
  return server
}

/** However this process comes to its end, short of SIGKILL, the database is told to write everything down and stop. */
function endWithUs(server: ChildProcess): void {
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
}

/** `said` is how much of the log is of earlier times. */
async function untilReady(
  { folder, cluster, connection, tell }: Cluster,
  server: ChildProcess,
  said: number,
): Promise<void> {
  const probe = openDatabase(superuserUrl(connection, 'postgres'), { poolSize: 1 })
  try {
    for (let waited = 0; ; waited += 25) {
      if (server.exitCode !== null || server.signalCode !== null) {
        if (await runningPostmaster(cluster)) throw inUse(folder)
        const log = await readFile(logFile(folder))
        throw unusable(cluster, reasonIn(log.subarray(said).toString()))
      }
      try {
        return void (await probe`select 1`)
      } catch (error) {
        if (isDatabaseError(error) && !databaseIsAway(error)) throw unusable(cluster, refusedFor(error))
        if (waited > 0 && waited % 5000 === 0)
          tell('The database is recovering; this can take a while after a crash.')
        await delay(25)
      }
    }
  } finally {
    await probe.end({ timeout: 0 })
  }
}

const refusedFor = ({ code, message }: { code: string; message: string }) =>
  code === '28P01'
    ? 'the password in postgres.json is not its own; without that file a new one is made'
    : message

async function makeDatabase(guard: Database, connection: Connection): Promise<void> {
  const [found] = await guard`select 1 from pg_database where datname = ${database}`
  if (!found) await guard`create database ${guard(database)}`
  const inside = openDatabase(superuserUrl(connection, database), { poolSize: 1 })
  try {
    await giveToApp(inside, database, connection.appPassword)
  } finally {
    await inside.end({ timeout: 1 })
  }
  await keepValuesOutOfLog(guard, appRole)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  const patience = setTimeout(() => server.kill('SIGQUIT'), 30_000)
  await gone
  clearTimeout(patience)
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
