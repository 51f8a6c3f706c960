import { http } from '@samity/shared-api/client'
import type { Found } from '@samity/shared-api/contract/search'
import { useEffect, useState } from 'react'

const pause = 180

type Answer = { asked: string; found?: Found; error?: unknown }

/** Asks when the typing pauses. The answer of a question before stays until the next one has come. */
export function useSearch(text: string): { answer: Answer | undefined; waiting: boolean; retry: () => void } {
  const [answer, setAnswer] = useState<Answer>()
  const [round, setRound] = useState(0)
  const asked = text.trim()
  useEffect(() => {
    if (asked === '') {
      setAnswer(undefined)
      return undefined
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      http.get<Found>('search/', { params: { q: asked }, signal: leaving.signal }).then(
        ({ data }) => {
          if (!leaving.signal.aborted) setAnswer({ asked, found: data })
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) setAnswer({ asked, error })
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, round])
  return {
    answer: asked === '' ? undefined : answer,
    waiting: asked !== '' && answer?.asked !== asked,
    retry: () => setRound((before) => before + 1),
  }
}
