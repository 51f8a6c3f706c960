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
  /** Shows the error. The default is a toast with the server's sentence. */
  onFailed?: (error: RequestError) => void
}

/**
 * Runs one request at a time and shows its result in a toast. A call while another is under way does nothing.
 * `busyWith` is the name of the one under way ('' without a name), undefined when there is none.
 */
export function useAction() {
  const toast = useToast()
  const [busyWith, setBusyWith] = useState<string>()
  const isRunning = useRef(false)

  async function run<T>(
    request: () => Promise<T>,
    { name = '', done, onDone, onFailed = ({ message }) => toast.error(message) }: ActionOptions<T> = {},
  ): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusyWith(name)
    try {
      const result = await request()
      if (done) toast.success(done)
      onDone?.(result)
    } catch (error) {
      onFailed(toRequestError(error))
    } finally {
      isRunning.current = false
      setBusyWith(undefined)
    }
  }
  return { run, isBusy: busyWith !== undefined, busyWith }
}
