import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'

export type Toast = { id: number; kind: 'done' | 'warned' | 'failed'; text: Words | string }

/** What is being said right now. It belongs to the page, not to a screen, so a message outlives the screen that said it. */
export const toastsAtom = atom<readonly Toast[]>([])

let last = 0
const sayAtom = atom(null, (get, set, { kind, text }: Omit<Toast, 'id'>) => {
  last += 1
  set(toastsAtom, [...get(toastsAtom).slice(-4), { id: last, kind, text }])
})

/**
 * Short messages: `toast.done(t)` after something worked, `toast.failed(t)` after something did not, `toast.warned(t)`
 * when it worked and yet should be looked at.
 */
export function useToast() {
  const say = useSetAtom(sayAtom)
  return useMemo(
    () => ({
      done: (text: Words | string) => say({ kind: 'done', text }),
      warned: (text: Words | string) => say({ kind: 'warned', text }),
      failed: (text: Words | string) => say({ kind: 'failed', text }),
    }),
    [say],
  )
}
