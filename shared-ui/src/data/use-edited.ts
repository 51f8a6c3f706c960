import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
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

/** The record that a page with form and list is correcting: `?edit=12`, so that a link and a reload find it again. */
export function useEdited<R extends Resource>(of: Collection<R>, param = 'edit'): Edited<R> {
  const [address, setAddress] = useSearchParams()
  const id = address.get(param) ?? ''
  const { record, error, know, retry } = useRecord(of, id)

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
      if (!(await mayLeave())) return
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
