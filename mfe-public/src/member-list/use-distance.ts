import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far from the screen cards are still kept ready. */
const margin = '4000px'

/**
 * Whether a part of a very long page is far from the screen. Then its height is enough, and the browser is spared its
 * thousands of elements; before printing everything is there again.
 */
export function useDistance() {
  const box = useRef<HTMLDivElement>(null)
  /** While it is far away: the height it had */
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    const element = box.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        const near = seen.at(-1)?.isIntersecting ?? true
        setHeight((before) => (near ? undefined : (before ?? element.offsetHeight)))
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    const showAll = () => flushSync(() => setHeight(undefined))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])

  return { box, height }
}
