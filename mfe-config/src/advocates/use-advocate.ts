import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { useLocation, useParams } from '@samity/shared-ui/router'
import { useEffect, useState } from 'react'
import { advocateCollection } from './advocates.ts'

type NavigationState = { advocate?: Advocate } | null

/**
 * The advocate whose id is in the URL or in the navigation state. The record from the navigation state is shown until
 * the server has returned the current one.
 */
export function useAdvocate() {
  const { id: idParam } = useParams()
  const initialAdvocate = (useLocation().state as NavigationState)?.advocate
  const id = idParam ?? (initialAdvocate ? String(initialAdvocate.id) : '')
  const [response, setResponse] = useState<{ id: string; advocate?: Advocate; error?: unknown }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    if (id)
      advocateCollection.one(id).then(
        (advocate) => isCurrent && setResponse({ id, advocate }),
        (error: unknown) => isCurrent && setResponse({ id, error }),
      )
    return () => {
      isCurrent = false
    }
  }, [id, attempt])

  const currentResponse = response?.id === id ? response : undefined
  return {
    id,
    advocate: id
      ? (currentResponse?.advocate ?? (String(initialAdvocate?.id) === id ? initialAdvocate : undefined))
      : undefined,
    error: currentResponse?.error,
    retry: () => setAttempt((previous) => previous + 1),
  }
}
