import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'

/** What was typed, and under which key it was last sent: a save that is repeated after a crash must not book twice. */
export type Draft = { values: Record<string, unknown>; sent?: { mark: string; key: string } }

function read(place: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

function draftAt(place: string | undefined) {
  const found = place ? read(place) : undefined
  let current = found
  return {
    found,
    write(changes: Partial<Draft>) {
      if (!place) return
      current = { values: {}, ...current, ...changes }
      sessionStorage.setItem(place, JSON.stringify(current))
    },
    drop() {
      current = undefined
      if (place) sessionStorage.removeItem(place)
    },
  }
}

/**
 * Keeps unfinished input in this tab, for this person, until it is saved or given up: a crash or a reload does not lose
 * it, leaving the page does. Never in local storage, which outlives the tab.
 */
export function useDraft(name: string | undefined) {
  const user = useAtomValue(sessionAtom).user?.id
  const place = name && `draft ${user} ${name}`
  const draft = useMemo(() => draftAt(place), [place])

  useEffect(() => {
    const at = window.location.pathname
    // a screen that broke is taken away too, but the page is still the same
    return () => {
      if (window.location.pathname !== at) draft.drop()
    }
  }, [draft])
  return draft
}
