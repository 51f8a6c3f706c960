import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/database/database.ts'
import { freePort } from '../../src/process/free-port.ts'

/* A primary and its replica from the PostgreSQL that the machine has installed. */

/** The folder of PostgreSQL's programs: POSTGRES_BIN, or the newest one of Debian. */
function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  const [newest] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folder = process.env['POSTGRES_BIN'] ?? (newest && path.join(debian, newest, 'bin'))
  if (!folder || !existsSync(path.join(folder, 'pg_basebackup')))
    throw new Error(
      'Install PostgreSQL (Debian: postgresql), or set POSTGRES_BIN to the folder with its programs.',
    )
  return folder
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export type PostgresServer = {
  port: number
  urlOf(role: string, database: string): string
  /** Ends all its processes at once, as when the machine loses its power */
  kill(): Promise<void>
  stop(): Promise<void>
  /** Makes a replica a primary */
  promote(): void
}

type ServerOptions = { folder: string; settings: Record<string, string>; from?: PostgresServer }

/**
 * Starts a server in a new folder: an empty one, or a replica of `from`. Everyone on this machine may
 * connect.
 */
export async function startPostgres({ folder, settings, from }: ServerOptions): Promise<PostgresServer> {
  const user = serverUser()
  const programs = programFolder()
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...user, cwd: '/', stdio: 'pipe' })
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const port = await freePort()
  if (from) {
    const source = `${from.urlOf('postgres', 'postgres')}?application_name=replica`
    run('pg_basebackup', ['-D', data, '-R', '-d', source, '--checkpoint=fast'])
  } else {
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
    writeFileSync(
      path.join(data, 'pg_hba.conf'),
      'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
    )
  }
  const args = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings })
  const log = openSync(path.join(folder, 'log'), 'a')
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...args.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  const server: PostgresServer = {
    port,
    urlOf: (role, database) => `postgres://${role}@127.0.0.1:${port}/${database}`,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGINT'),
    promote: () => void run('pg_ctl', ['promote', '-w', '-D', data]),
  }
  await waitUntilReachable(server, child)
  return server
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  // the whole group for a kill: no process of the server writes anything afterwards
  if (signal === 'SIGKILL' && child.pid !== undefined) {
    for (const pid of processesBelow(child.pid)) killIfAlive(pid)
    killIfAlive(child.pid)
  } else child.kill(signal)
  await exit
}

const processesBelow = (pid: number): number[] => {
  try {
    return execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.trim())
      .map(Number)
  } catch {
    return []
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}

async function waitUntilReachable(server: PostgresServer, child: ChildProcess): Promise<void> {
  const sql = openDatabase(server.urlOf('postgres', 'postgres'), { poolSize: 1 })
  try {
    for (const deadline = Date.now() + 60_000; ; await delay(100))
      try {
        return void (await sql`select 1`)
      } catch (error) {
        if (child.exitCode !== null || Date.now() > deadline) throw error
      }
  } finally {
    await sql.end({ timeout: 0 })
  }
}
