import type { Resource } from '@samity/shared-api/contract'
import type { Sql } from '../../platform/database.ts'
import { columnOf } from '../../platform/wire.ts'

const rowsAtOnce = 1000

/** Adds parsed bodies in their order; answers how many, and the first and the last id. */
export async function insertRows(
  sql: Sql,
  resource: Resource,
  records: readonly Record<string, unknown>[],
): Promise<{ count: number; first_id: number; last_id: number }> {
  const fields = Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'picture')
  const columns = fields.map(([name, field]) => columnOf(name, field))
  // a piece of its own: behind 'insert' the library would take a list for values
  const names = sql`${sql(columns)}`
  const asColumns = (record: Record<string, unknown>) =>
    Object.fromEntries(fields.map(([name, field]) => [columnOf(name, field), record[name] ?? null]))
  const added = { count: 0, first_id: Number.POSITIVE_INFINITY, last_id: 0 }
  for (let start = 0; start < records.length; start += rowsAtOnce) {
    const some = records.slice(start, start + rowsAtOnce).map(asColumns)
    // parsed bodies are made of what JSON has
    const rows = sql.json(some as Parameters<Sql['json']>[0])
    const [made] = await sql<{ count: number; first_id: number; last_id: number }[]>`
      with made as (
        insert into ${sql(resource.table)} (${names})
        select ${names} from jsonb_populate_recordset(null::${sql(resource.table)}, ${rows})
        returning id
      )
      select count(*) as count, min(id) as first_id, max(id) as last_id from made`
    added.count += made!.count
    added.first_id = Math.min(added.first_id, made!.first_id)
    added.last_id = Math.max(added.last_id, made!.last_id)
  }
  return added
}
