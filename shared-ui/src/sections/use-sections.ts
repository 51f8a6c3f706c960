import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusFirst } from '@samity/shared-ui/forms'

type Container = RefObject<HTMLElement | null>
const sectionsOf = ({ current }: Container) => [...(current?.children ?? [])] as HTMLElement[]

/** The id of the section in view, undefined before the page is scrolled, and a function that goes to one. */
export function useSectionInView(container: Container) {
  const [id, setId] = useState<string>()
  const arrival = useRef<number>(undefined)
  useEffect(() => {
    function mark() {
      // the last sections are too short to reach the top: the one that was chosen stays marked
      if (window.scrollY === arrival.current) return
      const page = document.documentElement
      // the line that is read moves down the window with the page, so that it crosses every section
      const line = window.innerHeight * (window.scrollY / (page.scrollHeight - window.innerHeight))
      const above = sectionsOf(container).filter((one) => one.getBoundingClientRect().top <= line)
      setId(above.at(-1)?.id)
    }
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [container])

  function goTo(next: string) {
    const section = sectionsOf(container).find((one) => one.id === next)
    if (!section) return
    focusFirst(section)
    // jsdom has no scrollIntoView
    section.scrollIntoView?.()
    arrival.current = window.scrollY
    setId(next)
  }
  return [id, goTo] as const
}

/** The ids of the sections with a field in error, however the form places its errors. */
export function useInvalidSections(container: Container): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new MutationObserver(() =>
      setIds(
        sectionsOf(container)
          .filter((one) => one.querySelector('[aria-invalid=true], .ant-form-item-has-error'))
          .map(({ id }) => id),
      ),
    )
    observer.observe(container.current!, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'class'],
    })
    return () => observer.disconnect()
  }, [container])
  return ids
}
