import type { FastifyRequest } from 'fastify'
import {
  importResources,
  type ImportTarget,
  type PastImport,
  type UndoneImport,
} from '@samity/shared-api/contract/config/import'
import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { audit } from '../../../audit/audit.ts'
import type { Sql, Transaction } from '../../../database/database.ts'
import { foreignKeysTo } from '../../../database/relations.ts'
import { notFound } from '../../../http/errors.ts'

type StoredImport = PastImport & { first_id: number; last_id: number }

const undoDays = 30
const maxKeptLabels = 20
const labelOf = (sql: Sql, target: ImportTarget) =>
  target === 'advocates' ? sql`r.bar_registration_number || ', ' || r.name_english` : sql`r.renter_name`

/** The imports of the last days that are not undone, newest first, with the ids that the audit log has. */
export const readPastImports = (sql: Sql, target: ImportTarget, id?: number) => sql<StoredImport[]>`
  select e.id::int as id, e.at, e.actor as by, e.after->>'file' as file, (e.after->>'count')::int as imported,
    (e.after->>'first_id')::int as first_id, (e.after->>'last_id')::int as last_id
  from audit_events e
  where e.subject = ${importResources[target].path} and e.subject_id is null and e.action = 'import'
    and e.at > now() - ${undoDays}::int * interval '1 day' and e.id = coalesce(${id ?? null}::int, e.id)
    and not exists (
      select from audit_events u
      where u.subject = e.subject and u.subject_id is null and u.action = 'undo' and u.before->>'import' = e.id::text
    )
  order by e.id desc`

/** Deletes what the import made. Records that were changed since, or to which others refer, stay. */
export async function undoRows(
  sql: Transaction,
  request: FastifyRequest,
  target: ImportTarget,
  { id, reason }: { id: number; reason: string },
): Promise<UndoneImport> {
  const { path, relation } = importResources[target]
  // nobody refers to a record, or undoes the import a second time, before the transaction ends
  await sql`lock table ${sql(relation)} in exclusive mode`
  const [stored] = await readPastImports(sql, target, id)
  if (!stored) throw notFound(importRecord.name)
  const { file, first_id, last_id } = stored
  const isMade = sql`r.id between ${first_id} and ${last_id}`
  const keys = await foreignKeysTo(sql, relation, ['a', 'r', 'c'])
  const isUnused = keys
    // the import of a retired advocate has written one; each later one is a new version
    .filter(({ table }) => table !== 'standings')
    .map(
      ({ table, column }) => sql`not exists (select from ${sql(table)} x where ${sql(`x.${column}`)} = r.id)`,
    )
    .reduce((left, right) => sql`${left} and ${right}`, sql`true`)
  const { count: deleted } = await sql`
    delete from ${sql(relation)} r where ${isMade} and r.version = 1 and ${isUnused}`
  const keptRows = await sql<{ label: string; count: number }[]>`
    select ${labelOf(sql, target)} as label, count(*) over () as count
    from ${sql(relation)} r where ${isMade} order by r.id limit ${maxKeptLabels}`
  const result = { deleted, kept: keptRows[0]?.count ?? 0, labels: keptRows.map(({ label }) => label) }
  await audit(sql, request, {
    action: 'undo',
    subject: path,
    before: { import: id, file, first_id, last_id },
    after: { deleted, kept: result.kept },
    reason,
  })
  return result
}
