import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useState } from 'react'
import { useQuery } from '../query/index.ts'
import { sourcePath } from './source-path.ts'

type Attempt<R extends Resource> = { number: number; record?: Row<R> }

/**
 * Loads the record with this id for a form; '' loads nothing. The record does not change while the form is
 * open. `setRecord` sets a record that the caller already has, without a request.
 */
export function useRecord<R extends Resource>(collection: Collection<R>, id: string) {
  const [{ number, record: givenRecord }, setAttempt] = useState<Attempt<R>>({ number: 0 })
  const [previousId, setPreviousId] = useState(id)
  if (id !== previousId) {
    setPreviousId(id)
    // a record that is opened again is loaded again
    if (!id) setAttempt({ number: number + 1 })
  }
  const { data: record, error } = useQuery<Row<R>>(
    id ? [sourcePath(collection), id, number] : undefined,
    () => collection.one(id),
    { snapshot: true, initialData: String(givenRecord?.id) === id ? givenRecord : undefined },
  )
  return {
    record,
    error,
    setRecord: (next: Row<R>) => setAttempt((before) => ({ number: before.number + 1, record: next })),
    retry: () => setAttempt((before) => ({ number: before.number + 1 })),
  }
}
