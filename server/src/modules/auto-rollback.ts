import type { FastifyInstance } from 'fastify'
import { reasonInEnglish, type RollbackReason } from '@samity/shared-api/contract/system/rollback-reason'
import {
  endCanary,
  activatePrevious,
  withLock,
  CommandError,
  systemChange,
  type StoredRegistry,
} from '@samity/module-registry'
import type { Sql, Transaction } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { systemActor } from '../audit/audit.ts'
import { auditRegistryChange, lockModuleRegistry } from './audit-registry-changes.ts'
import type { ServerSideCheck } from './server-side-check.ts'

export type ObservationWindow = { since: string; kind: 'active' | 'canary' }

const minuteMs = 60_000

/**
 * The server observes a release for some minutes after people first received it. It does not observe a
 * release that it rolled back to itself: otherwise the module could flap between two releases.
 */
export function observationWindowOf(
  { modules, history }: StoredRegistry,
  module: string,
  release: string,
  minutes: number,
): ObservationWindow | undefined {
  const entry = modules[module]
  // an account may have any name, so `through` and not `by` says whether the system made the change
  const activation = history.find((change) => change.module === module && change.to === release)
  const observation: ObservationWindow | undefined =
    entry?.canary?.release === release
      ? { since: entry.canary.since, kind: 'canary' }
      : entry?.active === release && activation?.through !== 'system'
        ? { since: entry.changed, kind: 'active' }
        : undefined
  return observation && Date.now() - Date.parse(observation.since) <= minutes * minuteMs
    ? observation
    : undefined
}

type FailureShare = { people: number; failing: number }
/**
 * Failures of accounts decide. Failures of visitors' networks, which anyone can invent, only make the server
 * check the release.
 */
type FailureCounts = { accounts: FailureShare; networks: FailureShare; screen: string; reason: string }

/** Anyone can have many addresses, so three networks count as one person. */
const networksPerPerson = 3

/**
 * Counts the people for whom a release failed. A person who got the screen later by Retry does not count. A
 * page may report `loaded` and `crashed` at almost the same moment, and the two may arrive in either order:
 * hence the 3 seconds.
 */
async function countFailures(
  sql: Sql,
  module: string,
  release: string,
  since: string,
): Promise<FailureCounts> {
  const [{ users, addresses, users_failing, addresses_failing } = noFailures] = await sql<
    (typeof noFailures)[]
  >`
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
  const toPeople = (networkCount: number) => Math.floor(networkCount / networksPerPerson)
  const [lastFailure] = await sql<{ reason: string; screen: string }[]>`
    select reason, screen from module_failures
    where module = ${module} and release = ${release} and at >= ${since}
    order by id desc limit 1`
  return {
    accounts: { people: users, failing: users_failing },
    networks: { people: toPeople(addresses), failing: toPeople(addresses_failing) },
    screen: lastFailure?.screen ?? '',
    reason: lastFailure?.reason ?? '',
  }
}
const noFailures = { users: 0, addresses: 0, users_failing: 0, addresses_failing: 0 }

/**
 * Call it after each reported failure. It rolls the release back when it fails for too many of the accounts
 * that received it, or for too many networks and in the server's own check too.
 */
export async function maybeRollBack(
  app: FastifyInstance,
  { module, release }: { module: string; release: string },
  isBrokenOnServer: ServerSideCheck,
): Promise<void> {
  const { registry, environment } = app
  const { share, people, minutes } = environment.rollback
  const findWindow = () => observationWindowOf(registry.stored(), module, release, minutes)
  const fails = ({ failing, people: all }: FailureShare) => failing >= people && failing * 100 > share * all
  const firstWindow = findWindow()
  if (!firstWindow) return
  const counts = await countFailures(app.sql, module, release, firstWindow.since)
  const isBroken =
    !fails(counts.accounts) && fails(counts.networks) && (await isBrokenOnServer(module, release))
  if (!fails(counts.accounts) && !isBroken) return

  await transaction(app.sql, async (sql) => {
    await lockModuleRegistry(sql)
    const currentWindow = findWindow()
    if (!currentWindow) return
    const { accounts, networks, screen, reason } = await countFailures(
      sql,
      module,
      release,
      currentWindow.since,
    )
    const decisive = fails(accounts) ? accounts : isBroken ? networks : undefined
    if (!decisive) return
    const rollback: RollbackReason = {
      release,
      failing: decisive.failing,
      people: decisive.people,
      minutes,
      screen,
      reason,
    }
    await rollBackNow(app, sql, { module, kind: currentWindow.kind, rollback })
  })
}

/**
 * Ends the canary or activates the previous release. Call it in a transaction that has the lock of the module
 * registry.
 */
export async function rollBackNow(
  { registry, log }: FastifyInstance,
  sql: Transaction,
  { module, kind, rollback }: { module: string; kind: ObservationWindow['kind']; rollback: RollbackReason },
): Promise<void> {
  const { release } = rollback
  const context = {
    by: systemChange,
    through: 'system',
    rollback,
    revision: registry.stored().revision,
  } as const
  const why = reasonInEnglish({ why: '', rollback })
  try {
    const { history } = await withLock(registry.folder, () =>
      kind === 'canary'
        ? endCanary(registry.folder, module, context)
        : activatePrevious(registry.folder, module, context),
    )
    log.error({ module, release, why }, 'release rolled back')
    if (history[0]) await auditRegistryChange(sql, systemActor, history[0])
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    log.error({ module, release, why, refused: error.message }, 'release could not be rolled back')
  }
}
