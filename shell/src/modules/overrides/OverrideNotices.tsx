import { whenBack } from '@samity/shared-api/module'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType } from 'react'
import { overridesAtom } from './overrides.ts'

/**
 * Shows the banner and the question of module overrides. Their code loads when this tab has an override,
 * which few tabs ever have. If the server is away at that moment, it loads when the server is back. Until
 * then nobody can confirm a new override, so its released module stays; an override that was confirmed before
 * runs without its banner.
 */
export function OverrideNotices() {
  const hasOverrides = useAtomValue(overridesAtom).length > 0
  const [loaded, setLoaded] = useState<{ Banner: ComponentType }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!hasOverrides) return
    let isWanted = true
    let stopWaiting: (() => void) | undefined
    import('./OverrideBanner.tsx').then(
      ({ OverrideBanner: Banner }) => setLoaded({ Banner }),
      () => {
        if (isWanted) stopWaiting = whenBack(() => setAttempt((count) => count + 1))
      },
    )
    return () => {
      isWanted = false
      stopWaiting?.()
    }
  }, [hasOverrides, attempt])
  return loaded ? <loaded.Banner /> : null
}
