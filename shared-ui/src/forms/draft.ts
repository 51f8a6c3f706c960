import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { dropDraft, keepDraft, orphanedDraft } from './kept-drafts.ts'

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
      void keepDraft(place, current)
    },
    /** What a browser that was killed left behind; undefined where this tab has its own. */
    async orphan(isUntouched: () => boolean): Promise<Draft | undefined> {
      if (!place || found) return undefined
      const left = await orphanedDraft(place, () => !current && isUntouched())
      if (left) this.write(left)
      return left
    },
    drop() {
      current = undefined
      if (!place) return
      sessionStorage.removeItem(place)
      void dropDraft(place)
    },
  }
}

/**
 * Keeps unfinished input for this person until it is saved or given up: a reload, a crash of the browser or an ended
 * session does not lose it, leaving the page does. The tab's own copy is there at once; the one in the browser's
 * database is for when the tab is gone.
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
