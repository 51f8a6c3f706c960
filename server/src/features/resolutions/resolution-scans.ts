import type { FastifyInstance, FastifyRequest } from 'fastify'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { allow, editors, readers } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { lockRecord, readRecord } from '../../resources/records.ts'
import { readScan, sendScan, storeScan, sweepScans, type Scan } from '../accounts/scans.ts'

const source = { from: 'resolution_records', also: ['scan'] }

async function setScan(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  const before = await lockRecord(sql, resolution, id, source)
  if (scan) await storeScan(sql, scan)
  await sql`
    update resolutions
    set scan_hash = ${scan?.hash ?? null}, scan_name = ${scan?.name ?? null}, version = version + 1, updated_at = now()
    where id = ${id}`
  await sweepScans(sql)
  const after = await readRecord(sql, resolution, id, source)
  await audit(sql, request, {
    action: 'attach-scan',
    subject: resolution.path,
    subject_id: id,
    before: { scan: before['scan'] },
    after: { scan: after['scan'] },
  })
  return after
}

/** The scan of a resolution: a PDF or a picture, in the part `attachment`. */
export function resolutionScanRoutes(app: FastifyInstance): void {
  const route = '/resolutions/:id/attachment'
  allow(app, {
    'GET resolutions/:id/attachment': readers,
    'PUT resolutions/:id/attachment': editors,
    'DELETE resolutions/:id/attachment': editors,
  })
  describeRoutes(app, 'resolutions', {
    'GET resolutions/:id/attachment': {
      summary: 'Resolution: read the scan',
      media: ['application/pdf', 'image/webp'],
    },
    'PUT resolutions/:id/attachment': {
      summary: 'Resolution: set the scan',
      returns: 'Resolution',
      file: 'attachment',
    },
    'DELETE resolutions/:id/attachment': { summary: 'Resolution: remove the scan' },
  })
  const routes = withZod(app)
  const schema = { params: idParams }

  routes.get(route, { schema }, async (request, reply) => {
    const [scan] = await app.sql<{ name: string; type: string; bytes: Buffer }[]>`
      select r.scan_name as name, b.type, b.bytes
      from resolutions r
      join bill_scans b on b.hash = r.scan_hash
      where r.id = ${request.params.id}`
    return sendScan(reply, scan)
  })
  routes.put(route, { config: { files: 1 }, schema }, async (request) => {
    const scan = await readScan(request)
    return write(request, (sql) => setScan(sql, request, request.params.id, scan))
  })
  routes.delete(route, { schema }, async (request, reply) => {
    await write(request, (sql) => setScan(sql, request, request.params.id, null))
    return reply.code(204).send()
  })
}
