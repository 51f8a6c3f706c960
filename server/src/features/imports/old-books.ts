import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { maxImportFileBytes } from '@samity/shared-api/contract/config/import'
import {
  importKindNames,
  importKindOf,
  type ImportKindName,
} from '@samity/shared-api/contract/imports/import-kinds'
import {
  importRecord,
  type ImportedRow,
  type ImportProgress,
  type ImportResponse,
} from '@samity/shared-api/contract/imports/import-record'
import { notifyChange } from '../../database/changes.ts'
import { editors, readers, roleOf } from '../../http/access.ts'
import { importDescription, pageParameters, textSchema } from '../../http/describe-routes.ts'
import { notAllowed, notFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { columnsMessage, importBody } from './reference-data/import-body.ts'
import { importSentences } from './reference-data/import-sentences.ts'
import { idParams, listRoute, readRoute } from '../../resources/crud.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { readRecord } from '../../resources/records.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { applyRows, summarize } from './apply-rows.ts'
import { handlerOf } from './import-handlers.ts'
import { createImportProgress } from './import-progress.ts'
import { importDigest } from './import-store.ts'
import { runImport, tryImport, type ApplyRows } from './run-import.ts'
import { photoImport } from './photo-import.ts'
import { undoImport } from './undo-import.ts'
import { routesOf } from '../../http/route.ts'

const oldBooksBody = importBody(z.array(z.string()).min(1))
const kindParams = z.object({ kind: z.enum(importKindNames) })
const keyParams = z.object({ key: z.string().max(200) })

const also = [
  'digest',
  'columns',
  'row_count',
  'imported',
  'skipped',
  'created_by',
  'created_at',
  'undone_by',
  'undone_at',
  'undo_reason',
] as const
const namesFor = (request: FastifyRequest): ImportKindName[] =>
  importKindNames.filter((name) => roleOf(request) !== 'staff' || importKindOf(name).roles.includes('staff'))
const readOptionsFor = (request: FastifyRequest): ReadOptions => ({
  also,
  where: (sql) => sql`kind in ${sql(namesFor(request))}`,
})

const readRows = async (app: FastifyInstance, id: number, query: ListQuery) => {
  const verdict = ['new', 'duplicate', 'error'].find((one) => one === query['verdict'])
  const limit = readIntegerParameter(query, 'limit', 1, 1000) ?? 1000
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const rows = await app.sql<(ImportedRow & { total: number })[]>`
    select row_number as row, verdict, cells, errors, count(*) over ()::int as total,
      (
        select coalesce(jsonb_agg(r.record - '{before,after}'::text[] order by r.nth), '[]')
        from jsonb_array_elements(records) with ordinality as r (record, nth)
      ) as records
    from import_rows
    where import_id = ${id} and verdict = coalesce(${verdict ?? null}, verdict)
    order by row_number limit ${limit} offset ${offset}`
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

const route = routesOf({ area: 'imports', tokens: 'imports' })

export async function oldBooks(app: FastifyInstance): Promise<void> {
  const access = { roles: readers, tokens: 'imports' } as const
  const routes = withZod(app)
  const progress = createImportProgress()
  await photoImport(app, progress)
  listRoute(app, importRecord, access, readOptionsFor, { also })
  readRoute(app, importRecord, access, readOptionsFor)

  routes.get(
    '/imports/:id/rows',
    route({
      roles: readers,
      summary: 'Rows of an import',
      returns: 'ImportedRow[]',
      query: { ...pageParameters, verdict: textSchema('Only rows with this verdict') },
      total: 'count',
      schema: { params: idParams },
    }),
    async (request, reply) => {
      const { id } = request.params
      await readRecord(app.sql, importRecord, id, readOptionsFor(request))
      const { rows, total } = await readRows(app, id, request.query as ListQuery)
      return reply.header('x-total-count', total).send(rows)
    },
  )
  routes.post(
    '/imports/:id/undo',
    route({
      roles: editors,
      summary: 'Import: undo it',
      description: 'Takes back all records of the import, or none of them.',
      returns: 'ImportRecord',
      schema: { params: idParams, ...voidSchema },
    }),
    async (request) => {
      const target = { id: request.params.id, reason: readVoidReason(request) }
      const kind = await write(request, (sql) => undoImport(sql, request, target, handlerOf))
      tellChanges(app, kind)
      return readRecord(app.sql, importRecord, target.id, readOptionsFor(request))
    },
  )
  routes.get(
    '/old-books/progress/:key',
    route({
      roles: editors,
      summary: 'Progress of an import that runs',
      description: 'The key is the Idempotency-Key of the request that imports or tries.',
      returns: 'ImportProgress',
      schema: { params: keyParams },
    }),
    async (request): Promise<ImportProgress> => progress.read(request, request.params.key),
  )
  routes.post(
    '/old-books/:kind',
    route({
      roles: editors,
      ...importDescription('Import old books'),
      returns: 'AppliedImport',
      schema: { params: kindParams, body: oldBooksBody },
      bodyLimit: maxImportFileBytes,
    }),
    async (request, reply): Promise<ImportResponse> => {
      const { kind: name } = request.params
      const { dry_run, skip_errors, file, columns, rows } = request.body
      const kind = importKindOf(name)
      if (!kind.roles.includes(roleOf(request))) throw notAllowed()
      if (kind.isArchive) throw notFound(importRecord.name)
      if (!columns.every((column) => column in kind.fields)) throw unprocessable({ columns: columnsMessage })
      if (rows.length === 0) throw unprocessable({ rows: importSentences.nothing }, importSentences.nothing)
      const handler = handlerOf(name)
      const apply: ApplyRows = (sql) =>
        progress.track(request, rows.length, (onRows) =>
          applyRows(sql, request, { kind, handler, columns, rows, onRows }),
        )
      if (dry_run) return summarize(await tryImport(app, apply))
      const source = { kind: name, file, columns, digest: importDigest(columns, rows) }
      const result = await runImport(request, source, { apply, skip: skip_errors })
      tellChanges(app, name)
      return reply.code(201).send(result)
    },
  )
}

function tellChanges(app: FastifyInstance, name: ImportKindName): void {
  for (const relation of handlerOf(name).relations ?? []) notifyChange(app, relation)
}
