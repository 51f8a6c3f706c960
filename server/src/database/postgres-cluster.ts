import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { errorCode } from '../process/error-code.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { StartupError } from '../process/startup-error.ts'

/** The superuser. Samity uses it only to create and upgrade the cluster. */
const superuser = 'samity'
/** The role of the application. It owns the database and has no other rights. */
export const appRole = 'samity_app'

/**
 * The port and passwords of the database. The data folder stores them for the command line and for the next
 * start.
 */
export type Connection = {
  port: number
  password: string
  appPassword: string
}

/** Older versions stored the superuser's password only. */
export type StoredConnection = Omit<Connection, 'appPassword'> & { appPassword: string | undefined }

export const superuserUrl = ({ port, password }: StoredConnection, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

export const appUrl = ({ port, appPassword }: Connection, database: string): string =>
  `postgres://${appRole}:${appPassword}@127.0.0.1:${port}/${database}`

const connectionFile = (folder: string) => path.join(folder, 'postgres.json')

/** Reads the stored connection of the database in `folder`; undefined when the file is missing or corrupt. */
export async function readConnection(folder: string): Promise<StoredConnection | undefined> {
  try {
    const { port, password, appPassword } = JSON.parse(
      await readFile(connectionFile(folder), 'utf8'),
    ) as Partial<Connection>
    if (typeof password !== 'string' || typeof port !== 'number') return undefined
    return { port, password, appPassword: typeof appPassword === 'string' ? appPassword : undefined }
  } catch {
    return undefined
  }
}

/** Writes a new file to disk before it replaces the old one: after a power cut one of the two is complete. */
export async function saveConnection(folder: string, connection: Connection): Promise<void> {
  const file = connectionFile(folder)
  await writeFile(`${file}.new`, JSON.stringify(connection), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

export const newPassword = (): string => randomBytes(24).toString('hex')

/** Creates the data folder if it is missing. Throws StartupError when Samity cannot write to it. */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const probe = path.join(folder, `.written-by-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written to (${errorCode(error)}): set SAMITY_DATA to one that can.`,
    )
  }
}

const systemLocale =
  process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'

/**
 * Creates an empty cluster in a staging folder and moves it as a whole, so that `cluster` is never
 * incomplete.
 */
export async function createCluster(
  programs: PostgresPrograms,
  cluster: string,
  password: string,
): Promise<void> {
  for (const name of await readdir(path.dirname(cluster)))
    if (name.startsWith(`${path.basename(cluster)}.new-`))
      await rm(path.join(path.dirname(cluster), name), { recursive: true })
  const stagingFolder = `${cluster}.new-${process.pid}`
  const passwordFile = path.join(stagingFolder, 'password')
  const { owner } = programs
  await mkdir(stagingFolder, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await Promise.all([stagingFolder, passwordFile].map((file) => chown(file, owner.uid, owner.gid)))
  // the password file must be outside the folder that initdb fills
  const data = path.join(stagingFolder, 'cluster')
  const args = ['-D', data, '-U', superuser, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8']
  const locale = [`--locale=${systemLocale}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const program = programs.run('initdb', [...args, ...locale], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [output, [code]] = await Promise.all([text(program.stderr!), once(program, 'exit')])
  if (code !== 0)
    throw new StartupError(
      `The database could not be created in ${cluster}: ${output.trim().split('\n').at(-1)}`,
    )
  await rename(data, cluster)
  await rm(stagingFolder, { recursive: true })
}

/**
 * Replaces a lost password of the superuser. It needs only the files, and no server may be running on them.
 */
export async function replacePassword(
  programs: PostgresPrograms,
  cluster: string,
  password: string,
): Promise<void> {
  const program = programs.run('postgres', ['--single', '-D', cluster, 'postgres'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  // the exit code tells us when the program ends before it reads its input
  program.stdin!.on('error', () => undefined)
  program.stdin!.end(`alter role ${superuser} password '${password}'\n`)
  const [output, [code]] = await Promise.all([text(program.stderr!), once(program, 'exit')])
  if (code !== 0 || /ERROR|FATAL|PANIC/.test(output)) throw unusableError(cluster, failureReason(output))
}

export const unusableError = (cluster: string, reason: string): StartupError =>
  new StartupError(
    `The database in ${cluster} cannot be used: ${reason}. Nothing was changed. If its files are damaged, restore the last backup into a new data folder (SAMITY_DATA).`,
  )

/**
 * Returns the first fatal line of the database's log with its detail: the lines after it do not give the
 * reason.
 */
export function failureReason(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    // the responses to our own attempts to connect
    .filter((line) => !/FATAL: +the database system is /.test(line))
  const reasonIndex = lines.findIndex((line) => /\b(PANIC|FATAL): /.test(line))
  const reasonLines =
    reasonIndex < 0
      ? lines.slice(-1)
      : [lines[reasonIndex]!, ...lines.slice(reasonIndex + 1, reasonIndex + 2).filter(isDetail)]
  return reasonLines.map((line) => line.replace(/^.*?\b(PANIC|FATAL|DETAIL): +|\.$/g, '')).join('. ')
}

const isDetail = (line: string) => /\bDETAIL: /.test(line)

export type Postmaster = { pid: number; port: number }

/**
 * Returns the database server that is running on the cluster, if any. It ignores a file that a crash left
 * behind.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = path.join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, , , port] = lines.map(Number)
  if (!pid || !isAlive(pid)) return undefined
  // the server may have been started with another path to the same folder
  const folder = lines[1] ?? ''
  if (commandOf(pid).includes(folder) && isSameFolder(folder, cluster)) return { pid, port: port ?? 0 }
  // another program has this process number now, and PostgreSQL would mistake it for its own server
  await rm(file, { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const isSameFolder = (first: string, second: string): boolean =>
  existsSync(first) && realpathSync(first) === realpathSync(second)

function commandOf(pid: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
