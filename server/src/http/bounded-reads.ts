import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openSiblingPool, rememberUrl, type Database } from '../database/database.ts'
import { overloaded } from './errors.ts'
import { Slots } from './slots.ts'

/*
 * Limits the cost of reads. Reads use their own connections, so that many of them cannot stop a cashier from
 * saving.
 */

type ReaderKind = 'visitor' | 'staff' | 'long'
/** Limits of one server process. `deadlineMs` is the time of all statements of one request. */
type ReadLimits = {
  poolSize: number
  statementTimeoutMs: number
  deadlineMs: number
}

const secondMs = 1000
const limits: Record<ReaderKind, ReadLimits> = {
  visitor: { poolSize: 2, statementTimeoutMs: 5 * secondMs, deadlineMs: 10 * secondMs },
  staff: { poolSize: 8, statementTimeoutMs: 5 * secondMs, deadlineMs: 15 * secondMs },
  // reports and verifications; one of each kind runs at a time
  long: { poolSize: 3, statementTimeoutMs: 120 * secondMs, deadlineMs: 180 * secondMs },
}
/** Requests that read at the same time in this server process, and those that wait. */
const requestLimits = {
  visitor: { max: 2, maxWaiting: 100, maxWaitMs: 10 * secondMs },
  staff: { max: 32, maxWaiting: 200, maxWaitMs: 10 * secondMs },
}
/** Different queries of one kind of report that wait or run. */
const maxQueuedReads = 20
/**
 * Delay before a statement is cancelled: a statement that is about to finish is not worth a cancel request.
 */
const cancelDelayMs = 200

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route uses `sharedRead`: a report or a verification, which may take longer than other reads */
    longRead?: boolean
  }
}

/** A query of postgres.js. `active` is true while the database works on it; the package's types omit it. */
type Statement = { active: boolean; cancel(): Promise<void> | null }

/** The promise that postgres.js returns for a template is always its own query. */
const isStatement = (query: unknown): query is Statement => query instanceof Promise && 'cancel' in query

class Reader {
  readonly pool: Database
  private readonly deadlineTimer: NodeJS.Timeout
  private readonly statements: Statement[] = []
  private isCancelled = false
  /**
   * True when the handler has ended. Statements that start later (extending the hash chain) do not belong to
   * the read
   */
  isFinished = false
  private cancelTimer: NodeJS.Timeout | undefined

  constructor(pool: Database, deadlineMs: number) {
    this.pool = pool
    this.deadlineTimer = setTimeout(() => this.cancel(), deadlineMs)
    this.deadlineTimer.unref()
  }

  /**
   * Records a new query. A query fragment arrives here too, but is never sent alone. Throws 503 after
   * `cancel`.
   */
  track<T>(query: T): T {
    if (!isStatement(query)) return query
    if (this.isCancelled) throw overloaded()
    this.statements.push(query)
    return query
  }

  /**
   * Refuses further queries of the request and cancels its running statements, until the handler has ended. A
   * statement that waits for a connection is cancelled after it gets one, because postgres.js would lose the
   * connection that it is opening.
   */
  cancel(): void {
    // a client may leave while it still receives the response
    if (this.isFinished) return
    this.isCancelled = true
    if (!this.hasStatements) return
    this.cancelTimer ??= setInterval(() => {
      for (const statement of this.statements)
        // cancelling fails when the database is gone, and then the statement is gone too
        if (statement.active) Promise.resolve(statement.cancel()).catch(() => undefined)
    }, cancelDelayMs)
    this.cancelTimer.unref()
  }

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
 * Wraps the database so that each statement of a read uses the pool of that read. Transactions and everything
 * else use the pool of `sql`.
 */
export function withBoundedReads(sql: Database): Database {
  const boundedSql = new Proxy(sql, {
    apply(target, self, args: Parameters<Database>) {
      const reader = currentReader.getStore()
      // the same call on another pool of the same type
      return reader && !reader.isFinished
        ? reader.track<unknown>(Reflect.apply(reader.pool, self, args))
        : (Reflect.apply(target, self, args) as unknown)
    },
  })
  rememberUrl(boundedSql, sql)
  return boundedSql
}

/**
 * Pages read through internal API requests, module files come from disk, and the gateway has a limit for each
 * service: none of them needs a slot.
 */
const readsDatabase = (url: string | undefined) =>
  /^\/(?:(?:api(?!\/x\/)|media)\/|docs(?:\/|$))/.test(url ?? '')

/**
 * Gives each read a slot, a pool and a deadline. Register it after the access check, because it needs
 * `request.user`.
 */
export function boundReads(app: FastifyInstance, sql: Database): void {
  const pools = new Map<ReaderKind, Database>()
  const poolOf = (kind: ReaderKind): Database => {
    const pool = pools.get(kind) ?? openSiblingPool(sql, { ...limits[kind], plansEachStatement: true })
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
      // a handler that has started a statement always ends and frees the slot in onSend; a handler without
      // one may never run
      if (!reader?.hasStatements) leaveSlot()
    })
  })
  // the slot is free now: a slow client that is still receiving the response costs the database nothing
  app.addHook('onSend', async (request) => leaveByRequest.get(request)?.())
  app.addHook('onClose', async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()))
  })
  app.decorate('sharedRead', sharedReads(readerOf))
}

type SharedRead = <T>(kind: string, query: unknown, work: () => Promise<T>) => Promise<T>
declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs an expensive read. Concurrent requests with the same `query` share one result, and only one query
     * of each `kind` runs at a time. The read continues when its first client has left, because others may
     * wait for it. Throws 503 when too many wait.
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
    // the same query always has a result of the same type
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
