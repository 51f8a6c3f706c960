import type { ReactNode } from 'react'
import styles from '../components/slip.module.css'

export type SlipLine = { key: string; cells: readonly ReactNode[]; isStrong?: boolean }

/** A table of the slip; nothing without lines. The last cell of each line is a figure. */
export function SlipLines({ caption, lines }: { caption?: string; lines: readonly SlipLine[] }) {
  if (lines.length === 0) return null
  return (
    <table className={styles.lines}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {lines.map(({ key, cells, isStrong }) => (
          <tr key={key} className={isStrong ? styles.strong : undefined}>
            {cells.map((cell, index) => (
              <td key={index} className={index === cells.length - 1 ? styles.figure : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
