import type { FastifyInstance, FastifyRequest } from 'fastify'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { allow, editors, readers } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'
import { lockRecord, readRecord } from '../../resources/records.ts'
import { scanRoutes } from '../accounts/scan-routes.ts'
import { replaceScan, type Scan } from '../accounts/scans.ts'

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

/** The scan of a resolution: a PDF or a picture, in the part `attachment`. */
export function resolutionScanRoutes(app: FastifyInstance): void {
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
  scanRoutes(app, { path: resolution.path, table: 'resolutions', setScan })
}
