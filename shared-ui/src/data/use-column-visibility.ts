import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'
import { useUrlParams } from './use-url-params.ts'

// jsdom has no matchMedia
const mediaMatches = (query: string) => window.matchMedia?.(query).matches ?? false
/** The first width is no longer narrow, the second is wide */
const queries = ['(width >= 1280px)', '(width >= 1600px)']

const minRooms: Record<string, number> = { 'when narrow': 1, 'unless wide': 2, true: 3 }

let lastRoom = 0
/**
 * Paper is narrower than the window, but a print must show the same columns: the value does not change while
 * printing.
 */
function roomNow() {
  if (!mediaMatches('print')) lastRoom = queries.filter(mediaMatches).length
  return lastRoom
}

function subscribe(onChange: () => void) {
  const lists = queries.map((query) => window.matchMedia?.(query))
  for (const list of lists) list?.addEventListener('change', onChange)
  return () => lists.forEach((list) => list?.removeEventListener('change', onChange))
}

/** 'sale_type,-price' in the URL: what the person shows and hides */
const toOverrides = (text: string): Record<string, boolean> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((name) => [name.replace('-', ''), !name.startsWith('-')]),
  )
const toText = (overrides: Record<string, boolean>) =>
  Object.entries(overrides)
    .map(([name, isVisible]) => (isVisible ? name : `-${name}`))
    .join()

/**
 * Which columns are visible: those that the person chose, otherwise those for which the window has room. A
 * file has room for all of them, so `isExported` is true also for a column that only the window hides. The
 * browser remembers the choice of each person for tables with these columns. The URL of a list that the
 * server pages has it, too, as it has the filters, and wins.
 */
export function useColumnVisibility<T>(columns: readonly Column<T>[], isInUrl: boolean) {
  const room = useSyncExternalStore(subscribe, roomNow)
  const [params, updateParams] = useUrlParams({ replace: true })
  const { user } = useAtomValue(sessionAtom)
  const key = `columns ${user?.username ?? ''} ${columns.map(({ name }) => name).join()}`
  const [, setRemembered] = useState('')
  // read with each rendering, because a table may get its last column later
  const overrides = toOverrides((isInUrl && params.get('columns')) || (localStorage.getItem(key) ?? ''))
  const visibility = Object.fromEntries(
    columns.map(({ name, hidden, exportOnly }) => [
      name,
      overrides[name] ?? (hidden ? room >= minRooms[String(hidden)]! : !exportOnly),
    ]),
  )
  const setVisible = (name: string, isVisible: boolean) => {
    const text = toText({ ...overrides, [name]: isVisible })
    localStorage.setItem(key, text)
    setRemembered(text)
    if (isInUrl) updateParams({ columns: text })
  }
  const isExported = ({ name, hidden }: Column<T>) => overrides[name] ?? hidden !== true
  return { visibility, setVisible, isExported }
}
