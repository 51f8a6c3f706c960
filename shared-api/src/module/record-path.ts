/** The values of a record's path; absent ones are left out of its query */
export type RecordValues = Record<string, string | number | null | undefined>

/**
 * Returns the path at which a record of a kind opens, such as `recordPath('receipt', { number })`, or undefined
 * when no active module opens this kind or the person may not open the screen. Without values it is the list
 * of the records, if the kind has one.
 */
export type RecordPath = (kind: string, values?: RecordValues) => string | undefined
