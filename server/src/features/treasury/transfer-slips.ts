import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'
import { audit, recordDigest } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { allow, editors, lookups, sellers } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'
import { ApiError } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { idParams } from '../../resources/crud.ts'
import { readScan, sweepScans, sendScan, storeScan, type Scan } from '../accounts/scans.ts'
import { lockTransfer } from './transfer-checks.ts'
import { readTransfer, transferRecord } from './transfers.ts'

const othersMessage = {
  en: 'A cashier changes only the slip of an own transfer.',
  bn: 'ক্যাশিয়ার শুধু নিজের স্থানান্তরের স্লিপ বদলাতে পারেন।',
}

/** Sets or clears the scan of a transfer's slip: not in a locked period and not when it is void. */
async function setSlip(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  const current = await lockTransfer(sql, id)
  await assertOpen(sql, current.day)
  const record = transferRecord(id)
  const [before, beforeDigest] = await Promise.all([
    readTransfer(sql, request, id),
    recordDigest(sql, record),
  ])
  if (request.user?.role === 'cashier' && before['created_by'] !== request.user.username)
    throw new ApiError(403, othersMessage)
  if (scan) await storeScan(sql, scan)
  await sql`
    update transfers set scan_hash = ${scan?.hash ?? null}, scan_name = ${scan?.name ?? null}, version = version + 1
    where id = ${id}`
  await sweepScans(sql)
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

/** The scan of the slip of a deposit or handover. */
export async function transferSlips(app: FastifyInstance): Promise<void> {
  allow(app, {
    'GET transfers/:id/attachment': lookups,
    'POST transfers/:id/attachment': sellers,
    'DELETE transfers/:id/attachment': editors,
  })
  describeRoutes(app, 'treasury', {
    'GET transfers/:id/attachment': {
      summary: 'Transfer: read the slip',
      media: ['application/pdf', 'image/webp'],
    },
    'POST transfers/:id/attachment': {
      summary: 'Transfer: set the slip',
      returns: 'Transfer',
      file: 'attachment',
    },
    'DELETE transfers/:id/attachment': { summary: 'Transfer: remove the slip' },
  })
  const routes = withZod(app)
  const route = '/transfers/:id/attachment'
  const schema = { params: idParams }

  routes.get(route, { schema }, async (request, reply) => {
    // a cashier reads only the transfers of the own box
    await readTransfer(app.sql, request, request.params.id)
    const [scan] = await app.sql<{ name: string; type: string; bytes: Buffer }[]>`
      select t.scan_name as name, b.type, b.bytes
      from transfers t join bill_scans b on b.hash = t.scan_hash where t.id = ${request.params.id}`
    return sendScan(reply, scan)
  })
  routes.post(route, { config: { files: 1 }, schema }, async (request) => {
    const scan = await readScan(request)
    return write(request, (sql) => setSlip(sql, request, request.params.id, scan))
  })
  routes.delete(route, { schema }, async (request, reply) => {
    await write(request, (sql) => setSlip(sql, request, request.params.id, null))
    return reply.code(204).send()
  })
}
