import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType } from 'react'
import { overridesAtom } from './overrides.ts'

/**
 * Shows the banner and the question of module overrides. Their code loads when this tab has an override, which few tabs ever have.
 * If it cannot be loaded, nobody can confirm the override, so the released module stays.
 */
export function OverrideNotices() {
  const hasOverrides = useAtomValue(overridesAtom).length > 0
  const [loaded, setLoaded] = useState<{ Banner: ComponentType }>()
  useEffect(() => {
    if (!hasOverrides) return
    import('./OverrideBanner.tsx').then(
      ({ OverrideBanner: Banner }) => setLoaded({ Banner }),
      () => undefined,
    )
  }, [hasOverrides])
  return loaded ? <loaded.Banner /> : null
}
