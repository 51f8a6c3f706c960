import type { FastifyInstance } from 'fastify'
import type { PostgresError } from 'postgres'
import type { ErrorBody, Resource } from '@samity/shared-api/contract'
import { isDatabaseError, type Sql } from '../database/database.ts'

type Conflict = NonNullable<ErrorBody['conflict']>

const uniqueViolation = '23505'
const exclusionViolation = '23P01'

/** Tables whose rows belong to a receipt, with the column of the receipt's id. */
const receiptColumns: Partial<Record<string, string>> = {
  receipts: 'id',
  associate_registrations: 'id',
  paid_dues: 'receipt_id',
}

type IndexKey = { expression: string; type: string; predicate: string | null; equal_nulls: boolean }

const readIndexKeys = (sql: Sql, index: string) => sql<IndexKey[]>`
  select pg_get_indexdef(i.indexrelid, n, true) as expression,
    -- a GiST index stores a column in another type than its table
    format_type(coalesce(c.atttypid, a.atttypid), coalesce(c.atttypmod, a.atttypmod)) as type,
    pg_get_expr(i.indpred, i.indrelid) as predicate, i.indnullsnotdistinct as equal_nulls
  from pg_index i
  cross join generate_series(1, i.indnkeyatts) n
  join pg_attribute a on a.attrelid = i.indexrelid and a.attnum = n
  left join pg_attribute c on c.attrelid = i.indrelid and c.attnum = i.indkey[n - 1] and c.attnum > 0
  where i.indexrelid = to_regclass(${index})
  order by n`

/**
 * Returns the values of the record in the way, which the database tells as 'Key (a, b)=(1, x) already
 * exists.' or '… conflicts with existing key (a, b)=(1, y).'. Undefined when a text with a comma hides where
 * a value ends.
 */
export function valuesOfDetail(detail: string, count: number): string[] | undefined {
  const [, text] =
    /^Key .*?\)=\((.*)\)(?: already exists)?\.$/s.exec(
      detail.replace(/^.*conflicts with existing key /s, 'Key '),
    ) ?? []
  if (text === undefined) return undefined
  const values = count === 1 ? [text] : text.split(', ')
  return values.length === count ? values : undefined
}

/**
 * Returns the record that has the value already, for an error of a unique index or an exclusion constraint
 * that a resource declares; undefined when there is none any more. It reads after the transaction has ended.
 */
export async function findDuplicate(
  { sql, resources }: FastifyInstance,
  error: unknown,
): Promise<Conflict | undefined> {
  if (!isDatabaseError(error) || ![uniqueViolation, exclusionViolation].includes(error.code)) return undefined
  try {
    return await readDuplicate(sql, [...resources.values()], error)
  } catch {
    // the response says what is wrong also without the record
    return undefined
  }
}

async function readDuplicate(
  sql: Sql,
  resources: readonly Resource[],
  error: PostgresError,
): Promise<Conflict | undefined> {
  const { constraint_name: constraint = '', table_name: table = '', detail = '' } = error
  const resource = resources.find(({ conflicts }) => Object.hasOwn(conflicts, constraint))
  if (!resource) return undefined
  const keys = await readIndexKeys(sql, constraint)
  const values = valuesOfDetail(detail, keys.length)
  if (!values || keys.length === 0) return undefined
  const conditions = keys.map(({ expression, type, equal_nulls }, index) =>
    equal_nulls && values[index] === 'null'
      ? `(${expression}) is null and $${index + 1}::text is not null`
      : `(${expression}) = $${index + 1}::text::${type}`,
  )
  const { predicate } = keys[0]!
  if (predicate !== null) conditions.push(`(${predicate})`)
  const idColumn = receiptColumns[table] ?? 'id'
  // names and expressions come from the catalog of the database, values are parameters
  const [row] = await sql.unsafe<{ id: number }[]>(
    `select ${idColumn} as id from "${table}" where ${conditions.join(' and ')} limit 1`,
    values,
  )
  if (!row) return undefined
  if (receiptColumns[table] === undefined) return { path: resource.path, id: row.id }
  const [receipt] = await sql<{ number: string }[]>`select number from receipts where id = ${row.id}`
  return { path: 'receipts', id: row.id, ...(receipt && { number: receipt.number }) }
}
