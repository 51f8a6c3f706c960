import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { BackupStatus } from '@samity/shared-api/contract/system/backup'
import { systemActor } from '../../../audit/audit.ts'
import { isDatabaseUnreachable, type Database, type Sql } from '../../../database/database.ts'
import type { BackupConfig } from '../../../process/environment.ts'
import {
  withBackupLock,
  recordBackupStart,
  runBackup,
  newBackupPath,
  removeOldBackups,
} from './backup-runs.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Dhaka has no daylight saving time. */
const dhakaOffsetMs = 6 * 60 * minuteMs

/** Returns the last time (ms since the epoch) at which it was `at` ('hh:mm') in Dhaka. */
export function lastScheduledTime(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today =
    Math.floor((now + dhakaOffsetMs) / dayMs) * dayMs - dhakaOffsetMs + (hours * 60 + minutes) * minuteMs
  return today > now ? today - dayMs : today
}

/**
 * Returns whether a scheduled time has passed since the last backup. A machine that was off at that time
 * backs up when it runs again. After a failure the next attempt waits an hour. A new installation waits for
 * its first scheduled time. What a clock that was ahead has dated in the future does not count.
 */
export async function isBackupDue(sql: Database, at: string, now = Date.now()): Promise<boolean> {
  const [lastRuns] = await sql<{ done: string; failed: string | null }[]>`
    select
      coalesce(
        max(started_at) filter (where finished_at is not null and problem is null),
        (select min(run_at) from schema_versions where run_at <= now()),
        'epoch'
      ) as done,
      max(started_at) filter (where finished_at is null or problem is not null) as failed
    from backups
    where cause = 'schedule' and started_at <= now()`
  if (!lastRuns || Date.parse(lastRuns.done) >= lastScheduledTime(at, now)) return false
  return lastRuns.failed === null || Date.parse(lastRuns.failed) < now - 60 * minuteMs
}

/**
 * A backup is overdue after a day and 12 more hours, in which a machine can make up for a night without power
 */
const maxAgeMs = 36 * 60 * minuteMs

export async function loadBackupStatus(
  sql: Sql,
  { at }: BackupConfig,
  now = Date.now(),
): Promise<BackupStatus> {
  const [row] = await sql<
    { last: Instant | null; since: string; problem: string | null; left_out: string[] }[]
  >`
    select max(finished_at) filter (where problem is null and finished_at <= now()) as last,
      coalesce((select min(run_at) from schema_versions where run_at <= now()), 'epoch') as since,
      (select problem from backups where finished_at is not null order by id desc limit 1) as problem,
      coalesce(
        (select left_out from backups where finished_at is not null and problem is null order by id desc limit 1),
        '{}'
      ) as left_out
    from backups`
  if (!row) throw new Error('an aggregate returned no row')
  const { last, since, problem, left_out } = row
  return { last, problem, left_out, overdue: at !== undefined && Date.parse(last ?? since) < now - maxAgeMs }
}

/** A backup without some tables of modules is a good backup of the books, and an entry of the log. */
export function warnOfLeftOut(log: FastifyBaseLogger, leftOut: Record<string, string>): void {
  if (Object.keys(leftOut).length > 0) log.error({ left_out: leftOut }, 'the backup lacks tables of modules')
}

export async function backUpIfDue(app: FastifyInstance): Promise<boolean> {
  const { sql, environment } = app
  const { at } = environment.backups
  if (at === undefined || !(await isBackupDue(sql, at))) return false
  const hasBackedUp = await withBackupLock(sql, async () => {
    // another process may have made it while this one waited
    if (!(await isBackupDue(sql, at))) return false
    const request = { cause: 'schedule', who: systemActor, file: newBackupPath(environment.backups) } as const
    const { bytes, leftOut } = await runBackup(
      sql,
      environment,
      await recordBackupStart(sql, environment, request),
      request,
    )
    warnOfLeftOut(app.log, leftOut)
    const removedCount = await removeOldBackups(sql, environment.backups)
    app.log.info({ bytes, removed: removedCount }, 'backup made')
    return true
  })
  return hasBackedUp ?? false
}

export async function scheduleBackups(app: FastifyInstance): Promise<void> {
  if (app.environment.backups.at === undefined) return
  let currentRun: Promise<unknown> = Promise.resolve()
  const check = () => {
    currentRun = currentRun
      .then(() => backUpIfDue(app))
      .catch((error: unknown) => {
        if (!isDatabaseUnreachable(error)) app.log.error({ err: error }, 'the scheduled backup failed')
      })
  }
  const timer = setInterval(check, minuteMs)
  timer.unref()
  app.addHook('onReady', async () => check())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await currentRun
  })
}
