import { createHash } from 'node:crypto'
import type { Sql } from '../../src/database/database.ts'

/**
 * Tables that migrations write, with times and a name of their own, and the roles of modules, which are new
 * after the way back.
 */
const tablesOfStarts = [
  'schema_versions',
  'schema_views',
  'schema_compatibility',
  'change_channel',
  'module_schemas',
]
/** Each upgrade adds a backup, its audit event and a check of the books before it begins. */
const tablesWithOwnRows = [
  'backups',
  'audit_events',
  'audit_chain',
  'audit_chain_queue',
  'reconciliation_runs',
]

/** The digest of each row of each table. */
export async function readAllRows(sql: Sql): Promise<Map<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${tablesOfStarts})
    order by 1`
  const digests = tables.map(
    ({ name }) => `select '${name}' as name, md5(t::text) as digest from public."${name}" t`,
  )
  const rows = await sql.unsafe<{ name: string; digest: string }[]>(
    `${digests.join(' union all ')} order by 1, 2`,
  )
  const digestsByTable = new Map(tables.map(({ name }): [string, string[]] => [name, []]))
  for (const { name, digest } of rows) digestsByTable.get(name)?.push(digest)
  return digestsByTable
}

/**
 * Where two states differ: '' when all rows are the same, except for what an upgrade adds before it begins.
 */
export function differenceOf(before: Map<string, string[]>, after: Map<string, string[]>): string {
  const names = new Set([...before.keys(), ...after.keys()])
  const differing = [...names].filter((name) => {
    const former = before.get(name)
    const present = after.get(name)
    if (!former || !present) return true
    if (!tablesWithOwnRows.includes(name)) return hashOf(former) !== hashOf(present)
    const digests = new Set(present)
    return former.some((digest) => !digests.has(digest)) && name !== 'audit_chain_queue'
  })
  return differing.join(', ')
}

const hashOf = (digests: string[]) => createHash('sha256').update(digests.join('\n')).digest('hex')
