import { createHash } from 'node:crypto'
import type { Resource } from '@samity/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import type { OrderTerm } from './query.ts'
import { messages, ServiceError } from './service-error.ts'

export type SqlFragment = postgres.PendingQuery<postgres.Row[]>
type Types = Record<string, unknown>
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- postgres.js names this type for them
type NoTypes = Record<never, unknown>

const asPattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** The condition that each word of a search is in this text, which is in small letters. */
export const matchesWords = <T extends Types = NoTypes>(
  sql: postgres.ISql<T>,
  words: readonly string[],
  text: SqlFragment,
): SqlFragment =>
  words
    .map((word) => sql`${text} like ${asPattern(word.toLowerCase())}`)
    .reduce((left, right) => sql`${left} and ${right}`, sql`true`)

/** The order of a list for `order by`. `columns` has an expression for each name of the list's parameters. */
export const orderBy = <T extends Types = NoTypes>(
  sql: postgres.ISql<T>,
  terms: readonly OrderTerm[],
  columns: Record<string, SqlFragment>,
  initial: SqlFragment,
): SqlFragment =>
  terms
    .map(({ name, isDescending }) =>
      isDescending ? sql`${columns[name]!} desc nulls last` : sql`${columns[name]!} asc nulls last`,
    )
    .reduce<SqlFragment | undefined>((left, right) => (left ? sql`${left}, ${right}` : right), undefined) ??
  initial

/**
 * The refusal of a constraint that the resource declares: 409 with its message at its field. Every other
 * error as it is.
 */
export function toConflict({ conflicts }: Pick<Resource, 'conflicts'>, error: unknown): unknown {
  const conflict =
    error instanceof postgres.PostgresError && error.constraint_name
      ? conflicts[error.constraint_name]
      : undefined
  if (!conflict) return error
  const { field, message } = conflict
  return new ServiceError(409, message, { [field]: message }, { code: 'record.duplicate' })
}

/* Keys of repeated requests are kept in a table of the module's own schema, as long as those of the API. */
const keptHours = 30
const duplicateCodes = ['23505', '42P07']
const preparedTables = new WeakMap<object, Promise<unknown>>()

const prepareTable = <T extends Types = NoTypes>(sql: postgres.Sql<T>): Promise<unknown> => {
  const preparation =
    preparedTables.get(sql) ??
    sql`
      create table if not exists idempotent_writes (
        place text primary key,
        content text not null,
        response text,
        written_at timestamptz not null default now()
      )`.catch((error: unknown) => {
      // another process makes it at the same moment
      if (error instanceof postgres.PostgresError && duplicateCodes.includes(error.code)) return
      preparedTables.delete(sql)
      throw error
    })
  preparedTables.set(sql, preparation)
  return preparation
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Runs a write in a transaction and returns what it returns, which must be JSON. The same person's second
 * request with the same Idempotency-Key and content writes nothing and returns the same; other content is
 * refused with 422 (`idempotency.reused`). A write that fails keeps no key.
 */
export async function writeOnce<Result extends object, T extends Types = NoTypes>(
  sql: postgres.Sql<T>,
  request: FastifyRequest,
  write: (tx: postgres.TransactionSql<T>) => Promise<Result>,
): Promise<Result> {
  const key = [request.headers['idempotency-key']].flat()[0]
  if (!key) return (await sql.begin(write)) as Result // the driver unwraps arrays of queries only
  await prepareTable(sql)
  const { claims, method, url, body } = request
  const place = hash(
    claims.sub,
    String(claims.api_token ?? ''),
    method,
    url.split('?')[0]!.replace(/\/$/, ''),
    key,
  )
  const content = hash(JSON.stringify(body ?? null))
  return (await sql.begin(async (tx) => {
    await tx`
      delete from idempotent_writes where place in (
        select place from idempotent_writes where written_at < now() - make_interval(hours => ${keptHours})
        limit 100 for update skip locked)`
    // a second request at the same time waits here until the first has ended
    const reserved = await tx`
      insert into idempotent_writes ${tx({ place, content })} on conflict (place) do nothing returning place`
    if (reserved.length === 0) {
      const [known] = await tx<{ content: string; response: string }[]>`
        select content, response from idempotent_writes where place = ${place}`
      if (known?.content !== content)
        throw new ServiceError(422, messages.keyReused, {}, { code: 'idempotency.reused' })
      return JSON.parse(known.response) as Result // it was stored below
    }
    const result = await write(tx)
    await tx`update idempotent_writes set response = ${JSON.stringify(result)} where place = ${place}`
    return result
  })) as Result // as above
}

/* The connection to the module's own schema. */

/** The types of `openModuleDatabase`: days are 'YYYY-MM-DD', bigint is a number up to 2^53. */
type ModuleTypes = { day: string; bigint: number }
export type ModuleDatabase = postgres.Sql<ModuleTypes>
export type ModuleTransaction = postgres.TransactionSql<ModuleTypes>
/** Either of them */
export type ModuleSql = postgres.ISql<ModuleTypes>

const maxConnections = 6

/** Connects to the module's own schema. The URL comes from the server, as DATABASE_URL. */
export const openModuleDatabase = (url: string): ModuleDatabase =>
  postgres(url, {
    max: maxConnections,
    onnotice: () => undefined,
    types: {
      day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  })

export const isPostgresError = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError
export const violates = (error: unknown, constraint: string): boolean =>
  isPostgresError(error) && error.constraint_name === constraint
