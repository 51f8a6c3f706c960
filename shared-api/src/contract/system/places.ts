import type { Role } from '../roles.ts'
import type { Words } from '../words.ts'

/** An extension of an active module in its slot */
export type PlacedExtension = {
  id: string
  title: Words
  module: Words
  roles: Role[]
  /** The association hides it from everybody */
  hidden: boolean
}
/** A slot, and what fills it in the order of the association */
export type FilledSlot = {
  slot: string
  title: Words
  /** The module that opens the slot; absent for a slot of the core */
  module?: Words
  extensions: PlacedExtension[]
}
/** The response of `places/`. A save sends back the version. */
export type PlacesResponse = { version: number; places: FilledSlot[] }

/** An association's decision about a slot: its extensions in their order */
export type SlotChoice = { id: string; hidden: boolean }[]
