import type { Sql } from '../../database/database.ts'
import { schemaOf } from '../../database/module-roles.ts'

/*
 * Receipts, transfers, charges and the audit log name what is in a module's tables by its id, and stay when
 * the data is purged. A module that is installed again must not give such an id to something else.
 */

/** The last value of each sequence of the module, for the audit event of a purge. */
export async function readLastIds(sql: Sql, module: string): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last
    from pg_sequences
    where schemaname = ${schemaOf(module)} and last_value is not null`
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Lets the sequences of the module go on after its purged data. `moduleSql` has the rights of its role. */
export async function skipPurgedIds(sql: Sql, moduleSql: Sql, module: string): Promise<void> {
  const purged = await sql<{ name: string; last: number }[]>`
    select name, max(last::bigint) as last
    from audit_events, jsonb_each_text(before -> 'last_ids') as ids (name, last)
    where subject = 'modules' and subject_id = ${module} and action = 'purge'
    group by name`
  for (const { name, last } of purged)
    await moduleSql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, ${last}::bigint)
      from pg_sequences
      where schemaname = ${schemaOf(module)} and sequencename = ${name} and increment_by > 0
        and coalesce(last_value, 0) < ${last}::bigint and ${last}::bigint <= max_value`
}
