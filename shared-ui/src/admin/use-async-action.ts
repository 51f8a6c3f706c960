import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '../core/index.ts'
import { useOnce } from '../plain/index.ts'

type ActionOptions<T> = {
  successMessage?: Words
  onSuccess?: (result: T) => void
  /** Shows the error. The default is a toast. */
  onError?: (message: string) => void
}

/** Runs one action at a time and shows its result in a toast. `onSuccess` runs only after success. */
export function useAsyncAction() {
  const toast = useToast()
  const [busy, once] = useOnce()
  const attempt = <T>(
    action: () => Promise<T>,
    { successMessage, onSuccess, onError = toast.error }: ActionOptions<T> = {},
  ) =>
    once(async () => {
      try {
        const result = await action()
        if (successMessage) toast.success(successMessage)
        onSuccess?.(result)
      } catch (error) {
        onError(toRequestError(error).message)
      }
    })
  return { busy, attempt }
}
