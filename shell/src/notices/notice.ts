import type { Words } from '@samity/shared-api/contract/words'
import { atom } from 'jotai'

export type ShellNotice = {
  text: Words
  link?: { label: Words; to: string }
  /** Something that worked: it goes away by itself */
  kind?: 'done'
}

/** One thing that the shell itself has to say. It stands outside the page, so that it survives a change of route. */
export const noticeAtom = atom<ShellNotice | null>(null)
