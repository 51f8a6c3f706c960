import { useLocation } from '@samity/shared-ui/router'
import { useCallback, useEffect, useRef } from 'react'

const positions = new Map<string, number>()
let arrivals = 0

/**
 * When another screen has come up: keyboard and screen reader stand at its heading, and the page at its top, or where
 * it was when one goes back to it. The first screen of a page is left as the browser has it.
 */
export function useArrival(): () => void {
  const { key } = useLocation()
  const shownKey = useRef(key)

  useEffect(() => {
    shownKey.current = key
    const note = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  return useCallback(() => {
    arrivals += 1
    if (arrivals === 1) return
    window.scrollTo(0, positions.get(shownKey.current) ?? 0)
    // a form that begins at its first field is left there
    if (document.querySelector('main')?.contains(document.activeElement)) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
}
