import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { wordsOf, type Words } from '@samity/shared-api/contract'
import {
  importResources,
  importableFields,
  maxImportFileBytes,
  type ImportPreview,
  type ImportTarget,
  type PastImport,
  type ImportResult,
  type RowValidation,
} from '@samity/shared-api/contract/config/import'
import { audit } from '../../../audit/audit.ts'
import { notifyChange } from '../../../database/changes.ts'
import type { Sql } from '../../../database/database.ts'
import { ApiError, unprocessable } from '../../../http/errors.ts'
import { write } from '../../../http/write.ts'
import { withZod } from '../../../http/with-zod.ts'
import { columnsMessage, importBody } from './import-body.ts'
import { importSentences } from './import-sentences.ts'
import { insertRows } from './insert-rows.ts'
import { parseRows, type ParsedRecord } from './parse-rows.ts'
import { findSimilarAdvocates, findDuplicates, type DuplicateRow } from './duplicates.ts'
import { findCouncilConflicts } from './council-numbers.ts'
import { editors } from '../../../http/access.ts'
import { importDescription } from '../../../http/describe-routes.ts'
import { routesOf } from '../../../http/route.ts'
import { idParams } from '../../../resources/crud.ts'
import { readVoidReason, voidSchema } from '../../../resources/void-reason.ts'
import { readPastImports, undoRows } from './undo-rows.ts'

const bodyFor = (target: ImportTarget) => {
  const names = importableFields(target).map(([name]) => name)
  return importBody(
    z
      .array(z.string())
      .min(1)
      .refine((columns) => columns.every((name) => names.includes(name)), columnsMessage),
  )
}

type Comparison = {
  rows: readonly ParsedRecord[]
  duplicates: Map<number, DuplicateRow>
  councilConflicts: Map<number, Words>
  notes: Map<number, Words[]>
}

async function compareWithRecords(
  sql: Sql,
  target: ImportTarget,
  parsedRows: readonly ParsedRecord[],
): Promise<Comparison> {
  const councilConflicts = await findCouncilConflicts(sql, target, parsedRows)
  const rows = parsedRows.map((row) => (councilConflicts.has(row.row) ? { ...row, values: undefined } : row))
  const duplicates = await findDuplicates(sql, target, rows)
  const fresh = rows.filter(({ row }) => !duplicates.has(row))
  return {
    rows,
    duplicates,
    councilConflicts,
    notes: target === 'advocates' ? await findSimilarAdvocates(sql, fresh) : new Map(),
  }
}

function rowResultOf(
  { row, errors: rowErrors }: ParsedRecord,
  { duplicates, councilConflicts, notes }: Comparison,
): RowValidation {
  const duplicate = duplicates.get(row)
  const errors = Object.fromEntries(
    Object.entries(rowErrors).map(([field, sentence]) => [field, [wordsOf(sentence)]]),
  )
  const councilConflict = councilConflicts.get(row)
  if (councilConflict) errors['bar_council_no'] = [councilConflict]
  if (duplicate) errors[duplicate.field] = [...(errors[duplicate.field] ?? []), duplicate.words]
  const hasErrors = Object.keys(rowErrors).length > 0 || councilConflict !== undefined
  const rowNotes = notes.get(row)
  return {
    row,
    verdict: hasErrors ? 'error' : duplicate ? 'duplicate' : 'new',
    ...((hasErrors || duplicate) && { errors }),
    ...(duplicate && { duplicate_of: duplicate.original }),
    ...(rowNotes && { notes: rowNotes }),
  }
}

function summarize(comparison: Comparison): ImportPreview {
  const results = comparison.rows.map((row) => rowResultOf(row, comparison))
  const count = (kind: RowValidation['verdict']) => results.filter(({ verdict }) => verdict === kind).length
  return {
    total: results.length,
    ready: count('new'),
    duplicates: count('duplicate'),
    wrong: count('error'),
    verdicts: results,
  }
}

const readyOf = ({ rows, duplicates }: Comparison) =>
  rows.flatMap(({ row, values }) => (values && !duplicates.has(row) ? [values] : []))

type ImportRequest = { file: string; skip: boolean; rows: readonly ParsedRecord[] }

/**
 * Imports all rows or none. Rows with errors and duplicates are skipped only with `skip`. Other inserts into
 * the table wait until the import ends.
 */
const importRows = (request: FastifyRequest, target: ImportTarget, { file, skip, rows }: ImportRequest) =>
  write(request, async (sql): Promise<ImportResult> => {
    const { path, relation } = importResources[target]
    await sql`lock table ${sql(relation)} in share row exclusive mode`
    const comparison = await compareWithRecords(sql, target, rows)
    const records = readyOf(comparison)
    const skippedCount = rows.length - records.length
    if (records.length === 0 || (skippedCount > 0 && !skip))
      throw new ApiError(
        422,
        skippedCount > 0 && records.length > 0 ? importSentences.invalidRows : importSentences.nothing,
        {},
        {
          more: summarize(comparison),
        },
      ).as('import.rows')
    const insertResult = await insertRows(sql, importResources[target], records)
    await audit(sql, request, {
      action: 'import',
      subject: path,
      after: { file, ...insertResult, skipped: skippedCount },
    })
    return { imported: insertResult.count, skipped: skippedCount }
  })

const route = routesOf({ area: 'config', tokens: 'members' })

export async function imports(app: FastifyInstance): Promise<void> {
  for (const target of Object.keys(importResources) as ImportTarget[]) {
    const access = { roles: editors, tokens: target === 'advocates' ? 'members' : 'configuration' } as const
    withZod(app).post(
      `/import/${target}`,
      route({
        ...access,
        ...importDescription(`Import ${target}`),
        schema: { body: bodyFor(target) },
        bodyLimit: maxImportFileBytes,
      }),
      async (request, reply): Promise<ImportPreview | ImportResult> => {
        const { dry_run, skip_errors, file, ...table } = request.body
        if (table.rows.length === 0)
          throw unprocessable({ rows: importSentences.nothing }, importSentences.nothing)
        const rows = await parseRows(app.sql, target, table)
        if (dry_run) return summarize(await compareWithRecords(app.sql, target, rows))
        const result = await importRows(request, target, { file, skip: skip_errors, rows })
        notifyChange(app, importResources[target].relation)
        return reply.code(201).send(result)
      },
    )
    app.get(
      `/import/${target}`,
      route({ ...access, summary: `Past imports of ${target}`, returns: 'PastImport[]' }),
      async (): Promise<PastImport[]> =>
        (await readPastImports(app.sql, target)).map(({ first_id: _first, last_id: _last, ...rest }) => rest),
    )
    withZod(app).post(
      `/import/${target}/:id/undo`,
      route({
        ...access,
        summary: `Undo an import of ${target}`,
        description: 'Deletes what it made. Records that were changed or to which others refer stay.',
        returns: 'UndoneImport',
        schema: { params: idParams, ...voidSchema },
      }),
      async (request) => {
        const past = { id: request.params.id, reason: readVoidReason(request) }
        const result = await write(request, (sql) => undoRows(sql, request, target, past))
        notifyChange(app, importResources[target].relation)
        return result
      },
    )
  }
}
