import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bengaliDigits, fillWords, type Words } from '@samity/shared-api/contract'
import type { ModuleFile, ModuleFilesUsage } from '@samity/shared-api/contract/system/module-files'
import type { FilesEntry } from '@samity/shared-api/module'
import type { Scan } from '../../attachments/scans.ts'
import { isWithoutPerson } from '../../http/access.ts'
import type { Database, Fragment, Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { UploadedFile } from '../../http/uploaded-file.ts'
import type { ProcessedPicture } from '../../media/pictures.ts'
import { storeFile } from '../../media/stored-files.ts'
import { titleOfModule } from '../../resources/module-title.ts'

type Registry = FastifyInstance['registry']

const mebibyte = 1024 * 1024
const full: Words = {
  en: 'The files of {module} fill their room of {quota} MB. Remove some there, then try again.',
  bn: '{module}-এর ফাইলের জন্য রাখা {quota} এমবি জায়গা ভরে গেছে। সেখান থেকে কিছু ফাইল সরিয়ে আবার চেষ্টা করুন।',
}

/** The releases in use that store files: the active one and a canary. */
export const releasesWithFiles = (registry: Registry, module: string) =>
  registry
    .offered()
    .flatMap(({ name, descriptor }) =>
      name === module && descriptor.files ? [{ descriptor, files: descriptor.files }] : [],
    )

/** Of an active release and a canary the larger room counts. */
const quotaBytesOf = (registry: Registry, module: string): number =>
  Math.max(...releasesWithFiles(registry, module).map(({ files }) => files.quotaMiB)) * mebibyte

export const storesKind = (registry: Registry, module: string, kind: FilesEntry['kinds'][number]): boolean =>
  releasesWithFiles(registry, module).some(({ files }) => files.kinds.includes(kind))

export const selectFiles = (sql: Sql, condition: Fragment) => sql<ModuleFile[]>`
  select '/media/modules/' || f.id as address, f.module, f.kind, f.name, f.type, f.width, f.height, f.bytes, f.is_public,
    f.kept_at is not null as is_kept
  from module_files f
  where ${condition}`

/** `field` is the part of the form, which a refusal names. */
type Upload = { module: string; field: string } & (
  { kind: 'picture'; name: string; picture: ProcessedPicture } | { kind: 'scan'; scan: Scan }
)

/**
 * Stores a file that no row has yet. Throws 409 `file.quota` when the files of the module have no room for
 * it. Files of one module wait for each other, so that several at once never take more than the quota.
 */
export async function storeModuleFile(
  sql: Sql,
  request: FastifyRequest,
  upload: Upload,
): Promise<ModuleFile> {
  const { registry } = request.server
  const { module, field } = upload
  const contents =
    upload.kind === 'picture'
      ? upload.picture.files.map(({ width, bytes }) => ({ width, content: bytes }))
      : [{ width: 0, content: upload.scan.content }]
  const bytes = contents.reduce((sum, { content }) => sum + sizeOf(content), 0)
  await sql`select pg_advisory_xact_lock(hashtext('samity module files'), hashtext(${module}))`
  const [used] = await sql<[{ bytes: number }]>`
    select coalesce(sum(bytes), 0)::bigint as bytes from module_files where module = ${module}`
  const quota = quotaBytesOf(registry, module)
  if (used.bytes + bytes > quota) {
    const message = fullWords(registry, module, quota)
    throw conflict(message, { [field]: message }).as('file.quota')
  }
  const id = randomBytes(20).toString('hex')
  const facts =
    upload.kind === 'picture'
      ? { name: upload.name, type: 'image/webp', width: upload.picture.width, height: upload.picture.height }
      : { name: upload.scan.name, type: upload.scan.type }
  await sql`
    insert into module_files ${sql({
      id,
      module,
      kind: upload.kind,
      bytes,
      created_by: isWithoutPerson(request) ? null : request.user!.id,
      ...facts,
    })}`
  for (const { width, content } of contents) {
    const insertContent = (value: ReturnType<Sql> | Uint8Array) => sql`
      insert into module_file_contents (file_id, width, bytes) values (${id}, ${width}, ${value})`
    if (content instanceof UploadedFile) await storeFile(sql, content, insertContent)
    else await insertContent(content)
  }
  const [file] = await selectFiles(sql, sql`f.id = ${id}`)
  return file!
}

const sizeOf = (content: UploadedFile | Uint8Array): number =>
  content instanceof UploadedFile ? content.size : content.length

function fullWords(registry: Registry, module: string, quota: number): Words {
  const megabytes = String(quota / mebibyte)
  return fillWords(full, {
    module: titleOfModule(registry, module),
    quota: { en: megabytes, bn: bengaliDigits(megabytes) },
  })
}

/** The modules that store files, and those that were removed and have some. */
export async function readFilesUsage(sql: Sql, registry: Registry): Promise<ModuleFilesUsage[]> {
  const rows = await sql<{ module: string; files: number; bytes: number }[]>`
    select module, count(*)::int as files, sum(bytes)::bigint as bytes from module_files group by module`
  const declaring = registry.offered().filter(({ descriptor }) => descriptor.files)
  const modules = new Set(
    [...declaring, ...rows.map(({ module: name }) => ({ name }))].map(({ name }) => name),
  )
  return [...modules].toSorted().map((module) => {
    const { files = 0, bytes = 0 } = rows.find((row) => row.module === module) ?? {}
    const isInUse = releasesWithFiles(registry, module).length > 0
    return {
      module,
      title: titleOfModule(registry, module),
      files,
      bytes,
      quota: isInUse ? quotaBytesOf(registry, module) : null,
    }
  })
}

/** Deletes what was uploaded and no row has: the form was closed, or a process ended in between. */
export async function sweepModuleFiles(sql: Database): Promise<void> {
  await sql`delete from module_files where kept_at is null and created_at < now() - interval '1 day'`
}
