import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useLocation, useParams } from '@samity/shared-ui/router'
import { useEffect, useState } from 'react'
import type { Arrival } from './money-screen.ts'

type Answer<R extends Resource> = { id: string; record?: Row<R>; error?: unknown }

/**
 * The record that an entry form is to correct: by `/:id`, or handed over in the navigation state, which is only a head
 * start. Without one the form is empty.
 */
export function useEdited<R extends Resource>(of: Collection<R>, state: string) {
  const params = useParams()
  const given = (useLocation().state as Arrival | null)?.[state] as Row<R> | undefined
  const id = params.id ?? (given ? String(given.id) : '')
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
    isEdit: id !== '',
    record: id ? ((known ? answer.record : undefined) ?? given) : undefined,
    error: known ? answer.error : undefined,
    retry: () => setAnswer(undefined),
  }
}
