import {
  cleanText,
  latinDigits,
  maxSearchLength,
  maxSearchWords,
  parseDay,
  parseMoney,
  searchTooLong,
  sum,
  type Field,
  type Paisa,
  type Resource,
} from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { malformed, unreadableParameter } from '../http/errors.ts'
import { textContains } from '../database/search-text.ts'
import { columnsOf } from '../database/relations.ts'
import { pageOf } from './page-of.ts'
import { columnOf, rowSerializer, serializeRow, type ExtraColumns, type WireRow } from './serialize.ts'

/**
 * The query parameters of a list: `limit`, `offset`, `search`, `ordering`, `from`, `to`, `archived`,
 * `voided`, field filters.
 */
export type ListQuery = Record<string, string | string[] | undefined>

/**
 * For rows that are not read directly from the table: from a view, with columns in addition to the declared
 * fields. `filters` are by query parameter, for more than a comparison with one column; they replace the
 * filter of a field. `maxRows` bounds a response without `limit`, if it is less than `maxRowsWithoutLimit`.
 */
export type ReadOptions = ExtraColumns & {
  from?: string
  /**
   * A relation with the same ids, and columns that cost nothing to read. Only these filter and order the
   * list, so that the dear columns of `from` are computed for the rows of the page and for no other.
   */
  pageFrom?: string
  where?: (sql: Sql) => Fragment
  filters?: Record<string, (sql: Sql, value: string) => Fragment>
  sumColumn?: string
  /** Reads the kept count and sum of the rows of a list without a filter, which are then not counted */
  storedTotals?: (sql: Sql) => Fragment
  maxRows?: number
  /**
   * A column with exactly the text of the searched fields, folded by `name_key`. It alone decides what a
   * search finds. Without it the search folds the fields of each row again.
   */
  searchColumn?: string
}

export type ListResult = { rows: WireRow[]; total: number; amount?: Paisa }

const maxPageRows = 1000
/** The most rows in a response without `limit`. A client must read a longer list in pages. */
export const maxRowsWithoutLimit = 10_000
const maxOrderingTerms = 3
const maxFilterLength = 200

/**
 * Reads the rows that match the query, newest first unless `ordering` says otherwise. Without `limit` and
 * `offset` it returns all rows up to `maxRowsWithoutLimit`; `total` always counts all of them. Throws 400 for
 * invalid parameters (`limit=abc`, an unknown `ordering`) and for too expensive ones (a search with twenty
 * words).
 */
export async function listRecords(
  sql: Sql,
  resource: Resource,
  query: ListQuery = {},
  options: ReadOptions = {},
): Promise<ListResult> {
  if (options.pageFrom) return listPageFirst(sql, resource, query, options.pageFrom, options)
  const { from: relation = resource.relation, sumColumn } = options
  const relationColumns = await columnsOf(sql, relation)
  const fieldColumns = [
    'id',
    'version',
    'archived_at',
    ...Object.entries(resource.fields).map(([name, field]) => columnOf(name, field)),
  ]
  const { also = [], derived } = options
  const columns = [...new Set([...fieldColumns, ...also, ...(derived ? [derived.column] : [])])].filter(
    (column) => relationColumns.has(column),
  )
  const { base, requested } = conditions(sql, resource, query, relationColumns, options)
  const where = [...base, ...requested].reduce((left, right) => sql`${left} and ${right}`)
  const order = orderOf(sql, resource, query, relationColumns)
  const serialize = rowSerializer(resource, columns, options)

  const limit = readIntegerParameter(query, 'limit', 1, maxPageRows)
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const { maxRows = maxRowsWithoutLimit } = options
  if (limit === undefined && offset === 0) {
    const all = await sql`
      select ${sql(columns)} from ${sql(relation)} where ${where} ${order} limit ${maxRows + 1}`.values()
    const sumPosition = sumColumn ? columns.indexOf(sumColumn) : -1
    if (all.length <= maxRows)
      return {
        rows: all.map(serialize),
        total: all.length,
        ...(sumColumn && { amount: sum(all.map((row) => Number(row[sumPosition]))) }),
      }
  }
  const amounts = sumColumn ? sql`, coalesce(sum(${sql(sumColumn)}), 0)::bigint as all_amount` : sql``
  const totalsWidth = sumColumn ? 2 : 1
  const storedTotals = requested.length === 0 ? options.storedTotals?.(sql) : undefined
  const countQuery =
    storedTotals ?? sql`select count(*) as all_count${amounts} from ${sql(relation)} where ${where}`
  // rows and totals in one round trip: every row ends with the totals
  const page = await sql`
    select ${sql(columns)}, all_rows.* from (${countQuery}) all_rows, ${sql(relation)} where ${where} ${order}
    ${pageOf(sql, limit ?? maxRows, offset)}`.values()
  const [first] = page.length > 0 || offset === 0 ? page : await sql`${countQuery}`.values()
  const [count = 0, amount = 0] = (first ?? []).slice(-totalsWidth)
  return {
    rows: page.map(serialize),
    total: count as number,
    ...(sumColumn && { amount: amount as Paisa }),
  }
}

