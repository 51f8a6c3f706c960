import { useLocation } from '@samity/shared-ui/router'
import { useCallback, useEffect, useRef } from 'react'

/** The scroll positions of the last pages, by the key of their location; the oldest is forgotten */
const scrollPositionCache = new Map<string, number>()
const maxScrollPositions = 100
function saveScrollPosition(key: string): void {
  scrollPositionCache.delete(key)
  scrollPositionCache.set(key, window.scrollY)
  const [oldestKey] = scrollPositionCache.keys()
  if (scrollPositionCache.size > maxScrollPositions && oldestKey !== undefined)
    scrollPositionCache.delete(oldestKey)
}
let navigationCount = 0

/**
 * Returns a function to call when another screen has loaded. It moves the focus to the heading, for keyboards
 * and screen readers, and scrolls to the top, or to the previous position when the user goes back. It does
 * nothing for the first screen.
 */
export function useFocusOnNavigation(): () => void {
  const { key, pathname } = useLocation()
  /** The path of the loaded screen: scroll events before the next one has loaded do not count */
  const settledPath = useRef(pathname)
  const previousFocus = useRef<Element | null>(null)

  useEffect(() => {
    previousFocus.current = document.activeElement
    const savePosition = () => {
      if (settledPath.current === pathname) saveScrollPosition(key)
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [key, pathname])

  return useCallback(() => {
    navigationCount += 1
    settledPath.current = pathname
    if (navigationCount === 1) return
    window.scrollTo(0, scrollPositionCache.get(key) ?? 0)
    const { activeElement: focusedElement, body } = document
    // a form may have focused its first field
    if (document.querySelector('main')?.contains(focusedElement)) return
    // the user may have opened a menu or started a search while the screen was loading
    if (focusedElement !== previousFocus.current && focusedElement !== body && focusedElement?.isConnected)
      return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    // the screen calls this before the effects of this hook run, so it must use the values of the same render
  }, [key, pathname])
}
