import { parseDay, parseMoney, type Field, type Resource } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { textContains } from '../database/search-text.ts'
import { unreadableParameter } from '../http/errors.ts'
import { lastValue, readDayParameter, readParameter, readSearchWords, type ListQuery } from './list-query.ts'
import { columnOf } from './serialize.ts'

export type FilterOptions = {
  where?: (sql: Sql) => Fragment
  /**
   * Filters that are more than a comparison with one column, by query parameter; they replace the filter of a
   * field
   */
  filters?: Record<string, (sql: Sql, value: string) => Fragment>
  /**
   * A column with exactly the text of the searched fields, folded by `name_key`. It alone decides what a
   * search finds. Without it the search folds the fields of each row again.
   */
  searchColumn?: string
}

/** Returns the column that hides a row from lists: `voided_at` where the table has it, else `archived_at`. */
const hiddenAtColumn = (relationColumns: ReadonlySet<string>) =>
  ['voided_at', 'archived_at'].find((column) => relationColumns.has(column))

/** True for the values of a parameter that mean yes. */
export const isFlagSet = (value = ''): boolean => ['1', 'true'].includes(value)

export function conditionsOf(
  sql: Sql,
  resource: Resource,
  query: ListQuery,
  relationColumns: ReadonlySet<string>,
  options: FilterOptions,
): { base: Fragment[]; requested: Fragment[] } {
  const base: Fragment[] = [options.where ? options.where(sql) : sql`true`]
  const requested: Fragment[] = []
  const hiddenAt = hiddenAtColumn(relationColumns)
  if (hiddenAt) {
    const includeHidden = lastValue(query, hiddenAt === 'voided_at' ? 'voided' : 'archived')
    // hidden rows are requested, too: the stored totals do not have them
    if (isFlagSet(includeHidden)) requested.push(sql`true`)
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
  { searchColumn }: FilterOptions,
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
