import { atom, useSetAtom } from 'jotai'
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { guardLeaving } from '../router/leave-guard.ts'
import { useConfirm } from './confirm.ts'

const formsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** True while the page has unsaved input. The shell does not replace a module then. */
export const unsavedAtom = atom((get) => get(formsAtom).size > 0)

export const leaveWords = {
  question: { en: 'Leave without saving?', bn: 'সংরক্ষণ না করেই চলে যাবেন?' },
  explain: { en: 'What you typed will be lost.', bn: 'যা লিখেছেন তা হারিয়ে যাবে।' },
  ok: { en: 'Leave', bn: 'চলে যান' },
  cancel: { en: 'Stay', bn: 'থাকুন' },
}

/**
 * Asks before unsaved input is lost: on a change of page, on Back, on closing the tab.
 * Returns a function that marks the input as saved at once, for a save that is followed by a change of page.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const name = useId()
  const confirm = useConfirm()
  const setForms = useSetAtom(formsAtom)
  const isDirtyRef = useRef(isDirty)
  useLayoutEffect(() => {
    isDirtyRef.current = isDirty
  }, [isDirty])

  useEffect(() => {
    if (!isDirty) return undefined
    setForms((forms) => new Set(forms).add(name))
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isDirtyRef.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    const removeGuard = guardLeaving({
      isBlocking: () => isDirtyRef.current,
      ask: async () => !!(await confirm({ ...leaveWords, danger: true })),
    })
    return () => {
      removeGuard()
      window.removeEventListener('beforeunload', handleBeforeUnload)
      setForms((forms) => new Set([...forms].filter((form) => form !== name)))
    }
  }, [isDirty, name, confirm, setForms])

  return useCallback(() => {
    isDirtyRef.current = false
  }, [])
}
