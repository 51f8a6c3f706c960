import type { FastifyInstance } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type { Agreement, CheckedBooks } from '@samity/shared-api/contract/accounts/agreement'
import type { Database, Sql } from '../../platform/database.ts'
import { checkAgreement } from './agreement.ts'

type Occasion = 'night' | 'restore' | 'command' | 'screen'

const kept = 400
const hour = 60 * 60 * 1000
const minute = 60 * 1000

/**
 * Checks the books and keeps what was found, so that the dashboard tells of it. For the nightly run, the screen, the
 * command line, and to be called after a restore: `(await runAgreement(sql, 'restore')).laws.every(({ ok }) => ok)`.
 */
export async function runAgreement(sql: Database, occasion: Occasion): Promise<Agreement> {
  const found = await checkAgreement(sql)
  const ok = found.laws.every((law) => law.ok)
  await sql`
    insert into agreement_runs (checked_at, occasion, ok, laws)
    values (${found.checked_at}, ${occasion}, ${ok}, ${sql.json(found.laws)})`
  await sql`delete from agreement_runs where id <= (select max(id) from agreement_runs) - ${kept}`
  return found
}

/** When the books were last checked and how many laws failed; null when they never were. */
export async function lastRun(sql: Sql): Promise<CheckedBooks | null> {
  const [run] = await sql<CheckedBooks[]>`
    select checked_at, ok, (select count(*) from jsonb_array_elements(laws) law where not (law ->> 'ok')::boolean)::int as failing
    from agreement_runs order by id desc limit 1`
  return run ?? null
}

/**
 * The check of the night, due from two in the morning in Dhaka. Of several servers the first one does it; one that was
 * off at that hour makes up for it when it runs again. Answers whether it was done here.
 */
export async function checkTonight(sql: Database): Promise<boolean> {
  return sql.begin(async (turn) => {
    const [asked] = await turn<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext('samity agreement')) as mine`
    if (!asked?.mine) return false
    const [due] = await turn`
      select where not exists (
        select from agreement_runs where occasion = 'night'
          and checked_at >= date_trunc('day', now() at time zone 'Asia/Dhaka' - interval '2 hours') at time zone 'Asia/Dhaka'
            + interval '2 hours'
      )`
    if (!due) return false
    await runAgreement(sql, 'night')
    return true
  })
}

/** Looks every quarter of an hour whether the night's check is due, the first time a minute after the start. */
function checkEveryNight(app: FastifyInstance): void {
  const closing = new AbortController()
  const keepLooking = async () => {
    await delay(minute, undefined, { signal: closing.signal, ref: false })
    for (;;) {
      await checkTonight(app.sql).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the nightly check of the books failed; it is tried again'),
      )
      await delay(hour / 4, undefined, { signal: closing.signal, ref: false })
    }
  }
  // ends only by being aborted
  app.addHook('onReady', async () => void keepLooking().catch(() => undefined))
  app.addHook('onClose', async () => closing.abort())
}

export async function agreement(app: FastifyInstance): Promise<void> {
  checkEveryNight(app)
  app.get('/agreement', { config: { longRead: true } }, () =>
    app.sharedRead('agreement', 'all', () => runAgreement(app.sql, 'screen')),
  )
}
