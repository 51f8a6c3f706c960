import { fetchPage, toRequestError } from '@samity/shared-api/client'
import { latinDigits, limitSearchText } from '@samity/shared-api/contract'
import type { AdvocateLookupEntry } from '@samity/shared-api/contract/config/advocate'
import { useEffect, useRef, useState } from 'react'

/** A member as `GET advocates/?lookup=` answers it. */
export type AdvocateSummary = AdvocateLookupEntry
export type LookupField = 'id' | 'name' | 'phone'

const debounceMs = 120
const hasBengali = /[\u0980-\u09ff]/

/** Digits of both scripts, letter case and spaces make no difference. */
const fold = (text: string) => latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
const foldCompact = (text: string) => fold(text).replace(/[\s-]/g, '')

/** Does a member match what is typed into the box for the number, the name or the phone? */
export function matchesText(advocate: AdvocateSummary, by: LookupField, text: string): boolean {
  if (by === 'id') return foldCompact(advocate.bar_registration_number).includes(foldCompact(text))
  if (by === 'phone') return foldCompact(advocate.phone).includes(foldCompact(text))
  return fold(hasBengali.test(text) ? advocate.name_bengali : advocate.name_english).includes(fold(text))
}

/** Is it the member's whole number or phone? A name is never enough. */
export const isExact = (advocate: AdvocateSummary, by: LookupField, text: string): boolean =>
  (by === 'id' && foldCompact(advocate.bar_registration_number) === foldCompact(text)) ||
  (by === 'phone' && foldCompact(advocate.phone) === foldCompact(text).replace(/^(\+|00)?88(?=01)/, ''))

export type AdvocateMatches = { text: string; advocates: AdvocateSummary[]; error?: string }

/** Members for a text, asked for when the typing pauses and remembered while the screen stands. */
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

/** Is the answer the one to this text? */
export const isResultFor = (result: AdvocateMatches, text: string): boolean => result.text === fold(text)
