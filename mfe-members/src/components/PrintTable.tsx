import styles from './print.module.css'

type Props = {
  title: string
  columns: readonly {
    label: string
    isFigure?: boolean
    /** A number that stays on one line */ isCode?: boolean
  }[]
  /** A text for each column, as people read it */
  rows: readonly (readonly string[])[]
  /** The last row, in bold */
  total?: readonly string[]
}

/** A table in a print layout, with its title above. */
export function PrintTable({ title, columns, rows, total }: Props) {
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, index) => {
      const { label, isFigure, isCode } = columns[index]!
      return (
        <td key={label} className={isFigure ? styles.figure : isCode ? styles.code : undefined}>
          {text}
        </td>
      )
    })
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? styles.figure : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((texts, index) => (
            // rows of a print layout stay in their order
            <tr key={index}>{cellsOf(texts)}</tr>
          ))}
          {total && <tr className={styles.strong}>{cellsOf(total)}</tr>}
        </tbody>
      </table>
    </>
  )
}
