import { collection, http } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { stockEntry, type PaperOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import { useCallback, useEffect, useState } from 'react'

export const entries = collection(stockEntry)

export type Papers = {
  /** Undefined until the first answer */
  papers: PaperOnHand[] | undefined
  error: unknown
  refresh: () => void
}

/** How every paper stands. */
export function usePapers(): Papers {
  const [papers, setPapers] = useState<PaperOnHand[]>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    http.get<PaperOnHand[]>('paper-stock/papers/', { signal: leaving.signal }).then(
      ({ data }) => {
        setPapers(data)
        setError(undefined)
      },
      (failure: unknown) => {
        if (!leaving.signal.aborted) setError(failure)
      },
    )
    return () => leaving.abort()
  }, [round])
  return { papers, error, refresh: useCallback(() => setRound((before) => before + 1), []) }
}

export type PaperChoice = { value: string; label: Words }
export const paperChoices = (papers: readonly PaperOnHand[]): PaperChoice[] =>
  papers.map(({ paper, name }) => ({ value: paper, label: name }))
