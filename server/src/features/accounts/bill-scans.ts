import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { audit, recordDigest } from '../../audit/audit.ts'
import { idParams } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { readRecord } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { lockReceipt, receiptRecord } from '../../ledger/receipts.ts'
import { allow, editors, readers } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'
import { readScan, sendScan, storeScan, sweepScans, type Scan } from './scans.ts'

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
  await sweepScans(sql)
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
  describeRoutes(app, 'accounts', {
    'GET actual_expanse/:id/attachment': {
      summary: 'Expense: read the scan of the bill',
      media: ['application/pdf', 'image/webp'],
    },
    'PUT actual_expanse/:id/attachment': {
      summary: 'Expense: set the scan of the bill',
      returns: 'ActualExpense',
      file: 'attachment',
    },
    'DELETE actual_expanse/:id/attachment': { summary: 'Expense: remove the scan of the bill' },
  })
  const routes = withZod(app)
  const route = '/actual_expanse/:id/attachment'
  const schema = { params: idParams }

  routes.get(route, { schema }, async (request, reply) => {
    const [scan] = await app.sql<{ name: string; type: string; bytes: Buffer }[]>`
      select e.scan_name as name, b.type, b.bytes
      from actual_expenses e join bill_scans b on b.hash = e.scan_hash where e.id = ${request.params.id}`
    return sendScan(reply, scan)
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
