import type { Words } from '@samity/shared-api/contract'
import { toRefusal } from '@samity/shared-api/client'
import { fillWords, useSay } from '../words/index.ts'
import { useConfirm, type Question } from './confirm.ts'
import { useToast } from './toast.ts'

type Removes = { remove: (id: number, reason?: string) => Promise<void> }
/** A list that can take a row away before the server has answered, and put it back. */
type Shown = { hide: (id: number) => () => void; refresh: () => void }

type Removal = {
  done: Words
  /** Said before the server's own reason when it refuses */
  failed?: Words
  list: Shown
}

const words = {
  remove: { en: 'Delete', bn: 'মুছুন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  voiding: {
    en: 'Delete {number}? The receipt is voided; its number is not used again.',
    bn: '{number} মুছবেন? রসিদটি বাতিল হবে; এর নম্বর আর ব্যবহার করা হবে না।',
  },
}

function useRemoval<T extends { id: number }>(from: Removes, { done, failed, list }: Removal) {
  const confirm = useConfirm()
  const toast = useToast()
  const say = useSay()
  return async (row: T, question: Question): Promise<boolean> => {
    const answer = await confirm(question)
    if (!answer) return false
    const putBack = list.hide(row.id)
    try {
      await from.remove(row.id, ...(answer.reason ? [answer.reason] : []))
      toast.done(done)
      list.refresh()
      return true
    } catch (error) {
      putBack()
      const { message } = toRefusal(error)
      toast.failed(failed ? `${say(failed)} ${message}` : message)
      return false
    }
  }
}

/**
 * Asks, takes the row away, deletes it, and puts the row back with the reason when the server refuses:
 * `const remove = useDelete(banks, { question, done, list })`, then `remove(row)`.
 */
export function useDelete<T extends { id: number }>(
  from: Removes,
  { question, ...removal }: Removal & { question: Words },
): (row: T) => Promise<boolean> {
  const remove = useRemoval<T>(from, removal)
  return (row) => remove(row, { question, ok: words.remove, danger: true })
}

/** The same for money records: the question names the receipt, and a reason must be given. */
export function useVoid<T extends { id: number; number: string }>(
  from: Removes,
  { done = words.deleted, ...removal }: Omit<Removal, 'done'> & { done?: Words },
): (row: T) => Promise<boolean> {
  const remove = useRemoval<T>(from, { ...removal, done })
  return (row) =>
    remove(row, {
      question: fillWords(words.voiding, { number: row.number }),
      ok: words.remove,
      danger: true,
      reason: words.reason,
    })
}
