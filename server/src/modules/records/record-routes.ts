import type { FastifyInstance } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import type { ModuleRecords, RecordTable } from '@samity/shared-api/contract/system/module-records'
import type { RecordTableEntry } from '@samity/shared-api/module'
import { z } from 'zod'
import { readDeclaredRecords, presentTables, type DeclaredRecords } from '../../backup/record-files.ts'
import { isDatabaseError, openDatabase, type Database, type Transaction } from '../../database/database.ts'
import { ModuleRoleRefused } from '../../database/module-roles.ts'
import { textContains } from '../../database/search-text.ts'
import { overseers, signedIn, type SignedInUser } from '../../http/access.ts'
import { ApiError, notFound, overloaded } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { maxPageRows, readDayParameter, readSearchWords } from '../../resources/list-query.ts'
import { titleOfModule } from '../../resources/module-title.ts'
import { readColumnTypes } from '../schemas/check-records.ts'
import { roleUrl } from '../schemas/prepare-module-schema.ts'
import {
  advocatesIn,
  readRecordRows,
  readRecordSums,
  toRecordRows,
  type ReadTable,
  type RecordFilters,
} from './read-records.ts'

const statementTimeoutMs = 10_000
/** More advocates than these match no search that a person reads */
const maxAdvocates = 2000

const name: Words = { en: 'table', bn: 'টেবিল' }
const unreadable: Words = {
  en: 'The database could not read this table: the module may have changed it.',
  bn: 'ডেটাবেস এই টেবিল পড়তে পারেনি: মডিউলটি হয়তো এটি বদলে ফেলেছে।',
}

const params = z.object({ module: z.string().max(60), table: z.string().max(63) })
const parameter = z.string().default('')
const filters = z.object({ search: parameter, from: parameter, to: parameter })
const listQuery = filters.extend({
  limit: z.coerce.number().int().min(1).max(maxPageRows).default(50),
  offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  ordering: z.string().max(64).default(''),
})

const route = routesOf({ area: 'modules', tokens: 'closed' })

/** The part of a table that a person may read; undefined when nothing. */
function permittedPart(table: RecordTableEntry, { role }: SignedInUser): RecordTableEntry | undefined {
  if (!overseers.includes(role) && !table.roles?.includes(role)) return undefined
  const columns = table.columns.filter(({ personal }) => !personal || role === 'admin')
  const { order, day, ...rest } = table
  const has = (column = '') => columns.some((one) => one.name === column)
  return columns.length === 0
    ? undefined
    : {
        ...rest,
        columns,
        ...(order !== undefined && has(order.replace(/^-/, '')) && { order }),
        ...(day !== undefined && has(day) && { day }),
      }
}

const describe = ({ table, title, order = '', day, columns }: RecordTableEntry): RecordTable => ({
  table,
  title,
  order,
  has_days: day !== undefined,
  has_search: columns.some(({ search }) => search),
  columns: columns.map(({ name: column, title: heading, kind, choices, sum }) => ({
    name: column,
    title: heading,
    kind,
    ...(choices && { choices }),
    ...(sum && { sum }),
  })),
})

/**
 * The tables that modules declared, read-only and also without the module: its release may be removed or
 * fail. A table may have become a view, whose functions would run with the rights of the reader, so the role
 * of the module reads it, in a connection of its own.
 */
