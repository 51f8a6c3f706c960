import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { useLocation, useParams } from '@samity/shared-ui/router'
import { useEffect, useState } from 'react'
import { advocates } from './advocates.ts'

type Handed = { advocate?: Advocate } | null

/** The member whom the address names, or whom a list has handed over; what was handed over is shown until it has been read again. */
export function useAdvocate() {
  const { id: named } = useParams()
  const handed = (useLocation().state as Handed)?.advocate
  const id = named ?? (handed ? String(handed.id) : '')
  const [read, setRead] = useState<{ id: string; advocate?: Advocate; error?: unknown }>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    let current = true
    if (id)
      advocates.one(id).then(
        (advocate) => current && setRead({ id, advocate }),
        (error: unknown) => current && setRead({ id, error }),
      )
    return () => {
      current = false
    }
  }, [id, round])

  const answer = read?.id === id ? read : undefined
  return {
    id,
    advocate: id ? (answer?.advocate ?? (String(handed?.id) === id ? handed : undefined)) : undefined,
    error: answer?.error,
    retry: () => setRound((before) => before + 1),
  }
}
