import { toRefusal } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '@samity/shared-ui/core'
import { useOnce } from '../plain/sending.ts'

/** Does one thing at a time and says in a message how it went. `after` runs only when it worked. */
export function useDeed() {
  const toast = useToast()
  const [busy, once] = useOnce()
  const attempt = <T>(
    deed: () => Promise<T>,
    { said, after }: { said?: Words; after?: (answer: T) => void } = {},
  ) =>
    once(async () => {
      try {
        const answer = await deed()
        if (said) toast.done(said)
        after?.(answer)
      } catch (error) {
        toast.failed(toRefusal(error).message)
      }
    })
  return { busy, attempt }
}
