import { toRequestError, type RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useState } from 'react'
import { useOnce } from '../plain/use-once.ts'
import { useToast } from './toast.ts'

type Text = Words | string
type ActionOptions<T> = {
  /** Says which of several buttons is busy */
  name?: string
  /** The toast after a success */
  done?: Text | ((result: T) => Text)
  onDone?: (result: T) => void
  /** Shows the error in another way */
  onFailed?: (error: RequestError) => void
  /** Called after a success and after a failure */
  onEnd?: () => void
}

/**
 * Runs one request at a time and shows its result in a toast. A call while another is under way does nothing.
 * `busyWith` is the name of the one under way ('' without a name), undefined when there is none. Where the
 * page shows `failures`, `problem` has the server's sentence, '' when there is none.
 */
export function useAction({ failures = 'toast' }: { failures?: 'toast' | 'page' } = {}) {
  const toast = useToast()
  const [isBusy, once] = useOnce()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const showFailure = ({ message }: RequestError) =>
    failures === 'page' ? setProblem(message) : toast.error(message)

  const run = <T>(request: () => Promise<T>, options: ActionOptions<T> = {}): void =>
    once(async () => {
      const { done, onDone, onFailed = showFailure, onEnd } = options
      setName(options.name ?? '')
      setProblem('')
      try {
        const result = await request()
        if (done) toast.success(typeof done === 'function' ? done(result) : done)
        onDone?.(result)
      } catch (error) {
        onFailed(toRequestError(error))
      }
      onEnd?.()
    })
  return { run, isBusy, busyWith: isBusy ? name : undefined, problem }
}
