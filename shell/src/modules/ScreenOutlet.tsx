import type { Place } from '@samity/shared-api/module'
import { useEffect, useState } from 'react'
import { CrashBoundary } from './CrashBoundary.tsx'
import { ModuleNotice } from './ModuleNotice.tsx'
import type { ScreenSource } from './source.ts'
import { useScreen } from './use-screen.ts'
import { Waiting } from './Waiting.tsx'

type Props = { source: ScreenSource; place: Place; onShown?: () => void }

/** The place of one screen: waiting, the screen, or a notice with Retry. Whatever happens here stays here. */
export function ScreenOutlet({ source, place, onShown }: Props) {
  const [attempt, setAttempt] = useState(0)
  const shown = useScreen(source, place, attempt)
  const { status } = shown
  const retry = () => setAttempt((before) => before + 1)

  useEffect(() => {
    if (status !== 'waiting') onShown?.()
    // oxlint-disable-next-line exhaustive-deps -- said once, when the screen arrives
  }, [status])

  useEffect(() => {
    if (status !== 'failed') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [status])

  if (shown.status === 'waiting') return <Waiting />
  if (shown.status === 'failed')
    return <ModuleNotice title={source.title} error={shown.error} onRetry={retry} />
  const { default: Screen } = shown.screen
  return (
    <CrashBoundary key={attempt} source={source} onRetry={retry}>
      <Screen data={shown.data} />
    </CrashBoundary>
  )
}
