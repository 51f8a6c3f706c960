import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanText, type Words } from '@samity/shared-api/contract'
import { actualExpense, type BillScan } from '@samity/shared-api/contract/accounts/budget'
import { audit, recordDigest } from '../../audit/audit.ts'
import { idParams } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { routeNotFound, unprocessable } from '../../http/errors.ts'
import { readRecord } from '../../resources/records.ts'
import { isCompletePdf } from '../../media/pdf.ts'
import { shrinkUpload } from '../../media/shrink-upload.ts'
import { storeFile } from '../../media/stored-files.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { UploadedFile } from '../../http/uploaded-file.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { lockReceipt, receiptRecord } from '../../ledger/receipts.ts'
import { allow, editors, readers } from '../../http/access.ts'

const unreadableMessage: Words = {
  en: 'Attach a PDF or a picture (JPEG, PNG, WebP, HEIC).',
  bn: 'একটি PDF অথবা ছবি (JPEG, PNG, WebP, HEIC) সংযুক্ত করুন।',
}
const missingMessage: Words = { en: 'Choose a file', bn: 'ফাইল বেছে নিন' }
/** Wide enough to read the small print of an A4 bill */
const maxWidthPx = 2000

type Scan = Pick<BillScan, 'name' | 'type'> & { hash: string; content: UploadedFile | Uint8Array }

const baseNameOf = (filename: string) =>
  cleanText(path.basename(filename.replaceAll('\\', '/'), path.extname(filename)))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'bill'

/**
 * Reads the part `attachment`. The content decides its type, not the file name (422 when it is neither a PDF nor a
 * picture).
 */
async function readScan({ uploads }: FastifyRequest): Promise<Scan> {
  const file = uploads['attachment']
  if (!file) throw unprocessable({ attachment: missingMessage }, missingMessage)
  const hash = file.hash()
  const name = baseNameOf(file.filename)
  if (await isCompletePdf(file)) return { hash, name: `${name}.pdf`, type: 'application/pdf', content: file }
  try {
    const { files } = await shrinkUpload(file, [maxWidthPx])
    return { hash, name: `${name}.webp`, type: 'image/webp', content: files[0]!.bytes }
  } catch {
    throw unprocessable({ attachment: unreadableMessage }, unreadableMessage)
  }
}

/** Stores the same content only once. */
async function storeScan(sql: Sql, { hash, type, content }: Scan): Promise<void> {
  const insertScan = (bytes: ReturnType<Sql> | Uint8Array) => sql`
    insert into bill_scans (hash, type, bytes) values (${hash}, ${type}, ${bytes}) on conflict do nothing`
  const rows = await sql`select from bill_scans where hash = ${hash}`
  if (rows.length > 0) return
  if (content instanceof UploadedFile) await storeFile(sql, content, insertScan)
  else await insertScan(content)
}

/**
 * Sets or clears the scan of a voucher, under the same rules as a change of the voucher: not in a locked period and not
 * when it is void.
 */
async function setAttachment(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  const voucher = await lockReceipt(sql, id, ['EXP'], actualExpense.name)
  await assertOpen(sql, voucher.day)
  const readVoucher = async () =>
    readRecord(sql, actualExpense, id, { also: ['number', 'category', 'attachment'] })
  const record = receiptRecord(id)
  const [before, beforeDigest] = await Promise.all([readVoucher(), recordDigest(sql, record)])
  if (scan) await storeScan(sql, scan)
  await sql`
    update actual_expenses set scan_hash = ${scan?.hash ?? null}, scan_name = ${scan?.name ?? null} where id = ${id}`
  await sql`
    delete from bill_scans b where not exists (select from actual_expenses e where e.scan_hash = b.hash)
      and b.created_at < now() - interval '1 day'`
  const after = await readVoucher()
  await audit(sql, request, {
    action: 'attach',
    subject: actualExpense.path,
    subject_id: id,
    number: voucher.number,
    before: { attachment: before['attachment'] },
    after: { attachment: after['attachment'] },
    record,
    previousDigest: beforeDigest,
  })
  return after
}

/** The scan of a voucher's bill. Only roles that may read expenses can read it. */
export async function billScans(app: FastifyInstance): Promise<void> {
  allow(app, {
    'GET actual_expanse/:id/attachment': readers,
    'PUT actual_expanse/:id/attachment': editors,
    'DELETE actual_expanse/:id/attachment': editors,
  })
  const routes = withZod(app)
  const route = '/actual_expanse/:id/attachment'
  const schema = { params: idParams }

  routes.get(route, { schema }, async (request, reply) => {
    const [scan] = await app.sql<{ name: string; type: string; bytes: Buffer }[]>`
      select e.scan_name as name, b.type, b.bytes
      from actual_expenses e join bill_scans b on b.hash = e.scan_hash where e.id = ${request.params.id}`
    if (!scan) throw routeNotFound()
    return reply
      .headers({
        'content-type': scan.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(scan.name)}`,
        'cache-control': 'private, no-cache',
      })
      .send(scan.bytes)
  })
  routes.put(route, { config: { files: 1 }, schema }, async (request) => {
    const scan = await readScan(request)
    return write(request, (sql) => setAttachment(sql, request, request.params.id, scan))
  })
  routes.delete(route, { schema }, async (request, reply) => {
    await write(request, (sql) => setAttachment(sql, request, request.params.id, null))
    return reply.code(204).send()
  })
}
