import {
  bengaliDigits,
  conjunctPattern,
  latinDigits,
  toDecimal,
  type Words,
} from '@samity/shared-api/contract'
import type { RecordRow, RecordSums, RecordValue } from '@samity/shared-api/contract/system/module-records'
import type { RecordColumnEntry, RecordTableEntry } from '@samity/shared-api/module'
import { identifier, type Fragment, type Sql } from '../../database/database.ts'
import { schemaOf } from '../../database/module-roles.ts'
import { unreadableParameter } from '../../http/errors.ts'

/** A longer text ends with '…' in lists. Backups and exports of commands have all of it. */
const maxTextLength = 10_000

/** A table as one person reads it. `tables` are all that the module declared. */
export type ReadTable = { module: string; table: RecordTableEntry; tables: RecordTableEntry[] }

export type RecordFilters = {
  /** The words of the search, with the ids of the advocates whose number or name has them */
  words: { word: string; advocates: number[] }[]
  from?: string | undefined
  to?: string | undefined
}
export type RecordQuery = RecordFilters & { ordering: string; limit: number; offset: number }

/** As the database gives it, by the place of the column */
export type RawRow = Record<string, string | number | boolean | null>

const digits = '0123456789'
const bengali = bengaliDigits(digits)

/** Letters, digits and joiners of either kind are equal, without our functions, which are out of reach. */
const fold = (sql: Sql, text: Fragment) =>
  sql`pg_catalog.lower(pg_catalog.translate(pg_catalog.normalize(${text}, 'NFC'), ${bengali}, ${digits}))`

function contains(sql: Sql, text: Fragment, word: string): Fragment {
  const folded = (value: string) => latinDigits(value.normalize('NFC')).toLowerCase()
  const pattern = conjunctPattern(word)
  return pattern === undefined
    ? sql`pg_catalog.strpos(${fold(sql, text)}, ${folded(word)}) > 0`
    : sql`${fold(sql, text)} ~ ${folded(pattern)}`
}

/** The fragments of queries. Results have columns by their place, because names are the module's. */
function partsOf(sql: Sql, { module, table, tables }: ReadTable) {
  const schema = schemaOf(module)
  const column = (name: string) => sql`t.${identifier(sql, name)}`
  /** The text of a record is its name, or else its key. A key that is there twice must not double rows. */
  const textOf = ({ name, table: other }: RecordColumnEntry) => {
    const target = tables.find((one) => one.table === other)
    return target
      ? sql`coalesce(
          (select r.${identifier(sql, target.name!)}::text from only ${identifier(sql, schema, target.table)} r
            where r.${identifier(sql, target.key!)} = ${column(name)} limit 1),
          ${column(name)}::text)`
      : sql`${column(name)}::text`
  }
  return {
    column,
    textOf,
    source: sql`only ${identifier(sql, schema, table.table)} t`,
  }
}

const join = (sql: Sql, parts: Fragment[], separator: Fragment): Fragment =>
  parts.length === 0 ? sql`` : parts.reduce((left, right) => sql`${left}${separator}${right}`)

function conditionOf(sql: Sql, read: ReadTable, { words, from, to }: RecordFilters): Fragment {
  const { column, textOf } = partsOf(sql, read)
  const { columns, day } = read.table
  const conditions = [sql`true`]
  const searched = columns.filter(({ search }) => search)
  const texts = searched.filter(({ kind }) => kind !== 'advocate')
  const advocates = searched.filter(({ kind }) => kind === 'advocate')
  for (const { word, advocates: ids } of searched.length > 0 ? words : []) {
    const text = join(sql, texts.map(textOf), sql`, `)
    const matches = [
      ...(texts.length > 0 ? [contains(sql, sql`pg_catalog.concat_ws(' ', ${text})`, word)] : []),
      ...advocates.map((entry) => sql`${column(entry.name)} = any (${ids}::bigint[])`),
    ]
    conditions.push(sql`(${join(sql, matches, sql` or `)})`)
  }
  const dayColumn = columns.find(({ name }) => name === day)
  if (dayColumn) {
    const value =
      dayColumn.kind === 'day'
        ? column(dayColumn.name)
        : sql`(${column(dayColumn.name)}::timestamptz at time zone 'Asia/Dhaka')::date`
    if (from) conditions.push(sql`${value} >= ${from}::date`)
    if (to) conditions.push(sql`${value} <= ${to}::date`)
  }
  return join(sql, conditions, sql` and `)
}

