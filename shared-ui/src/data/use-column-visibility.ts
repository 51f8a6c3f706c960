import { useState, useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'

// jsdom has no window to measure
const mediaMatches = (query: string) => window.matchMedia?.(query).matches ?? false
const wideQuery = '(width >= 1280px)'

let wasWide = false
/** A sheet of paper is narrower than the window it is printed from, but shows the same columns. */
function isWideNow() {
  if (!mediaMatches('print')) wasWide = mediaMatches(wideQuery)
  return wasWide
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(wideQuery)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Which columns are shown: what was chosen by hand, and otherwise what the window has room for. */
export function useColumnVisibility<T>(columns: readonly Column<T>[]) {
  const isWide = useSyncExternalStore(subscribe, isWideNow)
  const [overrides, setOverrides] = useState<Record<string, boolean>>({})
  const visibility = Object.fromEntries(
    columns.map(({ name, hidden }) => [
      name,
      overrides[name] ?? (hidden === 'when narrow' ? isWide : hidden !== true),
    ]),
  )
  const setVisible = (name: string, isVisible: boolean) =>
    setOverrides((before) => ({ ...before, [name]: isVisible }))
  return [visibility, setVisible] as const
}
