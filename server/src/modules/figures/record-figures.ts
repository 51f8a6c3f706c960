import { createHmac } from 'node:crypto'
import { today } from '@samity/shared-api/contract/day'
import { screenFigures, type VisitFigures } from '@samity/shared-api/contract/system/screen-figures'
import { signingKey } from '../../auth/signing-keys.ts'
import type { Database } from '../../database/database.ts'
import { toBucket } from './buckets.ts'

export type MeasuredScreen = { module: string; release: string; screen: string }

/** The visits of one person that count for a figure of a screen in a day */
const maxVisitsPerDay = 20
/** A tab that slept measures hours */
const maxValue = 60_000
export const figureDays = 90
export const peopleDays = 14

/** Counts a visit in the histograms of its screen. `person` is stored as a hash. */
export async function recordFigures(
  sql: Database,
  person: string,
  { module, release, screen }: MeasuredScreen,
  { device, ...figures }: VisitFigures,
): Promise<void> {
  const key = { module, release, screen, device, day: today() }
  const secret = await signingKey(sql, 'screen figures')
  const hash = createHmac('sha256', secret).update(person).digest('base64url').slice(0, 22)
  const values = screenFigures.flatMap((figure) => {
    const value = figures[figure]
    return value === undefined ? [] : [{ figure, value: Math.min(value, maxValue) }]
  })
  const rows = values.map(({ figure, value }) => ({ ...key, figure, value, bucket: toBucket(value) }))
  await sql`
    with visit as (
      select * from jsonb_to_recordset(${sql.json(rows)}) as visit (
        module text, release text, screen text, device text, day date, figure text, value float8, bucket smallint
      )
    ), counted as (
      insert into screen_people (module, release, screen, device, figure, person, day, visits, total)
      select module, release, screen, device, figure, ${hash}, day, 1, value from visit
      on conflict on constraint screen_people_pkey do update
        set visits = screen_people.visits + 1, total = screen_people.total + excluded.total
        where screen_people.visits < ${maxVisitsPerDay}
      returning figure
    )
    insert into screen_figures (module, release, screen, device, figure, day, bucket, visits)
    select module, release, screen, device, figure, day, bucket, 1 from visit join counted using (figure)
    on conflict on constraint screen_figures_pkey do update set visits = screen_figures.visits + 1`
}

export async function sweepFigures(sql: Database): Promise<void> {
  await sql`delete from screen_figures where day <= ${today()}::date - ${figureDays}::int`
  await sql`delete from screen_people where day <= ${today()}::date - ${peopleDays}::int`
}
