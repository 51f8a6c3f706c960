import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { errorMessage } from '../../process/error-message.ts'
import {
  hostOptions,
  launcher,
  launcherOptions,
  reportFd,
  spawnConfined,
  type ConfinedProcess,
} from './confined-process.ts'
import { makeFailureLog } from './failure-log.ts'
import { memoryOf } from './memory-of.ts'
import type { OrphanGuard } from './orphan-guard.ts'
import type { HostFolder, RunFolder } from './service-files.ts'
import {
  endTimeoutMs,
  memoryErrorOf,
  readOutput,
  withErrorLine,
  type ProcessOptions,
  type ServiceProcess,
} from './service-process.ts'

/*
 * Services of releases of one key run as threads of few processes (decision 188). The server sends commands
 * to the host (service-host.mjs) as lines of JSON, and receives reports in the same form. A service that
 * sends some in the name of its host harms only services of its own key.
 */

/** Where services of one key run. `isUsable` is false while the host keeps ending: each then runs alone. */
export type ServiceHost = {
  folder: HostFolder
  isUsable(): boolean
  start(options: ProcessOptions): ServiceProcess
}

const program = fileURLToPath(new URL('./service-host.mjs', import.meta.url))
/** Work of libuv (names of hosts, files, passwords) of all threads: one service must not occupy all of it. */
const poolThreads = 16
/** A crash of native code ends so many, and two cores load them again in two to four seconds. */
const maxThreads = 5
/** The second end within the time of the failure log shows that a service ends it. */
const maxHostEnds = 1
/** A report has one part of an output, of at most 64 KiB before JSON escapes it. */
const maxReportLength = 1024 ** 2
const hostMemoryIntervalMs = 1000
/** For Node itself, and for all that threads share. */
const hostMemoryMiB = 192

const reportSchema = z.union([
  z.object({ id: z.int(), stream: z.enum(['stdout', 'stderr']), text: z.string() }),
  z.object({ id: z.int(), memoryBytes: z.number() }),
  z.object({ id: z.int(), code: z.int(), isOutOfMemory: z.boolean() }),
])
type Report = z.infer<typeof reportSchema>

type Thread = { maxMemoryMiB: number; receive(report: Report): void; loseHost(reason: string): void }
type HostProcess = {
  threads: Map<number, Thread>
  send(command: object): void
  kill(reason: string): void
  /** Resolves when the process has ended. */
  close(): Promise<void>
}

type HostContext = { log: FastifyBaseLogger; runFolder: RunFolder; orphanGuard: OrphanGuard }

/**
 * Returns the host of a key. A process of it starts when there is no room in another, and ends with its last
 * service.
 */
export function makeServiceHosts(context: HostContext): (key: string) => ServiceHost {
  const hosts = new Map<string, ServiceHost>()
  return (key) => {
    const host = hosts.get(key) ?? makeHost(context)
    hosts.set(key, host)
    return host
  }
}

function makeHost({ log, runFolder, orphanGuard }: HostContext): ServiceHost {
  const folder = runFolder.hostFolder()
  const failures = makeFailureLog()
  const processes = new Set<HostProcess>()
  let lastId = 0

  /** `first` is the environment of the service that the process starts for. */
  function startHost(first: ProcessOptions['env']): HostProcess {
    const confined = spawnConfined({
      args: [...hostOptions, `--allow-fs-read=${program}`, program, String(reportFd), ...launcherOptions],
      readable: [program, launcher, folder.path],
      writable: [folder.sockets],
      // Node lets threads read the current folder: there is nothing to read in this one
      cwd: folder.sockets,
      env: {
        NODE_ENV: 'production',
        UV_THREADPOOL_SIZE: String(poolThreads),
        // an operator finds the process of a service by this name
        SAMITY_MODULE: first['SAMITY_MODULE'] ?? '',
      },
      hasReports: true,
    })
    const { child } = confined
    const unguard = child.pid === undefined ? undefined : orphanGuard.watch(child.pid, runFolder.path())
    const threads = new Map<number, Thread>()
    const closed = Promise.withResolvers<void>()
    let isClosed = false
    let killReason: string | undefined

    const kill = (reason: string) => {
      killReason ??= reason
      child.kill('SIGKILL')
    }
    const errorLine = readOutput(child, {
      onLine: (_stream, line) => log.warn({ line }, 'output of a host of services'),
      onDropped: (lines) => log.warn({ lines }, 'output of a host of services dropped'),
    })
    readReports(child.stdio[reportFd] as Readable, (report) => threads.get(report.id)?.receive(report), kill)
    const memoryTimer = watchMemory(confined, threads, kill)

    // at once: the number of an ended process can be given to another
    child.on('exit', () => unguard?.())
    const end = (reason: string) => {
      clearInterval(memoryTimer)
      closed.resolve()
      processes.delete(host)
      if (isClosed) return
      isClosed = true
      failures.add()
      const sentence = killReason ?? withErrorLine(reason, errorLine())
      log.warn({ reason: sentence, services: threads.size }, 'a host of services ended')
      for (const thread of threads.values()) thread.loseHost(sentence)
    }
    child.on('error', (error) => end(`its host could not be started (${error.message})`))
    child.on('close', (code, signal) => end(`its host ended with ${signal ?? `code ${code}`}`))

    const host: HostProcess = {
      threads,
      send: (command) => child.stdin?.write(`${JSON.stringify(command)}\n`),
      kill,
      close: async () => {
        isClosed = true
        processes.delete(host)
        child.stdin?.end()
        await closed.promise
      },
    }
    processes.add(host)
    return host
  }

  return {
    folder,
    isUsable: () => failures.count() <= maxHostEnds,
    start(options) {
      const host = [...processes].find(({ threads }) => threads.size < maxThreads) ?? startHost(options.env)
      return startThread(host, ++lastId, options)
    },
  }
}

