import { cpSync } from 'node:fs'
import path from 'node:path'
import { readStoredRegistry, systemFile } from '@samity/module-registry'
import { aDescriptor, aRelease } from '@samity/module-registry/testing'
import type { Sql } from '../../src/database/database.ts'

/*
 * A module with a service and data of its own, as a package brings it. Its second release changes every row;
 * its broken one fails in the middle of that.
 */

const name = 'mfe-rehearsal'
const table = 'module_mfe_rehearsal.notes'

const service = `import { createServer } from 'node:http'
const server = createServer((_request, response) => response.writeHead(204).end())
server.listen(process.env.SAMITY_SOCKET)
process.on('SIGTERM', () => server.close(() => process.exit()))
`
const first = `create collation in_order (provider = icu, locale = 'und-u-kn-true');
create table notes (id int generated always as identity primary key, text text not null);
insert into notes (text) select 'নোট ' || n from generate_series(1, 200) n;`
const second = `alter table notes add column mark text not null default 'new';
update notes set text = upper(text) || '!';
delete from notes where id % 2 = 0;`

/**
 * A statement of the slow release, in the middle of its migration. It takes longer than an upgrade waits for
 * other sessions.
 */
const pause = 'select pg_sleep(20);'
const slow = second.replace('delete', `${pause}\ndelete`)

/** `careless`: like the second release, but the first one cannot work with its data */
export type ModuleRelease = 'first' | 'second' | 'careless' | 'broken' | 'slow'
const marks = { second, careless: second, broken: `${second} select 1 / 0;`, slow }

/**
 * Writes the releases of a package with this module. `releases`: the folder of the build, for the system that
 * they belong to.
 */
export function writePackagedModule(folder: string, releases: string, release: ModuleRelease): void {
  const isFirst = release === 'first'
  const descriptor = aDescriptor({
    name,
    routes: [
      {
        path: '/dashboard/rehearsal',
        screen: 'Notes',
        title: { en: 'Notes', bn: 'নোট' },
        allow: ['admin'],
      },
    ],
    nav: [],
    service: { main: 'service/main.mjs' },
    schema: isFirst ? { oldest: 1, newest: 1 } : { oldest: release === 'careless' ? 2 : 1, newest: 2 },
  })
  const files = {
    'service/main.mjs': service,
    'service/migrations/001.notes.sql': first,
    ...(release !== 'first' && { 'service/migrations/002.marks.sql': marks[release] }),
  }
  aRelease(folder, { descriptor, files, version: isFirst ? '1.0.0' : '1.1.0' })
  cpSync(systemFile(releases), systemFile(folder))
}

/** The state of the module: the version of its data, its rows, and the version that people receive. */
export type ModuleState = { schema: number; rows: string[]; active: string }

async function readModule(sql: Sql, releases: string): Promise<ModuleState> {
  const [version] = await sql<
    { version: number }[]
  >`select version from module_schemas where module = ${name}`
  const rows = version?.version
    ? await sql.unsafe<{ row: string }[]>(`select id || ' ' || text as row from ${table} order by id`)
    : []
  const active = readStoredRegistry(releases).modules[name]?.active ?? ''
  return {
    schema: version?.version ?? 0,
    rows: rows.map(({ row }) => row),
    active: active.split('+')[0] ?? '',
  }
}

/**
 * Waits for half a minute at most until the service of a release has migrated the data to a version, and
 * returns the state.
 */
export async function readModuleOf(sql: Sql, data: string, schema?: number): Promise<ModuleState> {
  for (const deadline = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const state = await readModule(sql, path.join(data, 'releases'))
    if (schema === undefined || state.schema === schema || Date.now() > deadline) return state
  }
}

/** The migration of the slow release holds a lock of the table that nobody else takes. */
export async function isMigrating(sql: Sql): Promise<boolean> {
  const [row] = await sql`
    select 1 from pg_locks where relation = to_regclass(${table}) and mode = 'AccessExclusiveLock' limit 1`
  return row !== undefined
}

/** Adds a row that no migration makes. */
export const addNote = async (sql: Sql): Promise<void> =>
  void (await sql.unsafe(`insert into ${table} (text) values ('written by hand')`))

/** The rows after the second release has changed them. */
export const changedRows = (rows: string[]): string[] =>
  rows.filter((row) => Number.parseInt(row) % 2 === 1).map((row) => `${row.toUpperCase()}!`)
