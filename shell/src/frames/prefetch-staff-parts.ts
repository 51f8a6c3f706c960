import { savesData, waitForIdle } from '../modules/loading/idle.ts'
import { fetchDashboardFrame } from './load-dashboard-frame.ts'

/**
 * Every first staff screen needs these, in the order of its use. The modules of the role are known only after
 * the sign-in.
 */
const staffParts: (() => Promise<unknown>)[] = [
  () => import('@samity/shared-api/client'),
  fetchDashboardFrame,
  () => import('@samity/shared-ui/query'),
  () => import('@samity/shared-ui/data'),
  () => import('@samity/shared-ui/forms'),
  () => import('@samity/shared-ui/segmented'),
]

/**
 * Loads the code of staff screens before somebody signs in, one part after the other, while the browser is
 * idle. Does nothing if the person saves data. Returns a function that cancels.
 */
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
