import type { Place, Registry } from '@samity/shared-api/module'
import { Navigate } from '@samity/shared-ui/router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { prefetchWhenIdle } from '../modules/prefetch.ts'
import { pageRegistryAtom } from '../modules/trials/trials.ts'
import { SessionGuard } from '../session/SessionGuard.tsx'
import { navFor } from './nav.ts'
import { find } from './routes.ts'
import { ScreenAt } from './ScreenAt.tsx'

/** Where a person sets up two-step sign-in; whose role waits for it sees nothing else. */
const profilePath = '/dashboard/profile'

export function Dashboard({ place, registry }: { place: Place; registry: Registry }) {
  const newest = useAtomValue(pageRegistryAtom)
  const [settled, setSettled] = useState(false)
  // Nothing is fetched ahead while the person still waits for the first screen.
  useEffect(() => (settled ? prefetchWhenIdle(newest.modules) : undefined), [newest, settled])
  return (
    <SessionGuard>
      {(user) => (
        <FrameOutlet key={user.id} user={user} nav={navFor(registry, user.role)} path={place.path}>
          {user.two_factor_due && place.path !== profilePath ? (
            <Navigate to={profilePath} replace />
          ) : (
            <ScreenAt
              found={find(registry, place.path, user.role)}
              place={place}
              inside
              onShown={() => setSettled(true)}
            />
          )}
        </FrameOutlet>
      )}
    </SessionGuard>
  )
}
