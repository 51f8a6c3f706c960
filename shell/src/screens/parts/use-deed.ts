import { toRefusal } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '@samity/shared-ui/core'
import { useOnce } from '../plain/sending.ts'

type After<T> = {
  said?: Words
  after?: (answer: T) => void
  /** Where the reason is shown instead of in a message */
  refused?: (reason: string) => void
}

/** Does one thing at a time and says in a message how it went. `after` runs only when it worked. */
export function useDeed() {
  const toast = useToast()
  const [busy, once] = useOnce()
  const attempt = <T>(deed: () => Promise<T>, { said, after, refused = toast.failed }: After<T> = {}) =>
    once(async () => {
      try {
        const answer = await deed()
        if (said) toast.done(said)
        after?.(answer)
      } catch (error) {
        refused(toRefusal(error).message)
      }
    })
  return { busy, attempt }
}
