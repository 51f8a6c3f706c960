import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { audit } from '../../audit/audit.ts'
import { registeredResources } from '../../resources/resource-registry.ts'
import { personalRecords, isInBody, withoutIds } from '../../audit/personal-data.ts'
import { transaction } from '../../database/transaction.ts'

/** Whoever reads the same again within this time is still reading it. */
const repeatWindowMs = 10 * 60 * 1000
const maxRecentAccesses = 10_000

const listParameters = ['limit', 'offset', 'search', 'ordering', 'from', 'to', 'archived', 'year']

/** '/api/advocates/:id/archive' is of 'advocates'. */
const resourcePathOf = (url = '') => url.split('/')[2] ?? ''

/** What was asked for, in the parameters that the route knows: made-up ones make no new entry. */
function readKnownQuery(request: FastifyRequest): Record<string, string> {
  const path = resourcePathOf(request.routeOptions.url)
  const fields = registeredResources().find((resource) => resource.path === path)?.fields ?? {}
  const knownParameters = new Set([...listParameters, ...Object.keys(fields)])
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>)
      .filter(([name]) => knownParameters.has(name))
      .map(([name, value]) => [name, withoutIds(String([value].flat().at(-1)))]),
  )
}

/**
 * Writes an entry in the audit log whenever an answer tells a national ID or nominees, whatever the route: one member by
 * id, several by what was asked for and how many they are. It is written before the answer leaves.
 */
export function logPersonalDataAccess(app: FastifyInstance): void {
  const recent = new LRUCache<string, true>({ max: maxRecentAccesses, ttl: repeatWindowMs })

  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { user } = request
    if (!user) return payload
    const records = personalRecords(payload).filter((record) => !isInBody(record, request.body))
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
