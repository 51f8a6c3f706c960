import { http } from '@samity/shared-api/client'
import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { useEffect, useState } from 'react'
import { useValue } from './form.ts'

const debounceMs = 300
const noDuplicates: readonly Duplicate[] = []

/**
 * Other advocates with the same number, national ID, phone, or name and father's name as in the form. The query waits
 * until typing pauses.
 */
export function useDuplicates(exceptId: number | undefined): readonly Duplicate[] {
  const values = {
    bar_registration_number: useValue('bar_registration_number'),
    nid_number: useValue('nid_number'),
    phone: useValue('phone'),
    name_english: useValue('name_english'),
    name_bengali: useValue('name_bengali'),
    father_name: useValue('father_name'),
  }
  const query = JSON.stringify(values)
  const [response, setResponse] = useState<{ query: string; duplicates: readonly Duplicate[] }>()

  useEffect(() => {
    const { bar_registration_number, nid_number, phone, father_name } = values
    if (!bar_registration_number && !nid_number && !phone && !father_name) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      http
        .get<Duplicate[]>('advocates/duplicates/', {
          params: { ...values, except: exceptId },
          signal: controller.signal,
        })
        .then(
          ({ data }) => setResponse({ query, duplicates: data }),
          // the warning is optional: the server refuses a duplicate number in any case
          () => undefined,
        )
    }, debounceMs)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line exhaustive-deps -- `query` holds all values
  }, [query, exceptId])

  return response?.duplicates ?? noDuplicates
}
