import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useState } from 'react'

type RecordState<R extends Resource> = { id: string; record?: Row<R>; error?: unknown }

/** Loads the record with this id; '' loads nothing. `setRecord` sets a record that the caller already has, without a request. */
export function useRecord<R extends Resource>(collection: Collection<R>, id: string) {
  const [state, setState] = useState<RecordState<R>>()
  const isLoaded = state?.id === id

  useEffect(() => {
    if (!id || isLoaded) return undefined
    let isCurrent = true
    collection.one(id).then(
      (record) => isCurrent && setState({ id, record }),
      (error: unknown) => isCurrent && setState({ id, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [collection, id, isLoaded])

  return {
    /** Undefined until it has loaded */
    record: id && isLoaded ? state.record : undefined,
    error: id && isLoaded ? state.error : undefined,
    setRecord: (record: Row<R>) => setState({ id: String(record.id), record }),
    /** Loads it again */
    retry: () => setState(undefined),
  }
}
