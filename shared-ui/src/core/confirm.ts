import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'

export type Question = {
  question: Words
  /** Under the question: what will happen */
  explain?: Words
  ok: Words
  cancel?: Words
  /** Makes the confirming button red */
  danger?: boolean
  /** Asks for a reason, which must be given */
  reason?: Words
}
export type Answer = { reason: string }

export const askedAtom = atom<(Question & { answer: (answer: Answer | undefined) => void }) | undefined>(
  undefined,
)

const askAtom = atom(
  null,
  (get, set, question: Question) =>
    new Promise<Answer | undefined>((resolve) => {
      get(askedAtom)?.answer(undefined)
      set(askedAtom, {
        ...question,
        answer: (answer) => {
          set(askedAtom, undefined)
          resolve(answer)
        },
      })
    }),
)

/** Asks in a dialog: `if (await confirm({ question, ok })) …`. Answers undefined when the person cancels. */
export const useConfirm = (): ((question: Question) => Promise<Answer | undefined>) => useSetAtom(askAtom)
