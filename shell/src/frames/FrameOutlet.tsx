import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { ModuleNotice } from '../modules/screen/ModuleNotice.tsx'
import { ScreenLoading } from '../modules/screen/ScreenLoading.tsx'
import { loadAntdStyles } from './antd-styles.ts'
import { removeFrameSkeleton } from './frame-skeleton.ts'
import type { DashboardFrameProps } from './DashboardFrame.tsx'

type Frame = ComponentType<DashboardFrameProps>

let loadedFrame: Frame | undefined
/** Loads the frame once. Callers start it as soon as they know that the dashboard will open. */
export async function loadDashboardFrame(): Promise<Frame> {
  if (loadedFrame) return loadedFrame
  const [{ DashboardFrame }] = await Promise.all([import('./DashboardFrame.tsx'), loadAntdStyles()])
  loadedFrame = DashboardFrame
  return DashboardFrame
}

const title = { en: 'The dashboard', bn: 'ড্যাশবোর্ড' }

/** Loads the dashboard's frame at sign-in, so that visitors of the website do not load it. */
export function FrameOutlet(props: DashboardFrameProps) {
  const [frame, setFrame] = useState(() => loadedFrame && { Frame: loadedFrame })
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
