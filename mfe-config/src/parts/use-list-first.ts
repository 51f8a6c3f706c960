import { useEffect, useRef, useState } from 'react'

/**
 * A page with form and list whose address narrows the list begins at the list: it was opened for it. The box is that of
 * the list with its heading; `isAsked`: the address narrows the list; `isReady` once the rows have come.
 */
export function useListFirst({ isAsked, isReady }: { isAsked: boolean; isReady: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [isFirst] = useState(isAsked)

  // the form has taken the keyboard by then
  useEffect(() => {
    const heading = isFirst && box.current?.querySelector('h2')
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }, [isFirst])

  useEffect(() => {
    if (!isFirst || !isReady) return
    // after the frame has put a new screen at its top, or where it was
    requestAnimationFrame(() => {
      const { current } = box
      // whoever comes back to the list may be further down in it
      if (current && current.getBoundingClientRect().top >= 0) current.scrollIntoView?.({ block: 'start' })
    })
  }, [isFirst, isReady])

  return box
}
