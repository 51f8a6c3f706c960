import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openAnother, type Database } from './database.ts'
import { overloaded } from './errors.ts'
import { Slots } from './slots.ts'

/* What a read may cost. Reads have connections of their own, so that no crowd of them keeps a cashier from saving. */

type Kind = 'visitor' | 'staff' | 'long'
type Limits = {
  /** Connections of this server process */
  poolSize: number
  /** One statement */
  statementTimeoutMs: number
  /** All statements of one request */
  deadlineMs: number
}

const second = 1000
const limits: Record<Kind, Limits> = {
  visitor: { poolSize: 2, statementTimeoutMs: 5 * second, deadlineMs: 10 * second },
  staff: { poolSize: 8, statementTimeoutMs: 5 * second, deadlineMs: 15 * second },
  // reports and proofs; each kind of them runs once at a time
  long: { poolSize: 3, statementTimeoutMs: 120 * second, deadlineMs: 180 * second },
}
/** Requests that read at the same time, in this server process, and those that wait for them. */
const requestLimits = {
  visitor: { max: 2, maxWaiting: 100, maxWaitMs: 10 * second },
  staff: { max: 32, maxWaiting: 200, maxWaitMs: 10 * second },
}
/** Questions of one kind of report that wait for their turn. */
const maxWaitingQuestions = 20
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
  private readonly deadline: NodeJS.Timeout
  private readonly statements: Statement[] = []
  private isCancelled = false
  /** What begins later (the sealing of an entry) belongs to the read no more */
  isFinished = false
  private cancelling: NodeJS.Timeout | undefined

  constructor(pool: Database, deadlineMs: number) {
    this.pool = pool
    this.deadline = setTimeout(() => this.cancel(), deadlineMs)
    this.deadline.unref()
  }

  /** Notes a query that is made now. A piece of a query is one too, but is never sent by itself. */
  note<T>(made: T): T {
    if (!(made instanceof Promise)) return made
    if (this.isCancelled) throw overloaded()
    // what postgres.js makes of a template is always its own Query
    this.statements.push(made as unknown as Statement)
    return made
  }

  /**
   * Refuses what the request would ask next, and ends what the database still does for it, until the handler has ended. A
   * statement that waits for a connection is ended when it has one: postgres.js would lose the connection that it is
   * opening for it.
   */
  cancel(): void {
    this.isCancelled = true
    if (!this.hasAsked) return
    this.cancelling ??= setInterval(() => {
      for (const statement of this.statements)
        // the database may be gone by now, and with it what was to be ended
        if (statement.active) Promise.resolve(statement.cancel()).catch(() => undefined)
    }, cancelDelayMs)
    this.cancelling.unref()
  }

  /** The handler has ended. */
  finish(): void {
    clearTimeout(this.deadline)
    clearInterval(this.cancelling)
    this.isFinished = true
  }

  get hasAsked(): boolean {
    return this.statements.length > 0
  }
}

const readers = new AsyncLocalStorage<Reader>()

/**
 * The same database for everyone who asks it: a statement that belongs to a read goes to the connections of that read, a
 * transaction and everything else to those of `sql`.
 */
export const withBoundedReads = (sql: Database): Database =>
  new Proxy(sql, {
    apply(target, self, args: Parameters<Database>) {
      const reader = readers.getStore()
      // the same call, to another pool of the same kind
      return reader && !reader.isFinished
        ? reader.note<unknown>(Reflect.apply(reader.pool, self, args))
        : (Reflect.apply(target, self, args) as unknown)
    },
  })

/** Pages read through requests of their own, and files of modules from the disk: neither takes a place from those that do. */
const readsDatabase = (url: string | undefined) => /^\/(api|media)\//.test(url ?? '')

/** Gives each read its place, its connections and its time. Register it after access is checked: it must know who asks. */
export function boundReads(app: FastifyInstance, sql: Database): void {
  const pools = new Map<Kind, Database>()
  const poolOf = (kind: Kind): Database => {
    const known = pools.get(kind) ?? openAnother(sql, limits[kind])
    pools.set(kind, known)
    return known
  }
  const readerOf = (kind: Kind) => new Reader(poolOf(kind), limits[kind].deadlineMs)
  const slots = { visitor: new Slots(requestLimits.visitor), staff: new Slots(requestLimits.staff) }
  const leave = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    if (!['GET', 'HEAD'].includes(request.method) || !readsDatabase(url)) return done()
    if (config.longRead) return done()
    const kind = request.user ? 'staff' : 'visitor'
    let reader: Reader | undefined
    const leaveSlot = slots[kind].take(() => {
      reader = readerOf(kind)
      readers.run(reader, done)
    }, done)
    leave.set(request, () => {
      reader?.finish()
      leaveSlot()
    })
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return
      reader?.cancel()
      // a handler that has asked the database ends with an answer, though nobody hears it; any other may never run
      if (!reader?.hasAsked) leaveSlot()
    })
  })
  // a slow line that still receives the answer costs the database nothing
  app.addHook('onSend', async (request) => leave.get(request)?.())
  app.addHook('onClose', async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end({ timeout: 5 })))
  })
  app.decorate('sharedRead', sharedReads(readerOf))
}

type SharedRead = <T>(kind: string, question: unknown, work: () => Promise<T>) => Promise<T>
declare module 'fastify' {
  interface FastifyInstance {
    /**
     * An expensive read. Those who ask the same at the same time share one answer, and of one kind only one question is
     * worked on at a time. It goes on when the person who asked first has left: others may wait for it.
     */
    sharedRead: SharedRead
  }
}

function sharedReads(readerOf: (kind: Kind) => Reader): SharedRead {
  type Queue = { last: Promise<unknown>; underWay: Map<string, Promise<unknown>> }
  const queues = new Map<string, Queue>()
  return async <T>(kind: string, question: unknown, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(kind) ?? { last: Promise.resolve(), underWay: new Map() }
    queues.set(kind, queue)
    const key = JSON.stringify(question)
    // whoever asks the same question gets an answer of the same type
    const known = queue.underWay.get(key) as Promise<T> | undefined
    if (known) return known
    if (queue.underWay.size >= maxWaitingQuestions) throw overloaded()
    const answer = queue.last.then(async () => {
      const reader = readerOf('long')
      try {
        return await readers.run(reader, work)
      } finally {
        reader.finish()
      }
    })
    queue.underWay.set(key, answer)
    queue.last = answer.catch(() => undefined).finally(() => queue.underWay.delete(key))
    return answer
  }
}
