import type { Language, Words } from '@samity/shared-api/contract'
import { fill } from '../words/index.ts'
import {
  fileProblems,
  ImportFileError,
  refuseFile,
  tooLargeWords,
  type FileProblem,
  type ImportLimits,
} from './import-file-error.ts'
import type { ImportField } from './import-field.ts'
import type { ImportFile } from './import-file.ts'
import { matchColumns, missingFields } from './match-columns.ts'
import { toWorksheet } from './worksheet.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)
const isOldExcel = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Spreadsheets save "Unicode text" as UTF-16 with a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

type Refuse = (problem: FileProblem) => ImportFileError

function toText(bytes: Uint8Array, refuse: Refuse): string {
  if (encodingOf(bytes) === 'utf-8' && bytes.includes(0)) throw refuse('unreadable')
  let text
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw refuse('encoding')
  }
  if (text.includes('\0')) throw refuse('unreadable')
  return text
}

/** Loads each parser only when a file of its kind is selected. */
async function readLines(bytes: Uint8Array, limits: ImportLimits, refuse: Refuse): Promise<string[][]> {
  if (isOldExcel(bytes)) throw refuse('oldExcel')
  if (!isZip(bytes)) {
    const text = toText(bytes, refuse)
    const { parse } = await import('papaparse')
    return parse<string[]>(text).data
  }
  const { readXlsx } = await import('./read-xlsx.ts')
  const lines = await readXlsx(bytes).catch(() => {
    throw refuse('unreadable')
  })
  if (lines === 'too large') throw new ImportFileError(tooLargeWords(limits))
  return lines
}

export type ReadImportFileOptions = {
  fields: readonly ImportField[]
  limits: ImportLimits
  /** Sentences of the screen in the place of the usual ones */
  problems?: Partial<Record<FileProblem, Words>>
}

/**
 * Reads a CSV or XLSX file, detects the format by content, and matches its columns with the fields. Nothing
 * leaves the browser. Throws an error with a sentence that says what to do, which `useImport` shows.
 */
export async function readImportFile(
  file: File,
  { fields, limits, problems = {} }: ReadImportFileOptions,
): Promise<ImportFile> {
  const refuse: Refuse = (problem) => new ImportFileError(problems[problem] ?? fileProblems[problem])
  if (file.size > limits.bytes) throw new ImportFileError(tooLargeWords(limits))
  const lines = await readLines(new Uint8Array(await file.arrayBuffer()), limits, refuse)
  const worksheet = toWorksheet(fields, lines)
  if (worksheet.rows.length === 0) throw refuse('empty')
  if (worksheet.rows.length > limits.rows) throw new ImportFileError(tooLargeWords(limits))
  return { name: file.name, worksheet, columns: matchColumns(fields, worksheet.headings) }
}

const missingHeadings = {
  en: 'The first line must have the headings of the template. Missing: {fields}',
  bn: 'প্রথম লাইনে নমুনা ফাইলের শিরোনামগুলো থাকতে হবে। নেই: {fields}',
}

/**
 * For screens on which nobody matches columns by hand: throws an error with a sentence that names the
 * headings of required fields which the file does not have.
 */
export function requireColumns(fields: readonly ImportField[], { columns }: ImportFile): void {
  const missing = missingFields(fields, columns)
  if (missing.length === 0) return
  const inLanguage = (language: Language) =>
    fill(missingHeadings[language], { fields: missing.map(({ label }) => label[language]).join(', ') })
  refuseFile({ en: inLanguage('en'), bn: inLanguage('bn') })
}
