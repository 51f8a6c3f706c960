import type { ComponentType } from 'react'
import { fetchAntdStyles, loadAntdStyles } from './antd-styles.ts'
import type { DashboardFrameProps } from './DashboardFrame.tsx'

type Frame = ComponentType<DashboardFrameProps>

/** The frame and the code of all staff screens are one file: packages/tooling/src/build/staff-chunks.ts */
const importFrame = () => import(/* webpackChunkName: "staff" */ './DashboardFrame.tsx')

let loadedFrame: Frame | undefined
export const loadedDashboardFrame = (): Frame | undefined => loadedFrame

/** Fetches the frame before somebody signs in. Loading it reports a failure. */
export const fetchDashboardFrame = (): Promise<unknown> =>
  Promise.allSettled([importFrame(), fetchAntdStyles()])

/** Loads the frame once. Callers start it as soon as they know that the dashboard will open. */
export async function loadDashboardFrame(): Promise<Frame> {
  if (loadedFrame) return loadedFrame
  const [{ DashboardFrame }] = await Promise.all([importFrame(), loadAntdStyles()])
  loadedFrame = DashboardFrame
  return DashboardFrame
}
