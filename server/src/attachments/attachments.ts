import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import type { Attachment } from '@samity/shared-api/contract/site/notice'
import type { Sql } from '../database/database.ts'
import { routeNotFound, unprocessable } from '../http/errors.ts'
import { isSignedIn } from '../auth/picture-cookie.ts'
import { isPdf } from '../media/pdf.ts'
import { readPicture, storePicture, type ProcessedPicture } from '../media/pictures.ts'
import { storeFile } from '../media/stored-files.ts'
import { baseNameOf } from './scans.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

const pdf = 'application/pdf'
const unsupportedFormat: Words = {
  en: 'Attach a PDF or a picture (JPEG, PNG, WebP, HEIC).',
  bn: 'একটি PDF অথবা ছবি (JPEG, PNG, WebP, HEIC) সংযুক্ত করুন।',
}

type AttachmentUpload = { name: string; file: UploadedFile } | { name: string; picture: ProcessedPicture }

/**
 * Reads the part `attachment`; undefined when there is none. The content decides its type, not the file name
 * (422 when it is neither a PDF nor a picture). Call it before the transaction.
 */
export async function readAttachment({ uploads }: FastifyRequest): Promise<AttachmentUpload | undefined> {
  const file = uploads['attachment']
  if (!file) return undefined
  const name = baseNameOf(file.filename, 'attachment')
  if (await isPdf(file)) return { name: `${name}.pdf`, file }
  try {
    return { name: `${name}.webp`, picture: await readPicture(file, 'attachment') }
  } catch {
    throw unprocessable({ attachment: unsupportedFormat }, unsupportedFormat).as('file.unreadable')
  }
}

/** Stores the file and returns the attachment of the notice. The same content is stored only once. */
export async function storeAttachment(sql: Sql, upload: AttachmentUpload): Promise<Attachment> {
  const { name } = upload
  if ('picture' in upload) {
    const largest = upload.picture.files.at(-1)!
    const address = await storePicture(sql, upload.picture)
    return { url: `${address}/${largest.width}.webp`, name, type: 'image/webp', size: largest.bytes.length }
  }
  const hash = upload.file.hash().slice(0, 40)
  const rows = await sql`update attachments set created_at = now() where hash = ${hash} returning 1`
  if (rows.length === 0)
    await storeFile(
      sql,
      upload.file,
      (bytes) => sql`
        insert into attachments (hash, type, bytes) values (${hash}, ${pdf}, ${bytes})
        on conflict (hash) do update set created_at = now()`,
    )
  return {
    url: `/media/files/${hash}/${encodeURIComponent(name)}`,
    name,
    type: pdf,
    size: upload.file.size,
  }
}

/**
 * Serves attachments: to everyone while a notice that is not archived has them, otherwise only to people who
 * are signed in.
 */
export async function attachmentFiles(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string; name: string } }>(
    '/media/files/:hash/:name',
    { config: { rules: { roles: 'open', tokens: 'website' } } },
    async (request, reply) => {
      const { hash, name } = request.params
      const [row] = await app.sql<{ type: string; bytes: Buffer; is_public: boolean }[]>`
        select type, bytes, exists (select from public_pictures where address = ${`/media/files/${hash}`}) as is_public
        from attachments
        where hash = ${hash}`
      if (!row || !(row.is_public || (await isSignedIn(app.sql, request)))) throw routeNotFound()
      return reply
        .headers({
          'content-type': row.type,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
          'cache-control': row.is_public ? 'public, max-age=86400' : 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'none'",
        })
        .send(row.bytes)
    },
  )
}
