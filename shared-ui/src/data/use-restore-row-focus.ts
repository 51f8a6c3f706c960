import { useEffect, useRef, type FocusEvent } from 'react'

type Id = number | string
type FocusPosition = { id: Id; rowIndex: number; stopIndex: number }

const stopSelector = 'a[href], button:not([disabled]), input:not([disabled])'
const stopsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(stopSelector) ?? [])]
const isInDialog = (element: Element | null) => !!element?.closest('[role=dialog]')

/**
 * Keeps the focus in the table when the focused row disappears: it moves to the same button of the next row.
 * If the row reappears, the focus returns to it. `ids` are those of the rows on the page.
 */
export function useRestoreRowFocus(ids: readonly Id[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const lastFocus = useRef<FocusPosition>(undefined)
  const lastRemoval = useRef<{ position: FocusPosition; stop: HTMLElement }>(undefined)
  const idsKey = ids.join()

  useEffect(() => {
    const rows = body.current?.rows
    const focusAt = ({ rowIndex, stopIndex }: FocusPosition) => {
      const stops = stopsOf(rows?.[Math.min(rowIndex, rows.length - 1)])
      const stop = stops[Math.min(stopIndex, stops.length - 1)]
      stop?.focus()
      return stop
    }
    const removal = lastRemoval.current
    const newIndex = removal ? ids.indexOf(removal.position.id) : -1
    if (removal && newIndex >= 0) {
      lastRemoval.current = undefined
      if (document.activeElement === removal.stop) focusAt({ ...removal.position, rowIndex: newIndex })
      return undefined
    }
    const position = lastFocus.current
    if (!position || ids.includes(position.id)) return undefined
    // by then the confirm dialog has released the focus
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== document.body && !isInDialog(activeElement)) return
      const stop = focusAt(position)
      if (stop) lastRemoval.current = { position, stop }
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- the ids matter, not the array
  }, [idsKey])

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr')
      const index = row ? [...(body.current?.rows ?? [])].indexOf(row) : -1
      const id = ids[index]
      lastFocus.current =
        row && id !== undefined ? { id, rowIndex: index, stopIndex: stopsOf(row).indexOf(target) } : undefined
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!isInDialog(relatedTarget)) lastFocus.current = undefined
    },
  }
}
