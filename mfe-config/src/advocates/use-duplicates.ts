import { http } from '@samity/shared-api/client'
import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { useDebounced, useQuery } from '@samity/shared-ui/query'
import { useValue } from './form.ts'

const debounceMs = 300
const noDuplicates: readonly Duplicate[] = []

/**
 * Other advocates with the same number, national ID, phone, or name and father's name as in the form. The
 * query waits until typing pauses.
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
  const settledValues = useDebounced(JSON.stringify(values), debounceMs)
  const params = JSON.parse(settledValues) as typeof values
  const { bar_registration_number, nid_number, phone, father_name } = params
  const { data } = useQuery<readonly Duplicate[]>(
    bar_registration_number || nid_number || phone || father_name
      ? ['advocates/duplicates/', settledValues, exceptId ?? null]
      : undefined,
    // the warning is optional: the server refuses a duplicate number in any case
    async (signal) => {
      const config = { params: { ...params, except: exceptId }, signal }
      return (await http.get<Duplicate[]>('advocates/duplicates/', config)).data
    },
    { keepPrevious: true },
  )
  return data ?? noDuplicates
}
