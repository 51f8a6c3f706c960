import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { audit } from './audit.ts'
import { declaredResources } from './declared.ts'
import { personalRecords, wasSent, withoutIds } from './personal-data.ts'
import { transaction } from './transaction.ts'

/** Whoever reads the same again within this time is still reading it. */
const sameAccessMs = 10 * 60 * 1000
const maxRemembered = 10_000

const listParameters = ['limit', 'offset', 'search', 'ordering', 'from', 'to', 'archived', 'year']

/** '/api/advocates/:id/archive' is of 'advocates'. */
const resourceOf = (url = '') => url.split('/')[2] ?? ''

/** What was asked for, in the parameters that the route knows: made-up ones make no new entry. */
function knownQuery(request: FastifyRequest): Record<string, string> {
  const path = resourceOf(request.routeOptions.url)
  const fields = declaredResources().find((resource) => resource.path === path)?.fields ?? {}
  const known = new Set([...listParameters, ...Object.keys(fields)])
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>)
      .filter(([name]) => known.has(name))
      .map(([name, value]) => [name, withoutIds(String([value].flat().at(-1)))]),
  )
}

/**
 * Writes an entry in the audit log whenever an answer tells a national ID or nominees, whatever the route: one member by
 * id, several by what was asked for and how many they are. It is written before the answer leaves.
 */
export function logPersonalDataAccess(app: FastifyInstance): void {
  const recent = new LRUCache<string, true>({ max: maxRemembered, ttl: sameAccessMs })

  app.addHook('preSerialization', async (request, _reply, answer) => {
    const { user } = request
    if (!user) return answer
    const told = personalRecords(answer).filter((record) => !wasSent(record, request.body))
    const [first] = told
    if (!first) return answer
    const isOne = !Array.isArray(answer) && told.length === 1 && typeof first['id'] === 'number'
    const path = resourceOf(request.routeOptions.url)
    const asked = knownQuery(request)
    const of = isOne ? `record ${String(first['id'])}` : JSON.stringify([path, asked])
    const key = `${user.id} ${of}`
    if (recent.has(key)) return answer
    recent.set(key, true)
    await transaction(app.sql, (sql) =>
      audit(sql, request, {
        action: 'view',
        subject: 'advocates',
        ...(isOne
          ? { subject_id: String(first['id']) }
          : { after: { members: told.length, asked, ...(path !== 'advocates' && { through: path }) } }),
      }),
    ).catch((error: unknown) => {
      recent.delete(key)
      throw error
    })
    return answer
  })
}
