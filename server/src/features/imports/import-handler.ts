import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MadeRecord } from '@samity/shared-api/contract/imports/import-record'
import type { Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Transaction } from '../../database/database.ts'
import { conflict, type ApiError } from '../../http/errors.ts'
import type { BooksLock, ImportBooks } from './import-books.ts'

export type Json = null | string | number | boolean | Json[] | { [name: string]: Json }

/** A record that a row made, as `import_rows` stores it: with what undoing it needs. */
export type StoredRecord = MadeRecord & {
  /** The state before a change; left out for a record that the row added */
  before?: { [name: string]: Json }
  /** The state that the row left: undoing it refuses another one */
  after?: { [name: string]: Json }
}

export type ImportContext = {
  /** The transaction of the import, or a savepoint of it */
  sql: Transaction
  request: FastifyRequest
  books: ImportBooks
}
export type UndoContext = ImportContext & { importId: number; reason: string }

/** What each kind of import does with one row. `V` are the parsed values of its fields. */
export type ImportHandler<V extends object = Record<string, unknown>> = {
  /**
   * Makes or changes the records of a row by the rules of the product. Throws an ApiError, which becomes the
   * row's verdict.
   */
  apply: (context: ImportContext, values: V) => Promise<{ records: StoredRecord[]; notes?: Words[] }>
  /** Takes one record back. Throws 409 with a sentence when something was built on it. */
  undo: (context: UndoContext, record: StoredRecord) => Promise<void>
  /** The field that shows an error about the whole row */
  mainField: string
  /** Fields of the file by the names that the screen's rules use in their errors */
  aliases?: Record<string, string>
  /** Tables whose readers hear of a change */
  relations?: readonly string[]
  /** For kinds that post receipts */
  booksLock?: BooksLock
  /** The series of the kinds of receipts that it posts; their bookings wait until the import ends */
  seriesOf?: (app: FastifyInstance) => readonly ReceiptSeries[]
}

/** 409 for a row that repeats a record. */
export const duplicateOf = ({ path, id, label }: MadeRecord, field: string, words: Words): ApiError =>
  conflict(words, { [field]: words }).as('record.duplicate', { path, id, number: label })

/** 409: a record is not as the import left it. */
export const changedSince = ({ label }: MadeRecord): ApiError =>
  conflict({
    en: `${label} was changed after the import. Change it back first, or correct it by hand.`,
    bn: `আমদানির পরে ${label} বদলানো হয়েছে। আগে তা আগের মতো করুন, অথবা হাতে সংশোধন করুন।`,
  })
