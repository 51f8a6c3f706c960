import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { audit, recordDigest } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { readRecord } from '../../resources/records.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { lockReceipt, receiptRecord } from '../../ledger/receipts.ts'
import { editors, readers } from '../../http/access.ts'
import { scanRoutes } from '../../attachments/scan-routes.ts'
import { replaceScan, type Scan } from '../../attachments/scans.ts'

async function setAttachment(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  const voucher = await lockReceipt(sql, id, ['EXP'], actualExpense.name)
  await assertOpen(sql, voucher.day)
  const readVoucher = async () =>
    readRecord(sql, actualExpense, id, { also: ['number', 'category', 'attachment'] })
  const record = receiptRecord(id)
  const [before, beforeDigest] = await Promise.all([readVoucher(), recordDigest(sql, record)])
  await replaceScan(sql, scan, async (columns) => {
    await sql`update actual_expenses set ${sql(columns)} where id = ${id}`
  })
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

export async function billScans(app: FastifyInstance): Promise<void> {
  scanRoutes(app, {
    area: 'accounts',
    roles: { read: readers, save: editors, remove: editors },
    summary: (act) => `Expense: ${act} the scan of the bill`,
    returns: 'ActualExpense',
    path: actualExpense.path,
    table: 'actual_expenses',
    setScan: setAttachment,
  })
}
