import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import { errorCode } from '../process/error-code.ts'

/** The connection pool. Only start-up code, `transaction` and plain reads use it directly. */
export type Database = postgres.Sql
/**
 * The pool or a transaction. It is always the first argument, so that a caller inside a transaction cannot
 * leave it by mistake.
 */
export type Sql = postgres.ISql
export type Transaction = postgres.TransactionSql
export type Fragment = postgres.PendingQuery<postgres.Row[]>

const identity = (value: string) => value
const utcTimestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/
/**
 * Converts a timestamp without a `Date`, because lists contain hundreds of them. All our sessions use UTC.
 * `join` makes one piece of text: with text that V8 keeps in pieces, it leaves the fast way of
 * `JSON.stringify` for the whole response.
 */
const isoInstant = (value: string) =>
  utcTimestamp.test(value)
    ? [
        value.slice(0, 10),
        'T',
        value.slice(11, 19),
        '.',
        value.slice(20, -3).padEnd(3, '0').slice(0, 3),
        'Z',
      ].join('')
    : instantOf(value)
const instantOf = (value: string) =>
  new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()

/**
 * The types of query results: bigint and numeric (the type of `sum`) become numbers, `date` becomes
 * 'YYYY-MM-DD', timestamps become ISO instants. Amounts are whole paisa, far below the largest safe integer.
 */
const types: Record<string, postgres.PostgresType> = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  day: { to: 1082, from: [1082], serialize: String, parse: identity },
  date: {
    to: 1184,
    from: [1114, 1184],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
    parse: isoInstant,
  },
}

export type PoolOptions = {
  poolSize?: number
  /** The database server cancels a statement that takes longer; without it there is no time limit */
  statementTimeoutMs?: number
  /**
   * Plans each statement for its parameters, which a search needs: a plan that serves every parameter folds
   * the text of the search again for each row. Other pools keep the plan of a statement, because planning the
   * statements of a sale takes longer than running them.
   */
  plansEachStatement?: boolean
  /**
   * Sends small packets at once. Only for a pool of one connection that ends with its task, see
   * `noDelaySocket`.
   */
  noDelay?: boolean
}

type Address = { host: string[]; port: number[]; path?: string | false }

/**
 * Connects without Nagle's algorithm, which the driver leaves on: a small packet then waits until the
 * database acknowledges the one before. The database acknowledges the rows of a COPY only after 40 ms, so a
 * restore waited twice for each table. The driver documents this option, but its types lack it. With the
 * option the driver tries only one host, and it does not connect again reliably: it sends before the
 * connection stands, and an error before that leaves the connection unusable.
 */
const noDelaySocket = {
  socket: ({ host: [host = 'localhost'], port: [port = 5432], path }: Address): Socket =>
    // the driver reads `host` for the name in the certificate
    path ? connect({ path }) : Object.assign(connect({ host, port, noDelay: true }), { host }),
}

/**
 * 'postgres://user:password@first,second/name': the driver tries the hosts in turns, until it finds the
 * primary.
 */
const hasSeveralHosts = (url: string) => /^\w+:\/\/(?:[^@/]*@)?[^/?#]*,/.test(url)

const urlByPool = new WeakMap<Database, string>()

/**
 * Opens a pool. It connects when the first query needs it, and connects again after a lost connection. `end`
 * gives running queries 5 seconds unless it is told otherwise: without a limit the driver waits for ever for
 * a query whose connection was lost.
 */
export function openDatabase(
  url: string,
  { poolSize = 10, statementTimeoutMs, plansEachStatement = false, noDelay = false }: PoolOptions = {},
): Database {
  const sql = postgres(url, {
    types,
    max: poolSize,
    // cancelling a statement must not affect others that wait behind it on the same connection
    ...(statementTimeoutMs !== undefined && { max_pipeline: 0, idle_timeout: 300 }),
    connect_timeout: 5,
    ...(noDelay && !hasSeveralHosts(url) && noDelaySocket),
    // a replica reads only; it becomes the primary when the primary is lost
    ...(hasSeveralHosts(url) && { target_session_attrs: 'primary' }),
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    connection: {
      application_name: 'samity',
      TimeZone: 'UTC',
      default_transaction_isolation: 'read committed',
      plan_cache_mode: plansEachStatement ? 'force_custom_plan' : 'auto',
      ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    },
  })
  urlByPool.set(sql, url)
  const end = sql.end
  return Object.assign(sql, { end: (options?: { timeout?: number }) => end({ timeout: 5, ...options }) })
}

/**
 * A name that somebody else chose, with its schema or alone. The driver's own way, `sql(name)`, takes a dot
 * in a name for the end of a schema's name.
 */
export const identifier = (sql: Sql, ...names: string[]): Fragment =>
  sql.unsafe(names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.'))

export const openSiblingPool = (sql: Database, options: PoolOptions): Database =>
  openDatabase(urlOf(sql), options)

function urlOf(sql: Database): string {
  const url = urlByPool.get(sql)
  if (url === undefined) throw new Error('The URL is known only of a pool from openDatabase.')
  return url
}

export const rememberUrl = (wrapper: Database, sql: Database): void => void urlByPool.set(wrapper, urlOf(sql))

/** The URL of the database of `sql` for another role. The password must need no encoding. */
export const urlForRole = (sql: Database, role: string, password: string): string =>
  withPrimary(urlOf(sql).replace(/^(\w+:\/\/)(?:[^@/]*@)?/, `$1${role}:${password}@`))

/** Tells the driver of a module's service what `openDatabase` tells ours. */
const withPrimary = (url: string): string =>
  !hasSeveralHosts(url) || url.includes('target_session_attrs=')
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}target_session_attrs=primary`

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  // a network that is not there yet or no longer, as after a power cut
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/**
 * True if the database could not be reached, or disappeared in the middle: the request itself may be correct.
 */
export const isDatabaseUnreachable = (error: unknown): boolean => unreachableCodes.has(errorCode(error) ?? '')

export const isDatabaseError = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError
