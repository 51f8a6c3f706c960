import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hasSandbox, sandboxArguments, sandboxProgram } from '@samity/module-registry'
import { memoryOf } from './memory-of.ts'
import { readLines } from './read-lines.ts'

/**
 * `folder` has the checked copy of `service/`, `main` is the file in it that Node runs, and `env` is the
 * whole environment: nothing of the server's own is added. `guard` gets the id of the process; the returned
 * function is called when it has ended. The reason of `onExit` is a sentence without the full stop.
 */
export type ProcessOptions = {
  folder: string
  main: string
  socketPath: string
  maxMemoryMiB: number
  guard: (pid: number) => () => void
  env: Record<string, string>
  onLine: (stream: 'stdout' | 'stderr', line: string) => void
  onDropped: (count: number) => void
  onExit: (reason: string) => void
}

/**
 * `memoryBytes` returns the resident memory at the last look. The reason of `kill` is reported in place of
 * the signal. `end` asks the process to end, kills it after some seconds, and resolves when it has ended.
 */
export type ServiceProcess = {
  memoryBytes: () => number
  kill: (reason: string) => void
  end: () => Promise<void>
}

const launcher = fileURLToPath(new URL('./service-launcher.ts', import.meta.url))
const memoryIntervalMs = 1000
const endTimeoutMs = 5000
/** An error's message is among the last lines of stderr. */
const maxErrorLines = 20

/**
 * From Node 25 on, the permission model also denies the network, which a service needs. It keeps the server's
 * files (the key of the installation, backups, other releases) and other programs away from the service.
 */
const nodeOptions = (folder: string, maxMemoryMiB: number) => [
  '--permission',
  `--allow-fs-read=${folder}`,
  `--allow-fs-read=${launcher}`,
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
  '--disable-sigusr1',
  `--max-old-space-size=${maxMemoryMiB}`,
  '--no-warnings',
  '--import',
  pathToFileURL(launcher).href,
]

const infoFd = 3

/** The line of an error ('TypeError: x is not a function') rather than the last line of its stack. */
const errorLineOf = (lines: readonly string[]): string =>
  lines.findLast((line) => /^\s*(?:[A-Z]\w*)?Error\b.*:/.test(line))?.trim() ?? lines.at(-1)?.trim() ?? ''

/**
 * Starts a service in a process that has none of the server's secrets, files and rights, in a sandbox where
 * the machine has one.
 */
export function startServiceProcess(options: ProcessOptions): ServiceProcess {
  const { folder, main, socketPath, maxMemoryMiB, guard, env, onLine, onDropped, onExit } = options
  const isSandboxed = hasSandbox()
  const view = {
    readable: [process.execPath, launcher, folder],
    writable: [path.dirname(socketPath)],
    infoFd,
  }
  const [file, ...args] = [
    ...(isSandboxed ? [sandboxProgram, ...sandboxArguments(view)] : []),
    process.execPath,
    ...nodeOptions(folder, maxMemoryMiB),
    path.join(folder, main),
  ]
  const child = spawn(file, args, {
    cwd: folder,
    // programs on Windows do not start without SystemRoot; the sandbox itself is found by PATH
    env: {
      ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
      ...(isSandboxed && { PATH: process.env['PATH'] }),
      ...env,
    },
    // the launcher sees the end of its input when the server ends; nobody reads what a service writes there
    stdio: ['pipe', 'pipe', 'pipe', ...(isSandboxed ? ['pipe' as const] : [])],
  })
  const unguard = child.pid === undefined ? undefined : guard(child.pid)
  /** The service itself; outside a sandbox it is the child */
  let servicePid = isSandboxed ? undefined : child.pid
  if (isSandboxed)
    json(child.stdio[infoFd] as Readable).then(
      (info) => (servicePid = (info as { 'child-pid': number })['child-pid']),
      // the sandbox did not start: the exit says why
      () => undefined,
    )
  let memory = 0
  let killReason: string | undefined
  let hasEnded = false
  const errorLines: string[] = []

  const kill = (reason: string) => {
    killReason ??= reason
    child.kill('SIGKILL')
  }
  if (child.stdout) readLines(child.stdout, (line) => onLine('stdout', line), onDropped)
  if (child.stderr)
    readLines(
      child.stderr,
      (line) => {
        errorLines.push(line)
        if (errorLines.length > maxErrorLines) errorLines.shift()
        onLine('stderr', line)
      },
      onDropped,
    )

  const memoryTimer = setInterval(() => {
    if (servicePid === undefined) return
    void memoryOf(servicePid).then((kib = 0) => {
      memory = kib * 1024
      if (kib > maxMemoryMiB * 1024 && !hasEnded)
        kill(`it used ${Math.round(kib / 1024)} MiB of memory, more than ${maxMemoryMiB} MiB`)
    })
  }, memoryIntervalMs)
  memoryTimer.unref()

  // at once: 'close' waits for the output, and the number of an ended process can be given to another
  child.on('exit', () => unguard?.())
  const exited = new Promise<void>((resolve) => {
    const finish = (reason: string) => {
      if (hasEnded) return
      hasEnded = true
      clearInterval(memoryTimer)
      resolve()
      const errorLine = killReason === undefined ? errorLineOf(errorLines) : ''
      onExit(errorLine ? `${reason}: ${errorLine}` : reason)
    }
    child.on('error', (error) => finish(`the process could not be started (${error.message})`))
    // 'close' comes after the last lines of the output
    child.on('close', (code, signal) =>
      finish(killReason ?? `the process ended with ${signal ?? `code ${code}`}`),
    )
  })
  child.stdin?.on('error', () => undefined)
  // a pipe of a child process is a socket
  ;(child.stdin as Socket | null)?.unref()
  child.unref()

  return {
    memoryBytes: () => memory,
    kill,
    async end() {
      if (hasEnded) return
      if (servicePid === undefined) child.kill('SIGTERM')
      else process.kill(servicePid, 'SIGTERM')
      const timer = setTimeout(() => kill('it did not end when it was asked to'), endTimeoutMs)
      await exited
      clearTimeout(timer)
    },
  }
}
