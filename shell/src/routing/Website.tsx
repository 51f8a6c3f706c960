import type { Place, Registry } from '@samity/shared-api/module'
import { useEffect } from 'react'
import { PublicFrame } from '../frames/PublicFrame.tsx'
import { find } from './routes.ts'
import { ScreenAt } from './ScreenAt.tsx'

export function Website({ place, registry }: { place: Place; registry: Registry }) {
  const found = find(registry, place.path, undefined)
  const source = found.kind === 'screen' ? found.source : undefined
  useEffect(() => {
    // The frame and the screen are asked for together; who shows them also says what went wrong.
    source?.load().catch(() => undefined)
    // oxlint-disable-next-line exhaustive-deps -- the key stands for the source
  }, [source?.key])
  return (
    <PublicFrame place={place} inner={source?.module}>
      <ScreenAt found={found} place={place} />
    </PublicFrame>
  )
}
