import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Database, Sql } from './database.ts'
import { migrateInTransaction, migrationsFolder, lockSchema, schemaVersion } from './migrate.ts'

/*
 * A migration may promise that the Samity before it runs with its tables: a line `-- former version: runs` in
 * its file. Processes of both versions then serve people at the same time, one after the other is restarted,
 * and nobody waits.
 */

const promise = /^-- former version: runs$/m

async function migrationsWithoutPromise(version: number): Promise<number[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const missing = names.filter((name) => Number.parseInt(name) > version)
  const texts = await Promise.all(missing.map((name) => readFile(path.join(migrationsFolder, name), 'utf8')))
  return missing
    .filter((_name, index) => !promise.test(texts[index] ?? ''))
    .map((name) => Number.parseInt(name))
}

/**
 * Why processes of the former version cannot run beside this one; undefined when they can. It changes
 * nothing.
 */
export async function rollingRefusal(sql: Sql): Promise<string | undefined> {
  const version = await schemaVersion(sql)
  const [table] = await sql`select 1 where to_regclass('schema_compatibility') is not null`
  if (!table) return 'The version in use does not know rolling upgrades.'
  const [missing] = await migrationsWithoutPromise(version)
  return missing === undefined
    ? undefined
    : `The version in use cannot run with migration ${missing}, so all processes must stop.`
}

const lockAttempts = 30

/**
 * Migrates while processes of the former version serve people. A migration that waits for a table makes all
 * later requests wait, so it gives up after two seconds and tries again. Throws StartupError, and changes
 * nothing, when the former version could not go on.
 */
export async function migrateRolling(sql: Database): Promise<string[]> {
  for (let attempt = 1; ; attempt++)
    try {
      const { ran } = await sql.begin(async (tx) => {
        await lockSchema(tx)
        await tx`set local lock_timeout = '2s'`
        const refusal = await rollingRefusal(tx)
        if (refusal !== undefined) throw new StartupError(refusal)
        const version = await schemaVersion(tx)
        const [runs] = await tx<{ runs_from: number }[]>`select runs_from from schema_compatibility`
        const before = await readColumns(tx)
        const hash = await viewsHash(tx)
        const migrations = await migrateInTransaction(tx)
        refuseLostColumns(before, await readColumns(tx))
        // a former process that starts again would replace views of an equal version by its own
        if (migrations.length === 0 && hash !== (await viewsHash(tx)))
          throw new StartupError('The views differ without a new migration, so all processes must stop.')
        if (migrations.length > 0) await tx`update schema_compatibility set runs_from = ${version}`
        else if (runs) await tx`update schema_compatibility set runs_from = ${runs.runs_from}`
        return { ran: migrations }
      })
      return ran
    } catch (error) {
      const isLocked = errorCode(error) === '55P03'
      if (!isLocked) throw error
      if (attempt === lockAttempts)
        throw new StartupError('The tables were in use all the time. Try again when fewer people work.')
      await delay(500)
    }
}

async function viewsHash(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ hash: string }[]>`select hash from schema_views`
  return row?.hash
}

/** 'advocates.name text' for each column of the tables and views */
async function readColumns(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) as name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace`
  return new Set(rows.map(({ name }) => name))
}

/** A promise does not replace a look: the former version reads columns by name. */
function refuseLostColumns(before: Set<string>, after: Set<string>): void {
  const lost = [...before].find((name) => !after.has(name))
  if (lost !== undefined)
    throw new StartupError(
      `The version in use reads the column ${lost}, which the newer version lacks, so all processes must stop.`,
    )
}
