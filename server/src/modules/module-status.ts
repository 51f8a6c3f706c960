import type { Instant } from '@samity/shared-api/contract/moment'
import type { FastifyInstance } from 'fastify'
import type {
  ModuleFailureRow,
  ModulesResponse,
  ModuleStatus,
  ReleaseStatus,
} from '@samity/shared-api/contract/system/modules'
import { reasonInEnglish } from '@samity/shared-api/contract/system/rollback-reason'
import {
  descriptorOf,
  listReleases,
  modulesWithReleases,
  readRelease,
  CommandError,
  releaseAddedAt,
  type RegistryEntry,
} from '@samity/module-registry'
import type { Sql } from '../database/database.ts'
import type { SignedInUser } from '../http/access.ts'
import { rehearsalSummary } from './rehearsals/running-rehearsal.ts'
import { releaseAsks } from './release-asks.ts'

type ReleaseUsage = { module: string; release: string; people: number; failing: number }

/**
 * For each release: the people who had it in the last day, and those of them for whom its last load failed.
 */
const loadUsage = (sql: Sql) => sql<ReleaseUsage[]>`
  select module, release, count(*) as people, count(*) filter (where failing) as failing
  from (
    select module, release, person,
      coalesce(bool_or(failed_at + interval '3 seconds' > coalesce(loaded_at, '-infinity')), false) as failing
    from module_loads
    where greatest(loaded_at, failed_at) > now() - interval '1 day'
    group by module, release, person
  ) people
  group by module, release`

type WrittenCount = { module: string; release: string; count: number }

const loadWrittenCounts = (sql: Sql) => sql<WrittenCount[]>`
  select module, release, count(*)::int as count
  from audit_events
  where release is not null
  group by module, release`

/**
 * The releases that a user chose for their own pages. A choice has an effect only while the module has a
 * canary.
 */
export async function loadChoices(sql: Sql, user: number): Promise<Record<string, string>> {
  const rows = await sql<{ module: string; release: string }[]>`
    select module, release from module_choices where user_id = ${user}`
  return Object.fromEntries(rows.map(({ module, release }) => [module, release]))
}

const stateOf = (entry: RegistryEntry | undefined, release: string): ReleaseStatus['state'] => {
  if (release === entry?.active) return 'active'
  if (release === entry?.canary?.release) return 'canary'
  return release === entry?.previous ? 'previous' : null
}

/** An unreadable release is listed too: activating it is refused with the reason. */
export function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof CommandError) return otherwise
    throw error
  }
}

/**
 * The module registry writes moments as ISO timestamps; it is a package of its own and has no type for them.
 */
const instant = (text: string) => text as Instant // as above

export async function loadModuleStatus(app: FastifyInstance, user: SignedInUser): Promise<ModulesResponse> {
  const { registry, sql, environment } = app
  const { folder } = registry
  const { modules, history, revision } = registry.stored()
  const [usage, written, choices, failures] = await Promise.all([
    loadUsage(sql),
    loadWrittenCounts(sql),
    loadChoices(sql, user.id),
    sql<ModuleFailureRow[]>`
      select id, at, module, release, screen, reason, detail from module_failures order by id desc limit 50`,
  ])
  const ownModules = registry.forViewer({ key: `user:${user.id}`, releaseChoices: choices }).modules

  const statusOf = (name: string): ModuleStatus => {
    const entry = Object.hasOwn(modules, name) ? modules[name] : undefined
    const releases = listReleases(folder, name)
    const readDescriptor = (release: string) => orElse(() => descriptorOf(folder, name, release), undefined)
    const activeDescriptor = entry && readDescriptor(entry.active)
    const titleRelease = entry?.active ?? releases[0] ?? ''
    return {
      name,
      title: orElse(() => descriptorOf(folder, name, titleRelease).title, { en: name, bn: name }),
      active: entry?.active ?? null,
      changed: entry ? instant(entry.changed) : null,
      by: entry?.by ?? null,
      canary: entry?.canary ? { ...entry.canary, since: instant(entry.canary.since) } : null,
      mine: ownModules.find((module) => module.name === name)?.release ?? null,
      chosen: entry?.canary && choices[name] ? choices[name] : null,
      mayGoBack: Boolean(entry?.canary ?? entry?.previous),
      releases: releases.map((release) => {
        const isThis = (one: { module: string; release: string }) =>
          one.module === name && one.release === release
        const counts = usage.find(isThis)
        const descriptor = readDescriptor(release)
        return {
          release,
          asks: descriptor ? releaseAsks(descriptor, activeDescriptor) : [],
          made: instant(releaseAddedAt(folder, name, release)),
          local: orElse(() => readRelease(folder, name, release).released === null, false),
          state: stateOf(entry, release),
          ended: history.some((change) => change.rollback?.release === release && change.module === name),
          people: counts?.people ?? 0,
          failing: counts?.failing ?? 0,
          written: written.find(isThis)?.count ?? 0,
          service: app.services.statusOf(name, release),
          rehearsal: orElse(() => rehearsalSummary(folder, name, release), null),
        }
      }),
    }
  }
  return {
    revision,
    problem: registry.warning(),
    limits: environment.rollback,
    // including modules that nobody has activated yet
    modules: [...new Set([...Object.keys(modules), ...modulesWithReleases(folder)])].sort().map(statusOf),
    history: history.slice(0, 100).map((change) => ({
      ...change,
      at: instant(change.at),
      why: reasonInEnglish(change),
    })),
    failures: [...failures],
  }
}
