import type { FastifyInstance, FastifyRequest } from 'fastify'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { lockRecord, readRecord } from '../../resources/records.ts'
import { scanRoutes } from '../../attachments/scan-routes.ts'
import { replaceScan, type Scan } from '../../attachments/scans.ts'

const source = { from: 'resolution_records', also: ['scan'] }

async function setScan(sql: Sql, request: FastifyRequest, id: number, scan: Scan | null) {
  const before = await lockRecord(sql, resolution, id, source)
  await replaceScan(sql, scan, async (columns) => {
    await sql`
      update resolutions set ${sql(columns)}, version = version + 1, updated_at = now()
      where id = ${id}`
  })
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

export function resolutionScanRoutes(app: FastifyInstance): void {
  scanRoutes(app, {
    area: 'resolutions',
    roles: { read: readers, save: editors, remove: editors },
    summary: (act) => `Resolution: ${act} the scan`,
    returns: 'Resolution',
    path: resolution.path,
    table: 'resolutions',
    setScan,
  })
}
