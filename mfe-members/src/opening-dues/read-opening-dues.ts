import type { Words } from '@samity/shared-api/contract'
import { maxImportFileBytes, maxImportRows, type ImportBody } from '@samity/shared-api/contract/config/import'
import { openingDues, openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'

type ColumnName = (typeof openingDuesColumns)[number]
export type OpeningDuesTable = Pick<ImportBody, 'columns' | 'rows'>

/** Why a file cannot be read, in a sentence that says what to do. */
export class OpeningDuesFileError extends Error {
  readonly words: Words
  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}
const problems = {
  encoding: {
    en: 'This is neither a workbook (XLSX) nor a text file in UTF-8. Save the table as XLSX or as “CSV UTF-8”.',
    bn: 'এটি XLSX কিংবা UTF-8 টেক্সট ফাইল নয়। টেবিলটি XLSX অথবা “CSV UTF-8” হিসেবে সংরক্ষণ করুন।',
  },
  headings: {
    en: 'The first line must have the headings of the template. Missing: {fields}',
    bn: 'প্রথম লাইনে নমুনা ফাইলের শিরোনামগুলো থাকতে হবে। নেই: {fields}',
  },
  empty: { en: 'The file has no rows below the headings.', bn: 'ফাইলে শিরোনামের নিচে কোনো সারি নেই।' },
  tooLarge: {
    en: 'At most 20,000 rows and 25 MB. Divide the file.',
    bn: 'সর্বোচ্চ ২০,০০০ সারি ও ২৫ এমবি। ফাইলটি ভাগ করুন।',
  },
}

const aliases: Partial<Record<ColumnName, readonly string[]>> = {
  advocate_id: ['Bar Registration Number', 'Member No', 'বার নিবন্ধন নম্বর', 'সদস্য নম্বর'],
  from_period: ['From', 'শুরু'],
  to_period: ['To', 'শেষ'],
  amount: ['Amount', 'পরিমাণ'],
}
const keyOf = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
const columnByHeading = new Map(
  openingDuesColumns.flatMap((name) => {
    const { en, bn } = openingDues.fields[name].label
    return [name, en, bn, ...(aliases[name] ?? [])].map((heading): [string, ColumnName] => [
      keyOf(heading),
      name,
    ])
  }),
)

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new OpeningDuesFileError(problems.encoding)
  }
}

const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** Loads each parser only when a file of its kind is selected. */
async function readLines(bytes: Uint8Array): Promise<string[][]> {
  if (!isWorkbook(bytes)) {
    const text = decode(bytes)
    const { parse } = await import('papaparse')
    return parse<string[]>(text).data
  }
  const { readWorkbook } = await import('./read-workbook.ts')
  const lines = await readWorkbook(bytes).catch(() => {
    throw new OpeningDuesFileError(problems.encoding)
  })
  if (lines === 'too large') throw new OpeningDuesFileError(problems.tooLarge)
  return lines
}

/**
 * Reads a CSV or XLSX file of opening dues, whose first line has the headings in either language. Rows have the number that a
 * spreadsheet shows. Throws an `OpeningDuesFileError`.
 */
export async function readOpeningDues(file: Blob): Promise<OpeningDuesTable> {
  if (file.size > maxImportFileBytes) throw new OpeningDuesFileError(problems.tooLarge)
  const [headings = [], ...lines] = await readLines(new Uint8Array(await file.arrayBuffer()))
  const names = headings.map((heading) => columnByHeading.get(keyOf(heading)))
  const indexes = openingDuesColumns
    .map((name) => ({ name, index: names.indexOf(name) }))
    .filter(({ index }) => index >= 0)
  const missing = openingDuesColumns.filter(
    (name) => openingDues.fields[name].required && !names.includes(name),
  )
  if (missing.length > 0) throw new OpeningDuesFileError(withFields(problems.headings, missing))
  const rows = lines
    .map((cells, line) => ({ row: line + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => ({ row, cells: indexes.map(({ index }) => cells[index] ?? '') }))
  if (rows.length === 0) throw new OpeningDuesFileError(problems.empty)
  if (rows.length > maxImportRows) throw new OpeningDuesFileError(problems.tooLarge)
  return { columns: indexes.map(({ name }) => name), rows }
}

function withFields({ en, bn }: Words, names: readonly ColumnName[]): Words {
  const labels = names.map((name) => openingDues.fields[name].label)
  return {
    en: en.replace('{fields}', labels.map((label) => label.en).join(', ')),
    bn: bn.replace('{fields}', labels.map((label) => label.bn).join(', ')),
  }
}
