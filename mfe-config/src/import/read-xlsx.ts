import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { ImportFileError, fileErrors } from './import-file-error.ts'

/** What a workbook of 20,000 full rows unpacks to, several times over. */
const maxUnpackedBytes = 200 * 1024 * 1024
/** Excel keeps fifteen digits of a number; what stands behind them is made up. */
const maxExactDigits = 15

type Cell = string | number | boolean | Date | null

/** A cell as a person reads it. A number beyond what Excel keeps is written as Excel shows it, which no rule takes for a number. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return cell
  if (Math.abs(cell) >= 10 ** maxExactDigits) return cell.toExponential(5).toUpperCase()
  return String(Number(cell.toPrecision(maxExactDigits)))
}

/**
 * The sheets' files, packed again without compression. Unpacking happens here, where it is bounded: a small file can
 * claim to hold gigabytes. It also keeps the reader from starting a worker, which the page's security policy refuses.
 */
function repack(bytes: Uint8Array): Blob {
  let totalBytes = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      totalBytes += originalSize
      if (totalBytes > maxUnpackedBytes) throw new ImportFileError(fileErrors.tooLarge)
      return true
    },
  })
  return new Blob([zipSync(files, { level: 0 }).slice()])
}

/** The lines of a workbook's first sheet. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const lines = (await readSheet(repack(bytes))) as Cell[][]
  return lines.map((cells) => cells.map(cellText))
}
