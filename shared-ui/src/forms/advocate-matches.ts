import { fetchPage, toRequestError } from '@samity/shared-api/client'
import { latinDigits, limitSearchText } from '@samity/shared-api/contract'
import type { AdvocateLookupEntry } from '@samity/shared-api/contract/config/advocate'
import { useMemo } from 'react'
import { useDebounced, useQuery, useQueryCache } from '../query/index.ts'

/** An advocate as `GET advocates/?lookup=` returns it. */
export type AdvocateSummary = AdvocateLookupEntry
export type LookupField = 'id' | 'name' | 'phone'
/** The fields that a typed text is compared with: one of the three, or each of them. */
export type LookupBy = LookupField | 'any'

export const allLookupFields: readonly LookupField[] = ['id', 'name', 'phone']
const debounceMs = 50
const freshMs = 60_000
const hasBengali = /[\u0980-\u09ff]/

/** Normalises a text for comparison: digits of both scripts, letter case and spaces make no difference. */
const fold = (text: string) => latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
const foldCompact = (text: string) => fold(text).replace(/[\s-]/g, '')

export function matchesText(advocate: AdvocateSummary, by: LookupBy, text: string): boolean {
  if (by === 'any') return allLookupFields.some((field) => matchesText(advocate, field, text))
  if (by === 'id') return foldCompact(advocate.bar_registration_number).includes(foldCompact(text))
  if (by === 'phone') return foldCompact(advocate.phone).includes(foldCompact(text))
  return fold(hasBengali.test(text) ? advocate.name_bengali : advocate.name_english).includes(fold(text))
}

/** True when the text is the advocate's complete number or phone. A name is never enough. */
export const isExact = (advocate: AdvocateSummary, by: LookupBy, text: string): boolean =>
  (by === 'any' && allLookupFields.some((field) => isExact(advocate, field, text))) ||
  (by === 'id' && foldCompact(advocate.bar_registration_number) === foldCompact(text)) ||
  (by === 'phone' && foldCompact(advocate.phone) === foldCompact(text).replace(/^(\+|00)?88(?=01)/, ''))

export type AdvocateMatches = {
  text: string
  advocates: AdvocateSummary[]
  error?: string
  /**
   * True while these are only the loaded advocates, ahead of the response. Nothing may be filled in from
   * them.
   */
  isPreview?: true
}

const noMatches: AdvocateMatches = { text: '', advocates: [] }
const path = 'advocates/'

/**
 * The advocates for a text. The response is requested when the typing pauses. Until it has arrived, these are
 * the advocates of the closest wider text: its response has the same order, so they are the first ones of the
 * response that is on its way.
 */
export function useAdvocateMatches(text: string): AdvocateMatches {
  const typedText = fold(text)
  const query = useDebounced(typedText, debounceMs)
  const cache = useQueryCache()
  const { data, error } = useQuery<AdvocateMatches>(
    query && typedText ? [path, 'lookup', query] : undefined,
    async (signal) => {
      const params = { lookup: limitSearchText(query), limit: 20 }
      return { text: query, advocates: (await fetchPage<AdvocateSummary>(path, params, signal)).rows }
    },
    { keepPrevious: true, freshMs },
  )
  return useMemo(() => {
    if (error && query === typedText)
      return { text: query, advocates: [], error: toRequestError(error).message }
    if (data?.text === typedText) return data
    const loaded = cache
      .responses<AdvocateMatches>(path)
      .filter(({ key, data: wider }) => key[1] === 'lookup' && typedText.includes(wider.text))
      .toSorted((one, other) => other.data.text.length - one.data.text.length)[0]
    return loaded ? { text: typedText, advocates: loaded.data.advocates, isPreview: true } : noMatches
    // oxlint-disable-next-line exhaustive-deps -- the cache is only looked at when the text changes
  }, [data, error, query, typedText])
}

export const isResultFor = (result: AdvocateMatches, text: string): boolean => result.text === fold(text)

/** The advocate whose complete number or phone the text is, else the only one that matches. */
export function onlyMatch(result: AdvocateMatches, by: LookupBy, text: string): AdvocateSummary | undefined {
  if (result.isPreview || !isResultFor(result, text)) return undefined
  const matches = result.advocates.filter((advocate) => matchesText(advocate, by, text))
  const exact = matches.filter((advocate) => isExact(advocate, by, text))
  const [only, ...others] = exact.length > 0 ? exact : matches
  return others.length === 0 ? only : undefined
}
