import type { ImportRow, Importable } from '@samity/shared-api/contract/config/import'
import { matchColumns, type Matched } from './match.ts'

/** What a file holds: headings, and below them the rows that are not blank. Cells stand below their heading. */
export type Sheet = { headings: string[]; rows: ImportRow[] }

const linesBeforeHeadings = 10

/** 0 is A, 26 is AA: as a spreadsheet names a column that has no heading. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

const known = (what: Importable, cells: string[]) => Object.keys(matchColumns(what, cells)).length

/** Finds the headings, also below a title, and numbers what follows as a spreadsheet does. */
export function sheetOf(what: Importable, lines: readonly string[][]): Sheet {
  const rows = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const head = rows.slice(0, linesBeforeHeadings).find(({ cells }) => known(what, cells) >= 2) ?? rows[0]
  if (!head) return { headings: [], rows: [] }
  const below = rows.filter(({ row }) => row > head.row)
  const width = Math.max(head.cells.length, ...below.slice(0, 1000).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, index) => head.cells[index]?.trim() || letterOf(index))
  return { headings, rows: below }
}

export const textsOf = ({ cells }: ImportRow, columns: Matched): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).map(([name, index]) => [name, cells[index] ?? '']))
