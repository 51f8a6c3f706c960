import type { Words } from '@samity/shared-api/contract'

const latin = /[A-Za-z]/

/** For the `translate` attribute: what people typed, and names that are one in both languages, no translator touches. */
export function translateAttribute(text: Words | string): 'no' | undefined {
  const isUntranslated = typeof text === 'string' || text.en === text.bn
  return isUntranslated && latin.test(typeof text === 'string' ? text : text.en) ? 'no' : undefined
}
