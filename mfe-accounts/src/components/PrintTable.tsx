import styles from './PrintTable.module.css'

export type PrintColumn = { name: string; label: string; isFigure?: boolean }
type TableProps = {
  columns: readonly PrintColumn[]
  /** The formatted cells of each row, by column name */
  rows: readonly Record<string, string>[]
  /** The last line */
  total?: Record<string, string>
  caption?: string
  /** Starts a new page, unless it is the first table */
  startsPage?: boolean
}

/** A table in print. */
export function PrintTable({ columns, rows, total, caption, startsPage = false }: TableProps) {
  const figureClass = ({ isFigure }: PrintColumn) => (isFigure ? styles.figure : undefined)
  return (
    <table className={startsPage ? `${styles.table} ${styles.startsPage}` : styles.table}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={figureClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.name} className={figureClass(column)}>
                {row[column.name]}
              </td>
            ))}
          </tr>
        ))}
        {total && (
          <tr className={styles.total}>
            {columns.map((column) => (
              <td key={column.name} className={figureClass(column)}>
                {total[column.name]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
