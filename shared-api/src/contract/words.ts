/** Every text that people read exists in both languages. */
export type Words = { en: string; bn: string }
export type Language = keyof Words

/** Separates the two languages within one string. Text that people enter never contains it (clean-text.ts). */
const separator = '\u001F'

/** Both languages as one string, for places that can carry only one: the message of a zod rule. `wordsOf` reads it. */
export const toMessage = ({ en, bn }: Words): string => `${en}${separator}${bn}`

/** Both languages of a message that `says` made. A message without a Bengali text is its own translation. */
export function wordsOf(message: string): Words {
  const [en = '', bn = en] = message.split(separator)
  return { en, bn }
}

/** One language of a message that `says` made. */
export const inLanguage = (message: string, language: Language): string => wordsOf(message)[language]
