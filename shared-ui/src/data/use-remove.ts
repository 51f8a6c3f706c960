import type { Words } from '@samity/shared-api/contract'
import { toRequestError } from '@samity/shared-api/client'
import { useConfirm } from '../core/confirm.ts'
import { useToast } from '../core/toast.ts'
import { fillWords, useSay } from '../words/index.ts'
import { announceExit } from './record-exits.ts'

type Removable = { remove: (id: number, reason?: string) => Promise<void> }
/** A list that can hide a row before the server responds. `hide` returns a function that shows it again. */
type OptimisticList = { hide: (id: number) => () => void; refresh: () => void }

type RemoveOptions<T> = {
  list: OptimisticList
  question: Words | ((row: T) => Words)
  /** The label of a reason that the person must give */
  reason?: Words
  /** The label of the button that keeps the row */
  cancel?: Words
  done?: Words
  /** Shown before the server's reason when it refuses */
  failed?: Words
  /** Called when other records refer to the row. Resolves to whether the row has left the list. */
  onConflict?: (row: T, error: unknown) => Promise<boolean>
}

const conflictStatus = 409

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

export const deletionReason: Words = words.reason

/** The deletion of a money record: the question names the receipt, and a reason is required. */
export const receiptDeletion = {
  question: ({ number }: { number: string }): Words => fillWords(words.voiding, { number }),
  reason: words.reason,
  cancel: words.cancelVoiding,
}

/**
 * Asks, hides the row and deletes it. The form of the record (`useEditParam`) closes. When the server
 * refuses, the row reappears and a toast gives the reason: `const remove = useRemove(banks, { question, list
 * })`, then `remove(row)`, which resolves to whether the row has left the list.
 */
export function useRemove<T extends { id: number }>(
  collection: Removable,
  { list, question, reason, cancel, done = words.deleted, failed, onConflict }: RemoveOptions<T>,
): (row: T) => Promise<boolean> {
  const confirm = useConfirm()
  const toast = useToast()
  const say = useSay()
  return async (row) => {
    const confirmation = await confirm({
      question: typeof question === 'function' ? question(row) : question,
      ok: words.remove,
      danger: true,
      ...(reason && { reason }),
      ...(cancel && { cancel }),
    })
    if (!confirmation) return false
    const restoreRow = list.hide(row.id)
    try {
      await collection.remove(row.id, ...(confirmation.reason ? [confirmation.reason] : []))
      toast.success(done)
      list.refresh()
      announceExit(collection, row.id, 'removed')
      return true
    } catch (error) {
      restoreRow()
      const { status, message } = toRequestError(error)
      if (onConflict && status === conflictStatus) return onConflict(row, error)
      toast.error(failed ? `${say(failed)} ${message}` : message)
      return false
    }
  }
}
