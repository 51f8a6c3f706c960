import path from 'node:path'
import type { Readable } from 'node:stream'
import { launcher, launcherOptions, spawnConfined } from './confined-process.ts'
import { memoryOf } from './memory-of.ts'
import { readLines } from './read-lines.ts'

/**
 * `folder` has the checked copy of `service/`, `main` is the file in it that Node runs, and `env` is the
 * whole environment: nothing of the server's own is added. `guard` gets the id of the process; the returned
 * function is called when it has ended. The reason of `onExit` is a sentence without the full stop;
 * `hostEnded` is true if the service ended only because its host did.
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
  onExit: (reason: string, hostEnded?: boolean) => void
}

/**
 * A service in a process of its own or in a thread of a host. `memoryBytes` returns its memory at the last
 * look. The reason of `kill` is reported in place of the signal. `end` asks the process to end, kills it
 * after some seconds, and resolves when it has ended.
 */
export type ServiceProcess = {
  memoryBytes: () => number
  kill: (reason: string) => void
  end: () => Promise<void>
}

const memoryIntervalMs = 1000
export const endTimeoutMs = 5000
/** An error's message is among the last lines of stderr. */
const maxErrorLines = 20

/** The line of an error ('TypeError: x is not a function') rather than the last line of its stack. */
const errorLineOf = (lines: readonly string[]): string =>
  lines.findLast((line) => /^\s*(?:[A-Z]\w*)?Error\b.*:/.test(line))?.trim() ?? lines.at(-1)?.trim() ?? ''

type Output = Record<'stdout' | 'stderr', Readable | null>
/** Passes the lines of both outputs on. Returns a function for the line that tells the last error, or ''. */
export function readOutput(
  { stdout, stderr }: Output,
  { onLine, onDropped }: Pick<ProcessOptions, 'onLine' | 'onDropped'>,
): () => string {
  const errorLines: string[] = []
  if (stdout) readLines(stdout, (line) => onLine('stdout', line), onDropped)
  if (stderr)
    readLines(
      stderr,
      (line) => {
        errorLines.push(line)
        if (errorLines.length > maxErrorLines) errorLines.shift()
        onLine('stderr', line)
      },
      onDropped,
    )
  return () => errorLineOf(errorLines)
}

export const withErrorLine = (reason: string, errorLine: string) =>
  errorLine ? `${reason}: ${errorLine}` : reason

/** The sentence if a service has more memory than it may have. */
export const memoryErrorOf = (bytes: number, maxMemoryMiB: number): string | undefined => {
  const mebibytes = bytes / 1024 ** 2
  if (mebibytes <= maxMemoryMiB) return undefined
  return `it used ${Math.round(mebibytes)} MiB of memory, more than ${maxMemoryMiB} MiB`
}

export function startServiceProcess(options: ProcessOptions): ServiceProcess {
  const { folder, main, socketPath, maxMemoryMiB, guard, env, onExit } = options
  const { child, pid } = spawnConfined({
    args: [
      ...launcherOptions,
      `--allow-fs-read=${folder}`,
      `--max-old-space-size=${maxMemoryMiB}`,
      path.join(folder, main),
    ],
    readable: [launcher, folder],
    writable: [path.dirname(socketPath)],
    cwd: folder,
    env,
  })
  const unguard = child.pid === undefined ? undefined : guard(child.pid)
  let memoryBytes = 0
  let killReason: string | undefined
  let hasEnded = false
  const errorLine = readOutput(child, options)

  const kill = (reason: string) => {
    killReason ??= reason
    child.kill('SIGKILL')
  }
  const memoryTimer = setInterval(() => {
    void memoryOf(pid()).then((bytes = 0) => {
      memoryBytes = bytes
      const reason = memoryErrorOf(bytes, maxMemoryMiB)
      if (reason && !hasEnded) kill(reason)
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
      onExit(withErrorLine(reason, killReason === undefined ? errorLine() : ''))
    }
    child.on('error', (error) => finish(`the process could not be started (${error.message})`))
    // 'close' comes after the last lines of the output
    child.on('close', (code, signal) =>
      finish(killReason ?? `the process ended with ${signal ?? `code ${code}`}`),
    )
  })

  return {
    memoryBytes: () => memoryBytes,
    kill,
    async end() {
      if (hasEnded) return
      const servicePid = pid()
      if (servicePid === undefined) child.kill('SIGTERM')
      else process.kill(servicePid, 'SIGTERM')
      const timer = setTimeout(() => kill('it did not end when it was asked to'), endTimeoutMs)
      await exited
      clearTimeout(timer)
    },
  }
}
