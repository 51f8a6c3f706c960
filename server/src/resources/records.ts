import type { FastifyRequest } from 'fastify'
import { fillWords, type Resource, type Words } from '@samity/shared-api/contract'
import { audit, difference } from '../audit/audit.ts'
import { isDatabaseError, type Fragment, type Sql, type Transaction } from '../database/database.ts'
import { nameOfTable } from './resource-registry.ts'
import { conflict, notFound, type ApiError } from '../http/errors.ts'
import type { ReadOptions } from './list.ts'
import { readPicture, storePicture, type ProcessedPicture } from '../media/pictures.ts'
import { countReferences } from '../database/relations.ts'
import { columnOf, toColumns, serializeRow, type ColumnMap, type WireRow } from './serialize.ts'

export type ParsedBody = Record<string, unknown> & { version?: number | undefined }

export const pictureFields = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'picture' ? [name] : []))

export type RecordPictures = Record<string, ProcessedPicture>

/**
 * Reads and shrinks the pictures of a multipart body. It is slow: call it before the transaction. Throws 422.
 */
export async function readPictures(request: FastifyRequest, resource: Resource): Promise<RecordPictures> {
  const files = pictureFields(resource).flatMap((name) => {
    const file = request.uploads[name]
    return file ? [{ name, file }] : []
  })
  const entries = await Promise.all(
    files.map(async ({ name, file }) => [name, await readPicture(file, name)] as const),
  )
  return Object.fromEntries(entries)
}

async function pictureColumns(
  sql: Sql,
  resource: Resource,
  body: ParsedBody,
  pictures: RecordPictures,
): Promise<ColumnMap> {
  const columns: ColumnMap = {}
  for (const name of pictureFields(resource)) {
    const column = columnOf(name, resource.fields[name]!)
    if (pictures[name]) columns[column] = await storePicture(sql, pictures[name])
    else if (body[`${name}_clear`] === true) columns[column] = null
  }
  return columns
}

/** Reads one record in its wire format. Throws 404 if it does not exist. */
export async function readRecord(
  sql: Sql,
  resource: Resource,
  id: number | Fragment,
  options: ReadOptions = {},
): Promise<WireRow> {
  const relation = options.from ?? resource.relation
  const [row] =
    await sql`select * from ${sql(relation)} where id = ${id} and ${options.where ? options.where(sql) : sql`true`}`
  if (!row) throw notFound(resource.name)
  return serializeRow(resource, row, options)
}

export async function createRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  body: ParsedBody,
  { pictures = {}, readOptions = {} }: WriteOptions = {},
): Promise<WireRow> {
  const columns = {
    ...toColumns(sql, resource, body),
    ...(await pictureColumns(sql, resource, body, pictures)),
  }
  const [row] = await sql<
    { id: number }[]
  >`insert into ${sql(resource.relation)} ${sql(columns)} returning id`
  const after = await readRecord(sql, resource, row!.id, readOptions)
  await audit(sql, request, { action: 'create', subject: resource.path, subject_id: after.id, after })
  return after
}

type WriteOptions = {
  pictures?: RecordPictures
  readOptions?: ReadOptions
  reason?: string
}

const changedByOther: Words = {
  en: 'Someone else changed this record in the meantime.',
  bn: 'এর মধ্যে অন্য কেউ এই তথ্য পরিবর্তন করেছেন।',
}

/**
 * Throws 409 with the current record if somebody changed it after the client read it. Without a version it
 * compares nothing.
 */
export function refuseOldVersion(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version)
    throw conflict(changedByOther, {}, { current }).as('version.stale')
}

/** Changes a record, increases its version, and writes the difference to the audit log. Throws 404 or 409. */
export async function updateRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  id: number,
  body: ParsedBody,
  { pictures = {}, readOptions = {}, reason = '' }: WriteOptions = {},
): Promise<WireRow> {
  const before = await lockRecord(sql, resource, id, readOptions)
  refuseOldVersion(before, body.version)
  const columns = {
    ...toColumns(sql, resource, body),
    ...(await pictureColumns(sql, resource, body, pictures)),
  }
  await sql`
    update ${sql(resource.relation)}
    set ${sql(columns)}, version = version + 1, updated_at = now()
    where id = ${id}`
  const after = await readRecord(sql, resource, id, readOptions)
  await audit(sql, request, {
    action: 'update',
    subject: resource.path,
    subject_id: id,
    ...difference(before, after),
    reason,
  })
  return after
}

/** Locks the record's row until the end of the transaction and reads it. Throws 404 if it does not exist. */
export async function lockRecord(
  sql: Sql,
  resource: Resource,
  id: number,
  options: ReadOptions = {},
): Promise<WireRow> {
  await sql`select id from ${sql(resource.relation)} where id = ${id} for update`
  return readRecord(sql, resource, id, options)
}

/** Archives or restores a record. Pick lists hide archived records; reports still contain them. */
export async function archiveRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  id: number,
  isArchived: boolean,
  options: ReadOptions = {},
): Promise<WireRow> {
  await lockRecord(sql, resource, id)
  await sql`
    update ${sql(resource.relation)}
    set archived_at = ${isArchived ? sql`coalesce(archived_at, now())` : null}, version = version + 1, updated_at = now()
    where id = ${id}`
  await audit(sql, request, {
    action: isArchived ? 'archive' : 'restore',
    subject: resource.path,
    subject_id: id,
  })
  return readRecord(sql, resource, id, options)
}

/** Deletes a record. If other records refer to it, throws 409 with the reason and their number. */
export async function deleteRecord(
  sql: Transaction,
  request: FastifyRequest,
  resource: Resource,
  id: number,
): Promise<void> {
  const before = await lockRecord(sql, resource, id)
  try {
    await sql.savepoint(
      (savepoint) => savepoint`delete from ${savepoint(resource.relation)} where id = ${id}`,
    )
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23503') throw await inUseError(sql, request, resource, id)
    throw error
  }
  await audit(sql, request, { action: 'delete', subject: resource.path, subject_id: id, before })
}

async function inUseError(
  sql: Sql,
  { server }: FastifyRequest,
  resource: Resource,
  id: number,
): Promise<ApiError> {
  const references = await countReferences(sql, resource.relation, id)
  const count = references.reduce((sum, reference) => sum + reference.count, 0)
  const referenceCounts = references.map((reference) =>
    fillWords(
      { en: '{table}: {count}', bn: '{table}: {count}' },
      { table: nameOfTable(server, reference.table), count: reference.count },
    ),
  )
  return conflict(
    fillWords(
      {
        en: 'This {name} cannot be deleted: {count} {refer} to it ({list}). It can be archived instead.',
        bn: 'এই {name} মুছে ফেলা যাবে না: {count}টি {refer} ({list})। এর বদলে এটি আর্কাইভ করা যায়।',
      },
      {
        name: resource.name,
        count,
        refer: { en: count === 1 ? 'record refers' : 'records refer', bn: 'তথ্য এটির সাথে যুক্ত' },
        list: {
          en: referenceCounts.map(({ en }) => en).join(', '),
          bn: referenceCounts.map(({ bn }) => bn).join(', '),
        },
      },
    ),
    {},
    { count },
  ).as('record.in_use')
}
