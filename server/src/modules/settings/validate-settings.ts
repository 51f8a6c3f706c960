import { linearPattern } from '@samity/module-registry'
import { Ajv, type ErrorObject } from 'ajv'
import { fillWords, parseDay, type Words } from '@samity/shared-api/contract'
import type { ModuleSettings, ModuleSettingsEntry, SettingFormat } from '@samity/shared-api/module'

/* Values of a module's settings against the JSON Schema that the module declares. */

const regExp = Object.assign(linearPattern, { code: 'linearPattern' })

const formats: Record<SettingFormat, (text: string) => boolean> = {
  day: (text) => text === '' || parseDay(text) !== undefined,
  amount: (text) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text),
  secret: () => true,
}

const compile = ({ schema }: ModuleSettingsEntry) =>
  new Ajv({ allErrors: true, strict: false, code: { regExp }, formats }).compile<ModuleSettings>({
    ...schema,
    // every property has a default, so a save sends all of them
    required: Object.keys(schema.properties),
    additionalProperties: false,
  })

/** A sentence for each invalid field; empty if all values are valid. */
export function settingErrorsOf(entry: ModuleSettingsEntry, values: unknown): Record<string, Words> {
  const validate = compile(entry)
  if (validate(values)) return {}
  const errors: Record<string, Words> = {}
  for (const error of validate.errors ?? []) errors[fieldOf(error)] ??= sentenceOf(error)
  return errors
}

/**
 * The stored values that fit the schema, and the defaults for all others: a release with another schema keeps
 * what it can use.
 */
export function withDefaults(entry: ModuleSettingsEntry, stored: Record<string, unknown>): ModuleSettings {
  const { properties } = entry.schema
  const defaults = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, property.default]),
  )
  const known = Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(properties, name)))
  const errors = settingErrorsOf(entry, { ...defaults, ...known })
  const fitting = Object.entries(known).filter(([name]) => !Object.hasOwn(errors, name))
  // the schema has accepted these values
  return { ...defaults, ...Object.fromEntries(fitting) } as ModuleSettings
}

type Params = Record<string, string | number>

const fieldOf = ({ instancePath, params }: ErrorObject) => {
  const { missingProperty, additionalProperty } = params as Params
  return String(missingProperty ?? additionalProperty ?? instancePath.slice(1))
}

const types: Record<string, Words> = {
  integer: { en: 'Enter a whole number.', bn: 'একটি পূর্ণ সংখ্যা লিখুন।' },
  number: { en: 'Enter a number.', bn: 'একটি সংখ্যা লিখুন।' },
  string: { en: 'Enter a text.', bn: 'কিছু লিখুন।' },
  boolean: { en: 'Choose yes or no.', bn: 'হ্যাঁ অথবা না বেছে নিন।' },
}

const sentences: Record<string, Words> = {
  minimum: { en: 'Enter {limit} or more.', bn: '{limit} বা তার বেশি লিখুন।' },
  maximum: { en: 'Enter {limit} or less.', bn: '{limit} বা তার কম লিখুন।' },
  minLength: { en: 'Enter at least {limit} characters.', bn: 'অন্তত {limit}টি অক্ষর লিখুন।' },
  maxLength: { en: 'Enter at most {limit} characters.', bn: 'সর্বোচ্চ {limit}টি অক্ষর লিখুন।' },
  enum: { en: 'Choose one of the values.', bn: 'দেওয়া মানগুলোর একটি বেছে নিন।' },
  required: { en: 'This field is missing.', bn: 'এই ঘরটি নেই।' },
  additionalProperties: { en: 'The module has no such setting.', bn: 'মডিউলটিতে এমন কোনো সেটিং নেই।' },
}
const formatSentences: Record<SettingFormat, Words> = {
  day: { en: 'Choose a day.', bn: 'একটি দিন বেছে নিন।' },
  amount: {
    en: 'Enter an amount in taka, such as 150 or 150.50.',
    bn: 'টাকার পরিমাণ লিখুন, যেমন 150 বা 150.50।',
  },
  secret: { en: 'Enter a text.', bn: 'কিছু লিখুন।' },
}
const other: Words = {
  en: 'This value has another form than the module expects.',
  bn: 'মানটি মডিউলের চাওয়া ধরনের নয়।',
}

function sentenceOf({ keyword, params }: ErrorObject): Words {
  const { limit = '', type, format } = params as Params
  const sentence =
    keyword === 'type'
      ? types[String(type)]
      : keyword === 'format'
        ? formatSentences[format as SettingFormat]
        : sentences[keyword]
  return fillWords(sentence ?? other, { limit })
}
