import { useEffect, useState } from 'react'

/** Safari has no idle callbacks */
const fallbackDelayMs = 50

/**
 * False until the browser has been idle once since the component appeared: what only helps may be read after
 * the screen can be used.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const finish = () => setIsIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(finish, fallbackDelayMs)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(finish, { timeout: 1000 })
    return () => cancelIdleCallback(id)
  }, [])
  return isIdle
}
