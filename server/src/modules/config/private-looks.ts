import type { FastifyRequest } from 'fastify'
import { audit } from '../../platform/audit.ts'
import { transaction } from '../../platform/transaction.ts'
import type { WireRow } from '../../platform/wire.ts'

/** Whoever opens the same thing again within this time is still looking at it. */
const oneLook = 10 * 60 * 1000
const mostRemembered = 10_000

const looks = new Map<string, number>()

function isNew(look: string): boolean {
  const now = Date.now()
  const last = looks.get(look)
  if (last !== undefined && now - last < oneLook) return false
  if (looks.size >= mostRemembered)
    for (const [old, at] of looks) if (now - at >= oneLook || looks.size >= mostRemembered) looks.delete(old)
  looks.delete(look)
  looks.set(look, now)
  return true
}

const tellsPrivately = (row: WireRow): boolean =>
  Boolean(row['nid_number']) || (Array.isArray(row['nominees']) && row['nominees'].length > 0)

/**
 * Notes in the audit trail who looked at members' NID or nominees: one member by id, a list by what it was asked for and how
 * many it told of. It is noted before the answer leaves; its seal is not waited for.
 */
export async function noteLook(
  request: FastifyRequest,
  rows: WireRow[],
  asked?: Record<string, unknown>,
): Promise<void> {
  const told = rows.filter(tellsPrivately)
  const [first] = told
  if (!request.user || !first) return
  const of = asked ? JSON.stringify(asked) : first.id
  const look = `${request.server.sql.options.database} ${request.user.id} ${of}`
  if (!isNew(look)) return
  await transaction(request.server.sql, (sql) =>
    audit(sql, request, {
      action: 'view',
      subject: 'advocates',
      ...(asked ? { after: { members: told.length, asked } } : { subject_id: first.id }),
    }),
  ).catch((error: unknown) => {
    looks.delete(look)
    throw error
  })
}
