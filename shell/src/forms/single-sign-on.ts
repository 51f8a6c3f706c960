import type { Language } from '@samity/shared-api/contract/words'
import { atom } from 'jotai'

/** The name of the provider of single sign-on; undefined without one. The page contains it. */
export const singleSignOnAtom = atom<string | undefined>(undefined)

/** The address that begins single sign-on and leads back to `next`, a path of this site. */
export const singleSignOnUrl = (next: string, language: Language): string =>
  `/api/single-sign-on/start?${new URLSearchParams({ next, language })}`
