import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { deleteDraft, storeDraft, claimOrphanedDraft } from './draft-store.ts'

/** What was typed, and under which key it was last sent: a save that is repeated after a crash must not book twice. */
export type Draft = { values: Record<string, unknown>; sent?: { mark: string; key: string } }

function readDraft(storageKey: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

function openDraft(storageKey: string | undefined) {
  const saved = storageKey ? readDraft(storageKey) : undefined
  let current = saved
  return {
    saved,
    write(changes: Partial<Draft>) {
      if (!storageKey) return
      current = { values: {}, ...current, ...changes }
      sessionStorage.setItem(storageKey, JSON.stringify(current))
      void storeDraft(storageKey, current)
    },
    /** What a browser that was killed left behind; undefined where this tab has its own. */
    async orphan(isUntouched: () => boolean): Promise<Draft | undefined> {
      if (!storageKey || saved) return undefined
      const orphan = await claimOrphanedDraft(storageKey, () => !current && isUntouched())
      if (orphan) this.write(orphan)
      return orphan
    },
    drop() {
      current = undefined
      if (!storageKey) return
      sessionStorage.removeItem(storageKey)
      void deleteDraft(storageKey)
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
  const storageKey = name && `draft ${user} ${name}`
  const draft = useMemo(() => openDraft(storageKey), [storageKey])

  useEffect(() => {
    const pathname = window.location.pathname
    // a screen that broke is taken away too, but the page is still the same
    return () => {
      if (window.location.pathname !== pathname) draft.drop()
    }
  }, [draft])
  return draft
}
