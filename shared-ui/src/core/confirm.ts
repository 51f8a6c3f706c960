import type { Words } from '@samity/shared-api/contract/words'
import { atom, useSetAtom } from 'jotai'

export type ConfirmRequest = {
  question: Words
  /** Text below the question: what will happen */
  explain?: Words
  ok: Words
  cancel?: Words
  /** Makes the confirming button red */
  danger?: boolean
  /** Label of a required reason */
  reason?: Words
}
export type ConfirmResult = { reason: string }

export const confirmRequestAtom = atom<
  (ConfirmRequest & { respond: (result: ConfirmResult | undefined) => void }) | undefined
>(undefined)

const confirmAtom = atom(
  null,
  (get, set, request: ConfirmRequest) =>
    new Promise<ConfirmResult | undefined>((resolve) => {
      get(confirmRequestAtom)?.respond(undefined)
      set(confirmRequestAtom, {
        ...request,
        respond: (result) => {
          set(confirmRequestAtom, undefined)
          resolve(result)
        },
      })
    }),
)

/**
 * Asks in a dialog: `if (await confirm({ question, ok })) …`. Resolves to undefined when the person cancels.
 */
export const useConfirm = (): ((request: ConfirmRequest) => Promise<ConfirmResult | undefined>) =>
  useSetAtom(confirmAtom)
