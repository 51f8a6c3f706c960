import type { PageLocation, ModuleRegistry } from '@samity/shared-api/module'
import { useEffect, useLayoutEffect } from 'react'
import { PublicFrame } from '../frames/PublicFrame.tsx'
import { findRoute } from '../navigation/routes.ts'
import { RouteScreen } from './RouteScreen.tsx'

export function Website({ location, registry }: { location: PageLocation; registry: ModuleRegistry }) {
  const match = findRoute(registry, location.path, undefined)
  const source = match.kind === 'screen' ? match.source : undefined
  // always light: a theme belongs to the person who is signed in
  useLayoutEffect(() => {
    delete document.documentElement.dataset['theme']
  }, [])
  useEffect(() => {
    // loads the screen in parallel with the frame; the component that shows it also reports an error
    source?.load().catch(() => undefined)
    // oxlint-disable-next-line exhaustive-deps -- the key identifies the source
  }, [source?.key])
  return (
    <PublicFrame location={location} inner={source?.module}>
      <RouteScreen match={match} location={location} />
    </PublicFrame>
  )
}