async function listPageFirst(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  pageFrom: string,
  options: ReadOptions,
): Promise<ListResult> {
  const { rows: page, total } = await listRecords(sql, resource, query, {
    from: pageFrom,
    ...(options.where && { where: options.where }),
  })
  const ids = page.map(({ id }) => id)
  const rows =
    await sql`select * from ${sql(options.from ?? resource.relation)} where id = any (${ids}::int[])`
  const rowsById = new Map(rows.map((row) => [row['id'], serializeRow(resource, row, options)]))
  return { rows: ids.flatMap((id) => rowsById.get(id) ?? []), total }
}

const lastValue = (query: ListQuery, name: string): string | undefined => {
  const value = query[name]
  return Array.isArray(value) ? value.at(-1) : value
}

/** Returns a query parameter, cleaned and in Latin digits; '' if it is missing. Throws 400 when too long. */
function readParameter(query: ListQuery, name: string, maxLength = maxFilterLength): string {
  const value = lastValue(query, name) ?? ''
  if (value.length > maxLength) throw name === 'search' ? tooLongSearch(name) : unreadableParameter(name)
  return latinDigits(cleanText(value))
}

const tooLongSearch = (name: string) => malformed(undefined, { [name]: searchTooLong })

/** Returns the words of a search. Throws 400 when there are too many of them or the text is too long. */
export function readSearchWords(query: ListQuery, name = 'search'): string[] {
  const value = lastValue(query, name) ?? ''
  if (value.length > maxSearchLength) throw tooLongSearch(name)
  const words = readParameter(query, name).split(/\s+/).filter(Boolean)
  if (words.length > maxSearchWords) throw tooLongSearch(name)
  return words
}

/** Returns a whole number from the query; undefined if it is missing. Throws 400 for any other value. */
export function readIntegerParameter(
  query: ListQuery,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const value = readParameter(query, name)
  if (value === '') return undefined
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) throw unreadableParameter(name)
  return number
}

export function pageOfRows<T>(rows: readonly T[], query: ListQuery): T[] {
  const limit = readIntegerParameter(query, 'limit', 1, maxPageRows) ?? rows.length
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  return rows.slice(offset, offset + limit)
}

/** Returns a day from the query; undefined if it is missing. Throws 400 when there is no such day. */
export function readDayParameter(query: ListQuery, name: string): string | undefined {
  const value = readParameter(query, name)
  if (value === '') return undefined
  const day = parseDay(value)
  if (!day) throw unreadableParameter(name)
  return day
}

const hiddenAtColumn = (relationColumns: ReadonlySet<string>) =>
  ['voided_at', 'archived_at'].find((column) => relationColumns.has(column))

function conditions(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  relationColumns: ReadonlySet<string>,
  options: ReadOptions,
): { base: Fragment[]; requested: Fragment[] } {
  const base: Fragment[] = [options.where ? options.where(sql) : sql`true`]
  const requested: Fragment[] = []
  const hiddenAt = hiddenAtColumn(relationColumns)
  if (hiddenAt) {
    const includeHidden = lastValue(query, hiddenAt === 'voided_at' ? 'voided' : 'archived')
    // hidden rows are requested, too: the stored totals do not have them
    if (['1', 'true'].includes(includeHidden ?? '')) requested.push(sql`true`)
    else base.push(sql`${sql(hiddenAt)} is null`)
  }
  const words = readSearchWords(query)
  if (words.length > 0) requested.push(matchesSearch(sql, resource, words, relationColumns, options))
  const dayField = Object.entries(resource.fields).find(([, field]) => field.kind === 'day')
  if (dayField) {
    const day = sql(columnOf(...dayField))
    const from = readDayParameter(query, 'from')
    const to = readDayParameter(query, 'to')
    if (from) requested.push(sql`${day} >= ${from}`)
    if (to) requested.push(sql`${day} <= ${to}`)
  }
  const { filters = {} } = options
  for (const [name, where] of Object.entries(filters))
    if (readParameter(query, name) !== '') requested.push(where(sql, readParameter(query, name)))
  for (const [name, field] of Object.entries(resource.fields))
    if (!filters[name] && readParameter(query, name) !== '' && relationColumns.has(columnOf(name, field)))
      requested.push(fieldFilter(sql, resource, name, field, readParameter(query, name)))
  return { base, requested }
}

