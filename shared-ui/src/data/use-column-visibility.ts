import { useState, useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'

// jsdom has no matchMedia
const mediaMatches = (query: string) => window.matchMedia?.(query).matches ?? false
const wideQuery = '(width >= 1280px)'

let wasWide = false
/**
 * Paper is narrower than the window, but a print must show the same columns: the value does not change while
 * printing.
 */
function isWideNow() {
  if (!mediaMatches('print')) wasWide = mediaMatches(wideQuery)
  return wasWide
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(wideQuery)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/**
 * Which columns are visible: those that the person chose, otherwise those for which the window has room. A
 * file has room for all of them, so `isExported` is true also for a column that only the window hides.
 */
export function useColumnVisibility<T>(columns: readonly Column<T>[]) {
  const isWide = useSyncExternalStore(subscribe, isWideNow)
  const [overrides, setOverrides] = useState<Record<string, boolean>>({})
  const visibility = Object.fromEntries(
    columns.map(({ name, hidden, exportOnly }) => [
      name,
      overrides[name] ?? (hidden === 'when narrow' ? isWide : !hidden && !exportOnly),
    ]),
  )
  const setVisible = (name: string, isVisible: boolean) =>
    setOverrides((before) => ({ ...before, [name]: isVisible }))
  const isExported = ({ name, hidden }: Column<T>) => overrides[name] ?? hidden !== true
  return { visibility, setVisible, isExported }
}
