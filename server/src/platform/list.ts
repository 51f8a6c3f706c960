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
import type { Fragment, Sql } from './database.ts'
import { malformed } from './errors.ts'
import { holding } from './holding.ts'
import { columnsOf } from './relations.ts'
import { columnOf, wireOf, type Besides, type WireRow } from './wire.ts'

/** What an address asks of a list: `limit`, `offset`, `search`, `ordering`, `from`, `to`, `archived`, `voided`, field filters. */
export type ListQuery = Record<string, string | string[] | undefined>

/** Where rows are read when that is not the table itself: a view, and what of it leaves besides the declared fields. */
export type Reading = Besides & {
  from?: string
  where?: (sql: Sql) => Fragment
  /** Filters that are no comparison with one column, by their names in the address; they replace a field's own */
  filters?: Record<string, (sql: Sql, value: string) => Fragment>
  /** A column of amounts that is summed over everything that matches */
  summed?: string
  /** Fewer rows than `maxRowsWithoutLimit` in an answer without `limit` */
  maxRows?: number
}

/** Over everything that matches, beside each row of a page */
type Totals = { all_count: number; all_amount: Paisa }
export type Listing = { rows: WireRow[]; total: number; amount?: Paisa }

const mostRows = 1000
/** Without `limit` a list is one plain array; more rows than this are only answered in pages. */
export const maxRowsWithoutLimit = 10_000
const maxOrderingTerms = 3
const maxFilterLength = 200

/**
 * The rows that a list's address asks for, newest first unless it says otherwise. Without `limit` and `offset` all of
 * them up to `maxRowsWithoutLimit`; `total` counts them all either way. What cannot be read (`limit=abc`, an unknown
 * `ordering`) or asks too much (a search of twenty words) is 400.
 */
export async function listRecords(
  sql: Sql,
  resource: Resource,
  query: ListQuery = {},
  reading: Reading = {},
): Promise<Listing> {
  const { from: relation = resource.table, summed } = reading
  const known = await columnsOf(sql, relation)
  const names = [
    'id',
    'version',
    'archived_at',
    ...Object.entries(resource.fields).map(([name, field]) => columnOf(name, field)),
  ]
  const columns = [...new Set([...names, ...(reading.also ?? [])])].filter((column) => known.has(column))
  const where = conditions(sql, resource, query, known, reading)
  const order = orderOf(sql, resource, query, known)
  const asWire = wireOf(resource, reading)

  const limit = wholeNumber(query, 'limit', 1, mostRows)
  const offset = wholeNumber(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const { maxRows = maxRowsWithoutLimit } = reading
  if (limit === undefined && offset === 0) {
    const all = await sql`
      select ${sql(columns)} from ${sql(relation)} where ${where} ${order} limit ${maxRows + 1}`
    if (all.length <= maxRows)
      return {
        rows: all.map(asWire),
        total: all.length,
        ...(summed && { amount: sum(all.map((row) => Number(row[summed]))) }),
      }
  }
  const amounts = summed ? sql`, coalesce(sum(${sql(summed)}), 0)::bigint as all_amount` : sql``
  const counting = sql`select count(*) as all_count${amounts} from ${sql(relation)} where ${where}`
  // both in one journey to the database; every row carries the totals
  const page = await sql<Totals[]>`
    select all_rows.*, ${sql(columns)} from (${counting}) all_rows, ${sql(relation)} where ${where} ${order}
    limit ${limit ?? maxRows} offset ${offset}`
  const [totals = { all_count: 0, all_amount: 0 as Paisa }] =
    page.length > 0 || offset === 0 ? page : await sql<Totals[]>`${counting}`
  return {
    rows: page.map(asWire),
    total: totals.all_count,
    ...(summed && { amount: totals.all_amount }),
  }
}

const one = (query: ListQuery, name: string): string | undefined => {
  const value = query[name]
  return Array.isArray(value) ? value.at(-1) : value
}

/** One value of the address, clean and in Latin digits; 400 when it is longer than anything that can be meant. */
function given(query: ListQuery, name: string, maxLength = maxFilterLength): string {
  const value = one(query, name) ?? ''
  if (value.length > maxLength) throw name === 'search' ? tooLongSearch(name) : refused(name)
  return latinDigits(cleanText(value))
}

const tooLongSearch = (name: string) => malformed(undefined, { [name]: searchTooLong })

/** The words that a search asks for; 400 when there are too many of them. */
export function searchedWords(query: ListQuery, name = 'search'): string[] {
  const value = one(query, name) ?? ''
  if (value.length > maxSearchLength) throw tooLongSearch(name)
  const words = given(query, name).split(/\s+/).filter(Boolean)
  if (words.length > maxSearchWords) throw tooLongSearch(name)
  return words
}

const refused = (name: string) =>
  malformed(undefined, { [name]: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })

/** A whole number of the address; undefined when it is not there, 400 when it is anything else. */
export function wholeNumber(query: ListQuery, name: string, min: number, max: number): number | undefined {
  const value = given(query, name)
  if (value === '') return undefined
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) throw refused(name)
  return number
}

/** A day of the address; undefined when it is not there, 400 when there is no such day. */
export function dayAsked(query: ListQuery, name: string): string | undefined {
  const value = given(query, name)
  if (value === '') return undefined
  const day = parseDay(value)
  if (!day) throw refused(name)
  return day
}

