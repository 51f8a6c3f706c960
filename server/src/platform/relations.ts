import type { Sql } from './database.ts'

const columns = new Map<string, ReadonlySet<string>>()

/** The columns of a table or view. Asked once: they change with a migration only, and that is before any request. */
export async function columnsOf(sql: Sql, relation: string): Promise<ReadonlySet<string>> {
  const known = columns.get(relation)
  if (known) return known
  const rows = await sql<{ name: string }[]>`
    select attname as name
    from pg_attribute
    where attrelid = ${relation}::regclass and attnum > 0 and not attisdropped`
  const found = new Set(rows.map((row) => row.name))
  columns.set(relation, found)
  return found
}

export type Reference = { table: string; count: number }

/** Which rows of which tables refer to a record and keep it from being deleted. */
export async function referencesTo(sql: Sql, table: string, id: number): Promise<Reference[]> {
  const keys = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('a', 'r')
    order by 1, 2`
  const counted = await Promise.all(
    keys.map(async (key) => {
      const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
        select count(*) as count from ${sql(key.table)} where ${sql(key.column)} = ${id}`
      return { table: key.table, count }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
