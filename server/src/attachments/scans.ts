import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cleanText, type Words } from '@samity/shared-api/contract'
import type { BillScan } from '@samity/shared-api/contract/accounts/budget'
import type { Sql } from '../database/database.ts'
import { routeNotFound, unprocessable } from '../http/errors.ts'
import { UploadedFile } from '../http/uploaded-file.ts'
import { isCompletePdf } from '../media/pdf.ts'
import { shrinkUpload } from '../media/shrink-upload.ts'
import { storeFile } from '../media/stored-files.ts'

/*
 * The scans of papers that staff keep beside a record: bills, deposit slips and resolutions. The website does
 * not serve them.
 */

const unreadableMessage: Words = {
  en: 'Attach a PDF or a picture (JPEG, PNG, WebP, HEIC).',
  bn: 'একটি PDF অথবা ছবি (JPEG, PNG, WebP, HEIC) সংযুক্ত করুন।',
}
export const missingMessage: Words = { en: 'Choose a file', bn: 'ফাইল বেছে নিন' }
/** Wide enough to read the small print of an A4 bill */
const maxWidthPx = 2000

export type Scan = Pick<BillScan, 'name' | 'type'> & { hash: string; content: UploadedFile | Uint8Array }

/** The name of a file without folders, its ending, and characters that a URL must escape. */
export const baseNameOf = (filename: string, otherwise = 'scan'): string =>
  cleanText(path.basename(filename.replaceAll('\\', '/'), path.extname(filename)))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || otherwise

/**
 * Reads the part `field`. The content decides its type, not the file name (422 when it is neither a PDF nor a
 * picture).
 */
export async function readScan({ uploads }: FastifyRequest, field = 'attachment'): Promise<Scan> {
  const file = uploads[field]
  if (!file) throw unprocessable({ [field]: missingMessage }, missingMessage)
  const hash = file.hash()
  const name = baseNameOf(file.filename)
  if (await isCompletePdf(file)) return { hash, name: `${name}.pdf`, type: 'application/pdf', content: file }
  try {
    const { files } = await shrinkUpload(file, [maxWidthPx])
    return { hash, name: `${name}.webp`, type: 'image/webp', content: files[0]!.bytes }
  } catch {
    throw unprocessable({ [field]: unreadableMessage }, unreadableMessage).as('file.unreadable')
  }
}

async function storeScan(sql: Sql, { hash, type, content }: Scan): Promise<void> {
  const insertScan = (bytes: ReturnType<Sql> | Uint8Array) => sql`
    insert into bill_scans (hash, type, bytes) values (${hash}, ${type}, ${bytes}) on conflict do nothing`
  const rows = await sql`select from bill_scans where hash = ${hash}`
  if (rows.length > 0) return
  if (content instanceof UploadedFile) await storeFile(sql, content, insertScan)
  else await insertScan(content)
}

const sweepScans = (sql: Sql) => sql`
  delete from bill_scans b
  where b.created_at < now() - interval '1 day'
    and not exists (select from actual_expenses e where e.scan_hash = b.hash)
    and not exists (select from resolutions r where r.scan_hash = b.hash)
    and not exists (select from transfers t where t.scan_hash = b.hash)`

type ScanColumns = { scan_hash: string | null; scan_name: string | null }

/**
 * Stores the new scan of a record, has its columns updated, and deletes scans that no record has had for a
 * day.
 */
export async function replaceScan(
  sql: Sql,
  scan: Scan | null,
  updateRecord: (columns: ScanColumns) => Promise<unknown>,
): Promise<void> {
  if (scan) await storeScan(sql, scan)
  await updateRecord({ scan_hash: scan?.hash ?? null, scan_name: scan?.name ?? null })
  await sweepScans(sql)
}

/** Sends a scan, to be shown or saved under its name. Throws 404 when the record has none. */
export function sendScan(
  reply: FastifyReply,
  scan: { name: string; type: string; bytes: Buffer } | undefined,
) {
  if (!scan) throw routeNotFound()
  return reply
    .headers({
      'content-type': scan.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(scan.name)}`,
      'cache-control': 'private, no-cache',
    })
    .send(scan.bytes)
}
