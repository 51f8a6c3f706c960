import { fetchPage, toRequestError } from '@samity/shared-api/client'
import { latinDigits, limitSearchText } from '@samity/shared-api/contract'
import type { AdvocateLookupEntry } from '@samity/shared-api/contract/config/advocate'
import { useEffect, useRef, useState } from 'react'

/** An advocate as `GET advocates/?lookup=` returns it. */
export type AdvocateSummary = AdvocateLookupEntry
export type LookupField = 'id' | 'name' | 'phone'

const debounceMs = 120
const hasBengali = /[\u0980-\u09ff]/

/** Normalises a text for comparison: digits of both scripts, letter case and spaces make no difference. */
const fold = (text: string) => latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
const foldCompact = (text: string) => fold(text).replace(/[\s-]/g, '')

/** True when the advocate's number, name or phone contains the text. */
export function matchesText(advocate: AdvocateSummary, by: LookupField, text: string): boolean {
  if (by === 'id') return foldCompact(advocate.bar_registration_number).includes(foldCompact(text))
  if (by === 'phone') return foldCompact(advocate.phone).includes(foldCompact(text))
  return fold(hasBengali.test(text) ? advocate.name_bengali : advocate.name_english).includes(fold(text))
}

/** True when the text is the advocate's complete number or phone. A name is never enough. */
export const isExact = (advocate: AdvocateSummary, by: LookupField, text: string): boolean =>
  (by === 'id' && foldCompact(advocate.bar_registration_number) === foldCompact(text)) ||
  (by === 'phone' && foldCompact(advocate.phone) === foldCompact(text).replace(/^(\+|00)?88(?=01)/, ''))

export type AdvocateMatches = { text: string; advocates: AdvocateSummary[]; error?: string }

/** The advocates for a text. Loads them when the typing pauses and caches them until the component unmounts. */
export function useAdvocateMatches(text: string): AdvocateMatches {
  const [result, setResult] = useState<AdvocateMatches>({ text: '', advocates: [] })
  const cache = useRef(new Map<string, AdvocateSummary[]>())
  const query = fold(text)

  useEffect(() => {
    const cachedAdvocates = query ? cache.current.get(query) : []
    if (cachedAdvocates) {
      setResult({ text: query, advocates: cachedAdvocates })
      return undefined
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchPage<AdvocateSummary>(
        'advocates/',
        { lookup: limitSearchText(query), limit: 20 },
        controller.signal,
      ).then(
        ({ rows }) => {
          cache.current.set(query, rows)
          if (!controller.signal.aborted) setResult({ text: query, advocates: rows })
        },
        (error: unknown) => {
          if (!controller.signal.aborted)
            setResult({ text: query, advocates: [], error: toRequestError(error).message })
        },
      )
    }, debounceMs)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [query])

  return result
}

/** True when the result belongs to this text. */
export const isResultFor = (result: AdvocateMatches, text: string): boolean => result.text === fold(text)
