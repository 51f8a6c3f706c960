import { useEffect, useRef } from 'react'
import { useLocation } from '../router.ts'

/** Where a person left a list for one of its records: the window's and the box's scroll position. */
type ScrollPosition = { window: number; box: number }

/** By the list's address. A place is used once, and only the last lists are remembered. */
const positions = new Map<string, ScrollPosition>()
const maxPositions = 20

function remember(address: string, position: ScrollPosition) {
  positions.delete(address)
  positions.set(address, position)
  const [oldest] = positions.keys()
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
}

/**
 * Whoever leaves a list through one of its rows and comes back finds it where it was. `box` scrolls where the window is
 * wide; `isReady` once the rows are shown.
 */
export function useRestoreListScroll(isReady: boolean) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const box = useRef<HTMLDivElement>(null)
  /** The last act was on a row, where the list stood then */
  const departure = useRef<{ address: string; position: ScrollPosition }>(undefined)

  useEffect(() => {
    const position = positions.get(address)
    if (!isReady || !position) return
    positions.delete(address)
    // after the frame has put a new screen at its top
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = position.box
      window.scrollTo(0, position.window)
    })
    // oxlint-disable-next-line exhaustive-deps -- once, when the rows of the screen have come
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
