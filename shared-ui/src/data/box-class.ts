import styles from './DataTable.module.css'

/** Columns that an upright sheet of A4 holds */
const maxPortraitColumns = 7
/** Columns that a window of 1280 pixels holds without moving them together */
const maxSpaciousColumns = 9

/**
 * How the box around a table is laid out, in the window and on paper. `leading`: the columns before those of the record,
 * with a tick or the number of the row.
 */
export const boxClass = (columns: number, leadingColumns: number): string =>
  [
    styles.box,
    columns > maxPortraitColumns && styles.wide,
    columns + leadingColumns > maxSpaciousColumns && styles.dense,
  ]
    .filter(Boolean)
    .join(' ')
