import styles from './DataTable.module.css'

/** Columns that fit on A4 portrait */
const maxPortraitColumns = 7
/** Columns that fit into a window of 1280 pixels with normal spacing */
const maxSpaciousColumns = 9

/**
 * The classes of the box around a table, for the window and for paper. `leadingColumns` are those before the
 * columns of the record, with a checkbox or the row number.
 */
export const boxClass = (columns: number, leadingColumns: number): string =>
  [
    styles.box,
    columns > maxPortraitColumns && styles.wide,
    columns + leadingColumns > maxSpaciousColumns && styles.dense,
  ]
    .filter(Boolean)
    .join(' ')
