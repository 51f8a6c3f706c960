import type { Words } from '@samity/shared-api/contract'
import { book } from '../../contract/book.ts'
import { maxImportRows, type ImportRow } from '../../contract/import.ts'

const maxFileBytes = 4 * 1024 * 1024

export const copiesLabel: Words = { en: 'Copy Numbers', bn: 'কপি নম্বরসমূহ' }
/** The fields of a file: those of a book, and the numbers of its copies. */
export const importFields: Record<string, Words> = {
  ...Object.fromEntries(Object.entries(book.fields).map(([name, { label }]) => [name, label])),
  copies: copiesLabel,
}

/** Why a file cannot be read, in a sentence that says what to do. */
export class BookFileError extends Error {
  readonly words: Words
  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}
const problems = {
  encoding: {
    en: 'This is not a text file in UTF-8. Save the table as “CSV UTF-8”.',
    bn: 'এটি UTF-8 টেক্সট ফাইল নয়। টেবিলটি “CSV UTF-8” হিসেবে সংরক্ষণ করুন।',
  },
  headings: {
    en: 'The first line must have the headings, at least “Title” and “Author”. The template shows them all.',
    bn: 'প্রথম লাইনে শিরোনাম থাকতে হবে, অন্তত “বইয়ের নাম” ও “লেখক”। নমুনা ফাইলে সবগুলো আছে।',
  },
  empty: { en: 'The file has no rows below the headings.', bn: 'ফাইলে শিরোনামের নিচে কোনো সারি নেই।' },
  tooLarge: {
    en: 'At most 5,000 rows and 4 MB. Divide the file.',
    bn: 'সর্বোচ্চ ৫,০০০ সারি ও ৪ এমবি। ফাইলটি ভাগ করুন।',
  },
}

const keyOf = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.-]/g, '')
const fieldByHeading = new Map(
  Object.entries(importFields).flatMap(([name, { en, bn }]) =>
    [name, en, bn].map((heading): [string, string] => [keyOf(heading), name]),
  ),
)

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BookFileError(problems.encoding)
  }
}

/** Reads a CSV file of books. Its first line has the headings in either language. Throws a `BookFileError`. */
export async function readBooks(file: Blob): Promise<ImportRow[]> {
  if (file.size > maxFileBytes) throw new BookFileError(problems.tooLarge)
  const text = decode(await file.arrayBuffer())
  const { parse } = await import('papaparse')
  const [headings = [], ...lines] = parse<string[]>(text).data
  const fields = headings.map((heading) => fieldByHeading.get(keyOf(heading)))
  if (!fields.includes('title') || !fields.includes('author')) throw new BookFileError(problems.headings)
  const rows = lines.flatMap((cells, index): ImportRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const values = fields.flatMap((name, column): [string, string][] =>
      name ? [[name, cells[column] ?? '']] : [],
    )
    return [{ row: index + 2, values: Object.fromEntries(values) }]
  })
  if (rows.length === 0) throw new BookFileError(problems.empty)
  if (rows.length > maxImportRows) throw new BookFileError(problems.tooLarge)
  return rows
}
