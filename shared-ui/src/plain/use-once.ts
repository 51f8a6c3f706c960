import { useRef, useState } from 'react'

/** Runs one task at a time. A second call while the first is running does nothing. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const once = (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void work().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  return [busy, once]
}
