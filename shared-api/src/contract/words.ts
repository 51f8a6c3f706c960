import { bengaliDigits } from './digits.ts'

/** A text for people, in both languages. */
export type Words = { en: string; bn: string }
export type Language = keyof Words

/**
 * Separates the two languages within one string. Text that people enter never contains it (clean-text.ts).
 */
const separator = '\u001F'

/**
 * Joins both languages into one string, for places that take only one, such as the message of a zod rule.
 * `wordsOf` splits it.
 */
export const toMessage = ({ en, bn }: Words): string => `${en}${separator}${bn}`

/** Splits a message from `toMessage`. A message without a Bengali text is its own translation. */
export function wordsOf(message: string): Words {
  const [en = '', bn = en] = message.split(separator)
  return { en, bn }
}

export const inLanguage = (message: string, language: Language): string => wordsOf(message)[language]

/** A text in both languages, its Bengali in Bengali digits: `digitWords(showDay(day))`. */
export function digitWords(text: Words | string): Words {
  const { en, bn } = typeof text === 'string' ? { en: text, bn: text } : text
  return { en, bn: bengaliDigits(bn) }
}

/** Fills the placeholders of a sentence: `fill('No committee found for {year}.', { year })`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/**
 * Fills the placeholders in both languages. Numbers get Bengali digits in the Bengali sentence; strings such
 * as receipt numbers stay as they are; words are filled in their language.
 */
export function fillWords({ en, bn }: Words, values: Record<string, string | number | Words>): Words {
  const valuesIn = (language: Language) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number'
          ? digitWords(String(value))[language]
          : typeof value === 'string'
            ? value
            : value[language],
      ]),
    )
  return { en: fill(en, valuesIn('en')), bn: fill(bn, valuesIn('bn')) }
}

/** The name in both languages; the other one when one is missing. */
export const nameOf = ({
  name_english,
  name_bengali,
}: {
  name_english: string
  name_bengali: string
}): Words => ({
  en: name_english || name_bengali,
  bn: name_bengali || name_english,
})
