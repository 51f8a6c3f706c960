import { CommandError } from '@samity/module-registry'
import type { ActiveModule } from '@samity/shared-api/module'
import { isDatabaseUnreachable } from '../../database/database.ts'
import { FailingMigration } from '../schemas/prepare-module-schema.ts'
import { makeFailureLog } from './failure-log.ts'
import { connectService, type UpstreamConnection } from './service-connection.ts'
import type { ServiceHost } from './service-hosts.ts'
import { removeSocket } from './service-files.ts'
import { startServiceProcess, type ServiceProcess } from './service-process.ts'
import {
  defaultHealthPath,
  defaultMaxMemoryMiB,
  makeServiceCore,
  type Service,
  type ServiceContext,
} from './service.ts'
import { errorMessage } from '../../process/error-message.ts'

const startTimeoutMs = 30_000
const startPollMs = 50
const healthIntervalMs = 3000
/** A database that is away is looked at again after this time. */
const outsideRetryDelayMs = 5000
/**
 * A failure that a person must mend, such as a right in the database or a changed file, is tried again after
 * twice as long each time.
 */
const maxRefusalDelayMs = 300_000
/** A service that does not answer so many health checks in a row hangs: it is killed and started again. */
const maxMissedChecks = 3
/** Requests wait so long for a service that starts for the first time, or that lost its host. */
const maxReturnMs = 5000

/** The machine lacks room on the disk, processes, memory or open files, which is no fault of the release. */
const isShortage = (error: unknown) => error instanceof Error && 'syscall' in error

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
/** Why a service does not work: itself, the host that it shares, the database, or what a person must mend. */
type Cause = 'release' | 'host' | 'outside' | 'refusal'
type Run = {
  process: ServiceProcess
  connection: UpstreamConnection
  hasEnded: boolean
}

/**
 * Runs the service of a release on this machine, in a process of its own or in a host, and starts it again
 * when it ends, hangs or uses too much memory.
 */
