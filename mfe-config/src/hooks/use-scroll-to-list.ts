import { useEffect, useRef, useState } from 'react'

/**
 * A page with form and list whose address narrows the list begins at the list: it was opened for it. The box is that of
 * the list with its heading; `isAsked`: the address narrows the list; `isReady` once the rows have come.
 */
export function useScrollToList({ isNarrowed, isReady }: { isNarrowed: boolean; isReady: boolean }) {
  const listRef = useRef<HTMLDivElement>(null)
  const [startsAtList] = useState(isNarrowed)

  // the form has taken the keyboard by then
  useEffect(() => {
    const heading = startsAtList && listRef.current?.querySelector('h2')
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }, [startsAtList])

  useEffect(() => {
    if (!startsAtList || !isReady) return
    // after the frame has put a new screen at its top, or where it was
    requestAnimationFrame(() => {
      const { current } = listRef
      // whoever comes back to the list may be further down in it
      if (current && current.getBoundingClientRect().top >= 0) current.scrollIntoView?.({ block: 'start' })
    })
  }, [startsAtList, isReady])

  return listRef
}
