import { toRequestError, type RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useRef, useState } from 'react'
import { useToast } from './toast.ts'

type ActionOptions<T> = {
  /** Says which of several buttons is busy */
  name?: string
  /** The toast after a success */
  done?: Words | string
  onDone?: (result: T) => void
  /** Shows the error in another way */
  onFailed?: (error: RequestError) => void
  /** Called after a success and after a failure */
  onEnd?: () => void
}

/**
 * Runs one request at a time and shows its result in a toast. A call while another is under way does nothing.
 * `busyWith` is the name of the one under way ('' without a name), undefined when there is none.
 */
export function useAction() {
  const toast = useToast()
  // not `useOnce` of plain, which would be a file of its own on every staff screen
  const isRunning = useRef(false)
  const [busyWith, setBusyWith] = useState<string>()

  async function runOnce<T>(request: () => Promise<T>, options: ActionOptions<T>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const { name = '', done, onDone, onFailed = ({ message }) => toast.error(message), onEnd } = options
    setBusyWith(name)
    try {
      const result = await request()
      if (done) toast.success(done)
      onDone?.(result)
    } catch (error) {
      onFailed(toRequestError(error))
    }
    isRunning.current = false
    setBusyWith(undefined)
    onEnd?.()
  }
  const run = <T>(request: () => Promise<T>, options: ActionOptions<T> = {}): void =>
    void runOnce(request, options)
  return { run, isBusy: busyWith !== undefined, busyWith }
}
