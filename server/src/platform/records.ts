import type { FastifyRequest } from 'fastify'
import { bengali, type Resource, type Words } from '@samity/shared-api/contract'
import { audit, difference } from './audit.ts'
import { isDatabaseError, type Sql, type Transaction } from './database.ts'
import { nameOfTable } from './declared.ts'
import { conflict, notFound, type Refusal } from './errors.ts'
import type { Reading } from './list.ts'
import { readPicture, storePicture, type Picture } from './pictures.ts'
import { referencesTo } from './relations.ts'
import { columnOf, toColumns, toWire, type Columns, type WireRow } from './wire.ts'

/** A parsed body: the resource's input, the version it was read at, and which pictures it takes away. */
export type Parsed = Record<string, unknown> & { version?: number | undefined }

export const pictureFields = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'picture' ? [name] : []))

export type Pictures = Record<string, Picture>

/** Reads and shrinks the pictures of a multipart body. Call it before the transaction: it takes a moment. */
export async function readPictures(request: FastifyRequest, resource: Resource): Promise<Pictures> {
  const sent = pictureFields(resource).flatMap((name) => {
    const file = request.uploads[name]
    return file ? [{ name, file }] : []
  })
  const read = await Promise.all(
    sent.map(async ({ name, file }) => [name, await readPicture(file, name)] as const),
  )
  return Object.fromEntries(read)
}

/** Keeps what was sent, empties what `<field>_clear` names, leaves the rest as it is. */
async function pictureColumns(
  sql: Sql,
  resource: Resource,
  parsed: Parsed,
  pictures: Pictures,
): Promise<Columns> {
  const columns: Columns = {}
  for (const name of pictureFields(resource)) {
    const column = columnOf(name, resource.fields[name]!)
    if (pictures[name]) columns[column] = await storePicture(sql, pictures[name])
    else if (parsed[`${name}_clear`] === true) columns[column] = null
  }
  return columns
}

/** One record as the wire carries it; 404 when there is none. */
export async function readRecord(
  sql: Sql,
  resource: Resource,
  id: number,
  reading: Reading = {},
): Promise<WireRow> {
  const relation = reading.from ?? resource.table
  const [row] =
    await sql`select * from ${sql(relation)} where id = ${id} and ${reading.where ? reading.where(sql) : sql`true`}`
  if (!row) throw notFound(resource.name)
  return toWire(resource, row, reading)
}

/** Adds a record, with its line in the audit trail; answers it as the wire carries it. */
export async function createRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  parsed: Parsed,
  { pictures = {}, reading = {} }: Extras = {},
): Promise<WireRow> {
  const columns = {
    ...toColumns(sql, resource, parsed),
    ...(await pictureColumns(sql, resource, parsed, pictures)),
  }
  const [made] = await sql<{ id: number }[]>`insert into ${sql(resource.table)} ${sql(columns)} returning id`
  const after = await readRecord(sql, resource, made!.id, reading)
  await audit(sql, request, { action: 'create', subject: resource.path, subject_id: after.id, after })
  return after
}

type Extras = { pictures?: Pictures; reading?: Reading }

const changedMeanwhile: Words = {
  en: 'Someone else changed this record in the meantime.',
  bn: 'এর মধ্যে অন্য কেউ এই তথ্য পরিবর্তন করেছেন।',
}

/** 409 with the record as it is now, when the one that was edited has been changed since. Without a version nothing is compared. */
export function refuseOldVersion(current: { version: number }, asked: number | undefined): void {
  if (asked !== undefined && asked !== current.version) throw conflict(changedMeanwhile, {}, { current })
}

/** Changes a record, grows its version, and notes the difference in the audit trail. */
export async function updateRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  id: number,
  parsed: Parsed,
  { pictures = {}, reading = {} }: Extras = {},
): Promise<WireRow> {
  const before = await lockRecord(sql, resource, id, reading)
  refuseOldVersion(before, parsed.version)
  const columns = {
    ...toColumns(sql, resource, parsed),
    ...(await pictureColumns(sql, resource, parsed, pictures)),
  }
  await sql`
    update ${sql(resource.table)}
    set ${sql(columns)}, version = version + 1, updated_at = now()
    where id = ${id}`
  const after = await readRecord(sql, resource, id, reading)
  await audit(sql, request, {
    action: 'update',
    subject: resource.path,
    subject_id: id,
    ...difference(before, after),
  })
  return after
}

/** Takes the record's row for this transaction and reads it; 404 when there is none. */
export async function lockRecord(
  sql: Sql,
  resource: Resource,
  id: number,
  reading: Reading = {},
): Promise<WireRow> {
  await sql`select id from ${sql(resource.table)} where id = ${id} for update`
  return readRecord(sql, resource, id, reading)
}

/** Takes a record out of pick lists, or back in; reports keep it either way. */
export async function archiveRecord(
  sql: Sql,
  request: FastifyRequest,
  resource: Resource,
  id: number,
  archived: boolean,
  reading: Reading = {},
): Promise<WireRow> {
  await lockRecord(sql, resource, id)
  await sql`
    update ${sql(resource.table)}
    set archived_at = ${archived ? sql`coalesce(archived_at, now())` : null}, version = version + 1, updated_at = now()
    where id = ${id}`
  await audit(sql, request, {
    action: archived ? 'archive' : 'restore',
    subject: resource.path,
    subject_id: id,
  })
  return readRecord(sql, resource, id, reading)
}

/** Deletes a record that nothing refers to; otherwise 409 with the reason and the count. */
export async function removeRecord(
  sql: Transaction,
  request: FastifyRequest,
  resource: Resource,
  id: number,
): Promise<void> {
  const before = await lockRecord(sql, resource, id)
  try {
    await sql.savepoint((inside) => inside`delete from ${inside(resource.table)} where id = ${id}`)
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23503') throw await inUse(sql, resource, id)
    throw error
  }
  await audit(sql, request, { action: 'delete', subject: resource.path, subject_id: id, before })
}

async function inUse(sql: Sql, resource: Resource, id: number): Promise<Refusal> {
  const references = await referencesTo(sql, resource.table, id)
  const count = references.reduce((sum, reference) => sum + reference.count, 0)
  const named = references.map((reference) => ({ ...nameOfTable(reference.table), count: reference.count }))
  const english = named.map(({ en, count: some }) => `${en}: ${some}`).join(', ')
  const inBengali = named.map(({ bn, count: some }) => bengali`${bn}: ${some}`).join(', ')
  return conflict(
    {
      en: `This ${resource.name.en} cannot be deleted: ${count} ${count === 1 ? 'record refers' : 'records refer'} to it (${english}). It can be archived instead.`,
      bn: bengali`এই ${resource.name.bn} মুছে ফেলা যাবে না: ${count}টি তথ্য এটির সাথে যুক্ত (${inBengali})। এর বদলে এটি আর্কাইভ করা যায়।`,
    },
    {},
    { count },
  )
}
