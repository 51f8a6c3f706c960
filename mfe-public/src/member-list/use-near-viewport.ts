import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far from the screen cards are still kept ready. */
const viewportMargin = '4000px'

/**
 * Whether a part of a very long page is far from the screen. Then its height is enough, and the browser is spared its
 * thousands of elements; before printing everything is there again.
 */
export function useNearViewport() {
  const container = useRef<HTMLDivElement>(null)
  /** While it is far away: the height it had */
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

  return { box: container, height }
}
