import { useEffect, useRef, useState } from 'react'

/**
 * Scrolls a page with form and list to the list when its URL filters the list, because it was opened for
 * those rows. Returns the ref for the element with the list and its heading. `isNarrowed`: the URL filters
 * the list; `isReady`: the rows are loaded.
 */
export function useScrollToList({ isNarrowed, isReady }: { isNarrowed: boolean; isReady: boolean }) {
  const listRef = useRef<HTMLDivElement>(null)
  const [startsAtList] = useState(isNarrowed)

  // the form has set the focus before
  useEffect(() => {
    const heading = startsAtList && listRef.current?.querySelector('h2')
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }, [startsAtList])

  useEffect(() => {
    if (!startsAtList || !isReady) return
    // after the frame has scrolled a new screen to its top or restored its position
    requestAnimationFrame(() => {
      const { current } = listRef
      // after Back the restored position may be further down in the list
      if (current && current.getBoundingClientRect().top >= 0) current.scrollIntoView?.({ block: 'start' })
    })
  }, [startsAtList, isReady])

  return listRef
}
