import type { Words } from '@samity/shared-api/contract'
import { useAction } from '../core/index.ts'

type ActionOptions<T> = {
  successMessage?: Words
  onSuccess?: (result: T) => void
  /** Shows the error. The default is a toast. */
  onError?: (message: string) => void
}

/** @deprecated Take `useAction` of shared-ui/core. Modules of former releases call this. */
export function useAsyncAction() {
  const { isBusy: busy, run } = useAction()
  const attempt = <T>(
    action: () => Promise<T>,
    { successMessage: done, onSuccess: onDone, onError }: ActionOptions<T> = {},
  ) =>
    run(action, {
      ...(done && { done }),
      ...(onDone && { onDone }),
      ...(onError && { onFailed: ({ message }) => onError(message) }),
    })
  return { busy, attempt }
}
