import { isDashboardPath, readAddress } from '@samity/shared-api/module'
import { savesData } from './idle.ts'

/**
 * Calls `fetchScreen` with the path of a link of the dashboard as soon as somebody points at it, touches
 * it or gives it the focus. Does nothing if the person saves data. Returns a function that stops.
 */
export function prefetchOnIntent(fetchScreen: (path: string) => void): () => void {
  if (savesData()) return () => undefined
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.download) return
    const { path } = readAddress(link.pathname)
    if (isDashboardPath(path)) fetchScreen(path)
  }
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, handle, options)
  return () => listeners.abort()
}