/**
 * Returns the condition that each word occurs in one of the searched fields, or in the remarks inside a
 * record. It ignores letter case and the script of digits. It uses two columns if they exist.
 * `own_search_text` contains only text that every reader of the table or view may see. `search_text` may
 * contain more (an advocate's national ID), so it only narrows down the rows, and the searched fields of
 * those rows decide. If `search_text` contains no more than a reader's searched fields, `searchColumn` names
 * it, and nothing else is compared.
 */
function matchesSearch(
  sql: Sql,
  resource: Resource,
  words: string[],
  relationColumns: ReadonlySet<string>,
  { searchColumn }: ReadOptions,
): Fragment {
  const containsAllWords = (text: Fragment) =>
    words.map((word) => textContains(sql, text, word)).reduce((left, right) => sql`${left} and ${right}`)
  if (searchColumn) return containsAllWords(sql`${sql(searchColumn)}`)
  const columns = [
    ...resource.search.map((name) => columnOf(name, resource.fields[name]!)),
    'remarks_text',
  ].filter((column) => relationColumns.has(column))
  const texts = columns.map((column) => sql`${sql(column)}::text`)
  if (relationColumns.has('own_search_text')) {
    // most remarks are blank, and comparing with '' is fast
    const anyFieldContains = (word: string) =>
      texts
        .map((text) => sql`or (${text} <> '' and ${textContains(sql, sql`name_key(${text})`, word)})`)
        .reduce((left, right) => sql`${left} ${right}`, sql``)
    return words
      .map((word) => sql`(${textContains(sql, sql`own_search_text`, word)} ${anyFieldContains(word)})`)
      .reduce((left, right) => sql`${left} and ${right}`)
  }
  if (texts.length === 0) return sql`true`
  const text = texts.reduce((left, right) => sql`${left}, ${right}`)
  // most matches need no name_key, which takes ten times as long as lower.
  // offset 0 stops the planner from computing name_key again for each word of the search
  const readable = sql`((${containsAllWords(sql`lower(concat_ws(' ', ${text}))`)}) or exists (
    select from (select name_key(concat_ws(' ', ${text})) as readable_text offset 0) readable
    where ${containsAllWords(sql`readable_text`)}
  ))`
  return relationColumns.has('search_text')
    ? sql`(${containsAllWords(sql`search_text`)} and ${readable})`
    : readable
}

function fieldFilter(sql: Sql, resource: Resource, name: string, field: Field, value: string): Fragment {
  const column = sql(columnOf(name, field))
  if (resource.contains.includes(name)) return textContains(sql, sql`name_key(${column}::text)`, value)
  const parsedValue = parseFilter(field, value)
  if (parsedValue === undefined) throw unreadableParameter(name)
  return typeof parsedValue === 'string' && field.kind !== 'day'
    ? sql`name_key(${column}::text) = name_key(${parsedValue})`
    : sql`${column} = ${parsedValue}`
}

function parseFilter({ kind, schema }: Field, value: string): string | number | boolean | undefined {
  if (kind === 'int' || kind === 'ref') return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  if (kind === 'money') return parseMoney(value)
  if (kind === 'day') return parseDay(value)
  if (kind === 'flag') return { true: true, '1': true, false: false, '0': false }[value.toLowerCase()]
  // the schema of a choice also accepts its other spellings
  if (kind === 'choice') return (schema.safeParse(value).data as string | undefined) ?? value
  return value
}

const tooManyTerms = () =>
  malformed(undefined, {
    ordering: {
      en: `Order by at most ${maxOrderingTerms} fields.`,
      bn: 'সর্বোচ্চ ৩টি ঘর অনুযায়ী সাজানো যায়।',
    },
  })

const textual = new Set<Field['kind']>(['text', 'long', 'choice', 'phone', 'email'])

function orderOf(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  relationColumns: ReadonlySet<string>,
): Fragment {
  const sortKeys = readParameter(query, 'ordering').split(',').filter(Boolean)
  if (sortKeys.length > maxOrderingTerms) throw tooManyTerms()
  if (sortKeys.length === 0)
    return relationColumns.has('day') && relationColumns.has('voided_at')
      ? sql`order by day desc, id desc`
      : sql`order by id desc`
  const terms = sortKeys.map((term) => {
    const name = term.replace(/^-/, '')
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    const column = name === 'id' ? 'id' : field ? columnOf(name, field) : ''
    if (!relationColumns.has(column)) throw unreadableParameter('ordering')
    const direction = term.startsWith('-') ? sql`desc` : sql`asc`
    // people expect '2' before '10', and rows without a value last
    return field && textual.has(field.kind)
      ? sql`nullif(${sql(column)}, '') collate natural_order ${direction} nulls last`
      : sql`${sql(column)} ${direction} nulls last`
  })
  return sql`order by ${terms.reduce((left, right) => sql`${left}, ${right}`)}, id desc`
}
