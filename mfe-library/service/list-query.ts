import {
  cleanText,
  latinDigits,
  maxSearchLength,
  maxSearchWords,
  searchTooLong,
  type Words,
} from '@samity/shared-api/contract'
import { ServiceError } from '@samity/module-service'
import type { FastifyRequest } from 'fastify'
import type { SqlFragment, LibrarySql } from './library-database.ts'

const maxPageRows = 1000
const unreadable: Words = { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' }
const malformed: Words = { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' }

const refuse = (name: string, words: Words = unreadable) =>
  new ServiceError(400, malformed, { [name]: words })

/** Returns a parameter of the URL, clean and in Latin digits; '' when it is missing. */
export function parameter({ query }: FastifyRequest, name: string): string {
  // Fastify's own parser: a repeated parameter is a list
  const value = (query as Record<string, string | string[] | undefined>)[name]
  return latinDigits(cleanText((Array.isArray(value) ? value.at(-1) : value) ?? ''))
}

/** Returns a whole number of the URL; undefined when it is missing. Throws 400 for anything else. */
export function numberParameter(request: FastifyRequest, name: string, min: number, max: number) {
  const text = parameter(request, name)
  if (text === '') return undefined
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) throw refuse(name)
  return number
}

/** The page of a list: `limit` (without it the most rows of a page) and `offset`. */
export const pageRange = (request: FastifyRequest) => ({
  limit: numberParameter(request, 'limit', 1, maxPageRows) ?? maxPageRows,
  offset: numberParameter(request, 'offset', 0, 1_000_000_000) ?? 0,
})

const asPattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** The condition that each word of the search is in a column that `search_key` has made. Throws 400 for too long a search. */
export function matchesWords(
  sql: LibrarySql,
  request: FastifyRequest,
  column: SqlFragment,
  name = 'search',
): SqlFragment {
  const text = parameter(request, name)
  const words = text.split(/\s+/).filter(Boolean)
  if (text.length > maxSearchLength || words.length > maxSearchWords) throw refuse(name, searchTooLong)
  return words
    .map((word) => sql`${column} like ${asPattern(word.toLowerCase())}`)
    .reduce((left, right) => sql`${left} and ${right}`, sql`true`)
}

/** The order of `ordering`: '-due_on,title'. `columns` are the expressions by which people may order. Throws 400 for another name. */
export function orderOf(
  sql: LibrarySql,
  request: FastifyRequest,
  columns: Record<string, SqlFragment>,
  initial: SqlFragment,
): SqlFragment {
  const terms = parameter(request, 'ordering').split(',').filter(Boolean)
  if (terms.length > 3) throw refuse('ordering')
  const parts = terms.map((term) => {
    const name = term.replace(/^-/, '')
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw refuse('ordering')
    return term.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
  })
  return parts.length === 0 ? initial : parts.reduce((left, right) => sql`${left}, ${right}`)
}
