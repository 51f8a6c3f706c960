import type { Words } from '@samity/shared-api/contract'

const latin = /[A-Za-z]/

/**
 * The value of the `translate` attribute: 'no' for typed text and for names that are the same in both
 * languages.
 */
export function translateAttribute(text: Words | string): 'no' | undefined {
  const isUntranslated = typeof text === 'string' || text.en === text.bn
  return isUntranslated && latin.test(typeof text === 'string' ? text : text.en) ? 'no' : undefined
}
