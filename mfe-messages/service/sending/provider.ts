import type { Words } from '@samity/shared-api/contract'
import Mustache from 'mustache'
import { z } from 'zod'
import { internet, isForbiddenHost, type Network } from './network.ts'

export const providerVariables = ['to', 'to_local', 'text', 'id', 'key', 'sender'] as const
export type ProviderValues = Record<(typeof providerVariables)[number], string>

const texts = z.record(z.string().min(1).max(100), z.string().max(500))
const path = z.string().min(1).max(100)
const condition = z.strictObject({ field: path, equals: z.array(z.string().max(100)).min(1).max(20) })

/**
 * The description of a provider of SMS: its request, and the reading of its answer and its delivery reports.
 * Fields of answers are paths: `data.0.id`.
 */
const providerSchema = z.strictObject({
  url: z.string().max(500),
  method: z.enum(['GET', 'POST']).default('POST'),
  headers: texts.default({}),
  format: z.enum(['form', 'json', 'query']).default('form'),
  fields: texts,
  answer: z.strictObject({ ok: condition, reference: path.optional(), error: path.optional() }),
  report: z
    .strictObject({
      /** The provider's number of the message, or Samity's (`{{id}}`) */
      reference: path.optional(),
      id: path.optional(),
      state: path,
      delivered: z.array(z.string().max(100)).min(1).max(20),
      failed: z.array(z.string().max(100)).max(20).default([]),
    })
    .optional(),
})
export type Provider = z.output<typeof providerSchema>

export const parseProvider = (text: string): Provider | undefined =>
  text === '' ? undefined : providerSchema.parse(JSON.parse(text))

/** Why a text is no description of a provider; undefined when it is one. */
export function providerProblem(text: string, network: Network = internet): Words | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return messages.json
  }
  const { data, error } = providerSchema.safeParse(json)
  if (!data) {
    const place = error?.issues[0]?.path.join('.') || '{}'
    return { en: `This part cannot be used: ${place}`, bn: `এই অংশটি ব্যবহার করা যায় না: ${place}` }
  }
  return (
    urlProblem(data.url, network) ??
    variableProblem([...Object.values(data.headers), ...Object.values(data.fields)])
  )
}

function urlProblem(text: string, network: Network): Words | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !network.protocols.includes(url.protocol) || url.username || url.password) return messages.url
  return isForbiddenHost(url.hostname, network) ? messages.private : undefined
}

function variableProblem(values: readonly string[]): Words | undefined {
  const knownNames: readonly string[] = providerVariables
  try {
    // a token begins with its type and its text
    const tokens = values.flatMap((value) => Mustache.parse(value) as string[][])
    return tokens.every(
      ([type, name = '']) => type === 'text' || (type === 'name' && knownNames.includes(name)),
    )
      ? undefined
      : messages.variable
  } catch {
    return messages.variable
  }
}

/**
 * Reads JSON of a provider, which may begin with a byte order mark. A number keeps all its digits: that of a
 * message may be too long for a number of JavaScript, where two of them would be equal.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text.trim(), (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? (context?.source ?? value)
      : value,
  )

/** The value at a path of an answer, as text; undefined when there is none. */
export function answerTextAt(answer: unknown, place: string | undefined): string | undefined {
  if (place === undefined) return undefined
  const value = place.split('.').reduce<unknown>(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only own keys of an object are read
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<string, unknown>)[key]
        : undefined,
    answer,
  )
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, 200)
    : undefined
}

export const meets = (answer: unknown, { field, equals }: z.output<typeof condition>): boolean => {
  const value = answerTextAt(answer, field)
  return value !== undefined && equals.includes(value)
}

const messages = {
  json: {
    en: 'This is no JSON. Look for a missing comma or quotation mark.',
    bn: 'এটি JSON নয়। কোনো কমা বা উদ্ধৃতি-চিহ্ন বাদ পড়েছে কি না দেখুন।',
  },
  url: {
    en: 'Enter an address such as https://sms.example.com/send',
    bn: 'https://sms.example.com/send-এর মতো ঠিকানা লিখুন',
  },
  private: { en: 'This is an address of a private network.', bn: 'এটি ভেতরের নেটওয়ার্কের ঠিকানা।' },
  variable: {
    en: `Only these are allowed in braces: ${providerVariables.join(', ')}`,
    bn: `বন্ধনীতে শুধু এগুলো চলে: ${providerVariables.join(', ')}`,
  },
}
