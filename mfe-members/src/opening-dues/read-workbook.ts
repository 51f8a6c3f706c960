import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Several times the unpacked size of a workbook with 20,000 full rows */
const maxUnpackedBytes = 200 * 1024 * 1024
/** Excel stores fifteen digits of a number; further digits are not exact. */
const maxExactDigits = 15

type Cell = string | number | boolean | Date | null

/** The text of a cell. A month that Excel has made a day of is a period again. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 'YYYY-MM'.length)
  return typeof cell === 'number' ? String(Number(cell.toPrecision(maxExactDigits))) : String(cell)
}

/**
 * The rows of the first worksheet. The files are repacked without compression: a small workbook can claim to contain gigabytes,
 * and the parser would otherwise start a worker, which the security policy of the page blocks.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | 'too large'> {
  let totalBytes = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      totalBytes += originalSize
      return totalBytes <= maxUnpackedBytes
    },
  })
  if (totalBytes > maxUnpackedBytes) return 'too large'
  const lines = (await readSheet(new Blob([zipSync(files, { level: 0 }).slice()]))) as Cell[][]
  return lines.map((cells) => cells.map(cellText))
}
