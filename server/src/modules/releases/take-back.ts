import type { FastifyInstance } from 'fastify'
import { writeTakenBack } from '@samity/shared-api/contract/site/taken-back'
import { inDashboard } from '@samity/shared-api/module'
import {
  descriptorOf,
  endCanary,
  goBack,
  Refused,
  theSystem,
  type RegistryEntry,
} from '@samity/tooling/registry'
import type { Sql } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { theSystem as systemActor } from '../../platform/audit.ts'
import { auditChange, lockModules } from './audit-changes.ts'

type Trial = { since: string; kind: 'active' | 'canary' }

const minute = 60_000

/** A release is on trial for some minutes after people were first given it. What the system itself went back to is not: nothing flaps. */
function trialOf(entry: RegistryEntry | undefined, release: string, minutes: number): Trial | undefined {
  const on: Trial | undefined =
    entry?.canary?.release === release
      ? { since: entry.canary.since, kind: 'canary' }
      : entry?.active === release && entry.by !== theSystem
        ? { since: entry.changed, kind: 'active' }
        : undefined
  return on && Date.now() - Date.parse(on.since) <= minutes * minute ? on : undefined
}

type Count = { people: number; failing: number; screen: string; reason: string }

/** Anybody can pretend to be many addresses: three count as one person, and only where visitors have something to load. */
const addressesForOne = 3

/**
 * For how many people a release failed. Someone who got the screen later, by Retry, does not count; what a page reports
 * in one breath (loaded, then crashed) may arrive in either order.
 */
async function count(sql: Sql, module: string, release: string, since: string, visitors: boolean): Promise<Count> {
  const [{ users, addresses, users_failing, addresses_failing } = none] = await sql<(typeof none)[]>`
    with screens as (
      select person, failed_at >= ${since} and failed_at + interval '3 seconds' > coalesce(loaded_at, '-infinity') as failing
      from module_loads
      where module = ${module} and release = ${release} and greatest(loaded_at, failed_at) >= ${since}
    ), people as (
      select person like 'user:%' as user, coalesce(bool_or(failing), false) as failing from screens group by person
    )
    select count(*) filter (where "user") as users, count(*) filter (where not "user") as addresses,
      count(*) filter (where "user" and failing) as users_failing,
      count(*) filter (where not "user" and failing) as addresses_failing
    from people`
  const asPeople = (count: number) => (visitors ? Math.floor(count / addressesForOne) : 0)
  const [last] = await sql<{ reason: string; screen: string }[]>`
    select reason, screen from module_failures
    where module = ${module} and release = ${release} and at >= ${since}
    order by id desc limit 1`
  return {
    people: users + asPeople(addresses),
    failing: users_failing + asPeople(addresses_failing),
    screen: last?.screen ?? '',
    reason: last?.reason ?? '',
  }
}
const none = { users: 0, addresses: 0, users_failing: 0, addresses_failing: 0 }

/** After a failure: goes back to the release before when this one fails for too many of the people who got it. */
export async function considerTakingBack(
  app: FastifyInstance,
  { module, release }: { module: string; release: string },
): Promise<void> {
  const { registry, settings } = app
  const { share, people, minutes } = settings.rollback
  const trial = () => trialOf(registry.stored().modules[module], release, minutes)
  if (!trial()) return
  const isPublic = descriptorOf(registry.folder, module, release).routes.some(({ path }) => !inDashboard(path))
  const fails = ({ failing, people: all }: Count) => failing >= people && failing * 100 > share * all
  const first = trial()
  if (!first || !fails(await count(app.sql, module, release, first.since, isPublic))) return

  await transaction(app.sql, async (sql) => {
    await lockModules(sql)
    const now = trial()
    if (!now) return
    const counted = await count(sql, module, release, now.since, isPublic)
    if (!fails(counted)) return
    const why = writeTakenBack({
      release,
      failing: String(counted.failing),
      people: String(counted.people),
      minutes: String(minutes),
      screen: counted.screen,
      reason: counted.reason,
    })
    const deed = { by: theSystem, through: 'system', why, revision: registry.stored().revision } as const
    try {
      const { history } =
        now.kind === 'canary'
          ? endCanary(registry.folder, module, deed)
          : goBack(registry.folder, module, deed)
      app.log.error({ module, release, why }, 'release taken back')
      if (history[0]) await auditChange(sql, systemActor, history[0])
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      app.log.error({ module, release, why, refused: error.message }, 'release could not be taken back')
    }
  })
}
