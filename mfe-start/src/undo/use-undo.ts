import { http } from '@samity/shared-api/client'
import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import type { ImportRecord } from '@samity/shared-api/contract/imports/import-record'
import { useAction } from '@samity/shared-ui/core'
import { fillWords, useSay } from '@samity/shared-ui/words'

const words = {
  reason: { en: 'Reason', bn: 'কারণ' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  question: { en: 'Undo the import of {file}?', bn: '{file} ফাইলের আমদানি ফেরাবেন?' },
  explain: {
    en: 'Everything that it made is taken back: receipts are void, and other records are as before.',
    bn: 'এতে যা লেখা হয়েছিল সব ফেরানো হবে: রসিদ বাতিল হবে, অন্য তথ্য আগের মতো হবে।',
  },
  long: { en: 'So many rows take some minutes.', bn: 'এত সারি ফেরাতে কয়েক মিনিট লাগে।' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  undone: { en: 'The import is undone.', bn: 'আমদানি ফেরানো হয়েছে।' },
}
const undoTimeoutMs = 30 * 60_000
const longUndoRows = 2000

export type Undo = {
  start: (record: ImportRecord) => void
  /** The id of the import that is being undone */
  busyWith: string | undefined
  /**
   * Why nothing was undone, or ''. The sentence names the row and the record: it stays until the next
   * attempt.
   */
  problem: string
}

/**
 * Undoes imports. `onDone` is called after each attempt, because a refusal, too, means that something has
 * changed.
 */
export function useUndo(onDone: () => void): Undo {
  const say = useSay()
  const { run, busyWith, error } = useAction({ showsError: true })
  const start = ({ id, file_name, kind, imported }: ImportRecord) =>
    run((answer) => http.post(`imports/${id}/undo/`, answer, { timeout: undoTimeoutMs }), {
      name: String(id),
      ask: {
        question: fillWords(words.question, { file: file_name || say(importKindOf(kind).label) }),
        explain:
          imported < longUndoRows
            ? words.explain
            : {
                en: `${words.explain.en} ${words.long.en}`,
                bn: `${words.explain.bn} ${words.long.bn}`,
              },
        ok: words.undo,
        cancel: words.cancel,
        reason: words.reason,
        danger: true,
      },
      done: words.undone,
      onEnd: onDone,
    })
  return { start, busyWith, problem: error?.message ?? '' }
}
