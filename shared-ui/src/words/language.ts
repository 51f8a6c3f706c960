import type { Language, Words } from '@samity/shared-api/contract/words'
import { languageAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'

export type Dictionary = Record<string, Words>

export const useLanguage = (): Language => useAtomValue(languageAtom)

/** Returns a function that picks the text in the reader's language. It returns '' for undefined. */
export function useSay(): (words: Words | undefined) => string {
  const language = useLanguage()
  return useCallback((words) => words?.[language] ?? '', [language])
}

/** A dictionary in the reader's language: `const t = useWords(words)`, then `t.heading`. */
export function useWords<D extends Dictionary>(dictionary: D): { [K in keyof D]: string } {
  const language = useLanguage()
  return useMemo(() => {
    const entries = Object.entries(dictionary).map(([name, words]) => [name, words[language]])
    // Object.fromEntries forgets the names
    return Object.fromEntries(entries) as { [K in keyof D]: string }
  }, [dictionary, language])
}
