import type { PageLocation, ModuleRegistry } from '@samity/shared-api/module'
import { Navigate } from '@samity/shared-ui/router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { waitForIdle } from '../modules/loading/idle.ts'
import { prefetchOnIntent } from '../modules/loading/prefetch-on-intent.ts'
import { prefetchSource } from '../modules/screen/screen-source.ts'
import { pageRegistryAtom } from '../modules/overrides/overrides.ts'
import { confirmedRoleAtom } from '../session/confirm.ts'
import { SessionGuard } from '../session/SessionGuard.tsx'
import { navFor } from '../navigation/nav.ts'
import { findRoute } from '../navigation/routes.ts'
import { RouteScreen } from './RouteScreen.tsx'

/** Has the set-up of two-step sign-in, the only page for a user who still has to do it. */
const profilePath = '/dashboard/profile'

/** Tells shared-ui (`whenIdle`) that the first screen has appeared: it loads menus and drawers after that. */
function announceScreen(): void {
  document.documentElement.dataset['screen'] = ''
  document.dispatchEvent(new Event('samity:screen'))
}

export function Dashboard({ location, registry }: { location: PageLocation; registry: ModuleRegistry }) {
  const newest = useAtomValue(pageRegistryAtom)
  const [isSettled, setSettled] = useState(false)
  // prefetching starts after the first screen is ready
  useEffect(() => {
    if (!isSettled) return undefined
    const ended = new AbortController()
    const start = async () => {
      await waitForIdle()
      const { prefetchWhenIdle } = await import(
        /* webpackChunkName: "extensions" */ '../modules/loading/prefetch-when-idle.ts'
      )
      await prefetchWhenIdle(newest.modules, ended.signal)
    }
    // a screen that is not prefetched loads when somebody opens it
    start().catch(() => undefined)
    return () => ended.abort()
  }, [newest, isSettled])
  const role = useAtomValue(confirmedRoleAtom)
  useEffect(
    () =>
      prefetchOnIntent((path) => {
        const match = findRoute(newest, path, role)
        if (match.kind === 'screen') void prefetchSource(match.source)
      }),
    [newest, role],
  )
  return (
    <SessionGuard>
      {(user) => {
        const match = findRoute(registry, location.path, user.role)
        return (
          <FrameOutlet
            key={user.id}
            user={user}
            nav={navFor(registry, user.role)}
            path={location.path}
            match={match}
          >
            {user.two_factor_due && location.path !== profilePath ? (
              <Navigate to={profilePath} replace />
            ) : (
              <RouteScreen
                match={match}
                location={location}
                inside
                onSettled={() => {
                  setSettled(true)
                  announceScreen()
                }}
              />
            )}
          </FrameOutlet>
        )
      }}
    </SessionGuard>
  )
}
