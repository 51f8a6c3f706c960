import type { FastifyInstance } from 'fastify'
import { today } from '@samity/shared-api/contract/day'
import {
  screenFigures,
  type DeviceClass,
  type ModuleFigures,
  type Quantiles,
  type ScreenFigure,
} from '@samity/shared-api/contract/system/screen-figures'
import { descriptorOf, listReleases } from '@samity/module-registry'
import { z } from 'zod'
import { admin } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { orElse } from '../module-status.ts'
import { quantileOf, type Bucket } from './buckets.ts'
import { figureDays } from './record-figures.ts'

type Row = Bucket & { release: string; screen: string; device: DeviceClass; figure: ScreenFigure }

/** Whole numbers: the buckets are coarser */
function quantilesOf(rows: Bucket[]): Quantiles | null {
  const [median, high] = [quantileOf(rows, 0.5), quantileOf(rows, 0.75)]
  return median === null || high === null ? null : { median: Math.round(median), high: Math.round(high) }
}
const visitsOf = (rows: Bucket[]): number => rows.reduce((sum, { visits }) => sum + visits, 0)

/** Fewer visits say nothing about three quarters of them. */
const minVisits = 10

function rowOf(release: string, ofScreen: Row[], budget: Partial<Record<ScreenFigure, number>> = {}) {
  const { screen, device } = ofScreen[0]!
  const ofFigure = (figure: ScreenFigure) => ofScreen.filter((row) => row.figure === figure)
  const quantiles = {
    rowsMs: quantilesOf(ofFigure('rowsMs')),
    framesMs: quantilesOf(ofFigure('framesMs')),
    kib: quantilesOf(ofFigure('kib')),
    requests: quantilesOf(ofFigure('requests')),
  }
  const isOver = (figure: ScreenFigure) =>
    visitsOf(ofFigure(figure)) >= minVisits && (quantiles[figure]?.high ?? 0) > (budget[figure] ?? Infinity)
  const visits = Math.max(...screenFigures.map((figure) => visitsOf(ofFigure(figure))))
  return { release, screen, device, visits, over: screenFigures.filter(isOver), ...quantiles }
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function figureRoutes(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/modules/:name/figures',
    route({
      roles: admin,
      summary: 'Module: how fast its screens are, by release',
      returns: 'ModuleFigures',
      schema: { params: z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) }) },
    }),
    async ({ params: { name } }): Promise<ModuleFigures> => {
      const { folder } = app.registry
      const rows = await app.sql<Row[]>`
        select release, screen, device, figure, bucket, sum(visits) as visits from screen_figures
        where module = ${name} and day > ${today()}::date - ${figureDays}::int
        group by release, screen, device, figure, bucket
        order by screen, device`
      const byRelease = Map.groupBy(rows, ({ release }) => release)
      const measured = listReleases(folder, name).flatMap((release) => {
        const ofRelease = byRelease.get(release)
        return ofRelease ? [{ release, rows: ofRelease }] : []
      })
      return {
        days: figureDays,
        screens: measured.flatMap(({ release, rows: ofRelease }) => {
          const budgets = orElse(() => descriptorOf(folder, name, release).budgets, undefined)
          return [...Map.groupBy(ofRelease, ({ screen, device }) => `${screen} ${device}`).values()].map(
            (ofScreen) => rowOf(release, ofScreen, budgets?.[ofScreen[0]!.screen]),
          )
        }),
        releases: measured.toReversed().flatMap(({ release, rows: ofRelease }) => {
          const quantiles = quantilesOf(ofRelease.filter(({ figure }) => figure === 'rowsMs'))
          return quantiles ? [{ release, ...quantiles }] : []
        }),
      }
    },
  )
}
