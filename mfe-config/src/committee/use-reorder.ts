import { useState, type KeyboardEvent, type PointerEvent } from 'react'

type DragState = { id: number; to: number }

export function moveRow<T extends { id: number }>(rows: readonly T[], id: number, to: number): T[] {
  const row = rows.find((one) => one.id === id)
  const others = rows.filter((one) => one.id !== id)
  return row ? others.toSpliced(to, 0, row) : others
}

/**
 * Finds the index of the table row at a point of the viewport, and whether the point is in its lower half.
 */
function rowAtPoint<T extends { id: number }>(rows: readonly T[], x: number, y: number) {
  const line = document.elementFromPoint(x, y)?.closest('tr')
  const rowId = Number(line?.querySelector<HTMLElement>('[data-row]')?.dataset['row'])
  const index = rows.findIndex(({ id }) => id === rowId)
  if (!line || index < 0) return undefined
  // scrolls to rows beyond the edge of the screen
  line.scrollIntoView({ block: 'nearest' })
  const { top, height } = line.getBoundingClientRect()
  return { index, isBelow: y > top + height / 2 }
}

/**
 * Moves rows by their grip: by dragging it, or with the arrow keys, Home and End while it has the focus. Esc
 * cancels a drag. `move` receives the id of the row and its new index.
 */
export function useReorder<T extends { id: number }>(
  rows: readonly T[],
  move: (id: number, to: number) => void,
) {
  const [dragState, setDragState] = useState<DragState>()
  const indexOf = (id: number) => rows.findIndex((row) => row.id === id)

  function moveTo(id: number, to: number): void {
    if (to !== indexOf(id) && to >= 0 && to < rows.length) move(id, to)
  }

  function drag({ id }: T, { clientX, clientY }: PointerEvent): void {
    const target = rowAtPoint(rows, clientX, clientY)
    if (!target) return
    const { index, isBelow } = target
    // without the dragged row, the rows after it move up by one
    setDragState({ id, to: index + Number(isBelow) - Number(indexOf(id) < index + Number(isBelow)) })
  }

  function handleKey(id: number, event: KeyboardEvent): void {
    if (event.key === 'Escape' && dragState) setDragState(undefined)
    const index = indexOf(id)
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveTo(id, to)
  }

  return {
    moveTo,
    indexOf,
    grip: (row: T) => ({
      'data-row': row.id,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragState({ id: row.id, to: indexOf(row.id) })
      },
      onPointerMove: (event: PointerEvent) => dragState && drag(row, event),
      onPointerUp: () => {
        setDragState(undefined)
        if (dragState) moveTo(dragState.id, dragState.to)
      },
      onPointerCancel: () => setDragState(undefined),
      onKeyDown: (event: KeyboardEvent) => handleKey(row.id, event),
    }),
    /**
     * The mark of a row during a drag: the dragged row, or the row above or below which it would be dropped
     */
    markOf: ({ id }: T): 'dragged' | 'above' | 'below' | undefined => {
      if (!dragState) return undefined
      if (dragState.id === id) return 'dragged'
      const [index, from] = [indexOf(id), indexOf(dragState.id)]
      if (index !== dragState.to || dragState.to === from) return undefined
      return dragState.to < from ? 'above' : 'below'
    },
  }
}
