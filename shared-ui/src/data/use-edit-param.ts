import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useRef } from 'react'
import { confirmLeaving, useSearchParams } from '../router.ts'
import { useRecord } from './use-record.ts'

export type EditParam<R extends Resource> = {
  /** What the address says; '' while nothing is being corrected */
  id: string
  /** Undefined until it has been read */
  record: Row<R> | undefined
  error: unknown
  /** Begins to correct a row of the list */
  edit: (row: Row<R>) => Promise<void>
  /** Back to the empty form */
  done: () => void
  retry: () => void
}

/** Where a person left the list for the form: how far the window was scrolled, and the button that was pressed. */
type ListPosition = { top: number; button: Element | null }

const currentPosition = (): ListPosition => ({ top: window.scrollY, button: document.activeElement })

function restorePosition({ top, button }: ListPosition) {
  if (button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true })
  if (window.scrollY !== top) window.scrollTo(0, top)
}

/**
 * The record that a page with form and list is correcting: `?edit=12`, so that a link and a reload find it again. Whoever
 * leaves the form, also with Back, is at the row again.
 */
export function useEditParam<R extends Resource>(collection: Collection<R>, param = 'edit'): EditParam<R> {
  const [searchParams, setSearchParams] = useSearchParams()
  const id = searchParams.get(param) ?? ''
  const { record, error, setRecord, retry } = useRecord(collection, id)

  /** By the record that was corrected from there */
  const positions = useRef(new Map<string, ListPosition>())
  const previousId = useRef(id)

  // after the empty form has come, which takes the keyboard
  useEffect(() => {
    const position = positions.current.get(previousId.current)
    previousId.current = id
    if (position && !id) restorePosition(position)
  }, [id])

  const setParam = (value: string) =>
    setSearchParams((previous) => {
      const next = new URLSearchParams(previous)
      if (value) next.set(param, value)
      else next.delete(param)
      return next
    })

  return {
    id,
    record,
    error,
    edit: async (row) => {
      const position = currentPosition()
      if (!(await confirmLeaving())) return
      positions.current.set(String(row.id), position)
      setRecord(row)
      setParam(String(row.id))
    },
    done: () => {
      retry()
      if (id) setParam('')
    },
    retry,
  }
}
