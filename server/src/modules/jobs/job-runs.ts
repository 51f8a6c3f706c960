import type { OpenRegistry } from '@samity/module-registry'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { JobEntry } from '@samity/shared-api/module'
import { audit } from '../../audit/audit.ts'
import type { Database, Sql } from '../../database/database.ts'
import { isLeased } from '../../database/lease.ts'
import { transaction } from '../../database/transaction.ts'

export type DeclaredJob = JobEntry & { module: string }
/** `started_at` tells this run from one of another process that took it over. */
export type ClaimedRun = { module: string; name: string; due_at: Instant; started_at: Instant }
export type RunResult = { release: string; durationMs: number; problem: string | null }

/** Of each job these runs are kept. */
const keptRuns = 30

export const declaredJobs = (registry: OpenRegistry): DeclaredJob[] =>
  registry
    .current()
    .modules.flatMap(({ name: module, descriptor: { service, jobs = [] } }) =>
      service ? jobs.map((job) => ({ ...job, module })) : [],
    )

/** The jobs with the last time at which each was due. Dhaka has no daylight saving time. */
const timesOf = (sql: Sql, jobs: DeclaredJob[]) => sql`
  (
    select j.module, j.name, case when t.today <= now() then t.today else t.today - interval '1 day' end as last_due
    from jsonb_to_recordset(${sql.json(jobs.map(({ module, name, at }) => ({ module, name, at })))}) as j (module text, name text, at interval)
    cross join lateral (
      select (date_trunc('day', now() at time zone 'Asia/Dhaka') + j.at) at time zone 'Asia/Dhaka' as today
    ) t
  )`

/**
 * Each job has one next run: a new job at its next time, and one that a release moves at its new time.
 * Returns the seconds until one of them is due, when its next run must be planned.
 */
export async function planRuns(sql: Database, jobs: DeclaredJob[]): Promise<number> {
  const [plan] = await sql<{ seconds: number }[]>`
    with times as ${timesOf(sql, jobs)}, planned as (
      insert into module_jobs (module, name, due_at)
      select module, name, last_due + interval '1 day' from times
      on conflict do nothing
    ), moved as (
      update module_jobs j
      set due_at = t.last_due + interval '1 day'
      from times t
      where j.module = t.module and j.name = t.name and j.finished_at is null and j.asked_by is null
        and j.due_at > now() and j.due_at <> t.last_due + interval '1 day'
        -- a clock that was ahead has let the run of that day happen already
        and not exists (
          select from module_jobs other
          where other.module = j.module and other.name = j.name and other.due_at = t.last_due + interval '1 day'
        )
    )
    select extract(epoch from min(last_due) + interval '1 day' - now())::float8 as seconds from times`
  return plan!.seconds
}

/**
 * Takes the runs that are due, each for one process, and of each job only one at a time. A run that waited
 * for days, because no server ran, counts for the last of them.
 */
export const claimRuns = (sql: Database, jobs: DeclaredJob[], leaseSeconds: number) => sql<ClaimedRun[]>`
  with due as (
    select distinct on (j.module, j.name) j.module, j.name, j.due_at, t.last_due
    from module_jobs j
    join ${timesOf(sql, jobs)} t on t.module = j.module and t.name = j.name
    where j.finished_at is null and (j.due_at <= now() or j.asked_by is not null)
      and not ${isLeased(sql, sql`j.leased_until`, leaseSeconds)}
      and not exists (
        select
        from module_jobs other
        where other.module = j.module and other.name = j.name and other.finished_at is null
          and ${isLeased(sql, sql`other.leased_until`, leaseSeconds)}
      )
    order by j.module, j.name, j.due_at
  )
  update module_jobs j
  set started_at = date_trunc('milliseconds', now()), leased_until = now() + make_interval(secs => ${leaseSeconds}),
    due_at = case when j.asked_by is null and j.started_at is null then greatest(j.due_at, due.last_due) else j.due_at end
  from due
  where j.module = due.module and j.name = due.name and j.due_at = due.due_at
    and j.finished_at is null and not ${isLeased(sql, sql`j.leased_until`, leaseSeconds)}
  returning j.module, j.name, j.due_at, j.started_at`

const isRun = (sql: Sql, { module, name, due_at, started_at }: ClaimedRun) => sql`
  module = ${module} and name = ${name} and due_at = ${due_at} and started_at = ${started_at} and finished_at is null`

/** Called while the run goes on. Changes no row when another process took it over. */
export const extendLease = (sql: Database, run: ClaimedRun, leaseSeconds: number) => sql`
  update module_jobs set leased_until = now() + make_interval(secs => ${leaseSeconds}) where ${isRun(sql, run)}`

/** The run starts again, here or in another process. */
export const giveBack = (sql: Database, run: ClaimedRun) => sql`
  update module_jobs set leased_until = null where ${isRun(sql, run)}`

/** Stores the result, writes the audit log in the name of the module, and sweeps old runs. */
export const finishRun = (sql: Database, run: ClaimedRun, result: RunResult): Promise<void> =>
  transaction(sql, async (tx) => {
    const { module, name, due_at } = run
    const { release, durationMs, problem } = result
    const { count } = await tx`
      update module_jobs
      set finished_at = now(), leased_until = null, release = ${release}, duration_ms = ${durationMs}, problem = ${problem}
      where ${isRun(tx, run)}`
    // another process took it over
    if (count === 0) return
    await audit(
      tx,
      { id: null, username: `${module} ${release}` },
      {
        action: 'run',
        subject: 'module-jobs',
        subject_id: `${module}/${name}`,
        after: { release, due_at, problem },
      },
    )
    await tx`
      delete from module_jobs
      where module = ${module} and name = ${name} and finished_at is not null and due_at not in (
        select due_at from module_jobs where module = ${module} and name = ${name} and finished_at is not null
        order by due_at desc limit ${keptRuns}
      )`
  })
