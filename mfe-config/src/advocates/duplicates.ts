import { http } from '@samity/shared-api/client'
import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { useEffect, useState } from 'react'
import { useValue } from './form.ts'

const pause = 300
const none: readonly Duplicate[] = []

/** Members who have the number, national ID, phone, or name and father of the one being written down; asked when the typing pauses. */
export function useDuplicates(except: number | undefined): readonly Duplicate[] {
  const typed = {
    bar_registration_number: useValue('bar_registration_number'),
    nid_number: useValue('nid_number'),
    phone: useValue('phone'),
    name_english: useValue('name_english'),
    name_bengali: useValue('name_bengali'),
    father_name: useValue('father_name'),
  }
  const asked = JSON.stringify(typed)
  const [found, setFound] = useState<{ asked: string; duplicates: readonly Duplicate[] }>()

  useEffect(() => {
    const { bar_registration_number, nid_number, phone, father_name } = typed
    if (!bar_registration_number && !nid_number && !phone && !father_name) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      http
        .get<Duplicate[]>('advocates/duplicates/', { params: { ...typed, except }, signal: leaving.signal })
        .then(
          ({ data }) => setFound({ asked, duplicates: data }),
          // a warning that cannot be had stops nobody: the server refuses a second number in any case
          () => undefined,
        )
    }, pause)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line exhaustive-deps -- `asked` is what was typed
  }, [asked, except])

  return found?.duplicates ?? none
}
