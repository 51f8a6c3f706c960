import type { User } from '@samity/shared-api/session'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ModuleNotice } from '../modules/ModuleNotice.tsx'
import { ScreenLoading } from '../modules/ScreenLoading.tsx'
import type { NavSection } from '../navigation/nav.ts'

export type DashboardFrameProps = { user: User; nav: NavSection[]; path: string; children: ReactNode }
type Frame = ComponentType<DashboardFrameProps>

let loadedFrame: Frame | undefined
/** Asked for as soon as it is known that the dashboard comes up. */
export async function loadDashboardFrame(): Promise<Frame> {
  loadedFrame ??= (await import('./DashboardFrame.tsx')).DashboardFrame
  return loadedFrame
}

const title = { en: 'The dashboard', bn: 'ড্যাশবোর্ড' }

/** The dashboard's frame is loaded when someone signs in: visitors never pay for it. */
export function FrameOutlet(props: DashboardFrameProps) {
  const [frame, setFrame] = useState(() => loadedFrame && { Frame: loadedFrame })
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    loadDashboardFrame().then((Frame) => setFrame({ Frame }), setError)
  }, [attempt])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  if (error) return <ModuleNotice title={title} error={error} onRetry={retry} />
  return frame ? <frame.Frame {...props} /> : <ScreenLoading />
}
