import { savesData, waitForIdle } from '../modules/loading/idle.ts'
import { fetchDashboardFrame } from './load-dashboard-frame.ts'

/** What every first staff screen needs, in this order. */
const staffParts: (() => Promise<unknown>)[] = [
  () => import('@samity/shared-api/client'),
  fetchDashboardFrame,
  () => import('@samity/shared-ui/query'),
  () => import('@samity/shared-ui/data'),
  () => import('@samity/shared-ui/forms'),
  () => import('@samity/shared-ui/segmented'),
]

/** Loads the code of staff screens before the sign-in while the browser is idle. Returns what cancels it. */
export function prefetchStaffParts(): () => void {
  if (savesData()) return () => undefined
  let isCancelled = false
  const prefetchAll = async () => {
    for (const load of staffParts) {
      await waitForIdle()
      if (isCancelled) return
      await load()
    }
  }
  // the first staff screen reports what fails
  prefetchAll().catch(() => undefined)
  return () => {
    isCancelled = true
  }
}
