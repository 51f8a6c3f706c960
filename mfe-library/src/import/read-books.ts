import type { Words } from '@samity/shared-api/contract'
import {
  missingFields,
  readImportFile,
  refuseFile,
  type ImportField,
  type ImportFile,
} from '@samity/shared-ui/import'
import { book } from '../../contract/book.ts'
import { maxBookRows } from '../../contract/import.ts'

const maxFileBytes = 4 * 1024 * 1024

export const copiesLabel: Words = { en: 'Copy Numbers', bn: 'কপি নম্বরসমূহ' }
export const bookImportFields: ImportField[] = [
  ...Object.entries(book.fields).flatMap(([name, { label, kind, required }]) =>
    kind === 'picture' ? [] : [{ name, label, kind, required }],
  ),
  { name: 'copies', label: copiesLabel, kind: 'text' },
]

const missingHeadings = {
  en: 'The first line must have the headings, at least “Title” and “Author”. The template shows them all.',
  bn: 'প্রথম লাইনে শিরোনাম থাকতে হবে, অন্তত “বইয়ের নাম” ও “লেখক”। নমুনা ফাইলে সবগুলো আছে।',
}
const problems = {
  empty: { en: 'The file has no rows below the headings.', bn: 'ফাইলে শিরোনামের নিচে কোনো সারি নেই।' },
}

/**
 * Reads a CSV or XLSX file of books, with headings in either language. Throws an error with a sentence for
 * the page.
 */
export async function readBooks(chosen: File): Promise<ImportFile> {
  const limits = { bytes: maxFileBytes, rows: maxBookRows }
  const file = await readImportFile(chosen, { fields: bookImportFields, limits, problems })
  if (missingFields(bookImportFields, file.columns).length > 0) refuseFile(missingHeadings)
  return file
}