function readReports(
  stream: Readable,
  receive: (report: Report) => void,
  onError: (reason: string) => void,
): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    try {
      if (rest.length > maxReportLength) throw new Error('a line is too long')
      for (const line of lines) receive(reportSchema.parse(JSON.parse(line)))
    } catch (error) {
      onError(`its host sent what is no report (${errorMessage(error)})`)
    }
  })
  // a process that is killed may leave a broken pipe
  stream.on('error', () => undefined)
}

/** Memory that belongs to no thread, such as that of WebAssembly, must not take the machine either. */
function watchMemory(
  { pid }: ConfinedProcess,
  threads: Map<number, Thread>,
  kill: (reason: string) => void,
): NodeJS.Timeout {
  return setInterval(() => {
    void memoryOf(pid()).then((bytes = 0) => {
      const limits = [...threads.values()].map(({ maxMemoryMiB }) => maxMemoryMiB)
      const reason = memoryErrorOf(
        bytes,
        limits.reduce((sum, limit) => sum + limit, hostMemoryMiB),
      )
      if (reason) kill(`its host ended: ${reason}`)
    })
  }, hostMemoryIntervalMs).unref()
}

function startThread(host: HostProcess, id: number, options: ProcessOptions): ServiceProcess {
  const { folder, main, maxMemoryMiB, env, onExit } = options
  const outputs = { stdout: new PassThrough(), stderr: new PassThrough() }
  const errorLine = readOutput(outputs, options)
  const ended = Promise.withResolvers<void>()
  let memoryBytes = 0
  let killReason: string | undefined

  async function finish(reason: string, hostEnded = false): Promise<void> {
    if (!host.threads.delete(id)) return
    for (const output of Object.values(outputs)) output.end()
    // after the last lines
    await Promise.all(Object.values(outputs).map((output) => finished(output)))
    if (killReason !== undefined) onExit(killReason)
    else if (hostEnded) onExit(reason, true)
    else onExit(withErrorLine(reason, errorLine()))
    // another one may have started in the meantime
    if (host.threads.size === 0) await host.close()
    ended.resolve()
  }
  const kill = (reason: string) => {
    if (!host.threads.has(id)) return
    killReason ??= reason
    host.send({ kill: id })
    // what a thread does in native code cannot be ended
    const timer = setTimeout(() => {
      if (host.threads.has(id)) host.kill('its host ended: a service could not be ended alone')
    }, endTimeoutMs)
    timer.unref()
  }
  host.threads.set(id, {
    maxMemoryMiB,
    loseHost: (reason) => void finish(reason, true),
    receive(report) {
      if ('text' in report) outputs[report.stream].write(report.text)
      else if ('memoryBytes' in report) {
        ;({ memoryBytes } = report)
        const reason = memoryErrorOf(memoryBytes, maxMemoryMiB)
        if (reason) kill(reason)
      } else if (report.isOutOfMemory) void finish(`it used more than ${maxMemoryMiB} MiB of memory`)
      else void finish(`its thread ended with code ${report.code}`)
    },
  })
  host.send({ start: { id, folder, main, maxMemoryMiB, env } })

  return {
    memoryBytes: () => memoryBytes,
    kill,
    async end() {
      if (!host.threads.has(id)) return
      host.send({ end: id })
      const timer = setTimeout(() => kill('it did not end when it was asked to'), endTimeoutMs)
      await ended.promise
      clearTimeout(timer)
    },
  }
}
