import { addressIn, readAddress } from '@samity/shared-api/module'
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
import { guardNavigator, useGuardedLocation } from './guarded-router.tsx'

const addressOf = (to: To, language: Language): string =>
  addressIn(language, typeof to === 'string' ? to : createPath(to))

export type SiteHistory = ReturnType<typeof createBrowserHistory>
export const createSiteHistory = (): SiteHistory => createBrowserHistory({ v5Compat: true })

function createNavigator(history: SiteHistory, language: Language): Navigator {
  const { push, replace, go, encodeLocation } = guardNavigator(history)
  return {
    createHref: (to) => addressOf(to, language),
    encodeLocation: (to) => encodeLocation?.(addressOf(to, language)) ?? history.encodeLocation(to),
    go,
    push: (to, state) => push(addressOf(to, language), state),
    replace: (to, state) => replace(addressOf(to, language), state),
  }
}

const toAppLocation = (location: Location): Location => ({
  ...location,
  pathname: readAddress(location.pathname).path,
})

type SiteRouterProps = { history: SiteHistory; language: Language; children: ReactNode }

/** The router in the browser. A change of language replaces the URL without a reload or an unmount. */
export function SiteRouter({ history, language, children }: SiteRouterProps) {
  const entry = useGuardedLocation(history)
  useLayoutEffect(() => {
    const { pathname, search, hash, state } = history.location
    const address = addressOf({ pathname: readAddress(pathname).path, search, hash }, language)
    if (address !== createPath({ pathname, search, hash })) history.replace(address, state)
  }, [history, language])
  const navigator = useMemo(() => createNavigator(history, language), [history, language])
  const location = useMemo(() => toAppLocation(entry.location), [entry.location])
  return (
    <Router location={location} navigationType={entry.action} navigator={navigator}>
      {children}
    </Router>
  )
}

const throwOnNavigate = () => {
  throw new Error('A page that is rendered on the server cannot navigate.')
}

type StaticSiteRouterProps = { path: string; search: string; language: Language; children: ReactNode }

/** The router on the server: the same links, but no navigation. */
export function StaticSiteRouter({ path, search, language, children }: StaticSiteRouterProps) {
  const navigator: Navigator = {
    createHref: (to) => addressOf(to, language),
    encodeLocation: (to) => {
      const { pathname, search: query, hash } = new URL(addressOf(to, language), 'http://localhost')
      return { pathname, search: query, hash }
    },
    go: throwOnNavigate,
    push: throwOnNavigate,
    replace: throwOnNavigate,
  }
  return (
    <Router location={{ pathname: path, search, hash: '' }} navigator={navigator} static>
      {children}
    </Router>
  )
}
