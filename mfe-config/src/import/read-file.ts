import { largestFile, mostRows, type Importable } from '@samity/shared-api/contract/config/import'
import { FileProblem, problems } from './problems.ts'
import { sheetOf, type Sheet } from './sheet.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)
const isOldExcel = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Spreadsheets save "Unicode text" as UTF-16, and mark its first bytes. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new FileProblem(problems.encoding)
  }
}

function asText(bytes: Uint8Array): string {
  if (encodingOf(bytes) === 'utf-8' && bytes.includes(0)) throw new FileProblem(problems.unreadable)
  const text = decoded(bytes)
  if (text.includes('\0')) throw new FileProblem(problems.unreadable)
  return text
}

/** The readers are loaded when a file of their kind is chosen. */
async function linesOf(bytes: Uint8Array): Promise<string[][]> {
  if (isOldExcel(bytes)) throw new FileProblem(problems.oldExcel)
  if (isZip(bytes)) {
    const { readXlsx } = await import('./read-xlsx.ts')
    return readXlsx(bytes)
  }
  const text = asText(bytes)
  const { parse } = await import('papaparse')
  return parse<string[]>(text).data
}

/** Reads a CSV or XLSX file, told apart by their content. Throws a FileProblem that says what to do. */
export async function readFile(what: Importable, file: Blob): Promise<Sheet> {
  if (file.size > largestFile) throw new FileProblem(problems.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = await linesOf(bytes).catch((error: unknown) => {
    throw error instanceof FileProblem ? error : new FileProblem(problems.unreadable)
  })
  const sheet = sheetOf(what, lines)
  if (sheet.rows.length === 0) throw new FileProblem(problems.empty)
  if (sheet.rows.length > mostRows) throw new FileProblem(problems.tooLarge)
  return sheet
}
