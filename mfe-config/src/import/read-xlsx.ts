import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { FileProblem, problems } from './problems.ts'

/** What a workbook of 20,000 full rows unpacks to, several times over. */
const largestUnpacked = 200 * 1024 * 1024
/** Excel keeps fifteen digits of a number; what stands behind them is made up. */
const exactDigits = 15

type Cell = string | number | boolean | Date | null

/** A cell as a person reads it. A number beyond what Excel keeps is written as Excel shows it, which no rule takes for a number. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return cell
  if (Math.abs(cell) >= 10 ** exactDigits) return cell.toExponential(5).toUpperCase()
  return String(Number(cell.toPrecision(exactDigits)))
}

/**
 * The sheets' files, packed again without compression. Unpacking happens here, where it is bounded: a small file can
 * claim to hold gigabytes. It also keeps the reader from starting a worker, which the page's security policy refuses.
 */
function unpacked(bytes: Uint8Array): Blob {
  let total = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      total += originalSize
      if (total > largestUnpacked) throw new FileProblem(problems.tooLarge)
      return true
    },
  })
  return new Blob([zipSync(files, { level: 0 }).slice()])
}

/** The lines of a workbook's first sheet. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const lines = (await readSheet(unpacked(bytes))) as Cell[][]
  return lines.map((cells) => cells.map(textOf))
}
