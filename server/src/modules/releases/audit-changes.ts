import type { FastifyRequest } from 'fastify'
import type { RegistryChange } from '@samity/tooling/registry'
import { audit, type Actor } from '../../platform/audit.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'

/** One change of the registry at a time, whatever number of servers there is. */
export const lockModules = (sql: Transaction) => sql`select pg_advisory_xact_lock(hashtext('samity modules'))`

/** Writes a change into the audit trail unless it stands there already. */
export async function auditChange(
  sql: Transaction,
  who: FastifyRequest | Actor,
  change: RegistryChange,
): Promise<void> {
  if (!(await remember(sql, change))) return
  const { module, action, from, to, share, through, why } = change
  await audit(sql, who, {
    action,
    subject: 'modules',
    subject_id: module,
    before: from === null ? null : { release: from },
    after: { release: to, ...(share !== null && { share }), through },
    reason: why,
  })
}

async function remember(sql: Transaction, change: RegistryChange): Promise<boolean> {
  const { id, at, module, from, to, through, why } = change
  const row = {
    id,
    at,
    module,
    from_release: from,
    to_release: to,
    automatic: through === 'system',
    why,
  }
  const made = await sql`insert into module_changes ${sql(row)} on conflict do nothing returning 1`
  return made.length > 0
}

/** Takes over what commands and other servers changed. Of what was before this database only the last change of each module. */
export async function auditChanges(sql: Database, history: RegistryChange[]): Promise<void> {
  const ids = history.map(({ id }) => id)
  if (ids.length === 0) return
  const known = await sql<{ id: string }[]>`select id from module_changes where id in ${sql(ids)}`
  if (known.length === ids.length) return
  await transaction(sql, async (inside) => {
    await lockModules(inside)
    const [{ any } = { any: false }] = await inside<{ any: boolean }[]>`
      select exists (select from module_changes) as any`
    const newest = new Set(
      history.filter(({ module }, place) => history.findIndex((one) => one.module === module) === place),
    )
    for (const change of history.toReversed())
      if (any || newest.has(change)) await auditChange(inside, { id: null, username: change.by }, change)
      else await remember(inside, change)
  })
}
