import type { FastifyRequest } from 'fastify'
import { reasonInEnglish } from '@samity/shared-api/contract/system/rollback-reason'
import type { RegistryChange } from '@samity/module-registry'
import { audit, type Actor } from '../audit/audit.ts'
import type { Database, Transaction } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

/** One change of the registry at a time, across all servers of the system. */
export const lockModuleRegistry = (sql: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtext('samity modules'))`

/** Writes a change to the audit log, unless the log contains it already. */
export async function auditRegistryChange(
  sql: Transaction,
  actor: FastifyRequest | Actor,
  change: RegistryChange,
): Promise<void> {
  if (!(await recordChange(sql, change))) return
  const { module, action, from, to, share, through } = change
  await audit(sql, actor, {
    action,
    subject: 'modules',
    subject_id: module,
    before: from === null ? null : { release: from },
    after: { release: to, ...(share !== null && { share }), through },
    reason: reasonInEnglish(change),
  })
}

async function recordChange(sql: Transaction, change: RegistryChange): Promise<boolean> {
  const { id, at, module, from, to, through } = change
  const row = {
    id,
    at,
    module,
    from_release: from,
    to_release: to,
    automatic: through === 'system',
    why: reasonInEnglish(change),
  }
  const rows = await sql`insert into module_changes ${sql(row)} on conflict do nothing returning 1`
  return rows.length > 0
}

/**
 * Writes the changes that commands and other servers made to the audit log. If the database is new, it writes
 * only the last change of each module, because the earlier ones are older than this database.
 */
export async function auditRegistryChanges(sql: Database, history: RegistryChange[]): Promise<void> {
  const ids = history.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await sql<{ id: string }[]>`select id from module_changes where id in ${sql(ids)}`
  if (rows.length === ids.length) return
  await transaction(sql, async (tx) => {
    await lockModuleRegistry(tx)
    const [{ any } = { any: false }] = await tx<{ any: boolean }[]>`
      select exists (select from module_changes) as any`
    const newest = new Set(
      history.filter(({ module }, index) => history.findIndex((one) => one.module === module) === index),
    )
    for (const change of history.toReversed())
      if (any || newest.has(change)) await auditRegistryChange(tx, { id: null, username: change.by }, change)
      else await recordChange(tx, change)
  })
}
