import { fetchPage, toRequestError } from '@samity/shared-api/client'
import { latinDigits, limitSearchText } from '@samity/shared-api/contract'
import type { AdvocateLookupEntry } from '@samity/shared-api/contract/config/advocate'
import { useMemo } from 'react'
import { useDebounced, useQuery } from '../query/index.ts'

/** An advocate as `GET advocates/?lookup=` returns it. */
export type AdvocateSummary = AdvocateLookupEntry
export type LookupField = 'id' | 'name' | 'phone'

const debounceMs = 50
const freshMs = 60_000
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

const noMatches: AdvocateMatches = { text: '', advocates: [] }

/** The advocates for a text, loaded when the typing pauses. The previous result stays until the next one has arrived. */
export function useAdvocateMatches(text: string): AdvocateMatches {
  const isBlank = fold(text) === ''
  const query = useDebounced(fold(text), debounceMs)
  const { data, error } = useQuery<AdvocateMatches>(
    query && !isBlank ? ['advocates/', 'lookup', query] : undefined,
    async (signal) => {
      const params = { lookup: limitSearchText(query), limit: 20 }
      return { text: query, advocates: (await fetchPage<AdvocateSummary>('advocates/', params, signal)).rows }
    },
    { keepPrevious: true, freshMs },
  )
  return useMemo(
    () =>
      error ? { text: query, advocates: [], error: toRequestError(error).message } : (data ?? noMatches),
    [data, error, query],
  )
}

/** True when the result belongs to this text. */
export const isResultFor = (result: AdvocateMatches, text: string): boolean => result.text === fold(text)
