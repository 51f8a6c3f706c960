import { useEffect, useRef, type FocusEvent } from 'react'

type Id = number | string
/** Which of a row's buttons and links the keyboard is on. */
type Place = { id: Id; row: number; nth: number }

const stops = 'a[href], button:not([disabled]), input:not([disabled])'
const stopsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(stops) ?? [])]
const isInDialog = (element: Element | null) => !!element?.closest('[role=dialog]')

/**
 * Whoever takes a row away goes on in the row that took its place, at the same button; when the row comes back, so does
 * the keyboard. `ids` are those of the rows on the page.
 */
export function useKeptPlace(ids: readonly Id[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<Place>(undefined)
  const gone = useRef<{ place: Place; now: HTMLElement }>(undefined)
  const shown = ids.join()

  useEffect(() => {
    const rows = body.current?.rows
    const put = ({ row, nth }: Place) => {
      const found = stopsOf(rows?.[Math.min(row, rows.length - 1)])
      const stop = found[Math.min(nth, found.length - 1)]
      stop?.focus()
      return stop
    }
    const left = gone.current
    const back = left ? ids.indexOf(left.place.id) : -1
    if (left && back >= 0) {
      gone.current = undefined
      if (document.activeElement === left.now) put({ ...left.place, row: back })
      return undefined
    }
    const last = place.current
    if (!last || ids.includes(last.id)) return undefined
    // a dialog that asked about the row has let the keyboard go by then
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== document.body && !isInDialog(activeElement)) return
      const now = put(last)
      if (now) gone.current = { place: last, now }
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- the same rows are the same, in whatever array
  }, [shown])

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr')
      const index = row ? [...(body.current?.rows ?? [])].indexOf(row) : -1
      const id = ids[index]
      place.current =
        row && id !== undefined ? { id, row: index, nth: stopsOf(row).indexOf(target) } : undefined
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!isInDialog(relatedTarget)) place.current = undefined
    },
  }
}
