import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ImportRow } from '@samity/shared-api/contract/config/import'
import type { AppliedImport } from '@samity/shared-api/contract/imports/import-record'
import type { ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { AppliedRow } from './apply-rows.ts'

export type ImportSource = {
  kind: ImportKindName
  file: string
  columns: readonly string[]
  /** SHA-256 in hex digits */
  digest: string
}

export const importDigest = (columns: readonly string[], rows: readonly ImportRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([columns, rows.map(({ row, cells }) => [row, cells])]))
    .digest('hex')

export async function storeImport(
  sql: Sql,
  request: FastifyRequest,
  { kind, file, columns, digest }: ImportSource,
  applied: readonly AppliedRow[],
): Promise<AppliedImport> {
  const imported = applied.filter(({ verdict }) => verdict.verdict === 'new').length
  const [row] = await sql<[{ id: number }]>`
    insert into imports (kind, file_name, digest, columns, row_count, imported, created_by)
    values (${kind}, ${file}, ${digest}, ${sql.json([...columns])}, ${applied.length}, ${imported}, ${request.user!.id})
    returning id`
  const rows = applied.map(({ verdict, cells, records }) => ({
    row_number: verdict.row,
    verdict: verdict.verdict,
    cells,
    errors: verdict.errors ?? {},
    records,
  }))
  await sql`
    insert into import_rows (import_id, row_number, verdict, cells, errors, records)
    select ${row.id}, row_number, verdict, cells, errors, records
    from jsonb_to_recordset(${sql.json(rows)}) as t (row_number int, verdict text, cells jsonb, errors jsonb, records jsonb)`
  const skipped = applied.length - imported
  await audit(sql, request, {
    action: 'import',
    subject: importRecord.path,
    subject_id: row.id,
    after: { kind, file, digest, imported, skipped },
  })
  return { id: row.id, imported, skipped }
}
