import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'

export type Toast = { id: number; kind: 'success' | 'warning' | 'error'; text: Words | string }

/**
 * The visible toasts. They belong to the page: a message of antd would end with its screen, or need its
 * module.
 */
export const toastsAtom = atom<readonly Toast[]>([])

let lastId = 0
const addToastAtom = atom(null, (get, set, { kind, text }: Omit<Toast, 'id'>) => {
  lastId += 1
  set(toastsAtom, [...get(toastsAtom).slice(-4), { id: lastId, kind, text }])
})

/**
 * Shows short messages: `toast.success(text)` after something worked, `toast.error(text)` after it failed,
 * and `toast.warning(text)` when it worked but needs attention.
 */
export function useToast() {
  const addToast = useSetAtom(addToastAtom)
  return useMemo(
    () => ({
      success: (text: Words | string) => addToast({ kind: 'success', text }),
      warning: (text: Words | string) => addToast({ kind: 'warning', text }),
      error: (text: Words | string) => addToast({ kind: 'error', text }),
    }),
    [addToast],
  )
}
