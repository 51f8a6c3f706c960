import { inDashboard } from '@samity/shared-api/module'
import type { Language } from '@samity/shared-api/contract/words'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'
import { guarded, useGuardedPlace } from './guarded-router.tsx'

/*
 * Pages of the website have one address in each language: /committee and /bn/committee. Inside the application there is
 * only /committee; the language is put on and taken off at this one place, so that links, routes and the switch of
 * language know nothing of it.
 */

const prefix = /^\/bn(?=\/|$)/i
const inUrl = (path: string, language: Language) =>
  language === 'bn' && !inDashboard(path) ? `/bn${path === '/' ? '' : path}` : path
const inApp = (path: string) => path.replace(prefix, '') || '/'

/** The language and the path that an address stands for. */
export const readAddress = (path: string): { language: Language; path: string } => ({
  language: prefix.test(path) ? 'bn' : 'en',
  path: inApp(path),
})

/** The address of a path in a language. */
export function addressOf(to: To, language: Language): string {
  const full = typeof to === 'string' ? to : createPath(to)
  const end = full.search(/[?#]/)
  return end < 0 ? inUrl(full, language) : inUrl(full.slice(0, end), language) + full.slice(end)
}

export type SiteHistory = ReturnType<typeof createBrowserHistory>
export const createSiteHistory = (): SiteHistory => createBrowserHistory({ v5Compat: true })

function navigatorIn(history: SiteHistory, language: Language): Navigator {
  const { push, replace, go, encodeLocation } = guarded(history)
  return {
    createHref: (to) => addressOf(to, language),
    encodeLocation: (to) => encodeLocation?.(addressOf(to, language)) ?? history.encodeLocation(to),
    go,
    push: (to, state) => push(addressOf(to, language), state),
    replace: (to, state) => replace(addressOf(to, language), state),
  }
}

const appLocation = (location: Location): Location => ({ ...location, pathname: inApp(location.pathname) })

type SiteRouterProps = { history: SiteHistory; language: Language; children: ReactNode }

/** The browser's router. A change of language changes the address in place: nothing reloads and nothing unmounts. */
export function SiteRouter({ history, language, children }: SiteRouterProps) {
  const at = useGuardedPlace(history)
  useLayoutEffect(() => {
    const { pathname, search, hash, state } = history.location
    const address = addressOf({ pathname: inApp(pathname), search, hash }, language)
    if (address !== createPath({ pathname, search, hash })) history.replace(address, state)
  }, [history, language])
  const navigator = useMemo(() => navigatorIn(history, language), [history, language])
  const location = useMemo(() => appLocation(at.location), [at.location])
  return (
    <Router location={location} navigationType={at.action} navigator={navigator}>
      {children}
    </Router>
  )
}

const staysHere = () => {
  throw new Error('A page that is rendered on the server cannot navigate.')
}

type StaticSiteRouterProps = { path: string; search: string; language: Language; children: ReactNode }

/** The server's router: the same links, no movement. */
export function StaticSiteRouter({ path, search, language, children }: StaticSiteRouterProps) {
  const navigator: Navigator = {
    createHref: (to) => addressOf(to, language),
    encodeLocation: (to) => {
      const { pathname, search: query, hash } = new URL(addressOf(to, language), 'http://localhost')
      return { pathname, search: query, hash }
    },
    go: staysHere,
    push: staysHere,
    replace: staysHere,
  }
  return (
    <Router location={{ pathname: path, search, hash: '' }} navigator={navigator} static>
      {children}
    </Router>
  )
}