function orderOf(sql: Sql, read: ReadTable, requested: string): Fragment {
  const ordering = requested || (read.table.order ?? '')
  const name = ordering.replace(/^-/, '')
  // the row's place in the table decides between equals
  if (ordering === '') return sql`t.ctid`
  const entry = read.table.columns.find((one) => one.name === name)
  if (!entry || entry.kind === 'advocate') throw unreadableParameter('ordering')
  const { column, textOf } = partsOf(sql, read)
  const value =
    entry.kind === 'text' || entry.kind === 'record'
      ? sql`nullif(${textOf(entry)}, '') collate pg_catalog."und-x-icu"`
      : column(entry.name)
  return sql`${value} ${ordering.startsWith('-') ? sql`desc` : sql`asc`} nulls last, t.ctid`
}

/** Reads a page of a table, in a connection of the module's role. */
export async function readRecordRows(
  sql: Sql,
  read: ReadTable,
  query: RecordQuery,
): Promise<{ rows: RawRow[]; total: number }> {
  const { column, textOf, source } = partsOf(sql, read)
  const { columns } = read.table
  const where = conditionOf(sql, read, query)
  const order = orderOf(sql, read, query.ordering)
  const cells = columns.map((entry, index) => {
    const value = column(entry.name)
    const cell = {
      text: () => sql`pg_catalog.left(${value}::text, ${maxTextLength + 1})`,
      record: () => sql`pg_catalog.left(${textOf(entry)}, ${maxTextLength + 1})`,
      int: () => value,
      money: () => value,
      flag: () => value,
      advocate: () => value,
      day: () => sql`pg_catalog.to_char(${value}, 'YYYY-MM-DD')`,
      moment: () =>
        sql`pg_catalog.to_char(${value}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    }[entry.kind]()
    return sql`${cell} as ${identifier(sql, `c${index}`)}`
  })
  const [count] = await sql<[{ total: number }]>`
    select pg_catalog.count(*)::int as total from ${source} where ${where}`
  const rows = await sql<RawRow[]>`
    select ${join(sql, cells, sql`, `)} from ${source}
    where ${where} order by ${order} limit ${query.limit} offset ${query.offset}`
  return { total: count.total, rows }
}

export const advocatesIn = ({ table: { columns } }: ReadTable, rows: RawRow[]): number[] => [
  ...new Set(
    columns.flatMap(({ kind }, index) =>
      kind === 'advocate' ? rows.flatMap((row) => row[`c${index}`] ?? []).map(Number) : [],
    ),
  ),
]

export const toRecordRows = (
  { table: { columns } }: ReadTable,
  rows: RawRow[],
  offset: number,
  names: Map<number, Words>,
): RecordRow[] =>
  rows.map((row, at) => ({
    id: offset + at + 1,
    values: columns.map(({ kind }, index) => toValue(kind, row[`c${index}`] ?? null, names)),
  }))

function toValue(
  kind: RecordColumnEntry['kind'],
  value: RawRow[string],
  names: Map<number, Words>,
): RecordValue {
  if (value === null) return null
  if (kind === 'money') return toDecimal(Number(value))
  if (kind === 'advocate') return names.get(Number(value)) ?? String(value)
  if (typeof value === 'string' && value.length > maxTextLength) return `${value.slice(0, maxTextLength)}…`
  return value
}

export async function readRecordSums(sql: Sql, read: ReadTable, filters: RecordFilters): Promise<RecordSums> {
  const { columns } = read.table
  const { column, source } = partsOf(sql, read)
  const sums = columns.map(({ name, sum }, index) =>
    sum
      ? sql`coalesce(pg_catalog.sum(${column(name)}), 0) as ${identifier(sql, `c${index}`)}`
      : sql`null as ${identifier(sql, `c${index}`)}`,
  )
  const [row] = await sql<[Record<string, number | null>]>`
    select ${join(sql, sums, sql`, `)} from ${source}
    where ${conditionOf(sql, read, filters)}`
  return {
    sums: columns.map(({ kind }, index) => {
      const sum = row[`c${index}`] ?? null
      return sum !== null && kind === 'money' ? toDecimal(sum) : sum
    }),
  }
}
