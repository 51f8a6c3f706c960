import type { Sql } from './database.ts'

const columnCache = new Map<string, ReadonlySet<string>>()

/**
 * Returns the columns of a table or view. It caches them, because only a migration changes them, before the
 * first request.
 */
export async function columnsOf(sql: Sql, relation: string): Promise<ReadonlySet<string>> {
  const cachedColumns = columnCache.get(relation)
  if (cachedColumns) return cachedColumns
  const rows = await sql<{ name: string }[]>`
    select attname as name
    from pg_attribute
    where attrelid = ${relation}::regclass and attnum > 0 and not attisdropped`
  const columnNames = new Set(rows.map((row) => row.name))
  columnCache.set(relation, columnNames)
  return columnNames
}

export type ReferenceCount = { table: string; count: number }

type ForeignKey = { table: string; column: string; receipt: string | null }

/** The columns that refer to a table, by default those that prevent a deletion (as in `pg_constraint`). */
export const foreignKeysTo = (sql: Sql, table: string, onDelete = ['a', 'r']) => sql<ForeignKey[]>`
  select c.conrelid::regclass::text as table, a.attname as column,
    case when c.conrelid = to_regclass('receipts') then 'id' else (
      select o.attname
      from pg_constraint r
      join pg_attribute o on o.attrelid = r.conrelid and o.attnum = r.conkey[1]
      where r.contype = 'f' and r.conrelid = c.conrelid and r.confrelid = to_regclass('receipts')
      order by r.conname
      limit 1
    ) end as receipt
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype = any(${onDelete}::text[])
  order by 1, 2`

/**
 * Counts the rows that refer to a record and so prevent its deletion, by table. A receipt has rows in several
 * tables: it counts once, under 'receipts'.
 */
export async function countReferences(sql: Sql, table: string, id: number): Promise<ReferenceCount[]> {
  const keys = await foreignKeysTo(sql, table)
  const receipts = keys.flatMap(({ receipt, ...key }) => (receipt ? [{ ...key, receipt }] : []))
  const counts = await Promise.all([
    countReceipts(sql, receipts, id),
    ...keys.map(async (key) => {
      if (key.receipt) return { table: key.table, count: 0 }
      const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
        select count(*) as count from ${sql(key.table)} where ${sql(key.column)} = ${id}`
      return { table: key.table, count }
    }),
  ])
  return counts.filter(({ count }) => count > 0)
}

async function countReceipts(
  sql: Sql,
  keys: (ForeignKey & { receipt: string })[],
  id: number,
): Promise<ReferenceCount> {
  if (keys.length === 0) return { table: 'receipts', count: 0 }
  const receiptIds = keys
    .map((key) => sql`select ${sql(key.receipt)} from ${sql(key.table)} where ${sql(key.column)} = ${id}`)
    .reduce((left, right) => sql`${left} union ${right}`)
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(distinct r.id) as count from (${receiptIds}) r (id)`
  return { table: 'receipts', count }
}
