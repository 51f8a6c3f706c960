import {
  cleanText,
  latinDigits,
  maxSearchLength,
  maxSearchWords,
  parseDay,
  searchTooLong,
} from '@samity/shared-api/contract'
import { malformed, unreadableParameter } from '../http/errors.ts'

/**
 * The query parameters of a list: `limit`, `offset`, `search`, `ordering`, `from`, `to`, `archived`,
 * `voided`, field filters.
 */
export type ListQuery = Record<string, string | string[] | undefined>

export const maxPageRows = 1000
const maxFilterLength = 200

export const lastValue = (query: ListQuery, name: string): string | undefined => {
  const value = query[name]
  return Array.isArray(value) ? value.at(-1) : value
}

/**
 * Returns a query parameter, cleaned and in Latin digits; '' if it is missing. Throws 400 when it is too
 * long.
 */
export function readParameter(query: ListQuery, name: string, maxLength = maxFilterLength): string {
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

/** Returns the rows of the page that the query asks for, for a list that is complete in memory. */
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
