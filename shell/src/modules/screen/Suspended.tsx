import { useEffect, useState, type ReactNode } from 'react'
import { fetchTimeoutMs } from '../guard/fetch-timeout.ts'
import { ModuleLoadError } from '../reports/load-error.ts'

/** While a screen or extension waits for something as it renders. It has as much time as its code. */
export function Suspended({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), fetchTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) throw new ModuleLoadError('late', 'The module did not load in time')
  return children
}
