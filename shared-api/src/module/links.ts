import type { Words } from '../contract/words.ts'

/**
 * A link of the sidebar, in the order of its section. The links with an order of 100 or more have a line
 * before them: they are additions to the section.
 */
export type NavEntry = {
  section: string
  order: number
  path: string
  label: Words
  /** The shell's icon of a link above the sections: the name of a section, or of its own */
  icon?: string
  /** The work that waits behind the link: the sidebar shows a number above 0 */
  count?: NavCount
}
/** `field` is a whole number in the response to `read`, a path below /api/. Entries may share a read. */
export type NavCount = { read: string; field: string }

/** The values of a record's path; absent ones are left out of its query */
export type RecordValues = Record<string, string | number | null | undefined>

/**
 * Returns the path at which a record of a kind opens, such as `recordPath('receipt', { number })`; undefined
 * when no active module opens this kind or the person may not open the screen. Without values it is the list
 * of the records, if the kind has one.
 */
export type RecordPath = (kind: string, values?: RecordValues) => string | undefined
