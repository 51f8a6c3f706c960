import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { readDraft } from './draft-tab.ts'
import type * as DraftStore from './draft-store.ts'
import type { SentContent, Draft } from './draft-tab.ts'

export type FormDraft = {
  saved: Draft | undefined
  /** The last attempt to save it, also one before a crash */
  lastSent: () => SentContent | undefined
  write: (changes: Partial<Draft>) => void
  /** Claims the draft that a killed browser left behind. Resolves to undefined when this tab has its own. */
  claimOrphan: (isUntouched: () => boolean) => Promise<Draft | undefined>
  drop: () => void
}

/**
 * The store for a crash loads after the form. Its calls keep their order. Where it cannot be loaded, session
 * storage alone has the draft.
 */
async function withStore<Result>(
  call: (store: typeof DraftStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await call(await import(/* webpackChunkName: "form-parts" */ './draft-store.ts'))
  } catch {
    return undefined
  }
}

function openDraft(storageKey: string | undefined): FormDraft {
  const saved = storageKey ? readDraft(storageKey) : undefined
  let current = saved
  function write(changes: Partial<Draft>) {
    if (!storageKey) return
    current = { values: {}, ...current, ...changes }
    sessionStorage.setItem(storageKey, JSON.stringify(current))
    const draft = current
    void withStore((store) => store.storeDraft(storageKey, draft))
  }
  return {
    saved,
    lastSent: () => current?.sent,
    write,
    async claimOrphan(isUntouched) {
      if (!storageKey || saved) return undefined
      const orphan = await withStore((store) =>
        store.claimOrphanedDraft(storageKey, () => !current && isUntouched()),
      )
      if (orphan) write(orphan)
      return orphan
    },
    drop() {
      current = undefined
      if (!storageKey) return
      sessionStorage.removeItem(storageKey)
      void withStore((store) => store.deleteDraft(storageKey))
    },
  }
}

/**
 * The draft of a form for the current person. It survives a reload, a crash of the browser and the end of a
 * session, and it is dropped when the form is saved, cancelled or left for another page. Session storage has
 * the copy for a reload; `draft-store.ts` has the one for a crash. Without a name nothing is stored.
 */
export function useDraft(name: string | undefined): FormDraft {
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
