import type { FastifyInstance } from 'fastify'
import { today } from '@samity/shared-api/contract/day'
import type { RollbackReason } from '@samity/shared-api/contract/system/rollback-reason'
import type { DeviceClass } from '@samity/shared-api/contract/system/screen-figures'
import type { RegistryEntry } from '@samity/module-registry'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { lockModuleRegistry } from '../audit-registry-changes.ts'
import { rollBackNow } from '../auto-rollback.ts'
import { quantileOf, type Bucket } from './buckets.ts'
import { peopleDays, type MeasuredScreen } from './record-figures.ts'

/** A canary is slower when a figure is worse by a fifth, and by more than people and clocks notice. */
const slowerRatio = 1.2
const noiseMs = 50
/** One visit may have met a busy line. */
const minVisits = 3
const comparedFigures = ['rowsMs', 'framesMs'] as const
const percents = [50, 75]

type Comparison = {
  module: string
  screen: string
  device: DeviceClass
  active: string
  canary: string
  since: string
}
type ComparedFigure = {
  figure: (typeof comparedFigures)[number]
  /** The people who had both releases, and those of them for whom the canary is slower */
  people: number
  slower: number
  /** The people who had the active release since the canary began */
  others: number
}

const countPeople = (sql: Sql, { module, screen, device, active, canary, since }: Comparison) => sql<
  ComparedFigure[]
>`
  with person as (
    select figure, person,
      sum(total) filter (where release = ${canary}) / sum(visits) filter (where release = ${canary}) as canary,
      sum(total) filter (where release = ${active}) / sum(visits) filter (where release = ${active}) as active,
      sum(visits) filter (where release = ${canary}) >= ${minVisits}::int
        and sum(visits) filter (where release = ${active}) >= ${minVisits}::int as had_both,
      coalesce(bool_or(release = ${active} and day >= ${today(new Date(since))}::date), false) as is_other
    from screen_people
    where module = ${module} and release in (${canary}, ${active}) and screen = ${screen} and device = ${device}
      and figure in ${sql([...comparedFigures])} and day > ${today()}::date - ${peopleDays}::int
    group by figure, person
  )
  select figure, count(*) filter (where had_both) as people, count(*) filter (where is_other) as others,
    count(*) filter (where had_both and canary >= active * ${slowerRatio}::float8 and canary - active >= ${noiseMs}::float8) as slower
  from person group by figure order by figure desc`

const readBuckets = (
  sql: Sql,
  { module, screen, device, since }: Comparison,
  release: string,
  figure: string,
) => sql<Bucket[]>`
  select bucket, sum(visits) as visits from screen_figures
  where module = ${module} and release = ${release} and screen = ${screen} and device = ${device}
    and figure = ${figure} and day >= ${today(new Date(since))}::date
  group by bucket`

/**
 * The figure by which a canary is slower than the active release: for most of at least `minPeople` people
 * against the same people before, so that slow devices decide nothing, and for all people against those who
 * have the active release meanwhile, so that a busy server decides nothing.
 */
async function findSlowFigure(
  sql: Sql,
  comparison: Comparison,
  minPeople: number,
): Promise<Omit<RollbackReason, 'release' | 'minutes' | 'screen'> | undefined> {
  const { active, canary } = comparison
  for (const { figure, people, slower, others } of await countPeople(sql, comparison)) {
    if (slower < minPeople || slower * 2 <= people || others < minPeople) continue
    const [activeBuckets, canaryBuckets] = await Promise.all(
      [active, canary].map((release) => readBuckets(sql, comparison, release, figure)),
    )
    for (const percent of percents) {
      const [activeMs = 0, canaryMs = 0] = [activeBuckets, canaryBuckets].map((buckets) =>
        Math.round(quantileOf(buckets ?? [], percent / 100) ?? 0),
      )
      if (canaryMs >= activeMs * slowerRatio && canaryMs - activeMs >= noiseMs)
        return { failing: slower, people, reason: figure, percent, activeMs, canaryMs }
    }
  }
  return undefined
}

/** Call it after each measured visit. It ends the canary if the visited screen is slower in it. */
export async function maybeEndSlowCanary(
  app: FastifyInstance,
  { module, release, screen }: MeasuredScreen,
  device: DeviceClass,
): Promise<void> {
  const { people, minutes: observedMinutes } = app.environment.rollback
  if (observedMinutes === 0) return
  const compare = (entry: RegistryEntry | undefined): Comparison | undefined =>
    entry?.canary?.release === release
      ? { module, screen, device, active: entry.active, canary: release, since: entry.canary.since }
      : undefined
  const findComparison = () => compare(app.registry.stored().modules[module])
  const first = findComparison()
  if (!first || !(await findSlowFigure(app.sql, first, people))) return
  await transaction(app.sql, async (sql) => {
    await lockModuleRegistry(sql)
    const comparison = findComparison()
    const slow = comparison && (await findSlowFigure(sql, comparison, people))
    if (!slow) return
    const minutes = Math.ceil((Date.now() - Date.parse(comparison.since)) / 60_000)
    await rollBackNow(app, sql, { module, kind: 'canary', rollback: { release, minutes, screen, ...slow } })
  })
}
