import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openSiblingPool, type Database } from '../database/database.ts'
import { overloaded } from './errors.ts'
import { Slots } from './slots.ts'

/* What a read may cost. Reads have connections of their own, so that no crowd of them keeps a cashier from saving. */

type ReaderKind = 'visitor' | 'staff' | 'long'
type ReadLimits = {
  /** Connections of this server process */
  poolSize: number
  /** One statement */
  statementTimeoutMs: number
  /** All statements of one request */
  deadlineMs: number
}

const secondMs = 1000
const limits: Record<ReaderKind, ReadLimits> = {
  visitor: { poolSize: 2, statementTimeoutMs: 5 * secondMs, deadlineMs: 10 * secondMs },
  staff: { poolSize: 8, statementTimeoutMs: 5 * secondMs, deadlineMs: 15 * secondMs },
  // reports and proofs; each kind of them runs once at a time
  long: { poolSize: 3, statementTimeoutMs: 120 * secondMs, deadlineMs: 180 * secondMs },
}
/** Requests that read at the same time, in this server process, and those that wait for them. */
const requestLimits = {
  visitor: { max: 2, maxWaiting: 100, maxWaitMs: 10 * secondMs },
  staff: { max: 32, maxWaiting: 200, maxWaitMs: 10 * secondMs },
}
/** Questions of one kind of report that wait for their turn. */
const maxQueuedReads = 20
/** A client that leaves ends what still runs after this time: a statement that is about to end is not worth a signal. */
const cancelDelayMs = 200

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered by `sharedRead`: a report or a proof, which may take longer than other reads */
    longRead?: boolean
  }
}

/** postgres.js knows of a query whether the database works on it, but does not say so in its types. */
type Statement = { active: boolean; cancel(): Promise<void> | null }

/** Where the statements of one request go, and those that it has sent. */
class Reader {
  readonly pool: Database
  private readonly deadlineTimer: NodeJS.Timeout
  private readonly statements: Statement[] = []
  private isCancelled = false
  /** What begins later (the sealing of an entry) belongs to the read no more */
  isFinished = false
  private cancelTimer: NodeJS.Timeout | undefined

  constructor(pool: Database, deadlineMs: number) {
    this.pool = pool
    this.deadlineTimer = setTimeout(() => this.cancel(), deadlineMs)
    this.deadlineTimer.unref()
  }

  /** Notes a query that is made now. A piece of a query is one too, but is never sent by itself. */
  track<T>(query: T): T {
    if (!(query instanceof Promise)) return query
    if (this.isCancelled) throw overloaded()
    // what postgres.js makes of a template is always its own Query
    this.statements.push(query as unknown as Statement)
    return query
  }

  /**
   * Refuses what the request would ask next, and ends what the database still does for it, until the handler has ended. A
   * statement that waits for a connection is ended when it has one: postgres.js would lose the connection that it is
   * opening for it.
   */
  cancel(): void {
    this.isCancelled = true
    if (!this.hasStatements) return
    this.cancelTimer ??= setInterval(() => {
      for (const statement of this.statements)
        // the database may be gone by now, and with it what was to be ended
        if (statement.active) Promise.resolve(statement.cancel()).catch(() => undefined)
    }, cancelDelayMs)
    this.cancelTimer.unref()
  }

  /** The handler has ended. */
  finish(): void {
    clearTimeout(this.deadlineTimer)
    clearInterval(this.cancelTimer)
    this.isFinished = true
  }

  get hasStatements(): boolean {
    return this.statements.length > 0
  }
}

const currentReader = new AsyncLocalStorage<Reader>()

/**
 * The same database for everyone who asks it: a statement that belongs to a read goes to the connections of that read, a
 * transaction and everything else to those of `sql`.
 */
export const withBoundedReads = (sql: Database): Database =>
  new Proxy(sql, {
    apply(target, self, args: Parameters<Database>) {
      const reader = currentReader.getStore()
      // the same call, to another pool of the same kind
      return reader && !reader.isFinished
        ? reader.track<unknown>(Reflect.apply(reader.pool, self, args))
        : (Reflect.apply(target, self, args) as unknown)
    },
  })

/** Pages read through requests of their own, and files of modules from the disk: neither takes a place from those that do. */
const readsDatabase = (url: string | undefined) => /^\/(api|media)\//.test(url ?? '')

/** Gives each read its place, its connections and its time. Register it after access is checked: it must know who asks. */
export function boundReads(app: FastifyInstance, sql: Database): void {
  const pools = new Map<ReaderKind, Database>()
  const poolOf = (kind: ReaderKind): Database => {
    const pool = pools.get(kind) ?? openSiblingPool(sql, limits[kind])
    pools.set(kind, pool)
    return pool
  }
  const readerOf = (kind: ReaderKind) => new Reader(poolOf(kind), limits[kind].deadlineMs)
  const slots = { visitor: new Slots(requestLimits.visitor), staff: new Slots(requestLimits.staff) }
  const leaveByRequest = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    if (!['GET', 'HEAD'].includes(request.method) || !readsDatabase(url)) return done()
    if (config.longRead) return done()
    const kind = request.user ? 'staff' : 'visitor'
    let reader: Reader | undefined
    const leaveSlot = slots[kind].acquire(() => {
      reader = readerOf(kind)
      currentReader.run(reader, done)
    }, done)
    leaveByRequest.set(request, () => {
      reader?.finish()
      leaveSlot()
    })
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return
      reader?.cancel()
      // a handler that has asked the database ends with an answer, though nobody hears it; any other may never run
      if (!reader?.hasStatements) leaveSlot()
    })
  })
  // a slow line that still receives the answer costs the database nothing
  app.addHook('onSend', async (request) => leaveByRequest.get(request)?.())
  app.addHook('onClose', async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end({ timeout: 5 })))
  })
  app.decorate('sharedRead', sharedReads(readerOf))
}

type SharedRead = <T>(kind: string, query: unknown, work: () => Promise<T>) => Promise<T>
declare module 'fastify' {
  interface FastifyInstance {
    /**
     * An expensive read. Those who ask the same at the same time share one answer, and of one kind only one question is
     * worked on at a time. It goes on when the person who asked first has left: others may wait for it.
     */
    sharedRead: SharedRead
  }
}

function sharedReads(readerOf: (kind: ReaderKind) => Reader): SharedRead {
  type Queue = { last: Promise<unknown>; pending: Map<string, Promise<unknown>> }
  const queues = new Map<string, Queue>()
  return async <T>(kind: string, query: unknown, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(kind) ?? { last: Promise.resolve(), pending: new Map() }
    queues.set(kind, queue)
    const key = JSON.stringify(query)
    // whoever asks the same question gets an answer of the same type
    const sharedResult = queue.pending.get(key) as Promise<T> | undefined
    if (sharedResult) return sharedResult
    if (queue.pending.size >= maxQueuedReads) throw overloaded()
    const result = queue.last.then(async () => {
      const reader = readerOf('long')
      try {
        return await currentReader.run(reader, work)
      } finally {
        reader.finish()
      }
    })
    queue.pending.set(key, result)
    queue.last = result.catch(() => undefined).finally(() => queue.pending.delete(key))
    return result
  }
}
