import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'

export type ConfirmRequest = {
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
export type ConfirmResult = { reason: string }

export const confirmRequestAtom = atom<
  (ConfirmRequest & { respond: (answer: ConfirmResult | undefined) => void }) | undefined
>(undefined)

const confirmAtom = atom(
  null,
  (get, set, request: ConfirmRequest) =>
    new Promise<ConfirmResult | undefined>((resolve) => {
      get(confirmRequestAtom)?.respond(undefined)
      set(confirmRequestAtom, {
        ...request,
        respond: (answer) => {
          set(confirmRequestAtom, undefined)
          resolve(answer)
        },
      })
    }),
)

/** Asks in a dialog: `if (await confirm({ question, ok })) …`. Answers undefined when the person cancels. */
export const useConfirm = (): ((request: ConfirmRequest) => Promise<ConfirmResult | undefined>) =>
  useSetAtom(confirmAtom)
