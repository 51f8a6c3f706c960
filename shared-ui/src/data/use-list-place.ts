import { useEffect, useRef } from 'react'
import { useLocation } from '../router.ts'

/** Where a person left a list for one of its records: the window's and the box's scroll position. */
type Place = { window: number; box: number }

/** By the list's address. A place is used once, and only the last lists are remembered. */
const places = new Map<string, Place>()
const maxPlaces = 20

function remember(address: string, place: Place) {
  places.delete(address)
  places.set(address, place)
  const [oldest] = places.keys()
  if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest)
}

/**
 * Whoever leaves a list through one of its rows and comes back finds it where it was. `box` scrolls where the window is
 * wide; `isReady` once the rows are shown.
 */
export function useListPlace(isReady: boolean) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const box = useRef<HTMLDivElement>(null)
  /** The last act was on a row, where the list stood then */
  const left = useRef<{ address: string; place: Place }>(undefined)

  useEffect(() => {
    const place = places.get(address)
    if (!isReady || !place) return
    places.delete(address)
    // after the frame has put a new screen at its top
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = place.box
      window.scrollTo(0, place.window)
    })
    // oxlint-disable-next-line exhaustive-deps -- once, when the rows of the screen have come
  }, [isReady])

  useEffect(
    () => () => {
      if (left.current) remember(left.current.address, left.current.place)
    },
    [],
  )

  useEffect(() => {
    const note = ({ target }: Event) => {
      const isOnRow = target instanceof Element && box.current?.contains(target) && target.closest('tbody')
      const place = { window: window.scrollY, box: box.current?.scrollTop ?? 0 }
      left.current = isOnRow ? { address, place } : undefined
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [address])
  return box
}
