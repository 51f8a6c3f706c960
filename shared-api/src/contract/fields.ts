import * as z from './z.ts'
import { toPlainString, cleanText } from './clean-text.ts'
import { parseDay, type Day } from './day.ts'
import { latinDigits } from './digits.ts'
import { field, type ChoiceOption, type Field } from './field.ts'
import { maxAmount, parseMoney, type Paisa } from './money.ts'
import { maxLengthMessage, validationMessages } from './validation-messages.ts'
import { fillWords, toMessage, type Words } from './words.ts'

const toText = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : value
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
/** JSON types of a field that a transformation reads, for the description of the API. */
const sent = (...types: readonly string[]) =>
  z.unknown().meta({ type: types.length === 1 ? types[0] : types })
const textSchema = (max: number) =>
  z.preprocess(
    toText,
    z
      .string(validationMessages.text)
      .transform(cleanText)
      .pipe(z.string().max(max, maxLengthMessage(max))),
  )

export const text = (label: Words, max = 200) =>
  field(
    'text',
    label,
    textSchema(max).refine((value) => value !== '', validationMessages.required),
    true,
  )

/** Absent text is '' everywhere, so that no screen has to distinguish '' from null. */
export const optionalText = (label: Words, max = 200) =>
  field('text', label, textSchema(max).default(''), false)
export const longText = (label: Words, max = 2000) => field('long', label, textSchema(max).default(''), false)

const amountSchema = sent('string', 'number').transform((value, context): Paisa => {
  const paisa = parseMoney(value)
  const message = isBlank(value)
    ? validationMessages.required
    : paisa === undefined
      ? validationMessages.amount
      : paisa > maxAmount
        ? validationMessages.amountTooLarge
        : undefined
  if (message) context.addIssue({ code: 'custom', message })
  return paisa ?? (0 as Paisa)
})

/** A required amount above 0. It is a decimal string on the wire and whole paisa after parsing. */
export const money = (label: Words) =>
  field(
    'money',
    label,
    amountSchema.refine((paisa) => paisa > 0, validationMessages.amountAboveZero),
    true,
  )
export const moneyOrNone = (label: Words) => field('money', label, amountSchema, true)
/** An optional part of a total. A missing or blank value is 0. */
export const optionalMoney = (label: Words) =>
  field(
    'money',
    label,
    z.preprocess((value) => (isBlank(value) ? '0' : value), amountSchema).default(0 as Paisa),
    false,
  )
/** An amount that the server computes. If a body includes it, the route checks that it is correct. */
export const computedMoney = (label: Words) =>
  field(
    'money',
    label,
    z.preprocess((value) => (isBlank(value) ? null : value), amountSchema.nullable()).default(null),
    false,
  )

const wholeNumberSchema = (min: number, max: number) =>
  sent('integer', 'string').transform((value, context): number => {
    const digits =
      typeof value === 'number' || typeof value === 'string' ? latinDigits(String(value)).trim() : ''
    const number = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
    if (isBlank(value)) context.addIssue({ code: 'custom', message: validationMessages.required })
    else if (Number.isNaN(number)) context.addIssue({ code: 'custom', message: validationMessages.whole })
    else if (number < min || number > max)
      context.addIssue({
        code: 'custom',
        message: toMessage(fillWords({ en: 'From {min} to {max}', bn: '{min} থেকে {max}' }, { min, max })),
      })
    return number
  })

export const int = (label: Words, min: number, max: number) =>
  field('int', label, wholeNumberSchema(min, max), true)
export const optionalInt = (label: Words, min: number, max: number) =>
  field(
    'int',
    label,
    z
      .preprocess((value) => (isBlank(value) ? null : value), wholeNumberSchema(min, max).nullable())
      .default(null),
    false,
  )

const daySchema = sent('string').transform((value, context): Day => {
  const parsedDay = parseDay(value)
  if (!parsedDay)
    context.addIssue({
      code: 'custom',
      message: isBlank(value) ? validationMessages.required : validationMessages.day,
    })
  return parsedDay ?? ('' as Day)
})
export const date = (label: Words) => field('day', label, daySchema, true)
export const optionalDate = (label: Words) =>
  field(
    'day',
    label,
    z.preprocess((value) => (isBlank(value) ? null : value), daySchema.nullable()).default(null),
    false,
  )

