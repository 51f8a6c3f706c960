import type { RecordColumnKind } from '@samity/shared-api/contract/system/module-records'
import type { Descriptor } from '@samity/shared-api/module'
import { releaseError } from '@samity/module-registry'
import type { Sql } from '../../database/database.ts'
import { schemaOf } from '../../database/module-roles.ts'

/** The types that PostgreSQL itself brings: their output is its own code, never that of a module. */
const typesOfKind: Record<Exclude<RecordColumnKind, 'record'>, string[]> = {
  text: ['text', 'varchar', 'bpchar', 'uuid', 'numeric', 'float4', 'float8', 'enum'],
  int: ['int2', 'int4', 'int8'],
  money: ['int4', 'int8'],
  day: ['date'],
  moment: ['timestamptz', 'timestamp'],
  flag: ['bool'],
  advocate: ['int4', 'int8'],
}
const keyTypes = ['int2', 'int4', 'int8', 'text', 'varchar', 'bpchar', 'uuid']

/** By table the columns that it stores, with their types. Views and computed columns are in no backup. */
export async function readColumnTypes(sql: Sql, module: string): Promise<Map<string, Map<string, string>>> {
  const rows = await sql<{ table: string; column: string; type: string }[]>`
    select c.relname as table, a.attname as column,
      case
        when t.typtype = 'e' then 'enum'
        when t.typtype = 'b' and t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace then t.typname
        else ''
      end as type
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = pg_catalog.to_regnamespace(${schemaOf(module)})`
  const types = new Map<string, Map<string, string>>()
  for (const { table, column, type } of rows) {
    const columns = types.get(table) ?? new Map<string, string>()
    types.set(table, columns.set(column, type))
  }
  return types
}

/** Throws a `CommandError` in both languages when the schema does not have what the release declares. */
export async function checkRecords(
  sql: Sql,
  { name: module, records = [] }: Descriptor,
  release: string,
): Promise<void> {
  if (records.length === 0) return
  const types = await readColumnTypes(sql, module)
  for (const { table, columns, key } of records) {
    const stored = types.get(table)
    if (!stored) throw releaseError('recordTable', { module, release, table })
    const refuse = (code: 'recordColumn' | 'recordKind', column: string, kind = '') =>
      releaseError(code, { module, release, table, column, kind })
    if (key !== undefined && !stored.has(key)) throw refuse('recordColumn', key)
    for (const { name: column, kind, table: target } of columns) {
      const type = stored.get(column)
      if (type === undefined) throw refuse('recordColumn', column)
      const targetKey = records.find((one) => one.table === target)?.key ?? ''
      const fits =
        kind === 'record'
          ? keyTypes.includes(type) && types.get(target!)?.get(targetKey) === type
          : typesOfKind[kind].includes(type)
      if (!fits) throw refuse('recordKind', column, kind)
    }
  }
}
