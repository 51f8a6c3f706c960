import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/database/database.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts'
import { createInstallation, isUnfinished, startAll, stopAll, type VersionOptions } from './installation.ts'
import { readModuleOf } from './rehearsed-module.ts'
import { startWriter } from './writer.ts'

/*
 * Rehearses rolling upgrades of two server processes under load: no request fails, whether the upgrade
 * succeeds, is refused, or goes back.
 *
 *   npm run rehearse -- rolling
 */

const promise = '-- former version: runs\n'

type Scenario = { name: string; version: VersionOptions; ends: 'former' | 'newer'; says: RegExp }

/** The total of a day is no longer the sum of its lines. */
const wrongLine = `alter table ledger_days disable trigger user;
insert into ledger_days (day, side, category_id, head_id, payment_type, amount)
select '2026-01-01', 'income', 1, 0, 'Cash', 777;
alter table ledger_days enable trigger user;`
const rightLine = wrongLine.replace(/insert[^;]*;/, 'delete from ledger_days where amount = 777;')

const scenarios: Scenario[] = [
  {
    name: 'a module whose former release cannot work with the new data',
    version: { module: 'careless' },
    ends: 'former',
    says: /^No rolling upgrade: The former release of mfe-rehearsal cannot work/,
  },
  {
    name: 'a version whose checks fail',
    version: { migration: `${promise}${wrongLine}` },
    ends: 'former',
    says: /^The upgrade goes back: /,
  },
  {
    name: 'a migration without the promise',
    version: { migration: 'alter table banks add column rehearsed text' },
    ends: 'former',
    says: /^No rolling upgrade: The version in use cannot run with migration 999/,
  },
  {
    name: 'a promise that the tables do not keep',
    version: { migration: `${promise}alter table notices drop column title cascade` },
    ends: 'former',
    says: /reads the column notices\.title/,
  },
  {
    name: 'a version that starts only in the trial',
    version: {
      migration: `${promise}alter table banks add column tried text not null default 'yes';`,
      start: "if (!process.env['SAMITY_TRIAL']) process.exit(3)",
    },
    ends: 'former',
    says: /did not become ready/,
  },
  {
    name: 'a migration with the promise',
    version: { migration: `${promise}alter table banks add column tried text not null default 'yes';` },
    ends: 'newer',
    says: /is in use\.$/,
  },
]

export async function rehearseRolling(only = ''): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-rolling-'))
  const database = await startEmbeddedPostgres(path.join(folder, 'database'))
  const installation = await createInstallation(folder, { databaseUrl: database.url, processes: 2 })
  const former = installation.addVersion('former', { module: 'first' })
  await symlink(former, installation.link)
  const sql = openDatabase(database.url, { poolSize: 1 })
  try {
    await startAll(installation)
    await readModuleOf(sql, installation.data, 1)
    for (const { name, version, ends, says } of scenarios.filter((one) => one.name.includes(only))) {
      const next = installation.addVersion(`newer-${Date.now()}`, version)
      const writers = await Promise.all(
        [1, 2, 3, 4].map(() => startWriter(installation.ports, { hasProxy: true, pauseMs: 10 })),
      )
      const { code, lines } = await installation.upgrade(next, ['--rolling'])
      await delay(2000)
      await Promise.all(writers.map((writer) => writer.stop()))
      const failed = writers.flatMap((writer) => writer.failed)
      const confirmed = writers.flatMap((writer) => writer.confirmed)
      const inUse = await realpath(installation.link)
      const module = await readModuleOf(sql, installation.data, ends === 'newer' ? 2 : undefined)
      const rows = await sql<{ name: string }[]>`select bank_name as name from banks`
      const names = rows.map((row) => row.name)
      const problems = [
        ...(failed.length > 0 ? [`${failed.length} requests failed: ${failed.slice(0, 3).join(' | ')}`] : []),
        ...(inUse === (await realpath(ends === 'former' ? former : next)) ? [] : [`${inUse} is in use`]),
        ...((code === 0) === (ends === 'newer') ? [] : [`the command ended with ${code}`]),
        ...(lines.some((line) => says.test(line)) ? [] : [`the command does not say ${says.source}`]),
        ...(isUnfinished(installation) ? ['the upgrade has left something behind'] : []),
        ...(module.active === (ends === 'newer' ? '1.1.0' : '1.0.0')
          ? []
          : [`people receive ${module.active} of the module`]),
        ...(confirmed.every((one) => names.includes(one)) ? [] : ['confirmed records are lost']),
        ...(new Set(names).size === names.length ? [] : ['records were saved twice']),
      ]
      if (problems.length > 0)
        throw new Error(`${name}: ${problems.join('; ')}\n${lines.map((line) => `    ${line}`).join('\n')}`)
      console.log(`  ok  ${name}: ${confirmed.length} confirmed, none failed`)
      // the tables of the version that went back stay; the next scenario begins with the former ones
      await sql`delete from schema_versions where version = 999`
      await sql`alter table banks drop column if exists tried cascade`
      await sql`delete from schema_views`
      await sql.unsafe(rightLine)
      await stopAll(installation)
      await startAll(installation)
    }
  } finally {
    await sql.end()
    await stopAll(installation)
    await database.stop()
  }
  await rm(folder, { recursive: true, force: true })
}
