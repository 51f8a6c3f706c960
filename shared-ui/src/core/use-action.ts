import { toRequestError, type RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useRef, useState } from 'react'
import { useConfirm, type ConfirmRequest, type ConfirmResult } from './confirm.ts'
import { useToast } from './toast.ts'

type ActionOptions<T> = {
  /** Says which of several buttons is busy */
  name?: string
  /** Asks first. The request receives the reason. */
  ask?: ConfirmRequest | undefined
  /** The toast after a success */
  done?: Words | string | ((result: T) => Words)
  onDone?: (result: T) => void
  /** Shows the error in another way */
  onFailed?: (error: RequestError) => void
  /** Called after a success and after a failure, with the error of the latter */
  onEnd?: (error: RequestError | undefined) => void
}

/**
 * Runs one request at a time and shows its result in a toast. A call while another is under way does nothing.
 * `busyWith` is the name of the one under way ('' without a name), undefined when there is none. With
 * `showsError` the caller shows `error`, the reason why the last request failed, and no toast does.
 */
export function useAction({ showsError = false } = {}) {
  const toast = useToast()
  const confirm = useConfirm()
  // not `useOnce` of plain, which would be a file of its own on every staff screen
  const isRunning = useRef(false)
  const [busyWith, setBusyWith] = useState<string>()
  const [error, setError] = useState<RequestError>()
  const showError = showsError ? setError : ({ message }: RequestError) => toast.error(message)

  async function runOnce<T>(
    request: (answer: ConfirmResult) => Promise<T>,
    { name = '', ask, done, onDone, onFailed = showError, onEnd }: ActionOptions<T>,
  ): Promise<void> {
    if (isRunning.current) return
    const answer = ask ? await confirm(ask) : { reason: '' }
    if (!answer || isRunning.current) return
    isRunning.current = true
    setBusyWith(name)
    setError(undefined)
    let requestError: RequestError | undefined
    try {
      const result = await request(answer)
      if (done) toast.success(typeof done === 'function' ? done(result) : done)
      onDone?.(result)
    } catch (reason) {
      requestError = toRequestError(reason)
      onFailed(requestError)
    }
    isRunning.current = false
    setBusyWith(undefined)
    onEnd?.(requestError)
  }
  const run = <T>(request: (answer: ConfirmResult) => Promise<T>, options: ActionOptions<T> = {}): void =>
    void runOnce(request, options)
  return { run, isBusy: busyWith !== undefined, busyWith, error }
}
