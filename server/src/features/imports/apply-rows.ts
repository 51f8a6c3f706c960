import { wordsOf, type Words } from '@samity/shared-api/contract'
import type { ImportPreview, ImportRow, RowValidation } from '@samity/shared-api/contract/config/import'
import type { ImportKind } from '@samity/shared-api/contract/imports/import-kinds'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/database.ts'
import { toApiError, type ApiError } from '../../http/errors.ts'
import type { ErrorCode } from '@samity/shared-api/contract/error-codes'
import { openBooks } from './import-books.ts'
import type { ImportHandler, StoredRecord } from './import-handler.ts'
import { parseCells } from './parse-cells.ts'

export type AppliedRow = { verdict: RowValidation; cells: string[]; records: StoredRecord[] }

const duplicateCodes = new Set<ErrorCode>(['record.duplicate', 'period.paid', 'serials.overlap'])

/**
 * The messages of an error by field of the file. A nested field ('monthlyfee_set.0.monthly_fee') or a whole
 * record shows at `mainField`.
 */
function messagesOf(
  error: ApiError,
  { fields: known }: ImportKind,
  { aliases = {}, mainField }: ImportHandler,
): Record<string, Words[]> {
  const messages: Record<string, Words[]> = {}
  const fields = Object.entries(error.fields)
  for (const [name, message] of fields.length > 0 ? fields : [['', error.words] as const]) {
    const last = name.split('.').at(-1)!
    const field = [name, last, aliases[last] ?? ''].find((one) => one in known) ?? mainField
    ;(messages[field] ??= []).push(typeof message === 'string' ? wordsOf(message) : message)
  }
  return messages
}

function refusedRow(row: ImportRow, error: ApiError, kind: ImportKind, handler: ImportHandler): AppliedRow {
  const isDuplicate = error.status === 409 && duplicateCodes.has(error.code)
  const { conflict } = error
  return {
    verdict: {
      row: row.row,
      verdict: isDuplicate ? 'duplicate' : 'error',
      errors: messagesOf(error, kind, handler),
      ...(isDuplicate && conflict && { duplicate_of: { id: conflict.id, label: conflict.number ?? '' } }),
    },
    cells: row.cells,
    records: [],
  }
}

export type ImportTable = {
  kind: ImportKind
  handler: ImportHandler
  columns: readonly string[]
  rows: readonly ImportRow[]
  /** Values of a row that are no cells, by row number: the picture of a file */
  more?: ReadonlyMap<number, object>
  onRows?: (done: number) => void
}

/**
 * Applies the rows one after the other, each in a savepoint: a row that the product refuses leaves nothing,
 * and its reason becomes its verdict. Errors that are no refusal (a lost connection) end the whole import.
 * The receipts of all rows are posted at the end.
 */
export async function applyRows(
  sql: Transaction,
  request: FastifyRequest,
  { kind, handler, columns, rows, more, onRows }: ImportTable,
): Promise<AppliedRow[]> {
  const applied: AppliedRow[] = []
  const books = await openBooks(sql, request, handler)
  for (const [done, row] of rows.entries()) {
    onRows?.(done)
    const parsed = parseCells(kind.fields, columns, row)
    if ('errors' in parsed) {
      const errors = Object.fromEntries(
        Object.entries(parsed.errors).map(([field, words]) => [field, [words]]),
      )
      applied.push({ verdict: { row: row.row, verdict: 'error', errors }, cells: row.cells, records: [] })
      continue
    }
    try {
      const { records, notes } = await sql.savepoint((savepoint) =>
        handler.apply({ sql: savepoint, request, books }, { ...parsed.values, ...more?.get(row.row) }),
      )
      books.keep()
      applied.push({
        verdict: { row: row.row, verdict: 'new', ...(notes && { notes }) },
        cells: row.cells,
        records,
      })
    } catch (error) {
      books.drop()
      const refusal =
        error instanceof Error ? toApiError(error, request.server.constraintMessages) : undefined
      if (!refusal || refusal.status >= 500) throw error
      applied.push(refusedRow(row, refusal, kind, handler))
    }
  }
  onRows?.(rows.length)
  await books.post(sql)
  return applied
}

export function summarize(applied: readonly AppliedRow[]): ImportPreview {
  const verdicts = applied.map(({ verdict }) => verdict)
  const count = (kind: RowValidation['verdict']) => verdicts.filter(({ verdict }) => verdict === kind).length
  return {
    total: verdicts.length,
    ready: count('new'),
    duplicates: count('duplicate'),
    wrong: count('error'),
    verdicts,
  }
}
