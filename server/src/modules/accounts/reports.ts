import type { FastifyInstance } from 'fastify'
import { today, yearOf } from '@samity/shared-api/contract'
import { fundReportPaths } from '@samity/shared-api/contract/accounts/fund'
import { periods, type Period, type Side } from '@samity/shared-api/contract/accounts/reports'
import { malformed } from '../../platform/errors.ts'
import { wholeNumber, type ListQuery } from '../../platform/list.ts'
import { monthlyList, yearsWithData } from './figures.ts'
import { keptRecords } from './fund-records.ts'
import { fundReport, inJson } from './fund-report.ts'
import { keptCounts, ledgerRecords } from './ledger-records.ts'
import { yearReport } from './year-report.ts'

type Asked = { Querystring: ListQuery }

/** The year asked for; the current one when none is. What is no year is 400. */
export const yearAsked = (query: ListQuery): number =>
  wholeNumber(query, 'year', 1900, 2200) ?? yearOf(today())

function periodAsked({ period }: ListQuery): Period {
  const asked = Object.keys(periods).find((name) => name === (period || 'whole'))
  if (!asked)
    throw malformed(undefined, { period: { en: 'first10, last2 or whole', bn: 'first10, last2 অথবা whole' } })
  // found among the keys
  return asked as Period
}

/** Every figure comes from the ledger's day sums; the records behind a figure from the ledger's lines. */
export async function reports(app: FastifyInstance): Promise<void> {
  const long = { config: { longRead: true } }
  const year = (path: string, side: Side) =>
    app.get<Asked>(path, long, ({ query }) => {
      const [year, period] = [yearAsked(query), periodAsked(query)]
      return app.sharedRead(path, [year, period], () => yearReport(app.sql, side, year, period))
    })
  const monthly = (path: string, side: Side) =>
    app.get<Asked>(path, long, ({ query }) => {
      const [year, month] = [yearAsked(query), wholeNumber(query, 'month', 0, 12) ?? 0]
      return app.sharedRead(path, [year, month], () => monthlyList(app.sql, side, year, month))
    })

  year('/income-report', 'income')
  year('/expanse-report', 'expense')
  monthly('/monthly-income', 'income')
  monthly('/monthly-expanse', 'expense')
  const kept = keptRecords()
  for (const fund of ['general', 'welfare'] as const)
    for (const side of ['income', 'expense'] as const)
      app.get<Asked>(`/${fundReportPaths[fund][side]}`, long, async ({ query }, reply) => {
        const year = yearAsked(query)
        const report = await app.sharedRead(`${fund} ${side}`, year, async () =>
          inJson(await fundReport(app.sql, kept, fund, side, year)),
        )
        return reply.type('application/json; charset=utf-8').send(report)
      })

  app.get('/years', () => yearsWithData(app.sql))
  const counts = keptCounts()
  app.get<Asked>('/ledger-records', async ({ query }, reply) => {
    const { rows, total, amount } = await ledgerRecords(app.sql, query, counts)
    return reply.headers({ 'x-total-count': total, 'x-total-amount': amount }).send(rows)
  })
}
