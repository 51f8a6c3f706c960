import type { FastifyInstance } from 'fastify'
import { writeTakenBack } from '@samity/shared-api/contract/site/taken-back'
import { endCanary, goBack, inTurn, Refused, theSystem, type StoredRegistry } from '@samity/tooling/registry'
import type { Sql } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { theSystem as systemActor } from '../../platform/audit.ts'
import { auditChange, lockModules } from './audit-changes.ts'
import { isBrokenHere } from './own-check.ts'

type Trial = { since: string; kind: 'active' | 'canary' }

const minute = 60_000

/** A release is on trial for some minutes after people were first given it. What the system itself went back to is not: nothing flaps. */
function trialOf(
  { modules, history }: StoredRegistry,
  module: string,
  release: string,
  minutes: number,
): Trial | undefined {
  const entry = modules[module]
  // an account may have any name, so the way of the change decides who made it
  const activation = history.find((change) => change.module === module && change.to === release)
  const on: Trial | undefined =
    entry?.canary?.release === release
      ? { since: entry.canary.since, kind: 'canary' }
      : entry?.active === release && activation?.through !== 'system'
        ? { since: entry.changed, kind: 'active' }
        : undefined
  return on && Date.now() - Date.parse(on.since) <= minutes * minute ? on : undefined
}

type Share = { people: number; failing: number }
/** Accounts decide; networks of visitors, whom nobody knows, only make the server look for itself. */
type Count = { accounts: Share; networks: Share; screen: string; reason: string }

/** Anyone can have many addresses: three networks count as one person. */
const networksForOne = 3

/**
 * For how many people a release failed. Someone who got the screen later, by Retry, does not count; what a page reports
 * in one breath (loaded, then crashed) may arrive in either order.
 */
async function count(sql: Sql, module: string, release: string, since: string): Promise<Count> {
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
  const asPeople = (count: number) => Math.floor(count / networksForOne)
  const [last] = await sql<{ reason: string; screen: string }[]>`
    select reason, screen from module_failures
    where module = ${module} and release = ${release} and at >= ${since}
    order by id desc limit 1`
  return {
    accounts: { people: users, failing: users_failing },
    networks: { people: asPeople(addresses), failing: asPeople(addresses_failing) },
    screen: last?.screen ?? '',
    reason: last?.reason ?? '',
  }
}
const none = { users: 0, addresses: 0, users_failing: 0, addresses_failing: 0 }

/** After a failure: rolls back when the release fails for too many of the accounts that got it, or is broken for the server too. */
export async function considerTakingBack(
  app: FastifyInstance,
  { module, release }: { module: string; release: string },
): Promise<void> {
  const { registry, settings } = app
  const { share, people, minutes } = settings.rollback
  const trial = () => trialOf(registry.stored(), module, release, minutes)
  const fails = ({ failing, people: all }: Share) => failing >= people && failing * 100 > share * all
  const first = trial()
  if (!first) return
  const before = await count(app.sql, module, release, first.since)
  const isBroken =
    !fails(before.accounts) && fails(before.networks) && (await isBrokenHere(app, module, release))
  if (!fails(before.accounts) && !isBroken) return

  await transaction(app.sql, async (sql) => {
    await lockModules(sql)
    const now = trial()
    if (!now) return
    const { accounts, networks, screen, reason } = await count(sql, module, release, now.since)
    const decisive = fails(accounts) ? accounts : isBroken ? networks : undefined
    if (!decisive) return
    const why = writeTakenBack({
      release,
      failing: String(decisive.failing),
      people: String(decisive.people),
      minutes: String(minutes),
      screen,
      reason,
    })
    const deed = { by: theSystem, through: 'system', why, revision: registry.stored().revision } as const
    try {
      const { history } = await inTurn(registry.folder, () =>
        now.kind === 'canary'
          ? endCanary(registry.folder, module, deed)
          : goBack(registry.folder, module, deed),
      )
      app.log.error({ module, release, why }, 'release rolled back')
      if (history[0]) await auditChange(sql, systemActor, history[0])
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      app.log.error({ module, release, why, refused: error.message }, 'release could not be rolled back')
    }
  })
}
