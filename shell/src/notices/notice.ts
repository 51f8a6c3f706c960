import type { Words } from '@samity/shared-api/contract/words'
import { atom } from 'jotai'

export type ShellNotice = {
  text: Words
  link?: { label: Words; to: string }
  /** A success message, which disappears automatically */
  kind?: 'done'
}

/** The current message of the shell. It stays visible when the route changes. */
export const noticeAtom = atom<ShellNotice | null>(null)
