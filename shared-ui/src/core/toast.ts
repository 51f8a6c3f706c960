import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'

export type Toast = { id: number; kind: 'done' | 'warned' | 'failed'; text: Words | string }

/** What is being said right now. It belongs to the page, not to a screen, so a message outlives the screen that said it. */
export const toastsAtom = atom<readonly Toast[]>([])

let lastId = 0
const addToastAtom = atom(null, (get, set, { kind, text }: Omit<Toast, 'id'>) => {
  lastId += 1
  set(toastsAtom, [...get(toastsAtom).slice(-4), { id: lastId, kind, text }])
})

/**
 * Short messages: `toast.done(t)` after something worked, `toast.failed(t)` after something did not, `toast.warned(t)`
 * when it worked and yet should be looked at.
 */
export function useToast() {
  const addToast = useSetAtom(addToastAtom)
  return useMemo(
    () => ({
      success: (text: Words | string) => addToast({ kind: 'done', text }),
      warning: (text: Words | string) => addToast({ kind: 'warned', text }),
      error: (text: Words | string) => addToast({ kind: 'failed', text }),
    }),
    [addToast],
  )
}
