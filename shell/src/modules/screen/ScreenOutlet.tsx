import type { Words } from '@samity/shared-api/contract/words'
import { isDashboardPath, type PageLocation } from '@samity/shared-api/module'
import { Suspense, useEffect, useState } from 'react'
import { CrashBoundary } from './CrashBoundary.tsx'
import { ModuleNotice } from './ModuleNotice.tsx'
import type { ScreenSource } from './screen-source.ts'
import { useScreen } from './use-screen.ts'
import { ScreenLoading } from './ScreenLoading.tsx'
import { Suspended } from './Suspended.tsx'

type Props = {
  source: ScreenSource
  location: PageLocation
  /** The heading until the screen shows its own */
  title?: Words | undefined
  onSettled?: () => void
}

/** Shows one screen: its loading state, the screen itself, or a notice with Retry. An error stays inside. */
export function ScreenOutlet({ source, location, title, onSettled }: Props) {
  const [attempt, setAttempt] = useState(0)
  const state = useScreen(source, location, attempt)
  const { status } = state
  const retry = () => setAttempt((count) => count + 1)

  useEffect(() => {
    if (status !== 'waiting') onSettled?.()
    // oxlint-disable-next-line exhaustive-deps -- called once, when the screen is ready or has failed
  }, [status])

  useEffect(() => {
    if (status !== 'failed') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [status])

  if (state.status === 'waiting') return <ScreenLoading title={title} />
  if (state.status === 'failed')
    return <ModuleNotice title={source.title} error={state.error} onRetry={retry} />
  const { default: Screen } = state.screen
  const content = <Screen data={state.data} />
  const fallback = (
    <Suspended>
      <ScreenLoading title={title} />
    </Suspended>
  )
  return (
    <CrashBoundary key={attempt} source={source} Notice={ModuleNotice} onRetry={retry}>
      {/* without a boundary the whole page would wait; the HTML of a public page has none to hydrate */}
      {isDashboardPath(location.path) ? <Suspense fallback={fallback}>{content}</Suspense> : content}
    </CrashBoundary>
  )
}
