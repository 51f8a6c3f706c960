import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useRecord } from '@samity/shared-ui/data'
import { useLocation, useParams } from '@samity/shared-ui/router'
import type { Arrival } from './money-screen.ts'

/**
 * The record that an entry form is to correct: by `/:id`, or handed over in the navigation state, which is only a head
 * start. Without one the form is empty.
 */
export function useEdited<R extends Resource>(of: Collection<R>, state: string) {
  const params = useParams()
  const given = (useLocation().state as Arrival | null)?.[state] as Row<R> | undefined
  const id = params.id ?? (given ? String(given.id) : '')
  const { record, error, retry } = useRecord(of, id)
  return { isEdit: id !== '', record: id ? (record ?? given) : undefined, error, retry }
}
