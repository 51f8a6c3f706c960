import {
  cleanText,
  latinDigits,
  maxSearchLength,
  maxSearchWords,
  parseDay,
  searchTooLong,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages, ServiceError, type FieldMessages } from './service-error.ts'

/**
 * The query parameters of a route, by their names. Each is text of the URL, clean and in Latin digits, and
 * may be missing.
 */
export type QueryShape = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>
/** '-due_on' is `{ name: 'due_on', isDescending: true }`. */
export type OrderTerm = { name: string; isDescending: boolean }

const maxRows = 1000
const maxOffset = 1_000_000_000
const maxId = 2_000_000_000
const maxTextLength = 200
const maxOrderTerms = 3
const unreadable: Words = { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' }
const unknown: Words = { en: 'This parameter is not known', bn: 'এই প্যারামিটারটি জানা নেই' }

export const integerParameter = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .optional()
export const idParameter = () => integerParameter(1, maxId)
export const textParameter = () => z.string().max(maxTextLength).optional()
/** A day that exists: '2026-02-30' is refused. */
export const dayParameter = () =>
  z
    .string()
    .transform((text, context): Day => {
      const day = parseDay(text)
      if (!day) context.addIssue({ code: 'custom', message: unreadable.en })
      return day ?? ('' as Day) // never read: the issue refuses the query
    })
    .optional()
/** The values of declared choices, for `choiceParameter` and `z.enum`. */
export const choiceValues = <T extends string>(choices: readonly { value: T }[]): T[] =>
  choices.map(({ value }) => value)

export const choiceParameter = <const T extends string>(choices: readonly T[]) => z.enum(choices).optional()
export const flagParameter = () =>
  z
    .enum(['1', 'true', '0', 'false'])
    .transform((text) => text === '1' || text === 'true')
    .optional()
export const searchParameter = () =>
  z
    .string()
    .max(maxSearchLength)
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string()).max(maxSearchWords))
    .default([])

/** The parameters of a list, as the screens send them. `names` are what people may order by. */
export const listParameters = (names: readonly string[]) => ({
  limit: integerParameter(1, maxRows).default(maxRows),
  offset: integerParameter(0, maxOffset).default(0),
  search: searchParameter(),
  ordering: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .filter(Boolean)
        .map((term): OrderTerm => ({ name: term.replace(/^-/, ''), isDescending: term.startsWith('-') })),
    )
    .pipe(
      z
        .array(
          z.object({ name: z.string().refine((name) => names.includes(name)), isDescending: z.boolean() }),
        )
        .max(maxOrderTerms),
    )
    .default([]),
})

const searchNames = ['search', 'q']
/** A link to a list keeps this parameter when it leads to one record. */
const readNames = ['archived']

/**
 * Returns the query of a request. Throws 400 for a parameter that the shape does not name, and for a value
 * that cannot be read.
 */
export function parseQuery<S extends QueryShape>(
  shape: S,
  request: FastifyRequest,
): z.output<z.ZodObject<S>> {
  // Fastify's own parser: a repeated parameter is a list
  const query = request.query as Record<string, string | string[]>
  const strangers = Object.keys(query).filter(
    (name) => !Object.hasOwn(shape, name) && !readNames.includes(name),
  )
  if (strangers.length > 0)
    throw refuse(
      strangers.slice(0, 10).map((name) => [name.slice(0, 60), unknown]),
      { code: 'query.unknown' },
    )
  const texts = Object.entries(query).flatMap(([name, value]) => {
    const text = latinDigits(cleanText([value].flat().at(-1) ?? ''))
    return text === '' ? [] : [[name, text] as const]
  })
  const result = z.object(shape).safeParse(Object.fromEntries(texts))
  if (result.success) return result.data
  throw refuse(
    result.error.issues.map(({ path: [name] }) => [
      String(name),
      searchNames.includes(String(name)) ? searchTooLong : unreadable,
    ]),
  )
}

const refuse = (fields: (readonly [string, Words])[], details = {}) =>
  new ServiceError(400, messages.malformed, Object.fromEntries(fields) satisfies FieldMessages, details)
