import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Cards within this distance of the viewport stay in the document. */
const viewportMargin = '4000px'

/**
 * Measures whether a part of a very long page is near the viewport. A part that is far away needs only its
 * `height` (px), which spares the browser thousands of elements. Near parts have no `height`. Before
 * printing, all parts are complete.
 */
export function useNearViewport() {
  const container = useRef<HTMLDivElement>(null)
  /** The height before the part was emptied; undefined while it is near */
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    const element = container.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true
        setHeight((before) => (isNear ? undefined : (before ?? element.offsetHeight)))
      },
      { rootMargin: viewportMargin },
    )
    observer.observe(element)
    const showAll = () => flushSync(() => setHeight(undefined))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])

  return { container, height }
}
