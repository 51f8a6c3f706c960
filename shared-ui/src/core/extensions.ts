import type { Words } from '@samity/shared-api/contract/words'
import type { ComponentSlot, SlotProps } from '@samity/shared-api/module'
import { createContext, useContext, type ReactNode } from 'react'

export type Extension = {
  /** Differs for each extension and release */
  key: string
  id: string
  title: Words
  /** The extension in its own error boundary, with its key. Its code is loaded when this is rendered. */
  content: ReactNode
}
export type FindExtensions = <S extends ComponentSlot>(slot: S, props: SlotProps[S]) => Extension[]

/**
 * The shell provides the extensions of the active modules that the person may see. Without a shell there are
 * none.
 */
export const ExtensionContext = createContext<FindExtensions>(() => [])

/**
 * Returns what other modules add to a slot for this person, in their order. `props` are passed to each of
 * them.
 */
export const useExtensions = <S extends ComponentSlot>(slot: S, props: SlotProps[S]): Extension[] =>
  useContext(ExtensionContext)(slot, props)
