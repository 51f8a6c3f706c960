import type { FastifyInstance } from 'fastify'
import {
  startSteps,
  type GettingStarted,
  type StartStep,
} from '@samity/shared-api/contract/start/getting-started'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { loadSettings } from '../../settings/settings.ts'
import { routesOf } from '../../http/route.ts'

/** Above this many active accounts the association has more people than the one who set Samity up. */
const firstPerson = 1

type Counts = Record<Exclude<StartStep, 'name' | 'logo'>, number>

/**
 * Counts what each step makes. A demo or a restored backup has its steps done, because only the data counts.
 */
const readCounts = async (sql: Sql): Promise<Counts> => {
  const [counts] = await sql<[Counts]>`
    select (select count(*) from users where status = 'active')::int as people,
      -- saved once, whatever was chosen
      (select count(*) from settings where key = 'members')::int as "public-card",
      (select count(*) from buildings where archived_at is null)::int as buildings,
      (select count(*) from banks where archived_at is null)::int as banks,
      (select count(*) from advocates where archived_at is null)::int as members,
      (select count(*) from money_places where opening_day is not null and archived_at is null)::int as "opening-amounts",
      -- totals of past years are no receipts of the counter
      (select count(*) from (select from receipts where voided_at is null and series <> 'OLD' limit 1000) r)::int as "first-receipt",
      (select count(*) from backups where finished_at is not null and problem is null)::int as backup`
  return counts
}

export async function readGettingStarted(sql: Sql): Promise<GettingStarted> {
  const [{ association }, counts] = await Promise.all([loadSettings(sql), readCounts(sql)])
  const hasName = association.name.en !== defaultSettings.association.name.en
  const all: Record<StartStep, number> = {
    ...counts,
    name: hasName ? 1 : 0,
    logo: association.logo === null ? 0 : 1,
  }
  const steps = startSteps.map((step) => ({
    step,
    count: all[step],
    done: all[step] > (step === 'people' ? firstPerson : 0),
  }))
  return { steps, done: steps.filter(({ done }) => done).length }
}

const route = routesOf({ area: 'system', tokens: 'closed' })

export async function gettingStarted(app: FastifyInstance): Promise<void> {
  app.get(
    '/getting-started',
    route({ roles: admin, summary: 'Steps of a new association', returns: 'GettingStarted' }),
    () => readGettingStarted(app.sql),
  )
}
