import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useEffect, useState } from 'react'
import { mayLeave, useSearchParams } from '../router.ts'

type Answer<R extends Resource> = { id: string; record?: Row<R>; error?: unknown }

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

  const put = (value: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(param, value)
      else next.delete(param)
      return next
    })

  return {
    id,
    record: id && known ? answer.record : undefined,
    error: id && known ? answer.error : undefined,
    edit: async (record) => {
      if (!(await mayLeave())) return
      setAnswer({ id: String(record.id), record })
      put(String(record.id))
    },
    done: () => {
      setAnswer(undefined)
      if (id) put('')
    },
    retry: () => setAnswer(undefined),
  }
}
