import type { Language } from '../contract/words.ts'
import { isDashboardPath } from './match-route.ts'

/*
 * A page of the website has one URL in each language: /committee and /bn/committee. Inside the application
 * there is only /committee. This file alone adds and removes the language prefix, so links and routes do not
 * deal with it.
 */

const bengaliPrefix = /^\/bn(?=\/|$)/i

export const readAddress = (address: string): { language: Language; path: string } => ({
  language: bengaliPrefix.test(address) ? 'bn' : 'en',
  path: address.replace(bengaliPrefix, '') || '/',
})

/** The URL of a path in a language. A page of the dashboard has the same URL in both. */
export function addressIn(language: Language, to: string): string {
  const end = to.search(/[?#]/)
  const path = end < 0 ? to : to.slice(0, end)
  if (language === 'en' || isDashboardPath(path)) return to
  return `/bn${path === '/' ? '' : path}${end < 0 ? '' : to.slice(end)}`
}
