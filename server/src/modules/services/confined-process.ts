import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hasSandbox, sandboxArguments, sandboxProgram } from '@samity/module-registry'

export const launcher = fileURLToPath(new URL('./service-launcher.mjs', import.meta.url))

/** Of the permission model: from Node 25 on it also denies the network, which a service needs. */
const networkOption = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []

/**
 * The options of Node for the code of services. The permission model keeps the server's files (the key of the
 * installation, backups, other releases) and other programs away from it.
 */
export const launcherOptions = [
  '--permission',
  `--allow-fs-read=${launcher}`,
  ...networkOption,
  '--no-warnings',
  '--import',
  pathToFileURL(launcher).href,
]
export const hostOptions = ['--permission', '--allow-worker', ...networkOption, '--no-warnings']

const infoFd = 3
/** Where a host process sends its reports. */
export const reportFd = 4

/**
 * `args` are those of Node. `readable` and `writable` are the files that a sandbox has besides the system's.
 * `env` is the whole environment: nothing of the server's own is added.
 */
export type ConfinedProgram = {
  args: readonly string[]
  readable: readonly string[]
  writable: readonly string[]
  cwd: string
  env: Record<string, string>
  hasReports?: boolean
}

/** `pid` returns the number of Node itself, which a sandbox tells a moment after its start. */
export type ConfinedProcess = { child: ChildProcess; pid(): number | undefined }

/**
 * Starts Node in a process that has none of the server's secrets, files and rights, in a sandbox where the
 * machine has one.
 */
export function spawnConfined(program: ConfinedProgram): ConfinedProcess {
  const { args, readable, writable, cwd, env, hasReports = false } = program
  const isSandboxed = hasSandbox()
  const view = { readable: [process.execPath, ...readable], writable, infoFd }
  const [file, ...rest] = [
    ...(isSandboxed ? [sandboxProgram, ...sandboxArguments(view)] : []),
    process.execPath,
    '--disable-sigusr1',
    ...args,
  ]
  const child = spawn(file, rest, {
    cwd,
    // programs on Windows do not start without SystemRoot; the sandbox itself is found by PATH
    env: {
      ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
      ...(isSandboxed && { PATH: process.env['PATH'] }),
      ...env,
    },
    // the program sees the end of its input when the server ends
    stdio: [
      ...(['pipe', 'pipe', 'pipe'] as const),
      isSandboxed ? 'pipe' : 'ignore',
      hasReports ? 'pipe' : 'ignore',
    ],
  })
  if (child.pid === undefined) {
    // Node tells the reason later, and such a child may lack its pipes
    child.on('error', () => undefined)
    throw Object.assign(new Error('the machine lacks processes, memory or open files'), { syscall: 'spawn' })
  }
  /** Outside a sandbox Node is the child */
  let pid = isSandboxed ? undefined : child.pid
  if (isSandboxed)
    json(child.stdio[infoFd] as Readable).then(
      (info) => (pid = (info as { 'child-pid': number })['child-pid']),
      // the sandbox did not start: the exit says why
      () => undefined,
    )
  child.stdin?.on('error', () => undefined)
  // a pipe of a child process is a socket
  ;(child.stdin as Socket | null)?.unref()
  child.unref()
  return { child, pid: () => pid }
}
