import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type {
  ReconciliationCheck,
  ReconciliationReport,
  ReconciliationSummary,
} from '@samity/shared-api/contract/accounts/reconciliation'
import { verifySinceMark } from '../../audit/verify-audit.ts'
import type { Database, Sql } from '../../database/database.ts'
import { reconcile } from './reconciliation.ts'
import { readers } from '../../http/access.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import { routesOf } from '../../http/route.ts'

type Occasion = 'night' | 'restore' | 'command' | 'screen'

const maxRuns = 400
const hourMs = 60 * 60 * 1000
const minuteMs = 60 * 1000

declare module 'fastify' {
  interface FastifyInstance {
    /** The checks of the active modules. The modules set it: they know the services. */
    readModuleChecks(): Promise<ReconciliationCheck[]>
  }
}

type ReadMoreChecks = () => Promise<ReconciliationCheck[]>
/** Restores and commands run no services. */
const noMoreChecks: ReadMoreChecks = async () => []

/**
 * Runs all reconciliation checks and stores the result, which the dashboard shows. The nightly run, the
 * screen and the command line call it, and a restore: `(await runReconciliation(sql,
 * 'restore')).laws.every(({ ok }) => ok)`.
 */
export async function runReconciliation(
  sql: Database,
  occasion: Occasion,
  readMoreChecks = noMoreChecks,
): Promise<ReconciliationReport> {
  const [{ checked_at, laws }, more] = await Promise.all([reconcile(sql), readMoreChecks()])
  const report = { checked_at, laws: [...laws, ...more] }
  // a service that is down is no difference in the books
  const ok = report.laws.every((check) => check.ok || check.unanswered)
  await sql`
    insert into reconciliation_runs (checked_at, occasion, ok, checks)
    values (${report.checked_at}, ${occasion}, ${ok}, ${sql.json(report.laws)})`
  await sql`delete from reconciliation_runs where id <= (select max(id) from reconciliation_runs) - ${maxRuns}`
  return report
}

export async function readLastRun(sql: Sql): Promise<ReconciliationSummary | null> {
  const [run] = await sql<ReconciliationSummary[]>`
    select checked_at, ok, (select count(*) from jsonb_array_elements(checks) c where not (c ->> 'ok')::boolean and c -> 'unanswered' is null)::int as failing
    from reconciliation_runs order by id desc limit 1`
  return run ?? null
}

/**
 * Runs the nightly reconciliation, which is due from 2:00 in Dhaka. Only the first of several servers runs
 * it. A server that was off at that hour runs it after its next start. Returns whether this call ran it.
 */
export async function runNightlyReconciliation(
  sql: Database,
  readMoreChecks = noMoreChecks,
): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext('samity agreement')) as mine`
    if (!lock?.mine) return false
    const [due] = await transaction`
      select where not exists (
        select from reconciliation_runs where occasion = 'night'
          and checked_at >= date_trunc('day', now() at time zone 'Asia/Dhaka' - interval '2 hours') at time zone 'Asia/Dhaka'
            + interval '2 hours'
          -- a clock that was ahead must not end the checks until then
          and checked_at <= now() + interval '1 hour'
      )`
    if (!due) return false
    await runReconciliation(sql, 'night', readMoreChecks)
    return true
  })
}

/**
 * After the nightly reconciliation this reads the whole audit log, so that a verification by day reads what
 * is new since.
 */
export async function runNightlyChecks({
  sql,
  secretBox,
  log,
  readModuleChecks,
}: Pick<FastifyInstance, 'sql' | 'secretBox'> &
  Partial<Pick<FastifyInstance, 'readModuleChecks'>> & {
    log: Pick<FastifyBaseLogger, 'error'>
  }): Promise<void> {
  if (!(await runNightlyReconciliation(sql, readModuleChecks))) return
  const { ok, broken, problem } = await verifySinceMark(sql, secretBox, { isFull: true })
  if (!ok) log.error({ entry: broken, problem }, 'the audit log is not as it was written')
}

function scheduleNightlyReconciliation(app: FastifyInstance): void {
  const shutdown = new AbortController()
  const poll = async () => {
    await delay(minuteMs, undefined, { signal: shutdown.signal, ref: false })
    for (;;) {
      await runNightlyChecks(app).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the nightly checks failed and will be retried'),
      )
      await delay(hourMs / 4, undefined, { signal: shutdown.signal, ref: false })
    }
  }
  // the loop ends only when it is aborted
  app.addHook('onReady', async () => void poll().catch(() => undefined))
  app.addHook('onClose', async () => shutdown.abort())
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function reconciliation(app: FastifyInstance): Promise<void> {
  scheduleNightlyReconciliation(app)
  app.get(
    '/agreement',
    route({
      roles: readers,
      summary: 'Whether receipts, ledger and totals agree',
      returns: 'ReconciliationReport',
      config: { longRead: true },
      preHandler: refuseBeforeCount,
    }),
    () =>
      app.sharedRead('agreement', 'all', () => runReconciliation(app.sql, 'screen', app.readModuleChecks)),
  )
}
