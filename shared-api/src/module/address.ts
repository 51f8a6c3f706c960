import type { Language } from '../contract/words.ts'
import { isDashboardPath } from './match-route.ts'

/*
 * Pages of the website have one address in each language: /committee and /bn/committee. Inside the application there is
 * only /committee; the language is put on and taken off here and nowhere else, so that links and routes know nothing of it.
 */

const bengaliPrefix = /^\/bn(?=\/|$)/i

/** The language and the path that an address stands for. */
export const readAddress = (address: string): { language: Language; path: string } => ({
  language: bengaliPrefix.test(address) ? 'bn' : 'en',
  path: address.replace(bengaliPrefix, '') || '/',
})

/** The address of a path in a language; the dashboard has one for both. */
export function addressIn(language: Language, to: string): string {
  const end = to.search(/[?#]/)
  const path = end < 0 ? to : to.slice(0, end)
  if (language === 'en' || isDashboardPath(path)) return to
  return `/bn${path === '/' ? '' : path}${end < 0 ? '' : to.slice(end)}`
}
