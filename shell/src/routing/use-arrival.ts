import { useLocation } from '@samity/shared-ui/router'
import { useCallback, useEffect, useRef } from 'react'

const positions = new Map<string, number>()
let arrivals = 0

/**
 * When another screen has come up: keyboard and screen reader stand at its heading, and the page at its top, or where
 * it was when one goes back to it. The first screen of a page is left as the browser has it.
 */
export function useArrival(): () => void {
  const { key, pathname } = useLocation()
  /** Until another screen has arrived nobody has scrolled it: the page only shrinks under the former one */
  const arrivedPath = useRef(pathname)
  /** Where the keyboard stood when the person asked for the screen */
  const leftAt = useRef<Element | null>(null)

  useEffect(() => {
    leftAt.current = document.activeElement
    const note = () => {
      if (arrivedPath.current === pathname) positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, pathname])

  return useCallback(() => {
    arrivals += 1
    arrivedPath.current = pathname
    if (arrivals === 1) return
    window.scrollTo(0, positions.get(key) ?? 0)
    const { activeElement: now, body } = document
    // a form that begins at its first field is left there
    if (document.querySelector('main')?.contains(now)) return
    // so is a person who has opened a menu or begun to search while the screen was loading
    if (now !== leftAt.current && now !== body && now?.isConnected) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    // the screen arrives before the effects of this hook: only what it was rendered with is of the same place
  }, [key, pathname])
}
