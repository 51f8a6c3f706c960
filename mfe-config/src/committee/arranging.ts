import { useState, type KeyboardEvent, type PointerEvent } from 'react'

type Dragged = { id: number; to: number }

/** A list with the row of `id` at another place. */
export function movedTo<T extends { id: number }>(rows: readonly T[], id: number, to: number): T[] {
  const row = rows.find((one) => one.id === id)
  const others = rows.filter((one) => one.id !== id)
  return row ? others.toSpliced(to, 0, row) : others
}

/** Which row of the table lies under a point, and on which half of it. */
function placeUnder<T extends { id: number }>(rows: readonly T[], x: number, y: number) {
  const line = document.elementFromPoint(x, y)?.closest('tr')
  const over = Number(line?.querySelector<HTMLElement>('[data-row]')?.dataset['row'])
  const at = rows.findIndex(({ id }) => id === over)
  if (!line || at < 0) return undefined
  // brings the rows beyond the edge of the screen into reach
  line.scrollIntoView({ block: 'nearest' })
  const { top, height } = line.getBoundingClientRect()
  return { at, below: y > top + height / 2 }
}

/**
 * Rows that a grip moves: by dragging it, or with the arrow keys, Home and End while it has the focus. Esc lets a
 * dragged row fall back. `move` is told the row and the place that it takes, counted from 0.
 */
export function useArranging<T extends { id: number }>(
  rows: readonly T[],
  move: (id: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const placeOf = (id: number) => rows.findIndex((row) => row.id === id)

  function moveTo(id: number, to: number): void {
    if (to !== placeOf(id) && to >= 0 && to < rows.length) move(id, to)
  }

  function drag({ id }: T, { clientX, clientY }: PointerEvent): void {
    const under = placeUnder(rows, clientX, clientY)
    if (!under) return
    const { at, below } = under
    // without the dragged row, those after it stand one place higher
    setDragged({ id, to: at + Number(below) - Number(placeOf(id) < at + Number(below)) })
  }

  function press(id: number, event: KeyboardEvent): void {
    if (event.key === 'Escape' && dragged) setDragged(undefined)
    const at = placeOf(id)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveTo(id, to)
  }

  return {
    moveTo,
    placeOf,
    /** What the grip of a row listens to */
    grip: (row: T) => ({
      'data-row': row.id,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id: row.id, to: placeOf(row.id) })
      },
      onPointerMove: (event: PointerEvent) => dragged && drag(row, event),
      onPointerUp: () => {
        setDragged(undefined)
        if (dragged) moveTo(dragged.id, dragged.to)
      },
      onPointerCancel: () => setDragged(undefined),
      onKeyDown: (event: KeyboardEvent) => press(row.id, event),
    }),
    /** Where the dragged row would come to stand, seen from this row */
    markOf: ({ id }: T): 'dragged' | 'above' | 'below' | undefined => {
      if (!dragged) return undefined
      if (dragged.id === id) return 'dragged'
      const [at, from] = [placeOf(id), placeOf(dragged.id)]
      if (at !== dragged.to || dragged.to === from) return undefined
      return dragged.to < from ? 'above' : 'below'
    },
  }
}
