import type { Words } from '@samity/shared-api/contract'
import { toRequestError } from '@samity/shared-api/client'
import { fillWords, useSay } from '../words/index.ts'
import { useConfirm, type ConfirmRequest } from './confirm.ts'
import { useToast } from './toast.ts'

type Removable = { remove: (id: number, reason?: string) => Promise<void> }
/** A list that can hide a row before the server responds. `hide` returns a function that shows it again. */
type OptimisticList = { hide: (id: number) => () => void; refresh: () => void }

type DeleteOptions = {
  done: Words
  /** Shown before the server's reason when it refuses */
  failed?: Words
  list: OptimisticList
}

const words = {
  remove: { en: 'Delete', bn: 'মুছুন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  // not 'বাতিল', as on other dialogs: the question beside it uses that word for voiding the receipt
  cancelVoiding: { en: 'Cancel', bn: 'ফিরে যান' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  voiding: {
    en: 'Delete {number}? The receipt is voided; its number is not used again.',
    bn: '{number} মুছবেন? রসিদটি বাতিল হবে; এর নম্বর আর ব্যবহার করা হবে না।',
  },
}

function useConfirmedDelete<T extends { id: number }>(
  collection: Removable,
  { done, failed, list }: DeleteOptions,
) {
  const confirm = useConfirm()
  const toast = useToast()
  const say = useSay()
  return async (row: T, request: ConfirmRequest): Promise<boolean> => {
    const result = await confirm(request)
    if (!result) return false
    const restoreRow = list.hide(row.id)
    try {
      await collection.remove(row.id, ...(result.reason ? [result.reason] : []))
      toast.success(done)
      list.refresh()
      return true
    } catch (error) {
      restoreRow()
      const { message } = toRequestError(error)
      toast.error(failed ? `${say(failed)} ${message}` : message)
      return false
    }
  }
}

/**
 * Asks, hides the row and deletes it. When the server refuses, the row reappears and a toast gives the reason:
 * `const remove = useDelete(banks, { question, done, list })`, then `remove(row)`.
 */
export function useDelete<T extends { id: number }>(
  collection: Removable,
  { question, ...options }: DeleteOptions & { question: Words },
): (row: T) => Promise<boolean> {
  const remove = useConfirmedDelete<T>(collection, options)
  return (row) => remove(row, { question, ok: words.remove, danger: true })
}

/** `useDelete` for money records: the question names the receipt, and a reason is required. */
export function useVoid<T extends { id: number; number: string }>(
  collection: Removable,
  { done = words.deleted, ...options }: Omit<DeleteOptions, 'done'> & { done?: Words },
): (row: T) => Promise<boolean> {
  const remove = useConfirmedDelete<T>(collection, { ...options, done })
  return (row) =>
    remove(row, {
      question: fillWords(words.voiding, { number: row.number }),
      ok: words.remove,
      cancel: words.cancelVoiding,
      danger: true,
      reason: words.reason,
    })
}
