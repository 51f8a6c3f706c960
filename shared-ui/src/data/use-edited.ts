import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useRef } from 'react'
import { mayLeave, useSearchParams } from '../router.ts'
import { useRecord } from './use-record.ts'

export type Edited<R extends Resource> = {
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
type Place = { top: number; button: Element | null }

const placeNow = (): Place => ({ top: window.scrollY, button: document.activeElement })

function goBackTo({ top, button }: Place) {
  if (button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true })
  if (window.scrollY !== top) window.scrollTo(0, top)
}

/**
 * The record that a page with form and list is correcting: `?edit=12`, so that a link and a reload find it again. Whoever
 * leaves the form, also with Back, is at the row again.
 */
export function useEdited<R extends Resource>(of: Collection<R>, param = 'edit'): Edited<R> {
  const [address, setAddress] = useSearchParams()
  const id = address.get(param) ?? ''
  const { record, error, know, retry } = useRecord(of, id)

  /** By the record that was corrected from there */
  const places = useRef(new Map<string, Place>())
  const former = useRef(id)

  // after the empty form has come, which takes the keyboard
  useEffect(() => {
    const place = places.current.get(former.current)
    former.current = id
    if (place && !id) goBackTo(place)
  }, [id])

  const put = (value: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(param, value)
      else next.delete(param)
      return next
    })

  return {
    id,
    record,
    error,
    edit: async (row) => {
      const place = placeNow()
      if (!(await mayLeave())) return
      places.current.set(String(row.id), place)
      know(row)
      put(String(row.id))
    },
    done: () => {
      retry()
      if (id) put('')
    },
    retry,
  }
}
