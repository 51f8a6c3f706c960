import { useEffect, useRef } from 'react'
import { useLocation } from '../router/index.ts'

type ScrollPosition = { window: number; box: number }

/**
 * Scroll positions by the list's URL. Each is used once; only those of the last `maxPositions` lists are
 * stored.
 */
const positions = new Map<string, ScrollPosition>()
const maxPositions = 20

function remember(address: string, position: ScrollPosition) {
  positions.delete(address)
  positions.set(address, position)
  const [oldest] = positions.keys()
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
}

/**
 * Restores the scroll position of a list after a visit to one of its records. Returns the ref of the list's
 * box, which scrolls in a wide window. `isReady` is true once the rows are rendered.
 */
export function useRestoreListScroll(isReady: boolean) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const box = useRef<HTMLDivElement>(null)
  /** Set when the last click was on a row: the list's URL and scroll position at that time */
  const departure = useRef<{ address: string; position: ScrollPosition }>(undefined)

  useEffect(() => {
    const position = positions.get(address)
    if (!isReady || !position) return
    positions.delete(address)
    // after the frame has scrolled a new screen to its top
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = position.box
      window.scrollTo(0, position.window)
    })
    // oxlint-disable-next-line exhaustive-deps -- once, when the rows have loaded
  }, [isReady])

  useEffect(
    () => () => {
      if (departure.current) remember(departure.current.address, departure.current.position)
    },
    [],
  )

  useEffect(() => {
    const recordPosition = ({ target }: Event) => {
      const isOnRow = target instanceof Element && box.current?.contains(target) && target.closest('tbody')
      const position = { window: window.scrollY, box: box.current?.scrollTop ?? 0 }
      departure.current = isOnRow ? { address, position } : undefined
    }
    document.addEventListener('click', recordPosition, true)
    return () => document.removeEventListener('click', recordPosition, true)
  }, [address])
  return box
}
