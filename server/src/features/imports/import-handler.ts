import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MadeRecord } from '@samity/shared-api/contract/imports/import-record'
import { fillWords, type Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Transaction } from '../../database/database.ts'
import { conflict, type ApiError } from '../../http/errors.ts'
import type { BooksLock, ImportBooks } from './import-books.ts'

export type Json = null | string | number | boolean | Json[] | { [name: string]: Json }

/**
 * `before` is the state before a change, left out for a record that the row added. Undoing the row refuses a
 * record whose state differs from `after`.
 */
export type StoredRecord = MadeRecord & {
  before?: { [name: string]: Json }
  after?: { [name: string]: Json }
}

export type ImportContext = {
  sql: Transaction
  request: FastifyRequest
  books: ImportBooks
}
export type UndoContext = ImportContext & { importId: number; reason: string }

/**
 * A kind of import; it handles one row at a time. `V` are the parsed values of the fields. `mainField` shows
 * an error about the whole row. `aliases` are fields of the file by the names that the screen's rules use in
 * their errors. `relations` are the tables that it changes.
 */
export type ImportHandler<V extends object = Record<string, unknown>> = {
  /**
   * Makes or changes the records of a row by the rules of the product. Throws an ApiError, which becomes the
   * row's verdict.
   */
  apply: (context: ImportContext, values: V) => Promise<{ records: StoredRecord[]; notes?: Words[] }>
  /** Takes one record back. Throws 409 with a sentence when something was built on it. */
  undo: (context: UndoContext, record: StoredRecord) => Promise<void>
  mainField: string
  aliases?: Record<string, string>
  relations?: readonly string[]
  booksLock?: BooksLock
  /** The series of the kinds of receipts that it posts; their bookings wait until the import ends */
  seriesOf?: (app: FastifyInstance) => readonly ReceiptSeries[]
}

export const duplicateOf = ({ path, id, label }: MadeRecord, field: string, words: Words): ApiError =>
  conflict(words, { [field]: words }).as('record.duplicate', { path, id, number: label })

export const changedSince = ({ label }: MadeRecord): ApiError =>
  conflict(
    fillWords(
      {
        en: '{label} was changed after the import. Change it back first, or correct it by hand.',
        bn: 'আমদানির পরে {label} বদলানো হয়েছে। আগে তা আগের মতো করুন, অথবা হাতে সংশোধন করুন।',
      },
      { label },
    ),
  )
