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
