import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Several times the unpacked size of a workbook with 20,000 full rows. */
const maxUnpackedBytes = 200 * 1024 * 1024
/** Excel stores fifteen digits of a number; further digits are not exact. */
const maxExactDigits = 15

type Cell = string | number | boolean | Date | null

/**
 * The text of a cell. A number with more digits than Excel stores is written in exponent form as in Excel,
 * which every validation refuses.
 */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return cell
  if (Math.abs(cell) >= 10 ** maxExactDigits) return cell.toExponential(5).toUpperCase()
  return String(Number(cell.toPrecision(maxExactDigits)))
}

/**
 * Repacks the files of the worksheets without compression. Unpacking happens here because it needs a size
 * limit: a small file can claim to contain gigabytes. It also prevents the parser from starting a worker,
 * which the security policy of the page blocks. Returns undefined for a workbook beyond the limit.
 */
function repack(bytes: Uint8Array): Blob | undefined {
  let totalBytes = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      totalBytes += originalSize
      return totalBytes <= maxUnpackedBytes
    },
  })
  return totalBytes > maxUnpackedBytes ? undefined : new Blob([zipSync(files, { level: 0 }).slice()])
}

/** The rows of the first worksheet, days as YYYY-MM-DD. Throws for a file that is no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][] | 'too large'> {
  const workbook = repack(bytes)
  if (!workbook) return 'too large'
  const lines = (await readSheet(workbook)) as Cell[][]
  return lines.map((cells) => cells.map(cellText))
}
