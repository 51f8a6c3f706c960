import type { FastifyInstance } from 'fastify'
import type { BackupsStand } from '@samity/shared-api/contract/users/backup'
import { theSystem } from '../../platform/audit.ts'
import { databaseIsAway, type Database, type Sql } from '../../platform/database.ts'
import type { BackupSettings } from '../../platform/settings.ts'
import { alone, begin, finish, newFile, removeOld } from './recorded-backup.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Dhaka keeps no summer time. */
const ahead = 6 * 60 * minute

/** When it was `at` o'clock in Dhaka for the last time. */
export function lastTime(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor((now + ahead) / day) * day - ahead + (hours * 60 + minutes) * minute
  return today > now ? today - day : today
}

/**
 * Whether the time has come since the last one. A machine that was off at that time makes up for it; after a failure the
 * next try waits an hour. An installation that is younger than its first backup time waits for the next.
 */
export async function isDue(sql: Database, at: string, now = Date.now()): Promise<boolean> {
  const [since] = await sql<{ done: string; failed: string | null }[]>`
    select
      coalesce(
        max(started_at) filter (where finished_at is not null and problem is null),
        (select min(run_at) from schema_versions)
      ) as done,
      max(started_at) filter (where finished_at is null or problem is not null) as failed
    from backups
    where cause = 'schedule'`
  if (!since || Date.parse(since.done) >= lastTime(at, now)) return false
  return since.failed === null || Date.parse(since.failed) < now - 60 * minute
}

/** A day, and as long as a night without power may take to make up for */
const oldest = 36 * 60 * minute

/** What an administrator should know in the morning; where none are scheduled, none is overdue. */
export async function backupsStand(
  sql: Sql,
  { at }: BackupSettings,
  now = Date.now(),
): Promise<BackupsStand> {
  const [row] = await sql<{ last: string | null; since: string; problem: string | null }[]>`
    select max(finished_at) filter (where problem is null) as last,
      (select min(run_at) from schema_versions) as since,
      (select problem from backups where finished_at is not null order by started_at desc, id desc limit 1) as problem
    from backups`
  if (!row) throw new Error('an aggregate answered nothing')
  const { last, since, problem } = row
  return { last, problem, overdue: at !== undefined && Date.parse(last ?? since) < now - oldest }
}

/** Backs up if it is time and no other server process does; answers whether it did. */
export async function backUpIfDue(app: FastifyInstance): Promise<boolean> {
  const { sql, settings } = app
  const { at } = settings.backups
  if (at === undefined || !(await isDue(sql, at))) return false
  const done = await alone(sql, async () => {
    // another process may have done it while this one asked
    if (!(await isDue(sql, at))) return false
    const asked = { cause: 'schedule', who: theSystem, file: newFile(settings.backups) } as const
    const { bytes } = await finish(sql, settings, await begin(sql, settings, asked), asked)
    const removed = await removeOld(sql, settings.backups)
    app.log.info({ bytes, removed }, 'backup made')
    return true
  })
  return done ?? false
}

/** Looks once a minute whether a backup is due. */
export async function scheduledBackups(app: FastifyInstance): Promise<void> {
  if (app.settings.backups.at === undefined) return
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = underWay
      .then(() => backUpIfDue(app))
      .catch((error: unknown) => {
        if (!databaseIsAway(error)) app.log.error({ err: error }, 'the scheduled backup failed')
      })
  }
  const timer = setInterval(look, minute)
  timer.unref()
  app.addHook('onReady', async () => look())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
