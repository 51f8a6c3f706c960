import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useState } from 'react'

type RecordState<R extends Resource> = { id: string; record?: Row<R>; error?: unknown }

/** One record, read when its id is named; '' reads nothing. `know` spares the reading of a record that is at hand. */
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
    /** Undefined until it has been read */
    record: id && isLoaded ? state.record : undefined,
    error: id && isLoaded ? state.error : undefined,
    setRecord: (record: Row<R>) => setState({ id: String(record.id), record }),
    /** Reads it anew */
    retry: () => setState(undefined),
  }
}
