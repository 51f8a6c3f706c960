import type { Role } from '../contract/roles.ts'
import type { ReceiptHit, SearchResult } from '../contract/system/search.ts'
import type { Digits } from '../contract/digits.ts'
import type { Language, Words } from '../contract/words.ts'
import type { RecordPath } from './links.ts'

/** Reads from the API. Takes a path below /api/ and resolves to the parsed JSON. */
export type Get = (path: string) => Promise<unknown>

/**
 * The owner of each slot passes these props to an extension. A slot is a named place on a screen of the back
 * office that other modules fill; public pages have none. An interface, because the slots that a module opens
 * are added to it: `samity-tooling types` writes their props.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
export interface SlotProps {
  /**
   * A card on the dashboard's first screen. The extension renders the content, the owner the frame and the
   * title.
   */
  'dashboard.card': object
  'advocate.tab': {
    advocate: { id: number; bar_registration_number: string; name_english: string; name_bengali: string }
  }
  'renter.tab': { renter: { id: number; renter_name: string } }
  /** `kind` is one of `placeKinds`, or of the places that Samity keeps itself */
  'place.tab': {
    place: { id: number; kind: string; name_english: string; name_bengali: string; account_no: string }
  }
  'bank.tab': { bank: { id: number; name: string } }
  'settings.section': object
  /** A button beside those of a receipt */
  'receipt.action': { receipt: Pick<ReceiptHit, 'number' | 'stream' | 'voided_at'> }
}
export type ComponentSlot = keyof SlotProps
/** A value in the props that an extension receives */
export type SlotPropSchema =
  | { type: 'integer' | 'number' | 'string' | 'boolean' }
  | { type: 'object'; properties: Record<string, SlotPropSchema> }
export type SlotPropsSchema = {
  type: 'object'
  properties: Record<string, SlotPropSchema>
}
/**
 * A place that a module opens on its own screens. Its name begins with that of the module without 'mfe-':
 * 'library.book.panel'.
 */
export type SlotEntry = {
  name: string
  title: Words
  /** JSON Schema of the props that an extension receives: an object with properties */
  props: SlotPropsSchema
}

/**
 * An addition of a module to a screen of another one. `extension` is its name in `extensions` of the module's
 * code.
 */
export type ExtensionEntry = {
  /** A slot of the core, or one that another module opens. Without its owner it is not shown. */
  slot: string
  /**
   * Identifies the extension in its slot, also in reports: at most 40 lower-case letters, digits and
   * hyphens
   */
  id: string
  extension: string
  title: Words
  /** Extensions of a slot appear in this order; equal ones in the order of their ids */
  order: number
  allow: Role[]
  /** A permission of this module that the person must also have */
  permission?: string
}

export type SearchLink = {
  id: string
  /** Where the link leads: a path of a page, without /bn */
  path: string
  text: string
  /** Distinguishes it from similar ones */
  detail?: string
  /** A short word in a tag, such as 'VOID' */
  tag?: string
  /** True if the query is exactly this record's number. Such links come first. */
  isExact?: boolean
}
export type SearchGroup = { id: string; title: string; links: SearchLink[] }
export type SearchContext = {
  get: Get
  /** The response of `/api/search/` for this query. All searches share one request. */
  loadCoreResult: () => Promise<SearchResult>
  /**
   * True if each word of the query, or one for the same thing ('expense' for 'Expanse'), begins a word of
   * these texts. Pass the texts in both languages.
   */
  matches: (...texts: string[]) => boolean
  /** For links to the screens of other modules */
  recordPath: RecordPath
  role: Role
  language: Language
  digits: Digits
}
/**
 * The default export of an extension for the slot 'search.result'. A rejected promise costs only the groups
 * of this module.
 */
export type SearchExtension = (query: string, context: SearchContext) => Promise<SearchGroup[]>
