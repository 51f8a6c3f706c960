import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanText, type Words } from '@samity/shared-api/contract'
import type { Attachment } from '@samity/shared-api/contract/site/notice'
import type { Sql } from '../../platform/database.ts'
import { noSuchPlace, unmet } from '../../platform/errors.ts'
import { readPicture, storePicture, type Picture } from '../../platform/pictures.ts'

const pdf = 'application/pdf'
const unreadable: Words = {
  en: 'Attach a PDF or a picture (JPEG, PNG, WebP).',
  bn: 'একটি PDF অথবা ছবি (JPEG, PNG, WebP) সংযুক্ত করুন।',
}

type Paper = { name: string; bytes: Buffer } | { name: string; picture: Picture }

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-')
/** What stands in the address and on the link: no folders, nothing that an address would have to hide. */
const nameOf = (filename: string) =>
  cleanText(path.basename(filename.replaceAll('\\', '/'), path.extname(filename)))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'attachment'

/**
 * Reads the part `attachment` by its content, whatever its name says; undefined when there is none. Call it before the
 * transaction. 422 when it is neither a PDF nor a picture.
 */
export async function readAttachment({ uploads }: FastifyRequest): Promise<Paper | undefined> {
  const upload = uploads['attachment']
  if (!upload) return undefined
  const name = nameOf(upload.filename)
  if (isPdf(upload.bytes)) return { name: `${name}.pdf`, bytes: upload.bytes }
  try {
    return { name: `${name}.webp`, picture: await readPicture(upload.bytes, 'attachment') }
  } catch {
    throw unmet({ attachment: unreadable }, unreadable)
  }
}

/** Keeps the file and answers what a notice says about it. The same content is kept once. */
export async function storeAttachment(sql: Sql, paper: Paper): Promise<Attachment> {
  const { name } = paper
  if ('picture' in paper) {
    const largest = paper.picture.files.at(-1)!
    const address = await storePicture(sql, paper.picture)
    return { url: `${address}/${largest.width}.webp`, name, type: 'image/webp', size: largest.bytes.length }
  }
  const hash = createHash('sha256').update(paper.bytes).digest('hex').slice(0, 40)
  await sql`insert into attachments ${sql({ hash, type: pdf, bytes: paper.bytes })} on conflict do nothing`
  return {
    url: `/media/files/${hash}/${encodeURIComponent(name)}`,
    name,
    type: pdf,
    size: paper.bytes.length,
  }
}

/** Serves attachments; what lies at an address never changes. */
export async function attachmentFiles(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string; name: string } }>(
    '/media/files/:hash/:name',
    async ({ params }, reply) => {
      const [found] = await app.sql<{ type: string; bytes: Buffer }[]>`
      select type, bytes from attachments where hash = ${params.hash}`
      if (!found) throw noSuchPlace()
      return reply
        .headers({
          'content-type': found.type,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(params.name)}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'none'",
        })
        .send(found.bytes)
    },
  )
}
