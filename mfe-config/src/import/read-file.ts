import {
  maxImportFileBytes,
  maxImportRows,
  type ImportTarget,
} from '@samity/shared-api/contract/config/import'
import { ImportFileError, fileErrors } from './import-file-error.ts'
import { toWorksheet, type Worksheet } from './worksheet.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)
const isOldExcel = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Spreadsheets save "Unicode text" as UTF-16 with a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new ImportFileError(fileErrors.encoding)
  }
}

function toText(bytes: Uint8Array): string {
  if (encodingOf(bytes) === 'utf-8' && bytes.includes(0)) throw new ImportFileError(fileErrors.unreadable)
  const text = decode(bytes)
  if (text.includes('\0')) throw new ImportFileError(fileErrors.unreadable)
  return text
}

/** Loads each parser only when a file of its kind is selected. */
async function readLines(bytes: Uint8Array): Promise<string[][]> {
  if (isOldExcel(bytes)) throw new ImportFileError(fileErrors.oldExcel)
  if (isZip(bytes)) {
    const { readXlsx } = await import('./read-xlsx.ts')
    return readXlsx(bytes)
  }
  const text = toText(bytes)
  const { parse } = await import('papaparse')
  return parse<string[]>(text).data
}

/** Reads a CSV or XLSX file and detects the format by content. Throws an ImportFileError that says what to do. */
export async function readFile(recordType: ImportTarget, file: Blob): Promise<Worksheet> {
  if (file.size > maxImportFileBytes) throw new ImportFileError(fileErrors.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = await readLines(bytes).catch((error: unknown) => {
    throw error instanceof ImportFileError ? error : new ImportFileError(fileErrors.unreadable)
  })
  const worksheet = toWorksheet(recordType, lines)
  if (worksheet.rows.length === 0) throw new ImportFileError(fileErrors.empty)
  if (worksheet.rows.length > maxImportRows) throw new ImportFileError(fileErrors.tooLarge)
  return worksheet
}
