import type { Words } from '@samity/shared-api/contract/words'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSay } from './language.ts'

export type Association = {
  name: Words
  established: Words
  /** The address of its own logo ('/media/…'); none: the drawn emblem */
  logo?: string | null
}

/** Whose books and pages these are. The shell fills it in from the settings before the first screen. */
export const associationAtom = atom<Association>({
  name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
  established: { en: 'Established - 1874', bn: 'প্রতিষ্ঠিত - ১৮৭৪' },
})

export const useAssociation = (): Association => useAtomValue(associationAtom)

/** The document's title: '{heading} · {association}', or the association alone. */
export function useTitle(heading?: string): void {
  const association = useSay()(useAssociation().name)
  useEffect(() => {
    document.title = heading ? `${heading} · ${association}` : association
  }, [heading, association])
}
