import { useEffect, useLayoutEffect, useState } from 'react'
import { ModuleNotice } from '../modules/screen/ModuleNotice.tsx'
import { ScreenLoading } from '../modules/screen/ScreenLoading.tsx'
import { removeFrameSkeleton } from './frame-skeleton.ts'
import type { DashboardFrameProps } from './DashboardFrame.tsx'
import { loadDashboardFrame, loadedDashboardFrame } from './load-dashboard-frame.ts'

const title = { en: 'The dashboard', bn: 'ড্যাশবোর্ড' }

/** Loads the dashboard's frame at sign-in, so that visitors of the website do not load it. */
export function FrameOutlet(props: DashboardFrameProps) {
  const [frame, setFrame] = useState(() => {
    const Frame = loadedDashboardFrame()
    return Frame && { Frame }
  })
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    loadDashboardFrame().then((Frame) => setFrame({ Frame }), setError)
  }, [attempt])
  useLayoutEffect(() => {
    if (frame || error) removeFrameSkeleton()
  }, [frame, error])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  if (error) return <ModuleNotice title={title} error={error} onRetry={retry} />
  return frame ? <frame.Frame {...props} /> : <ScreenLoading />
}
