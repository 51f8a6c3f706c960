/** Every text that people read exists in both languages. */
export type Words = { en: string; bn: string }
export type Language = keyof Words

const bengali = new Map<string, string>()

/**
 * Registers a sentence for places that can carry only one string (a zod message) and answers the English one;
 * `inLanguage` finds the Bengali one again.
 */
export function says({ en, bn }: Words): string {
  bengali.set(en, bn)
  return en
}

/** The sentence in the language asked for; a sentence nobody registered stays as it is. */
export const inLanguage = (sentence: string, language: Language): string =>
  language === 'bn' ? (bengali.get(sentence) ?? sentence) : sentence
