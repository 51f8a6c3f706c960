import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../database/database.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { readScan, sendScan, type Scan } from './scans.ts'

type ScanRoutes = {
  /** The path of the records, which is also the first part of the routes: 'transfers' */
  path: string
  /** The table with `scan_hash` and `scan_name` */
  table: string
  /** The method that saves a scan */
  saveMethod?: 'PUT' | 'POST'
  /** Throws when this person may not read this record */
  assertMayRead?: (sql: Database, request: FastifyRequest, id: number) => Promise<unknown>
  /** Sets or clears the scan of a record with `replaceScan`, under its rules, and audits it. Returns the record. */
  setScan: (sql: Transaction, request: FastifyRequest, id: number, scan: Scan | null) => Promise<unknown>
}

/** The three routes of the scan of a record: read, save from the part `attachment`, delete. The feature declares who may use them. */
export function scanRoutes(app: FastifyInstance, options: ScanRoutes): void {
  const { path, table, saveMethod = 'PUT', assertMayRead, setScan } = options
  const routes = withZod(app)
  const url = `/${path}/:id/attachment`
  const schema = { params: idParams }

  routes.get(url, { schema }, async (request, reply) => {
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
    config: { files: 1 },
    schema,
    handler: async (request) => {
      const scan = await readScan(request)
      return write(request, (sql) => setScan(sql, request, request.params.id, scan))
    },
  })
  routes.delete(url, { schema }, async (request, reply) => {
    await write(request, (sql) => setScan(sql, request, request.params.id, null))
    return reply.code(204).send()
  })
}
