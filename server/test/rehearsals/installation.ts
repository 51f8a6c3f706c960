import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../src/process/free-port.ts'
import { writePackagedModule, type ModuleRelease } from './rehearsed-module.ts'

/*
 * Installed versions in folders, a link to the one in use, and server processes that a control program starts
 * and stops, as an operator has them. The versions have the sources of this checkout.
 */

const server = path.join(import.meta.dirname, '../..')
const nextMigration = '999.do.rehearsal.sql'

export const account = { username: 'boss', password: 'rehearsal-Password-1874' }

export type VersionOptions = {
  /** The SQL of a migration that this version adds */
  migration?: string
  /** A line before everything else in its server program */
  start?: string
  /** The release of the module that it brings; 'second' when it is not named */
  module?: ModuleRelease
}

export type RehearsedInstallation = {
  folder: string
  data: string
  link: string
  ports: number[]
  /** Adds a version beside the others. Returns its folder. */
  addVersion(name: string, options?: VersionOptions): string
  /** The environment of commands and servers */
  env: NodeJS.ProcessEnv
  /** Runs the control program */
  control(...args: string[]): Promise<string>
  /** Runs `samity upgrade` of a version; `onLine` may kill it */
  upgrade(
    version: string,
    args?: string[],
    onLine?: (line: string, command: UpgradeCommand) => void,
  ): Promise<UpgradeResult>
}
export type UpgradeCommand = {
  /** Kills the command, and with `everything` the processes that it has started */
  kill(everything: boolean): void
}
export type UpgradeResult = { code: number | null; lines: string[] }

/** Starts nothing. `databaseUrl`: without it each server has the embedded database. */
export async function createInstallation(
  folder: string,
  { databaseUrl, processes = 1 }: { databaseUrl?: string | undefined; processes?: number } = {},
): Promise<RehearsedInstallation> {
  const data = path.join(folder, 'data')
  const link = path.join(folder, 'samity')
  createReleases(data)
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const control = path.join(folder, 'control')
  writeControlProgram(control, { folder, link, ports })
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SAMITY_DATA: data,
    SAMITY_LINK: link,
    PORT: String(ports[0]),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:8080',
    BACKUP_AT: 'off',
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    BACKUP_PASSPHRASE: 'none',
    OPEN_REQUESTS_PER_MINUTE: '0',
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  return {
    folder,
    data,
    link,
    ports,
    env,
    addVersion: (name, options) => addVersion(path.join(folder, name), name, options),
    control: async (...args) => (await runProgram(control, args, env)).lines.join('\n'),
    upgrade: (version, args = [], onLine = () => undefined) =>
      runProgram(path.join(version, 'bin/samity'), ['upgrade', '--control', control, ...args], env, onLine),
  }
}

/** Empties the folder of releases, except for a file that an upgrade must leave as it is. */
export function createReleases(data: string): void {
  rmSync(path.join(data, 'releases'), { recursive: true, force: true })
  mkdirSync(path.join(data, 'releases'), { recursive: true })
  writeFileSync(path.join(data, 'releases/note.json'), '{"active":"former"}\n')
}

function addVersion(
  folder: string,
  version: string,
  { migration, start, module = 'second' }: VersionOptions = {},
): string {
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  for (const name of ['src', 'db', 'dist', 'package.json'])
    cpSync(path.join(server, name), path.join(folder, 'server', name), { recursive: true })
  symlinkSync(path.join(server, 'node_modules'), path.join(folder, 'server/node_modules'))
  symlinkSync(path.join(server, '../shell'), path.join(folder, 'shell'))
  cpSync(path.join(server, '../packaging/files/bin'), path.join(folder, 'bin'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }))
  writePackagedModule(path.join(folder, 'packaged-releases'), path.join(server, '../releases'), module)
  if (migration !== undefined)
    writeFileSync(path.join(folder, 'server/db/migrations', nextMigration), migration)
  const main = path.join(folder, 'server/src/main.ts')
  if (start !== undefined) writeFileSync(main, `${start}\n${readFileSync(main, 'utf8')}`)
  return folder
}

/**
 * One unit for each port. As under a supervisor, a unit survives the command that starts it, and starts after
 * it has stopped when the command that stops it was killed.
 */
function writeControlProgram(
  file: string,
  { folder, link, ports }: { folder: string; link: string; ports: number[] },
): void {
  const node = process.execPath
  writeFileSync(
    file,
    `#!/bin/sh
# list, stop NAME, start NAME
cd ${folder}
is_alive() { [ -e "$1.pid" ] && kill -0 "$(cat "$1.pid")" 2>/dev/null; }
case $1 in
list) for port in ${ports.join(' ')}; do if is_alive "unit-$port"; then echo "unit-$port $port"; fi; done ;;
stop)
  touch "$2.stopping"
  if is_alive "$2"; then kill -TERM "$(cat "$2.pid")"; fi
  while is_alive "$2"; do sleep 0.05; done
  rm -f "$2.stopping" ;;
start)
  while [ -e "$2.stopping" ] && is_alive "$2"; do sleep 0.05; done
  rm -f "$2.stopping"
  if is_alive "$2"; then exit; fi
  PORT=\${2#unit-} setsid ${node} "$(readlink -f ${link})/server/src/main.ts" >>"$2.log" 2>&1 </dev/null &
  echo $! >"$2.pid" ;;
esac
`,
  )
  chmodSync(file, 0o755)
}

async function runProgram(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string, command: UpgradeCommand) => void = () => undefined,
): Promise<UpgradeResult> {
  const child = spawn(program, args, {
    env: { ...env, SAMITY_NODE: process.execPath },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const kill = (everything: boolean) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    process.kill(everything ? -child.pid : child.pid, 'SIGKILL')
  }
  const exit = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      onLine(line, { kill })
    })
  const [code] = (await exit) as [number | null]
  return { code, lines }
}

/** Stops every process that the control program has started. */
export async function stopAll({ control, ports }: RehearsedInstallation): Promise<void> {
  for (const port of ports) await control('stop', `unit-${port}`)
}

/** Starts every process and waits until each one is ready. */
export async function startAll({ control, ports }: RehearsedInstallation): Promise<void> {
  for (const port of ports) await control('start', `unit-${port}`)
  for (const port of ports) await waitUntilReady(port)
}

/** Waits for two minutes at most. */
export async function waitUntilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server on port ${port} does not become ready.`)
}

export const isUnfinished = ({ link, data }: RehearsedInstallation): boolean =>
  existsSync(`${link}-upgrade/journal.json`) || existsSync(path.join(data, 'upgrade'))
