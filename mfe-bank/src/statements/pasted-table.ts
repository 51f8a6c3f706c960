import { matchColumns } from '@samity/shared-ui/import'
import { dayFormats, parseStatementDay } from '../../contract/read-statement.ts'
import { statementFields } from './read-statement-file.ts'

type Cell = { text: string; start: number; end: number }

const cellsOf = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
const gapBetween = (one: Cell, other: Cell) =>
  Math.max(0, Math.max(one.start, other.start) - Math.min(one.end, other.end))

/** The heading above or below which a cell stands; the nearest one if none. */
const columnOf = (cell: Cell, headings: readonly Cell[]): number =>
  headings.reduce(
    (nearest, heading, index) =>
      gapBetween(cell, heading) < gapBetween(cell, headings[nearest]!) ? index : nearest,
    0,
  )

const countMatches = (cells: readonly string[]) => Object.keys(matchColumns(statementFields, cells)).length
const textsOf = (line: string) => cellsOf(line.replaceAll('\t', '  ')).map(({ text }) => text)
const isDated = (line: string) => {
  const [first = ''] = textsOf(line)
  return dayFormats.some(({ value }) => parseStatementDay(first, value) !== undefined)
}
const pageNumber = /^\s*(page|পৃষ্ঠা)\s*:?\s*[\d০-৯]+/i

/**
 * Titles and footers that each page repeats would go on as descriptions. They are in most of the gaps between
 * the last line of a page and the headings of the next one.
 */
function withoutPageTexts(lines: readonly string[]): string[] {
  const keyOf = (line: string) =>
    line
      .replace(/[\d০-৯]+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
  const isHeading = (line: string) => countMatches(textsOf(line)) >= 3
  const gaps: Set<string>[] = [new Set()]
  let isBetween = true
  for (const line of lines) {
    if (isDated(line)) {
      if (!isBetween) gaps.push(new Set())
      isBetween = true
      gaps.at(-1)!.clear()
    } else if (isHeading(line)) isBetween = false
    else if (isBetween) gaps.at(-1)!.add(keyOf(line))
  }
  const counts = new Map<string, number>()
  for (const key of gaps.flatMap((gap) => [...gap])) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isRepeated = (line: string) => {
    const count = counts.get(keyOf(line)) ?? 0
    return count > 1 && count > gaps.length / 2
  }
  return lines.filter(
    (line) => line.trim() === '' || isDated(line) || (!pageNumber.test(line) && !isRepeated(line)),
  )
}

/** Rows of a table whose columns are apart by spaces: blank cells are found by the place of the others. */
function alignedRows(lines: readonly string[]): string[][] {
  const rows = lines.map(cellsOf)
  const matchesOf = (cells: readonly Cell[]) => countMatches(cells.map(({ text }) => text))
  const header = rows.reduce<Cell[]>((best, cells) => (matchesOf(cells) > matchesOf(best) ? cells : best), [])
  if (header.length === 0) return rows.map((cells) => cells.map(({ text }) => text))
  return rows.map((cells) => {
    if (cells.length === header.length) return cells.map(({ text }) => text)
    const row = header.map(() => '')
    for (const cell of cells) {
      const column = columnOf(cell, header)
      row[column] = [row[column], cell.text].filter(Boolean).join(' ')
    }
    return row
  })
}

/** The rest of a description in the next line of the page belongs to the line above. */
function joinDescriptions(rows: readonly string[][]): string[][] {
  const headings = rows.find((cells) => countMatches(cells) >= 2)
  const { day, description } = headings ? matchColumns(statementFields, headings) : {}
  const joined: string[][] = []
  for (const cells of rows) {
    const last = joined.at(-1)
    const isRest =
      day !== undefined &&
      description !== undefined &&
      last?.[day] &&
      last !== headings &&
      cells.every((cell, index) => (cell.trim() !== '') === (index === description))
    if (isRest) last[description] = `${last[description] ?? ''} ${cells[description]!.trim()}`.trim()
    else joined.push([...cells])
  }
  return joined
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A CSV file of a table that was copied from a PDF: its columns are apart by tabs or by runs of spaces. */
export function fileOfText(text: string, name: string): File {
  const lines = withoutPageTexts(text.split(/\r?\n/))
  const rows = lines.some((line) => line.includes('\t'))
    ? lines.map((line) => line.split('\t').map((cell) => cell.trim()))
    : alignedRows(lines)
  const csv = joinDescriptions(rows)
    .map((cells) => cells.map(quote).join(','))
    .join('\n')
  return new File([csv], name, { type: 'text/csv' })
}
