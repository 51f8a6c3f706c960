import type { Language } from '@samity/shared-api/contract/words'

const bengali = /[\u0980-\u09ff]/

type LanguageAttributes = { lang?: Language; translate?: 'no' }

/** Marks a text that is in the other script than its page: it is spoken, and left alone, accordingly. */
export function languageAttributes(text: string, language: Language): LanguageAttributes {
  const script: Language = bengali.test(text) ? 'bn' : 'en'
  return script === language ? {} : { lang: script, translate: 'no' }
}
