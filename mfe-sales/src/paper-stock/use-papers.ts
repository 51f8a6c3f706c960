import { collection, http } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { stockEntry, type StationeryOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import { useCallback, useEffect, useState } from 'react'

export const stockEntries = collection(stockEntry)

export type Papers = {
  /** Undefined until the first response */
  papers: StationeryOnHand[] | undefined
  error: unknown
  refresh: () => void
}

/** Loads the stock of every paper. */
export function usePapers(): Papers {
  const [papers, setPapers] = useState<StationeryOnHand[]>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    http.get<StationeryOnHand[]>('paper-stock/papers/', { signal: controller.signal }).then(
      ({ data }) => {
        setPapers(data)
        setError(undefined)
      },
      (failure: unknown) => {
        if (!controller.signal.aborted) setError(failure)
      },
    )
    return () => controller.abort()
  }, [attempt])
  return { papers, error, refresh: useCallback(() => setAttempt((previous) => previous + 1), []) }
}

export type PaperChoice = { value: string; label: Words }
export const paperChoices = (papers: readonly StationeryOnHand[]): PaperChoice[] =>
  papers.map(({ paper, name }) => ({ value: paper, label: name }))
