import type { Spelling } from '@samity/shared-api/contract/site/spelling'
import type { Words } from '@samity/shared-api/contract/words'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSay } from './language.ts'

export type Association = {
  name: Words
  established: Words
  /** URL of its own logo ('/media/…'). Without one the pages show the default emblem. */
  logo?: string | null
  /** Of the English words on paper and in exported files; absent: as specified */
  spelling?: Spelling
}

/**
 * The association that runs this installation. The shell sets it from the settings before the first screen.
 */
export const associationAtom = atom<Association>({
  name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
  established: { en: '', bn: '' },
})

export const useAssociation = (): Association => useAtomValue(associationAtom)

/** Sets the document's title: '{heading} · {association}', or the association alone. */
export function useTitle(heading?: string): void {
  const association = useSay()(useAssociation().name)
  useEffect(() => {
    document.title = heading ? `${heading} · ${association}` : association
  }, [heading, association])
}
