import { useState, useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'

// jsdom has no window to measure
const matches = (query: string) => window.matchMedia?.(query).matches ?? false
const wide = '(width >= 1280px)'

let wasWide = false
/** A sheet of paper is narrower than the window it is printed from, but shows the same columns. */
function isWideNow() {
  if (!matches('print')) wasWide = matches(wide)
  return wasWide
}

function watch(changed: () => void) {
  const query = window.matchMedia?.(wide)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Which columns are shown: what was chosen by hand, and otherwise what the window has room for. */
export function useShownColumns<T>(columns: readonly Column<T>[]) {
  const isWide = useSyncExternalStore(watch, isWideNow)
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const shown = Object.fromEntries(
    columns.map(({ name, hidden }) => [
      name,
      chosen[name] ?? (hidden === 'when narrow' ? isWide : hidden !== true),
    ]),
  )
  const show = (name: string, isShown: boolean) => setChosen((before) => ({ ...before, [name]: isShown }))
  return [shown, show] as const
}