export async function moduleRecords(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { sql, registry } = app
  const readers = new Map<string, { role: string | undefined; pool: Promise<Database> }>()
  const end = async ({ pool }: { pool: Promise<Database> }) => (await pool).end()
  app.addHook('onClose', async () => {
    await Promise.allSettled([...readers.values()].map(end))
  })

  /** One connection for each module, so that its role has the others for the service. */
  async function readerOf(module: string): Promise<Database> {
    const [row] = await sql<{ role: string }[]>`select role from module_schemas where module = ${module}`
    const open = readers.get(module)
    if (open && open.role === row?.role) return open.pool
    const pool = roleUrl(app, module).then((url) => openDatabase(url, { poolSize: 1, statementTimeoutMs }))
    readers.set(module, { role: row?.role, pool })
    pool.catch(() => readers.delete(module))
    // the module was purged in between, and has another role now
    if (open) await end(open).catch(() => undefined)
    return pool
  }

  async function readAs<T>(module: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      const pool = await readerOf(module)
      return (await pool.begin('read only', work)) as T
    } catch (error) {
      if (error instanceof ModuleRoleRefused) throw new ApiError(503, { en: error.message, bn: error.bn })
      if (!isDatabaseError(error)) throw error
      if (error.code === '57014') throw overloaded()
      app.log.warn({ err: error, module }, 'records of a module could not be read')
      throw new ApiError(503, unreadable)
    }
  }

  /** The declared tables and columns that are still in the database. */
  async function tablesOf(module: string, { tables }: DeclaredRecords): Promise<RecordTableEntry[]> {
    const stored = await readColumnTypes(sql, module)
    return presentTables(
      tables,
      [...stored].map(([table, columns]) => ({ name: table, columns: [...columns.keys()] })),
    )
  }

  async function openTable(
    { module, table }: z.infer<typeof params>,
    user: SignedInUser,
  ): Promise<ReadTable> {
    const declared = (await readDeclaredRecords(sql)).get(module)
    const tables = declared ? await tablesOf(module, declared) : []
    const entry = tables.find((one) => one.table === table)
    const permitted = entry && permittedPart(entry, user)
    if (!permitted) throw notFound(name)
    return { module, table: permitted, tables }
  }

  const findAdvocates = async (word: string): Promise<number[]> => {
    const rows = await sql<{ id: number }[]>`
      select id from advocates
      where ${textContains(sql, sql`name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali)`, word)}
      limit ${maxAdvocates}`
    return rows.map(({ id }) => id)
  }
  async function filtersOf({ table }: ReadTable, query: z.infer<typeof filters>): Promise<RecordFilters> {
    const hasAdvocates = table.columns.some(({ kind, search }) => search && kind === 'advocate')
    const words = readSearchWords(query).map(async (word) => ({
      word,
      advocates: hasAdvocates ? await findAdvocates(word) : [],
    }))
    return {
      words: await Promise.all(words),
      from: readDayParameter(query, 'from'),
      to: readDayParameter(query, 'to'),
    }
  }
  const nameAdvocates = async (ids: number[]): Promise<Map<number, Words>> => {
    if (ids.length === 0) return new Map()
    const rows = await sql<{ id: number; number: string; en: string; bn: string }[]>`
      select id, bar_registration_number as number, name_english as en, coalesce(nullif(name_bengali, ''), name_english) as bn
      from advocates where id = any (${ids}::bigint[])`
    return new Map(
      rows.map(({ id, number, en, bn }) => [id, { en: `${number} – ${en}`, bn: `${number} – ${bn}` }]),
    )
  }

  routes.get(
    '/module-records',
    route({
      roles: signedIn,
      summary: 'Records of modules: the tables that the person may read',
      description:
        'Also of modules that were removed: what their last release declared. Administrators and auditors read every table, others those that name their role.',
      returns: 'ModuleRecords[]',
    }),
    async ({ user }): Promise<ModuleRecords[]> => {
      const modules: ModuleRecords[] = []
      for (const [module, declared] of await readDeclaredRecords(sql)) {
        const tables = (await tablesOf(module, declared)).flatMap(
          (table) => permittedPart(table, user!) ?? [],
        )
        const isActive = registry.offered().some((one) => one.name === module)
        if (tables.length > 0)
          modules.push({
            module,
            title: isActive ? titleOfModule(registry, module) : declared.title,
            is_active: isActive,
            tables: tables.map(describe),
          })
      }
      return modules
    },
  )

  routes.get(
    '/module-records/:module/:table',
    route({
      roles: signedIn,
      summary: 'Records of a module: the rows of a table',
      description:
        'Read-only, a page at a time, with `search`, `ordering`, `from` and `to` as in other lists.',
      returns: 'RecordRow[]',
      total: 'count',
      schema: { params, querystring: listQuery },
    }),
    async (request, reply) => {
      const read = await openTable(request.params, request.user!)
      const { limit, offset, ordering } = request.query
      const query = { ...(await filtersOf(read, request.query)), limit, offset, ordering }
      const { rows, total } = await readAs(read.module, (tx) => readRecordRows(tx, read, query))
      const names = await nameAdvocates(advocatesIn(read, rows))
      return reply.header('x-total-count', total).send(toRecordRows(read, rows, offset, names))
    },
  )

  routes.get(
    '/module-records/:module/:table/sums',
    route({
      roles: signedIn,
      summary: 'Records of a module: the sums of a table',
      description: 'Of all rows that the search and the days leave.',
      returns: 'RecordSums',
      schema: { params, querystring: filters },
    }),
    async (request) => {
      const read = await openTable(request.params, request.user!)
      const query = await filtersOf(read, request.query)
      return readAs(read.module, (tx) => readRecordSums(tx, read, query))
    },
  )
}
