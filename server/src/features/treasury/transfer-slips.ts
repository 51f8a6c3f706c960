import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'
import { audit, recordDigest } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors, lookups, sellers } from '../../http/access.ts'
import { ApiError } from '../../http/errors.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { scanRoutes } from '../../attachments/scan-routes.ts'
import { replaceScan, type Scan } from '../../attachments/scans.ts'
import { lockTransfer } from './transfer-checks.ts'
import { readTransfer, transferRecord } from './transfers.ts'

const othersMessage = {
  en: 'A cashier changes only the slip of an own transfer.',
  bn: 'ক্যাশিয়ার শুধু নিজের স্থানান্তরের স্লিপ বদলাতে পারেন।',
}

async function setSlip(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  await readTransfer(sql, request, id)
  const current = await lockTransfer(sql, id)
  await assertOpen(sql, current.day)
  const record = transferRecord(id)
  const [before, beforeDigest] = await Promise.all([
    readTransfer(sql, request, id),
    recordDigest(sql, record),
  ])
  if (request.user?.role === 'cashier' && before['created_by'] !== request.user.username)
    throw new ApiError(403, othersMessage).as('record.not_own')
  await replaceScan(sql, scan, async (columns) => {
    await sql`update transfers set ${sql(columns)}, version = version + 1 where id = ${id}`
  })
  const after = await readTransfer(sql, request, id)
  await audit(sql, request, {
    action: 'attach',
    subject: transfer.path,
    subject_id: id,
    number: current.number,
    before: { attachment: before['attachment'] },
    after: { attachment: after['attachment'] },
    record,
    previousDigest: beforeDigest,
  })
  return after
}

export async function transferSlips(app: FastifyInstance): Promise<void> {
  scanRoutes(app, {
    area: 'treasury',
    roles: { read: lookups, save: sellers, remove: editors },
    summary: (act) => `Transfer: ${act} the slip`,
    returns: 'Transfer',

    path: transfer.path,
    table: 'transfers',
    saveMethod: 'POST',
    // a cashier reads only the transfers of the own box
    assertMayRead: readTransfer,
    setScan: setSlip,
  })
}