const trueValues = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes', 'True'])
const falseValues = new Set<unknown>([false, 0, '0', 'false', 'off', 'no', 'False', '', null, undefined])
/** A checkbox. Multipart bodies contain 'true' or 'false'. */
export const flag = (label: Words) =>
  field(
    'flag',
    label,
    sent('boolean', 'string')
      .transform((value, context) => {
        if (!trueValues.has(value) && !falseValues.has(value))
          context.addIssue({ code: 'custom', message: validationMessages.flag })
        return trueValues.has(value)
      })
      .prefault(false),
    false,
  )

type OptionOf<V extends string> = ChoiceOption & { value: V }
const oneOf = <V extends string>(choices: readonly OptionOf<V>[]) =>
  z
    .unknown()
    .meta({ type: 'string', enum: choices.map(({ value }) => value) })
    .transform((value, context): V => {
      const input = toPlainString(value).trim().toLowerCase()
      const option = choices.find(
        ({ value: candidate, also }) => input === candidate.toLowerCase() || input === also?.toLowerCase(),
      )
      if (!option)
        context.addIssue({
          code: 'custom',
          message: isBlank(value) ? validationMessages.required : validationMessages.choice,
        })
      return option?.value ?? (choices[0]!.value as V)
    })

/** One value of a fixed list. Any letter case is accepted; the declared spelling is stored. */
export const choice = <V extends string>(label: Words, choices: readonly OptionOf<V>[]) => ({
  ...field('choice', label, oneOf(choices), true),
  choices,
})
export const optionalChoice = <V extends string>(
  label: Words,
  choices: readonly OptionOf<V>[],
  initial: V | '' = '',
) => ({
  ...field(
    'choice',
    label,
    z
      .preprocess((value) => (isBlank(value) ? initial : value), z.union([z.literal(''), oneOf(choices)]))
      .prefault(initial),
    false,
  ),
  choices,
})

/**
 * Parses a Bangladeshi mobile number in any usual notation into '01XXXXXXXXX'. Returns undefined when it is
 * invalid.
 */
export function parsePhone(value: string): string | undefined {
  const digits = latinDigits(value)
    .replace(/[\s\-().]/g, '')
    .replace(/^(\+|00)?88(?=01)/, '')
  return /^01[3-9]\d{8}$/.test(digits) ? digits : undefined
}
const phoneSchema = textSchema(40).transform((value, context) => {
  const digits = value === '' ? '' : parsePhone(value)
  if (digits === undefined) context.addIssue({ code: 'custom', message: validationMessages.phone })
  return digits ?? ''
})
export const optionalPhone = (label: Words) => field('phone', label, phoneSchema.default(''), false)
export const phone = (label: Words) =>
  field(
    'phone',
    label,
    phoneSchema.refine((value) => value !== '', validationMessages.required),
    true,
  )

export const optionalEmail = (label: Words) =>
  field(
    'email',
    label,
    textSchema(200)
      .refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), validationMessages.email)
      .default(''),
    false,
  )
export const email = (label: Words) =>
  field(
    'email',
    label,
    optionalEmail(label).schema.refine((value) => value !== '', validationMessages.required),
    true,
  )

export const optionalNid = (label: Words) =>
  field(
    'text',
    label,
    textSchema(40)
      .transform((value) => latinDigits(value).replace(/[\s-]/g, ''))
      .refine((value) => value === '' || /^(\d{10}|\d{13}|\d{17})$/.test(value), validationMessages.nid)
      .default(''),
    false,
  )

export const ref = (label: Words) => field('ref', label, wholeNumberSchema(1, 2_000_000_000), true)
export const optionalRef = (label: Words) =>
  field(
    'ref',
    label,
    z
      .preprocess((value) => (isBlank(value) ? null : value), wholeNumberSchema(1, 2_000_000_000).nullable())
      .default(null),
    false,
  )

/** A list of rows inside a record. In a multipart body it is one JSON string. */
export const rows = <S extends z.ZodType>(label: Words, row: S, max = 200) =>
  field(
    'json',
    label,
    z
      .preprocess((value) => {
        if (typeof value !== 'string') return value ?? []
        try {
          return value.trim() === '' ? [] : JSON.parse(value)
        } catch {
          return value
        }
      }, z.array(row).max(max))
      .default([] as never),
    false,
  )

/** The URL of a picture (below /media). A new file arrives as the multipart part of the same name. */
export const picture = (label: Words) =>
  field(
    'picture',
    label,
    z
      .unknown()
      .transform(() => undefined)
      .prefault(null),
    false,
  )

/**
 * Stores a field in a column of another name, because the wire uses the specification's spelling even where
 * it is wrong.
 */
export const withColumn = <F extends Field>(column: string, base: F): F => ({ ...base, column })
