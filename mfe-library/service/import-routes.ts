import { inLanguage, latinDigits, toMessage, type Words } from '@samity/shared-api/contract'
import { parseBody, ServiceError } from '@samity/module-service'
import { writeOnce, type ModuleDatabase, type ModuleSql } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { book } from '../contract/book.ts'
import { copy } from '../contract/copy.ts'
import {
  copyNumberSeparator,
  maxBookRows,
  type BookImportResult,
  type BookImportRow,
  type RowVerdict,
} from '../contract/import.ts'
import { bookColumnsOf } from './book-routes.ts'

const maxCopiesPerBook = 200
const importBody = z.object({
  rows: z
    .array(z.object({ row: z.number().int(), values: z.record(z.string(), z.string()) }))
    .min(1)
    .max(maxBookRows, toMessage({ en: `At most ${maxBookRows} rows`, bn: 'সর্বোচ্চ ৫০০০ সারি' })),
  dry_run: z.boolean(),
  only_valid: z.boolean(),
})

type CheckedRow = {
  row: number
  book: z.output<typeof book.input> | undefined
  copies: string[]
  errors: Record<string, Words>
}

export function importRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post(
    '/books/import',
    { config: { permission: 'library.manage' } },
    async (request): Promise<BookImportResult> => {
      const { rows, dry_run, only_valid } = parseBody(importBody, request)
      return writeOnce(sql, request, async (tx) => {
        // one import at a time: the numbers that it checks are still free when it saves
        if (!dry_run) await tx`lock table books, copies in share row exclusive mode`
        const checkedRows = await checkRows(tx, rows)
        const valid = checkedRows.filter(({ errors }) => Object.keys(errors).length === 0)
        const errorCount = checkedRows.length - valid.length
        if (!dry_run && errorCount > 0 && !only_valid) throw new ServiceError(422, messages.hasErrors)
        if (!dry_run) await saveRows(tx, valid)
        return {
          verdicts: checkedRows.map(toVerdict),
          books: valid.length,
          copies: valid.reduce((sum, { copies }) => sum + copies.length, 0),
          errors: errorCount,
        }
      })
    },
  )
}

const messages = {
  hasErrors: {
    en: 'Some rows have errors, so nothing was imported. Correct the file, or import only the valid rows.',
    bn: 'কিছু সারিতে ভুল আছে, তাই কিছুই আমদানি হয়নি। ফাইলটি সংশোধন করুন, অথবা শুধু সঠিক সারিগুলো আমদানি করুন।',
  },
  twice: { en: 'Another row of the file has the same', bn: 'ফাইলের আরেকটি সারিতে একই আছে' },
  tooMany: { en: `At most ${maxCopiesPerBook} copies of a book`, bn: 'একটি বইয়ের সর্বোচ্চ ২০০ কপি' },
}

const toVerdict = ({ row, errors }: CheckedRow): RowVerdict =>
  Object.keys(errors).length > 0 ? { row, verdict: 'error', errors } : { row, verdict: 'new' }

/** The form in which the database compares copy numbers (`search_key`). */
const keyOf = (number: string) => latinDigits(number).toLowerCase()

async function checkRows(sql: ModuleSql, rows: BookImportRow[]): Promise<CheckedRow[]> {
  const parsedRows = rows.map(parseRow)
  const isbns = parsedRows.flatMap(({ book: values }) => (values?.isbn ? [values.isbn] : []))
  const numbers = parsedRows.flatMap(({ copies }) => copies.map(keyOf))
  const knownIsbns = await sql<{ isbn: string }[]>`
    select isbn from books where isbn = any(${isbns}::text[]) and archived_at is null`
  const knownNumbers = await sql<{ number: string }[]>`
    select search_key(number) as number from copies where search_key(number) = any(${numbers}::text[])`
  const stored = {
    isbn: new Set(knownIsbns.map(({ isbn }) => isbn)),
    copies: new Set(knownNumbers.map(({ number }) => number)),
  }
  const inFile = { isbn: new Set<string>(), copies: new Set<string>() }
  for (const { book: values, copies, errors } of parsedRows) {
    const check = (field: 'isbn' | 'copies', key: string, taken: Words) => {
      if (stored[field].has(key)) errors[field] = taken
      else if (inFile[field].has(key)) errors[field] = messages.twice
      inFile[field].add(key)
    }
    if (values?.isbn) check('isbn', values.isbn, book.conflicts['books_isbn_key']!.message)
    for (const number of copies) check('copies', keyOf(number), copy.conflicts['copies_number_key']!.message)
  }
  return parsedRows
}

function parseRow({ row, values }: BookImportRow): CheckedRow {
  const result = book.input.safeParse(values)
  const errors: Record<string, Words> = {}
  for (const { path, message } of result.error?.issues ?? [])
    errors[String(path[0])] = { en: inLanguage(message, 'en'), bn: inLanguage(message, 'bn') }
  const copies = (values['copies'] ?? '')
    .split(copyNumberSeparator)
    .map((number) => number.trim())
    .filter(Boolean)
  if (copies.length > maxCopiesPerBook) errors['copies'] = messages.tooMany
  for (const number of copies) {
    const issue = copy.fields.number.schema.safeParse(number).error?.issues[0]
    if (issue) errors['copies'] = { en: inLanguage(issue.message, 'en'), bn: inLanguage(issue.message, 'bn') }
  }
  return { row, book: result.data, copies, errors }
}

/** Statements go out without waiting for each other: postgres.js sends those of one transaction in a row. */
async function saveRows(sql: ModuleSql, rows: CheckedRow[]): Promise<void> {
  for (const { book: values, copies } of rows) {
    if (!values) continue
    const [saved] = await sql<{ id: number }[]>`insert into books ${sql(bookColumnsOf(values))} returning id`
    if (copies.length > 0)
      await sql`insert into copies ${sql(copies.map((number) => ({ book_id: saved!.id, number })))}`
  }
}
