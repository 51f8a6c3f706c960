import {
  bengaliDigits,
  fillWords,
  fromDecimal,
  showDay,
  type Day,
  type Language,
  type Words,
} from '@samity/shared-api/contract'
import Mustache from 'mustache'
import { smsLength } from '../contract/parts.ts'
import { variablesOf, type MessageKind, type Variable } from '../contract/template.ts'
import type { Channel } from '../contract/message.ts'

/** Plain text: only the HTML of an e-mail is escaped, as a whole. */
const options = { escape: String }

export type TemplateValues = Partial<Record<Variable, string>>

/**
 * The sentence that says why a text is no template of this kind; undefined when it is one. Nothing but text
 * and `{{name}}` is allowed.
 */
export function templateProblem(text: string, kind: MessageKind): Words | undefined {
  const knownNames: readonly string[] = variablesOf(kind)
  let tokens: string[][]
  try {
    // a token begins with its type and its text
    tokens = Mustache.parse(text) as string[][]
  } catch {
    return messages.braces
  }
  if (tokens.some(([type]) => type !== 'text' && type !== 'name')) return messages.code
  const unknown = tokens.find(([type, name = '']) => type === 'name' && !knownNames.includes(name))?.[1]
  return unknown === undefined
    ? undefined
    : fillWords(messages.unknown, {
        name: unknown,
        known: knownNames.map((name) => `{{${name}}}`).join(', '),
      })
}

export const renderText = (text: string, values: TemplateValues): string =>
  Mustache.render(text, values, {}, options).trim()

export const toHtml = (text: string): string =>
  `<!doctype html><meta charset="utf-8"><div style="white-space:pre-line">${Mustache.escape(text)}</div>`

export const partsOf = (channel: Channel, text: string): number =>
  channel === 'sms' ? smsLength(text).parts : 0

export const showNumber = (value: number, language: Language): string =>
  inLanguage(value.toLocaleString('en-IN'), language)
export const showAmount = (decimal: string, language: Language): string =>
  inLanguage(
    (fromDecimal(decimal) / 100).toLocaleString('en-IN', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
    language,
  )
export const dayText = (day: Day, language: Language): string => inLanguage(showDay(day), language)
const inLanguage = (digits: string, language: Language) =>
  language === 'bn' ? bengaliDigits(digits) : digits

export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

const messages = {
  braces: {
    en: 'The braces do not match. A variable looks like this: {{name}}',
    bn: 'বন্ধনী মেলেনি। এভাবে লিখতে হয়: {{name}}',
  },
  code: {
    en: 'Only variables such as {{name}} are allowed, no conditions and no parts.',
    bn: 'শুধু {{name}}-এর মতো শব্দ চলে, শর্ত বা অংশ নয়।',
  },
  unknown: {
    en: '{name} is not known here. Known: {known}',
    bn: '{name} এখানে চেনা নয়। চেনা শব্দ: {known}',
  },
}
