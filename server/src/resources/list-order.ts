import { fillWords, type Field, type Resource } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { malformed, unreadableParameter } from '../http/errors.ts'
import { readParameter, type ListQuery } from './list-query.ts'
import { columnOf } from './serialize.ts'

const maxOrderingTerms = 3

const tooManyTerms = () =>
  malformed(undefined, {
    ordering: fillWords(
      {
        en: 'Order by at most {max} fields.',
        bn: 'সর্বোচ্চ {max}টি ঘর অনুযায়ী সাজানো যায়।',
      },
      { max: maxOrderingTerms },
    ),
  })

const textual = new Set<Field['kind']>(['text', 'long', 'choice', 'phone', 'email'])

/** Newest first unless the query has an `ordering` (400 for an unknown field, or too many). */
export function orderOf(
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
    // people expect '2' before '10', and rows without a value last; a category in words is stored as its id
    return field && textual.has(field.kind)
      ? sql`nullif(${sql(column)}::text, '') collate natural_order ${direction} nulls last`
      : sql`${sql(column)} ${direction} nulls last`
  })
  return sql`order by ${terms.reduce((left, right) => sql`${left}, ${right}`)}, id desc`
}
