import type { Words } from '../words.ts'

/** Kinds of values of a column. The names are those of fields where there is one. */
export const recordColumnKinds = [
  'text',
  'int',
  'money',
  'day',
  'moment',
  'flag',
  'advocate',
  'record',
] as const
export type RecordColumnKind = (typeof recordColumnKinds)[number]

/** The tables of a module that the person may read, as its last release declared them. */
export type ModuleRecords = {
  module: string
  title: Words
  /** False for a module that was removed: its records stay until they are purged */
  is_active: boolean
  tables: RecordTable[]
}
export type RecordTable = {
  table: string
  title: Words
  order: string
  /** The list takes 'from' and 'to' */
  has_days: boolean
  has_search: boolean
  columns: RecordTableColumn[]
}
export type RecordTableColumn = {
  name: string
  title: Words
  kind: RecordColumnKind
  choices?: Record<string, Words>
  sum?: true
}

/**
 * A value of a row: money as a decimal string, a day as YYYY-MM-DD, a moment as an ISO instant, an advocate
 * as number and name in both languages, a record as its name.
 */
export type RecordValue = string | number | boolean | Words | null
export type RecordRow = {
  /** Its place in the list */
  id: number
  /** In the order of the columns */
  values: RecordValue[]
}
/** The sums of all matching rows, in the order of the columns; null for a column without a sum. */
export type RecordSums = { sums: (string | number | null)[] }
