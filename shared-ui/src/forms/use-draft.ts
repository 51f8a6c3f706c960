import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { deleteDraft, storeDraft, claimOrphanedDraft } from './draft-store.ts'

/** The values of an unsaved form and the idempotency key of its last attempt, so that a save repeated after a crash does not book twice. */
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
    /** Claims the draft that a killed browser left behind. Resolves to undefined when this tab has its own. */
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
 * The draft of a form for the current person. It survives a reload, a crash of the browser and the end of a session, and it
 * is dropped when the form is saved, cancelled or left for another page. Session storage has the copy for a reload;
 * `draft-store.ts` has the one for a crash.
 */
export function useDraft(name: string | undefined) {
  const user = useAtomValue(sessionAtom).user?.id
  const storageKey = name && `draft ${user} ${name}`
  const draft = useMemo(() => openDraft(storageKey), [storageKey])

  useEffect(() => {
    const pathname = window.location.pathname
    // a screen that has crashed unmounts too, but the page is still the same
    return () => {
      if (window.location.pathname !== pathname) draft.drop()
    }
  }, [draft])
  return draft
}
