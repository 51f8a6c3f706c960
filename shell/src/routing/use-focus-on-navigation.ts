import { useLocation } from '@samity/shared-ui/router'
import { useCallback, useEffect, useRef } from 'react'

const scrollPositions = new Map<string, number>()
let navigationCount = 0

/**
 * When another screen has come up: keyboard and screen reader stand at its heading, and the page at its top, or where
 * it was when one goes back to it. The first screen of a page is left as the browser has it.
 */
export function useFocusOnNavigation(): () => void {
  const { key, pathname } = useLocation()
  /** Until another screen has arrived nobody has scrolled it: the page only shrinks under the former one */
  const settledPath = useRef(pathname)
  /** Where the keyboard stood when the person asked for the screen */
  const previousFocus = useRef<Element | null>(null)

  useEffect(() => {
    previousFocus.current = document.activeElement
    const savePosition = () => {
      if (settledPath.current === pathname) scrollPositions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [key, pathname])

  return useCallback(() => {
    navigationCount += 1
    settledPath.current = pathname
    if (navigationCount === 1) return
    window.scrollTo(0, scrollPositions.get(key) ?? 0)
    const { activeElement: focusedElement, body } = document
    // a form that begins at its first field is left there
    if (document.querySelector('main')?.contains(focusedElement)) return
    // so is a person who has opened a menu or begun to search while the screen was loading
    if (focusedElement !== previousFocus.current && focusedElement !== body && focusedElement?.isConnected)
      return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    // the screen arrives before the effects of this hook: only what it was rendered with is of the same place
  }, [key, pathname])
}
