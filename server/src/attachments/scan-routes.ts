import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import type { AccessRule } from '../http/access.ts'
import type { Area } from '../http/describe-routes.ts'
import { routesOf, type TokenArea } from '../http/route.ts'
import { withZod } from '../http/with-zod.ts'
import { write } from '../http/write.ts'
import { idParams } from '../resources/crud.ts'
import { readScan, sendScan, type Scan } from './scans.ts'

/**
 * The three routes of the scans of records below `path`: 'transfers'. `summary` is like 'Expense: {act} the
 * scan of the bill'. `setScan` sets or clears a scan with `replaceScan`, under the rules of the record, and
 * audits it; it returns the record.
 */
type ScanRoutes = {
  area: Area & TokenArea
  roles: { read: AccessRule; save: AccessRule; remove: AccessRule }
  summary: (act: 'read' | 'set' | 'remove') => string
  returns: string
  path: string
  table: string
  saveMethod?: 'PUT' | 'POST'
  assertMayRead?: (sql: Database, request: FastifyRequest, id: number) => Promise<unknown>
  setScan: (sql: Transaction, request: FastifyRequest, id: number, scan: Scan | null) => Promise<unknown>
}

export function scanRoutes(app: FastifyInstance, options: ScanRoutes): void {
  const { area, roles, summary, returns, path, table, saveMethod = 'PUT', assertMayRead, setScan } = options
  const route = routesOf({ area, tokens: area })
  const routes = withZod(app)
  const url = `/${path}/:id/attachment`
  const schema = { params: idParams }

  const readDeclaration = route({
    roles: roles.read,
    summary: summary('read'),
    media: ['application/pdf', 'image/webp'],
    schema,
  })
  routes.get(url, readDeclaration, async (request, reply) => {
    const { id } = request.params
    await assertMayRead?.(app.sql, request, id)
    const [scan] = await app.sql<{ name: string; type: string; bytes: Buffer }[]>`
      select r.scan_name as name, b.type, b.bytes
      from ${app.sql(table)} r
      join bill_scans b on b.hash = r.scan_hash
      where r.id = ${id}`
    return sendScan(reply, scan)
  })
  routes.route({
    method: saveMethod,
    url,
    ...route({
      roles: roles.save,
      summary: summary('set'),
      returns,
      file: 'attachment',
      config: { files: 1 },
      schema,
    }),
    handler: async (request) => {
      const scan = await readScan(request)
      return write(request, (sql) => setScan(sql, request, request.params.id, scan))
    },
  })
  const removeDeclaration = route({ roles: roles.remove, summary: summary('remove'), schema })
  routes.delete(url, removeDeclaration, async (request, reply) => {
    await write(request, (sql) => setScan(sql, request, request.params.id, null))
    return reply.code(204).send()
  })
}
