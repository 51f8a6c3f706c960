import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '@samity/shared-ui/core'
import { useRef, useState } from 'react'

type Action = {
  /** Says which button is busy */
  name: string
  request: () => Promise<unknown>
  /** The toast after a success */
  done?: Words
  onDone?: () => void
}

/**
 * Runs one request at a time and shows its result in a toast. Returns the name of the action that is under
 * way, or ''.
 */
export function useAction(): [busy: string, run: (action: Action) => Promise<void>] {
  const toast = useToast()
  const [busy, setBusy] = useState('')
  const isRunning = useRef(false)
  async function run({ name, request, done, onDone }: Action) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(name)
    try {
      await request()
      if (done) toast.success(done)
      onDone?.()
    } catch (error) {
      toast.error(toRequestError(error).message)
    } finally {
      isRunning.current = false
      setBusy('')
    }
  }
  return [busy, run]
}
