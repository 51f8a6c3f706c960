import type { ImportRow } from '@samity/shared-api/contract/config/import'
import type { ImportField } from './import-field.ts'
import { matchColumns } from './match-columns.ts'

/**
 * The content of a file: headings and the rows below them that are not blank. A cell has the index of its
 * heading.
 */
export type Worksheet = { headings: string[]; rows: ImportRow[] }

const maxLinesBeforeHeadings = 10

/** The spreadsheet name of a column without a heading: 0 is A, 26 is AA. */
const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

/** Finds the headings, also below a title, and numbers the rows from 1 as a spreadsheet does. */
export function toWorksheet(fields: readonly ImportField[], lines: readonly string[][]): Worksheet {
  const countMatches = (cells: string[]) => Object.keys(matchColumns(fields, cells)).length
  const rows = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const header =
    rows.slice(0, maxLinesBeforeHeadings).find(({ cells }) => countMatches(cells) >= 2) ?? rows[0]
  if (!header) return { headings: [], rows: [] }
  const dataRows = rows.filter(({ row }) => row > header.row)
  const width = Math.max(header.cells.length, ...dataRows.slice(0, 1000).map(({ cells }) => cells.length))
  const headings = Array.from(
    { length: width },
    (_, index) => header.cells[index]?.trim() || columnLetter(index),
  )
  return { headings, rows: dataRows }
}
