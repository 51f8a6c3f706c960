import { fetchPage, toRefusal } from '@samity/shared-api/client'
import { latinDigits, withinSearchLimits } from '@samity/shared-api/contract'
import type { AdvocateLookup } from '@samity/shared-api/contract/config/advocate'
import { useEffect, useRef, useState } from 'react'

/** A member as `GET advocates/?lookup=` answers it. */
export type Advocate = AdvocateLookup
export type By = 'id' | 'name' | 'phone'

const pause = 120
const hasBengali = /[\u0980-\u09ff]/

/** Digits of both scripts, letter case and spaces make no difference. */
const folded = (text: string) => latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
const joined = (text: string) => folded(text).replace(/[\s-]/g, '')

/** Does a member match what is typed into the box for the number, the name or the phone? */
export function matches(advocate: Advocate, by: By, text: string): boolean {
  if (by === 'id') return joined(advocate.bar_registration_number).includes(joined(text))
  if (by === 'phone') return joined(advocate.phone).includes(joined(text))
  return folded(hasBengali.test(text) ? advocate.name_bengali : advocate.name_english).includes(folded(text))
}

/** Is it the member's whole number or phone? A name is never enough. */
export const isExact = (advocate: Advocate, by: By, text: string): boolean =>
  (by === 'id' && joined(advocate.bar_registration_number) === joined(text)) ||
  (by === 'phone' && joined(advocate.phone) === joined(text).replace(/^(\+|00)?88(?=01)/, ''))

export type Found = { text: string; advocates: Advocate[]; failed?: string }

/** Members for a text, asked for when the typing pauses and remembered while the screen stands. */
export function useAdvocates(text: string): Found {
  const [found, setFound] = useState<Found>({ text: '', advocates: [] })
  const known = useRef(new Map<string, Advocate[]>())
  const asked = folded(text)

  useEffect(() => {
    const remembered = asked ? known.current.get(asked) : []
    if (remembered) {
      setFound({ text: asked, advocates: remembered })
      return undefined
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetchPage<Advocate>(
        'advocates/',
        { lookup: withinSearchLimits(asked), limit: 20 },
        leaving.signal,
      ).then(
        ({ rows }) => {
          known.current.set(asked, rows)
          if (!leaving.signal.aborted) setFound({ text: asked, advocates: rows })
        },
        (error: unknown) => {
          if (!leaving.signal.aborted)
            setFound({ text: asked, advocates: [], failed: toRefusal(error).message })
        },
      )
    }, pause)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [asked])

  return found
}

/** Is the answer the one to this text? */
export const answers = (found: Found, text: string): boolean => found.text === folded(text)
