import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useRef } from 'react'
import { confirmLeaving } from '../router/index.ts'
import { useRecordExits } from './record-exits.ts'
import { useRecord } from './use-record.ts'
import { useUrlParams } from './use-url-params.ts'

export type EditParam<R extends Resource> = {
  /** The id in the URL; '' when no record is being edited */
  id: string
  record: Row<R> | undefined
  error: unknown
  edit: (row: Row<R>) => Promise<void>
  /** Returns to the empty form */
  done: () => void
  retry: () => void
}

type ListPosition = { top: number; button: Element | null }

const currentPosition = (): ListPosition => ({ top: window.scrollY, button: document.activeElement })

function restorePosition({ top, button }: ListPosition) {
  if (button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true })
  if (window.scrollY !== top) window.scrollTo(0, top)
}

/**
 * The record that a page with form and list is editing. Its id is in the URL (`?edit=12`), so that links and
 * reloads work. After the form, also after Back, the scroll position and the focus return to the row. The
 * form of a record that `useRemove` or `useArchive` of the same collection takes away closes; before an
 * archived one closes, the person decides about unsaved input.
 */
export function useEditParam<R extends Resource>(collection: Collection<R>, param = 'edit'): EditParam<R> {
  const [params, updateParams] = useUrlParams()
  const id = params.get(param) ?? ''
  const { record, error, setRecord, retry } = useRecord(collection, id)

  const positions = useRef(new Map<string, ListPosition>())
  const previousId = useRef(id)

  // after the empty form has rendered, because it takes the focus
  useEffect(() => {
    const position = positions.current.get(previousId.current)
    previousId.current = id
    if (position && !id) restorePosition(position)
  }, [id])

  const done = () => {
    if (id) updateParams({ [param]: '' })
  }
  const leaveArchived = async () => {
    if (await confirmLeaving()) done()
  }
  useRecordExits(collection, (exitedId, exit) => {
    if (String(exitedId) !== id) return
    if (exit === 'removed') done()
    else void leaveArchived()
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
      updateParams({ [param]: String(row.id) })
    },
    done,
    retry,
  }
}