/** Rows that left the list: archived ones, or void ones where the table has those. */
const goneColumn = (known: ReadonlySet<string>) =>
  ['voided_at', 'archived_at'].find((column) => known.has(column))

function conditions(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  known: ReadonlySet<string>,
  reading: Reading,
): Fragment {
  const all: Fragment[] = [reading.where ? reading.where(sql) : sql`true`]
  const gone = goneColumn(known)
  const shown = one(query, gone === 'voided_at' ? 'voided' : 'archived')
  if (gone && !['1', 'true'].includes(shown ?? '')) all.push(sql`${sql(gone)} is null`)
  const words = searchedWords(query)
  if (words.length > 0) all.push(contains(sql, resource, words, known))
  const dated = Object.entries(resource.fields).find(([, field]) => field.kind === 'day')
  if (dated) {
    const day = sql(columnOf(...dated))
    const from = dayAsked(query, 'from')
    const to = dayAsked(query, 'to')
    if (from) all.push(sql`${day} >= ${from}`)
    if (to) all.push(sql`${day} <= ${to}`)
  }
  const { filters = {} } = reading
  for (const [name, where] of Object.entries(filters))
    if (given(query, name) !== '') all.push(where(sql, given(query, name)))
  for (const [name, field] of Object.entries(resource.fields))
    if (!filters[name] && given(query, name) !== '' && known.has(columnOf(name, field)))
      all.push(filter(sql, resource, name, field, given(query, name)))
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

/**
 * Each word is found in any of the searched fields, or in the remarks inside a record; letter case and the script of digits
 * make no difference. Two columns may help. `own_search_text` holds nothing that a reader of the table or view may not
 * read. `search_text` may hold more (a member's national ID): it only narrows down the rows whose searched fields are then
 * read.
 */
function contains(sql: Sql, resource: Resource, words: string[], known: ReadonlySet<string>): Fragment {
  const columns = [
    ...resource.search.map((name) => columnOf(name, resource.fields[name]!)),
    'remarks_text',
  ].filter((column) => known.has(column))
  const texts = columns.map((column) => sql`${sql(column)}::text`)
  if (known.has('own_search_text')) {
    // most remarks are blank, and a blank text is told at once
    const inFields = (word: string) =>
      texts
        .map((text) => sql`or (${text} <> '' and ${holding(sql, sql`name_key(${text})`, word)})`)
        .reduce((left, right) => sql`${left} ${right}`, sql``)
    return words
      .map((word) => sql`(${holding(sql, sql`own_search_text`, word)} ${inFields(word)})`)
      .reduce((left, right) => sql`${left} and ${right}`)
  }
  if (texts.length === 0) return sql`true`
  const holdAll = (text: Fragment) =>
    words.map((word) => holding(sql, text, word)).reduce((left, right) => sql`${left} and ${right}`)
  const text = texts.reduce((left, right) => sql`${left}, ${right}`)
  // folded once a row, whatever the number of words: offset 0 keeps the planner from folding it for each of them
  const readable = sql`exists (
    select from (select name_key(concat_ws(' ', ${text})) as readable_text offset 0) readable
    where ${holdAll(sql`readable_text`)}
  )`
  return known.has('search_text') ? sql`(${holdAll(sql`search_text`)} and ${readable})` : readable
}

function filter(sql: Sql, resource: Resource, name: string, field: Field, value: string): Fragment {
  const column = sql(columnOf(name, field))
  if (resource.contains.includes(name)) return holding(sql, sql`name_key(${column}::text)`, value)
  const read = readFilter(field, value)
  if (read === undefined) throw refused(name)
  return typeof read === 'string' && field.kind !== 'day'
    ? sql`name_key(${column}::text) = name_key(${read})`
    : sql`${column} = ${read}`
}

function readFilter({ kind, schema }: Field, value: string): string | number | boolean | undefined {
  if (kind === 'int' || kind === 'ref') return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  if (kind === 'money') return parseMoney(value)
  if (kind === 'day') return parseDay(value)
  if (kind === 'flag') return { true: true, '1': true, false: false, '0': false }[value.toLowerCase()]
  // a choice may be asked for by another of its names
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

function orderOf(sql: Sql, resource: Resource, query: ListQuery, known: ReadonlySet<string>): Fragment {
  const asked = given(query, 'ordering').split(',').filter(Boolean)
  if (asked.length > maxOrderingTerms) throw tooManyTerms()
  if (asked.length === 0)
    return known.has('day') && known.has('voided_at')
      ? sql`order by day desc, id desc`
      : sql`order by id desc`
  const terms = asked.map((term) => {
    const name = term.replace(/^-/, '')
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    const column = name === 'id' ? 'id' : field ? columnOf(name, field) : ''
    if (!known.has(column)) throw refused('ordering')
    const down = term.startsWith('-') ? sql`desc` : sql`asc`
    // people read '2' before '10', and a row without a value last
    return field && textual.has(field.kind)
      ? sql`nullif(${sql(column)}, '') collate natural_order ${down} nulls last`
      : sql`${sql(column)} ${down} nulls last`
  })
  return sql`order by ${terms.reduce((left, right) => sql`${left}, ${right}`)}, id desc`
}