export function startLocalService(module: ActiveModule, main: string, context: ServiceContext): Service {
  const { name, release, descriptor } = module
  const { health = defaultHealthPath, maxMemoryMiB = defaultMaxMemoryMiB } = descriptor.service ?? {}
  const core = makeServiceCore(module, context)
  const { state } = core
  const log = context.log.child({ module: name, release })
  const failures = makeFailureLog()
  let run: Run | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let folder: string | undefined
  let host: ServiceHost | undefined
  let database: { url: string | undefined } | undefined

  let back: PromiseWithResolvers<void> | undefined
  const beginReturn = () => {
    if (back) return
    back = Promise.withResolvers()
    setTimeout(back.resolve, maxReturnMs).unref()
  }
  const endReturn = () => {
    back?.resolve()
    back = undefined
  }

  let refusals = 0
  /** Only a failure of the release itself counts towards a crash loop. */
  function fail(reason: string, cause: Cause = 'release'): void {
    if (state.get() === 'stopped') return
    if (cause === 'release') failures.add()
    // what was right a moment ago is right for a service that must be back at once
    if (cause !== 'host') database = undefined
    const isCrashLoop = cause === 'release' && failures.isCrashLoop()
    const isDown = isCrashLoop || cause === 'outside' || cause === 'refusal'
    if (!state.become(isDown ? 'failed' : 'restarting', reason)) return
    if (cause === 'host') beginReturn()
    else endReturn()
    refusals = cause === 'refusal' ? refusals + 1 : 0
    const delaysMs: Record<Cause, number> = {
      release: failures.delayMs(),
      host: 0,
      outside: outsideRetryDelayMs,
      refusal: Math.min(outsideRetryDelayMs * 2 ** (refusals - 1), maxRefusalDelayMs),
    }
    retryTimer = setTimeout(() => void start(), delaysMs[cause])
    retryTimer.unref()
    if (isCrashLoop) context.onCrashLoop(module, { crashes: failures.count(), reason })
  }

  async function start(isFirst = false): Promise<void> {
    if (!isFirst) {
      if (!state.become('starting')) return
      core.countRestart()
    }
    let current: Run
    try {
      if (folder === undefined) {
        host = context.hostOf(module)
        folder = (host?.folder ?? context.runFolder).copyService(context.releases, name, release)
      }
      database ??= { url: await context.prepareSchema(module) }
      if (state.get() !== 'starting') return
      current = run = startRun(folder, database.url)
    } catch (error) {
      // a changed file is refused again and again, but it is no crash; neither is a database that is away
      if (error instanceof FailingMigration) return fail(error.message)
      if (error instanceof CommandError) return fail(error.message, 'refusal')
      return fail(
        errorMessage(error),
        isDatabaseUnreachable(error) || isShortage(error) ? 'outside' : 'release',
      )
    }
    try {
      await waitUntilHealthy(current)
      if (current.hasEnded) return
      await core.putFacts(current.connection)
    } catch (error) {
      return current.process.kill(errorMessage(error))
    }
    // it may have ended, or the server may have stopped it, in the meantime
    if (!current.hasEnded && state.become('running')) {
      endReturn()
      void watchHealth(current)
    }
  }

  function startRun(codeFolder: string, databaseUrl: string | undefined): Run {
    const sharedHost = host?.isUsable() ? host : undefined
    const startProcess = sharedHost?.start ?? startServiceProcess
    const socketPath = (sharedHost?.folder ?? context.runFolder).socketPath()
    const connection = connectService({ origin: 'http://service', socketPath, prefix: '' })
    const current: Run = {
      connection,
      hasEnded: false,
      process: startProcess({
        folder: codeFolder,
        main,
        socketPath,
        maxMemoryMiB,
        guard: (pid) => context.orphanGuard.watch(pid, context.runFolder.path()),
        env: {
          NODE_ENV: 'production',
          ...context.env,
          SAMITY_SOCKET: socketPath,
          SAMITY_MODULE: name,
          SAMITY_RELEASE: release,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        },
        onLine: (stream, line) =>
          stream === 'stderr' ? log.warn({ line }, 'service output') : log.info({ line }, 'service output'),
        onDropped: (lines) => log.warn({ lines }, 'service output dropped: too many lines in one second'),
        onExit: (reason, hostEnded) => {
          current.hasEnded = true
          void connection.close()
          removeSocket(socketPath)
          if (run === current) run = undefined
          fail(reason, hostEnded ? 'host' : 'release')
        },
      }),
    }
    return current
  }

  async function waitUntilHealthy(current: Run): Promise<void> {
    const deadline = Date.now() + startTimeoutMs
    let reason = ''
    while (!current.hasEnded && Date.now() < deadline) {
      try {
        return await current.connection.checkHealth(health)
      } catch (error) {
        reason = errorMessage(error)
      }
      await delay(startPollMs)
    }
    if (!current.hasEnded) throw new Error(`it did not work within ${startTimeoutMs / 1000} s: ${reason}`)
  }

  async function watchHealth(current: Run): Promise<void> {
    let missedChecks = 0
    while (!current.hasEnded && state.get() === 'running') {
      await delay(healthIntervalMs)
      if (current.hasEnded || state.get() !== 'running') return
      try {
        await current.connection.checkHealth(health)
        missedChecks = 0
      } catch (error) {
        missedChecks += 1
        if (missedChecks >= maxMissedChecks)
          return current.process.kill(`its health check failed ${missedChecks} times: ${errorMessage(error)}`)
      }
    }
  }

  const connection = () => (state.get() === 'running' ? run?.connection : undefined)

  beginReturn()
  void start(true)
  return {
    module,
    descriptor,
    state: state.get,
    status: core.status,
    hasWorked: core.hasWorked,
    whenBack: () => back?.promise,
    connection,
    memoryBytes: () => run?.process.memoryBytes() ?? 0,
    requestsInFlight: core.requestsInFlight,
    acquire: core.acquire,
    sendFacts: () => core.sendFacts(connection),
    async stop() {
      state.become('stopped')
      endReturn()
      clearTimeout(retryTimer)
      await core.drain()
      const last = run
      await last?.process.end()
    },
  }
}
