import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/database/database.ts'
import { createInstallation, startAll, stopAll } from './installation.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { startWriter } from './writer.ts'

/*
 * Rehearses the loss of the primary database: two server processes save through a primary with a synchronous
 * replica. The primary is killed under load and the replica promoted. The servers go on without a restart,
 * and the replica has everything that they confirmed.
 *
 *   npm run rehearse -- replica [ROUNDS]
 */

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

/** Each commit waits until the replica has written it to disk. */
const primarySettings = {
  wal_level: 'replica',
  synchronous_commit: 'on',
  synchronous_standby_names: 'replica',
  shared_buffers: '64MB',
}

async function waitForReplica(primary: PostgresServer): Promise<void> {
  const sql = openDatabase(primary.urlOf('postgres', 'postgres'), { poolSize: 1 })
  try {
    for (;;) {
      const rows = await sql`select 1 from pg_stat_replication where sync_state = 'sync'`
      if (rows.length > 0) return
      await delay(100)
    }
  } finally {
    await sql.end()
  }
}

async function rehearseRound(folder: string): Promise<void> {
  const primary = await startPostgres({ folder: path.join(folder, 'primary'), settings: primarySettings })
  const admin = openDatabase(primary.urlOf('postgres', 'postgres'), { poolSize: 1 })
  await admin`set synchronous_commit = local`
  await admin`create role samity login`
  await admin`create database samity owner samity`
  await admin.end()
  const replica = await startPostgres({
    folder: path.join(folder, 'replica'),
    settings: { shared_buffers: '64MB' },
    from: primary,
  })
  await waitForReplica(primary)
  // the replica is the first host: the servers must find the one that they can write to
  const databaseUrl = `postgres://samity@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/samity`
  const installation = await createInstallation(folder, { databaseUrl, processes: 2 })
  await symlink(installation.addVersion('version'), installation.link)
  try {
    await startAll(installation)
    const writers = await Promise.all(
      [1, 2, 3, 4].map(() => startWriter(installation.ports, { hasProxy: true, pauseMs: 5 })),
    )
    const confirmed = () => writers.flatMap((writer) => writer.confirmed)
    await delay(4000)
    const before = confirmed().length
    if (before === 0) throw new Error('Nothing was confirmed before the kill.')
    await primary.kill()
    const killedAt = performance.now()
    console.log(`  ${before} confirmed, then the primary is killed`)
    // the time that an operator, or a program that watches, needs
    await delay(3000)
    const without = confirmed().length
    replica.promote()
    console.log(`  the replica is promoted ${seconds(killedAt)} s after the kill`)
    const promotedAt = performance.now()
    while (confirmed().length < without + 20) {
      if (performance.now() - promotedAt > 120_000) throw new Error('The servers do not go on.')
      await delay(50)
    }
    console.log(`  the servers confirm again ${seconds(promotedAt)} s after the promotion, without a restart`)
    await delay(2000)
    await Promise.all(writers.map((writer) => writer.stop()))
    const sql = openDatabase(replica.urlOf('samity', 'samity'), { poolSize: 1 })
    const rows = await sql<{ name: string; count: number }[]>`
      select bank_name as name, count(*)::int as count from banks group by 1`
    await sql.end()
    const counts = new Map(rows.map(({ name, count }) => [name, count]))
    const lost = confirmed().filter((name) => !counts.has(name))
    const twice = rows.filter(({ count }) => count > 1)
    const failed = writers.flatMap((writer) => writer.failed)
    const failures = new Map<string, number>()
    for (const one of failed) {
      const reason = one.replace(/^[^:]*: /, '').slice(0, 90)
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
    }
    console.log(
      `  ${confirmed().length} confirmed, ${lost.length} lost, ${twice.length} twice, ${failed.length} refused`,
    )
    for (const [reason, count] of failures) console.log(`    ${count} × ${reason}`)
    if (lost.length > 0) throw new Error(`Lost: ${lost.slice(0, 10).join(', ')}`)
    if (twice.length > 0) throw new Error(`Twice: ${twice.map(({ name }) => name).join(', ')}`)
  } finally {
    await stopAll(installation)
    await replica.stop()
    await primary.stop()
  }
}

export async function rehearseReplica(rounds = '1'): Promise<void> {
  for (let round = 1; round <= Number(rounds); round++) {
    const folder = await mkdtemp(path.join(tmpdir(), 'samity-replica-'))
    // the user of PostgreSQL reaches its folders below
    await chmod(folder, 0o755)
    console.log(`Round ${round}`)
    await rehearseRound(folder)
    await rm(folder, { recursive: true, force: true })
  }
}
