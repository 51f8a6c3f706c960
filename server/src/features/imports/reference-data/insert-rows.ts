import type { Resource } from '@samity/shared-api/contract'
import type { Sql } from '../../../database/database.ts'
import { columnOf } from '../../../resources/serialize.ts'

const batchSize = 1000

export async function insertRows(
  sql: Sql,
  resource: Resource,
  records: readonly Record<string, unknown>[],
): Promise<{ count: number; first_id: number; last_id: number }> {
  const fields = Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'picture')
  const columns = fields.map(([name, field]) => columnOf(name, field))
  // a separate fragment: directly after 'insert' the library would treat the list as values
  const names = sql`${sql(columns)}`
  const toColumns = (record: Record<string, unknown>) =>
    Object.fromEntries(fields.map(([name, field]) => [columnOf(name, field), record[name] ?? null]))
  const result = { count: 0, first_id: Number.POSITIVE_INFINITY, last_id: 0 }
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize).map(toColumns)
    // parsed bodies contain only JSON values
    const rows = sql.json(batch as Parameters<Sql['json']>[0])
    const [row] = await sql<{ count: number; first_id: number; last_id: number }[]>`
      with inserted as (
        insert into ${sql(resource.relation)} (${names})
        select ${names} from jsonb_populate_recordset(null::${sql(resource.relation)}, ${rows})
        returning id
      )
      select count(*) as count, min(id) as first_id, max(id) as last_id from inserted`
    result.count += row!.count
    result.first_id = Math.min(result.first_id, row!.first_id)
    result.last_id = Math.max(result.last_id, row!.last_id)
  }
  return result
}
