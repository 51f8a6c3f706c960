import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '@samity/shared-ui/core'
import { useOnce } from '../../forms/send-form.ts'

type ActionOptions<T> = {
  successMessage?: Words
  onSuccess?: (result: T) => void
  /** Where the reason is shown instead of in a message */
  onError?: (reason: string) => void
}

/** Does one thing at a time and says in a message how it went. `after` runs only when it worked. */
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
