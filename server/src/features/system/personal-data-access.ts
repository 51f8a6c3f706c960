import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { audit } from '../../audit/audit.ts'
import { personalRecords, isInBody, withoutIds } from '../../audit/personal-data.ts'
import { transaction } from '../../database/transaction.ts'

/** A repeated view by the same person within this time is not logged again. */
const repeatWindowMs = 10 * 60 * 1000
const maxRecentAccesses = 10_000

const listParameters = ['limit', 'offset', 'search', 'ordering', 'from', 'to', 'archived', 'year']

const resourcePathOf = (url = '') => url.split('/')[2] ?? ''

/** Returns the query parameters that the route knows. Invented parameters must not create a new entry. */
function readKnownQuery(request: FastifyRequest): Record<string, string> {
  const path = resourcePathOf(request.routeOptions.url)
  const fields = request.server.resources.get(path)?.fields ?? {}
  const knownParameters = new Set([...listParameters, ...Object.keys(fields)])
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>)
      .filter(([name]) => knownParameters.has(name))
      .map(([name, value]) => [name, withoutIds(String([value].flat().at(-1)))]),
  )
}

/**
 * Writes an audit event whenever a response of any route contains a national ID or nominees. The event names
 * a single advocate by id, and several advocates by the query and their number. It is written before the
 * response is sent.
 */
export function logPersonalDataAccess(app: FastifyInstance): void {
  const recent = new LRUCache<string, true>({ max: maxRecentAccesses, ttl: repeatWindowMs })

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { user } = request
    if (!user) return payload
    // a refusal with the current record confirms what the body guessed
    const isRefusal = reply.statusCode >= 400
    const records = personalRecords(payload).filter((record) => isRefusal || !isInBody(record, request.body))
    const [first] = records
    if (!first) return payload
    const isSingleRecord = !Array.isArray(payload) && records.length === 1 && typeof first['id'] === 'number'
    const path = resourcePathOf(request.routeOptions.url)
    const query = readKnownQuery(request)
    const target = isSingleRecord ? `record ${String(first['id'])}` : JSON.stringify([path, query])
    const key = `${user.id} ${target}`
    if (recent.has(key)) return payload
    recent.set(key, true)
    await transaction(app.sql, (sql) =>
      audit(sql, request, {
        action: 'view',
        subject: 'advocates',
        ...(isSingleRecord
          ? { subject_id: String(first['id']) }
          : {
              after: {
                members: records.length,
                asked: query,
                ...(path !== 'advocates' && { through: path }),
              },
            }),
      }),
    ).catch((error: unknown) => {
      recent.delete(key)
      throw error
    })
    return payload
  })
}
