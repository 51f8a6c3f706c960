import type { Language } from '@samity/shared-api/contract/words'

const bengali = /[\u0980-\u09ff]/

type LanguageAttributes = { lang?: Language; translate?: 'no' }

/**
 * Returns `lang` and `translate="no"` for a text in another script than its page. Screen readers then
 * pronounce it correctly and translation programs leave it unchanged.
 */
export function languageAttributes(text: string, language: Language): LanguageAttributes {
  const script: Language = bengali.test(text) ? 'bn' : 'en'
  return script === language ? {} : { lang: script, translate: 'no' }
}
