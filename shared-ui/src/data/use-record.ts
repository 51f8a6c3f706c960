import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useState } from 'react'

type Answer<R extends Resource> = { id: string; record?: Row<R>; error?: unknown }

/** One record, read when its id is named; '' reads nothing. `know` spares the reading of a record that is at hand. */
export function useRecord<R extends Resource>(of: Collection<R>, id: string) {
  const [answer, setAnswer] = useState<Answer<R>>()
  const known = answer?.id === id

  useEffect(() => {
    if (!id || known) return undefined
    let current = true
    of.one(id).then(
      (record) => current && setAnswer({ id, record }),
      (error: unknown) => current && setAnswer({ id, error }),
    )
    return () => {
      current = false
    }
  }, [of, id, known])

  return {
    /** Undefined until it has been read */
    record: id && known ? answer.record : undefined,
    error: id && known ? answer.error : undefined,
    know: (record: Row<R>) => setAnswer({ id: String(record.id), record }),
    /** Reads it anew */
    retry: () => setAnswer(undefined),
  }
}
