import { dayOfInstant, type Instant } from '@samity/shared-api/contract/moment'
import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { audit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { ApiError, conflict, notAllowed, notFound, toApiError } from '../../http/errors.ts'
import { roleOf } from '../../http/access.ts'
import { openBooks } from './import-books.ts'
import type { ImportHandler, StoredRecord } from './import-handler.ts'

type LockedImport = {
  kind: ImportKindName
  file_name: string
  imported: number
  undone_at: Instant | null
  undone_by: string | null
}

const alreadyUndone = (day: Day, who: string): Words =>
  fillWords(
    {
      en: 'This import was already undone on {day} by {who}.',
      bn: 'এই আমদানি আগেই {day} তারিখে {who} ফিরিয়ে নিয়েছেন।',
    },
    { day: digitWords(showDay(day)), who },
  )

function nameRow(refusal: ApiError, row: number, { path, id, label }: StoredRecord): ApiError {
  return new ApiError(
    409,
    fillWords(
      {
        en: 'Nothing was undone. Row {row}, {label}: {refusal}',
        bn: 'কিছুই ফেরানো হয়নি। {row} নম্বর সারি, {label}: {refusal}',
      },
      { row, label, refusal: refusal.words },
    ),
  ).as(refusal.code, refusal.conflict ?? { path, id, number: label })
}

/**
 * Takes back all records of an import, the last one first, or none of them. Throws 404, 403 for a kind of
 * another role, and 409 when it was undone before or when a record refuses; the sentence then names the row
 * and the record.
 */
export async function undoImport(
  sql: Transaction,
  request: FastifyRequest,
  { id, reason }: { id: number; reason: string },
  handlerOf: (kind: ImportKindName) => ImportHandler,
): Promise<ImportKindName> {
  const [stored] = await sql<LockedImport[]>`
    select i.kind, i.file_name, i.imported, i.undone_at,
      (select username from users where id = i.undone_by) as undone_by
    from imports i where i.id = ${id} for update`
  if (!stored) throw notFound(importRecord.name)
  if (!importKindOf(stored.kind).roles.includes(roleOf(request))) throw notAllowed()
  if (stored.undone_at)
    throw conflict(alreadyUndone(dayOfInstant(stored.undone_at), stored.undone_by ?? '')).as('record.void')
  const rows = await sql<{ row_number: number; records: StoredRecord[] }[]>`
    select row_number, records from import_rows
    where import_id = ${id} and verdict = 'new' order by row_number desc`
  const handler = handlerOf(stored.kind)
  const books = await openBooks(sql, request, handler, id)
  // the rows are undone from the last one on, and everybody else locks receipts by their ids
  if (handler.seriesOf)
    await sql`
      select id from receipts
      where id = any(${rows.flatMap(({ records }) => records.map((record) => record.id))})
      order by id for update`
  for (const { row_number: row, records } of rows)
    for (const record of records.toReversed())
      try {
        await handler.undo({ sql, request, books, importId: id, reason }, record)
      } catch (error) {
        const refusal =
          error instanceof Error ? toApiError(error, request.server.constraintMessages) : undefined
        throw refusal && refusal.status < 500 ? nameRow(refusal, row, record) : error
      }
  await books.post(sql)
  await sql`
    update imports set undone_at = now(), undone_by = ${request.user!.id}, undo_reason = ${reason}, version = version + 1
    where id = ${id}`
  await audit(sql, request, {
    action: 'undo',
    subject: importRecord.path,
    subject_id: id,
    before: { kind: stored.kind, file: stored.file_name, imported: stored.imported },
    reason,
  })
  return stored.kind
}
