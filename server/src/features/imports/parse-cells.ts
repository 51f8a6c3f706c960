import { fillWords, latinDigits, wordsOf, type Field, type Words } from '@samity/shared-api/contract'
import type { ImportRow } from '@samity/shared-api/contract/config/import'
import { messageOf } from '../../http/errors.ts'
import { cellText, cellValue } from './reference-data/cell-values.ts'
import { findEncodingError } from './reference-data/text-encoding.ts'

export type FieldErrors = Record<string, Words>
export type ParsedRow = { values: Record<string, unknown> } | { errors: FieldErrors }

/** Numbers of receipts, licences and accounts have letters that look like those of old fonts. */
const isNumberOrId = (name: string) => /_(?:no|id|number)$/.test(name)

const oneOf = (choices: NonNullable<Field['choices']>): Words =>
  fillWords(
    { en: 'Write one of these: {list}', bn: 'এর একটি লিখুন: {list}' },
    {
      list: {
        en: choices.map(({ label }) => label.en).join(', '),
        bn: choices.map(({ label }) => label.bn).join(', '),
      },
    },
  )

const messages = {
  noSuchDay: {
    en: 'This date does not exist. Look at the day, the month and the year',
    bn: 'এমন কোনো তারিখ নেই। দিন, মাস ও বছর দেখে নিন',
  },
  belowZero: { en: 'Must not be below 0', bn: '০-এর কম হতে পারবে না' },
} satisfies Record<string, Words>

/** A value may have the right form and be wrong: who wrote 31/02/2026 knows how a date is written. */
function problemOf({ kind }: Field, text: string): Words | undefined {
  const latin = latinDigits(text)
  if (kind === 'day' && /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(latin)) return messages.noSuchDay
  if (kind === 'money' && /^[-−]\s*[\d,.]+$/.test(latin)) return messages.belowZero
  return undefined
}

const noReferences = { building: new Map<string, number>(), advocate: new Map<string, number>() }

/**
 * Parses the cells of a row by the declarations of its fields. Returns the values, or an error for each wrong
 * field.
 */
export function parseCells(
  fields: Record<string, Field>,
  columns: readonly string[],
  { cells }: ImportRow,
): ParsedRow {
  const errors: FieldErrors = {}
  const values: Record<string, unknown> = {}
  const texts = new Map(columns.map((name, index) => [name, cellText(cells[index] ?? '')]))
  for (const [name, field] of Object.entries(fields)) {
    const text = texts.get(name) ?? ''
    const isProse = (field.kind === 'text' || field.kind === 'long') && !isNumberOrId(name)
    const encodingError =
      isProse && findEncodingError(text, { shouldBeBengali: false, isLegacyColumn: false })
    if (encodingError) errors[name] = wordsOf(encodingError)
    const parsed = field.schema.safeParse(cellValue(name, field, text, noReferences))
    if (parsed.success) values[name] = parsed.data
    else if (field.choices && text !== '') errors[name] = oneOf(field.choices)
    else errors[name] ??= problemOf(field, text) ?? wordsOf(messageOf(parsed.error.issues[0]!))
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
