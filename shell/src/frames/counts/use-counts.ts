import { useEffect, useState } from 'react'
import { waitForIdle } from '../../modules/loading/idle.ts'
import type { NavLink, NavSection } from '../../navigation/nav-match.ts'

const countIn = (response: unknown, { count }: NavLink): number | undefined => {
  const value: unknown = (response as Record<string, unknown> | null | undefined)?.[count?.field ?? '']
  return Number.isInteger(value) ? (value as number) : undefined
}

/**
 * Adds how much waits to the links that count it. The code that reads it, with that of the extensions and of
 * the figures of screens, loads when the browser is idle; until then, and after a failure, links have no
 * number.
 */
export function useCounts(nav: NavSection[]): NavSection[] {
  const [responses, setResponses] = useState<Record<string, unknown>>({})
  const links = nav.flatMap(({ entries }) => entries)
  const reads = [...new Set(links.flatMap(({ count }) => (count ? [count.read] : [])))].join('\n')
  useEffect(() => {
    let isOver = false
    let stop = () => {
      isOver = true
    }
    const start = async () => {
      await waitForIdle()
      const { startIdleParts } = await import(/* webpackChunkName: "extensions" */ '../start-idle-parts.ts')
      if (isOver) return
      stop = startIdleParts(reads ? reads.split('\n') : [], (read, response) =>
        setResponses((current) => ({ ...current, [read]: response })),
      )
    }
    // a menu without numbers is a menu
    start().catch(() => undefined)
    return () => stop()
  }, [reads])
  return nav.map((section) => ({
    ...section,
    entries: section.entries.map((link) => {
      if (!link.count) return link
      if (!(link.count.read in responses)) return { ...link, isAwaited: true }
      const waiting = countIn(responses[link.count.read], link)
      return waiting ? { ...link, waiting } : link
    }),
  }))
}
