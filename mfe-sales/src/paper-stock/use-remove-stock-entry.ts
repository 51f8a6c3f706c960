import { toRequestError } from '@samity/shared-api/client'
import type { StockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { useConfirm, useToast } from '@samity/shared-ui/core'
import { fillWords } from '@samity/shared-ui/words'
import { showRanges } from '../serials.ts'
import { stockEntries } from './use-papers.ts'

const words = {
  question: {
    en: 'Delete the entry of serials {serials}? It stays in the audit log.',
    bn: 'ক্রমিক {serials}-এর হিসাবটি মুছবেন? অডিটে এটি থেকে যাবে।',
  },
  remove: { en: 'Delete', bn: 'মুছুন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  removed: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
}

type ListHandle = { hide: (id: number) => () => void }

/** Asks for a reason and deletes a stock entry. If the server refuses, the row reappears with the message. */
export function useRemoveStockEntry(list: ListHandle, onRemoved: () => void) {
  const confirm = useConfirm()
  const toast = useToast()
  return async (entry: StockEntry): Promise<void> => {
    const confirmation = await confirm({
      question: fillWords(words.question, { serials: showRanges([{ ...entry, width: entry.width ?? 1 }]) }),
      ok: words.remove,
      danger: true,
      reason: words.reason,
    })
    if (!confirmation) return
    const unhide = list.hide(entry.id)
    try {
      await stockEntries.remove(entry.id, confirmation.reason)
      toast.success(words.removed)
      onRemoved()
    } catch (error) {
      unhide()
      toast.error(toRequestError(error).message)
    }
  }
}
