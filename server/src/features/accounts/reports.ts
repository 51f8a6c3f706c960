import type { FastifyInstance, FastifyRequest } from 'fastify'
import { today, yearOf } from '@samity/shared-api/contract'
import { fundReportPaths } from '@samity/shared-api/contract/accounts/fund'
import { periods, type Period, type Side } from '@samity/shared-api/contract/accounts/reports'
import { malformed } from '../../http/errors.ts'
import { readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { readMonthlyList, readYearsWithData } from './category-sums.ts'
import { createFundReportCache, readFundReportJson } from './fund-report-cache.ts'
import { createRecordCountCache, readLedgerRecords } from './ledger-records.ts'
import { readYearReport } from './year-report.ts'
import { readers } from '../../http/access.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import {
  orderingParameters,
  pageParameters,
  rangeParameters,
  searchParameters,
  textSchema,
  wholeSchema,
  yearParameters,
  type RouteDescription,
} from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const yearReport = (summary: string): RouteDescription => ({
  summary,
  returns: 'YearReport',
  query: { ...yearParameters, period: textSchema('first10, last2 or whole') },
})
const monthlyList = (summary: string): RouteDescription => ({
  summary,
  returns: 'MonthlyList',
  query: { ...yearParameters, month: wholeSchema('The month; 0 for the whole year', 0, 12) },
})
const fundReport = (summary: string): RouteDescription => ({
  summary,
  returns: 'FundReport',
  query: yearParameters,
})

type ListRequest = { Querystring: ListQuery }

/** The year of the query, or the current year when it has none (400 when the value is not a year). */
export const parseYear = (query: ListQuery): number =>
  readIntegerParameter(query, 'year', 1900, 2200) ?? yearOf(today())

function parsePeriod({ period }: ListQuery): Period {
  const key = Object.keys(periods).find((name) => name === (period || 'whole'))
  if (!key)
    throw malformed(undefined, { period: { en: 'first10, last2 or whole', bn: 'first10, last2 অথবা whole' } })
  // one of the keys
  return key as Period
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function reports(app: FastifyInstance): Promise<void> {
  const afterCount = { preHandler: refuseBeforeCount }
  const longRead = { config: { longRead: true }, ...afterCount }
  const readYear =
    (path: string, side: Side) =>
    ({ query }: FastifyRequest<ListRequest>) => {
      const [year, period] = [parseYear(query), parsePeriod(query)]
      return app.sharedRead(path, [year, period], () => readYearReport(app.sql, side, year, period))
    }
  const readMonths =
    (path: string, side: Side) =>
    ({ query }: FastifyRequest<ListRequest>) => {
      const [year, month] = [parseYear(query), readIntegerParameter(query, 'month', 0, 12) ?? 0]
      return app.sharedRead(path, [year, month], () => readMonthlyList(app.sql, side, year, month))
    }

  app.get<ListRequest>(
    '/income-report',
    route({ roles: readers, ...yearReport('Income by category and month of a year'), ...longRead }),
    readYear('/income-report', 'income'),
  )
  app.get<ListRequest>(
    '/expanse-report',
    route({ roles: readers, ...yearReport('Expenses by category and month of a year'), ...longRead }),
    readYear('/expanse-report', 'expense'),
  )
  app.get<ListRequest>(
    '/monthly-income',
    route({ roles: readers, ...monthlyList('Income by category and day'), ...longRead }),
    readMonths('/monthly-income', 'income'),
  )
  app.get<ListRequest>(
    '/monthly-expanse',
    route({ roles: readers, ...monthlyList('Expenses by category and day'), ...longRead }),
    readMonths('/monthly-expanse', 'expense'),
  )
  const fundReportCache = createFundReportCache()
  for (const fund of ['general', 'welfare'] as const)
    for (const side of ['income', 'expense'] as const)
      app.get<ListRequest>(
        `/${fundReportPaths[fund][side]}`,
        route({
          roles: readers,
          ...fundReport(
            `${fund === 'general' ? 'General' : 'Welfare'} fund: ${side === 'income' ? 'income' : 'expenses'}`,
          ),
          ...longRead,
        }),
        async ({ query }, reply) => {
          const year = parseYear(query)
          const report = await app.sharedRead(`${fund} ${side}`, year, () =>
            readFundReportJson(app.sql, fundReportCache, fund, side, year),
          )
          return reply.type('application/json; charset=utf-8').send(report)
        },
      )

  app.get(
    '/years',
    route({
      roles: readers,
      summary: 'Years with data',
      returns: { type: 'array', items: { type: 'integer' } },
    }),
    () => readYearsWithData(app.sql),
  )
  const countCache = createRecordCountCache()
  app.get<ListRequest>(
    '/ledger-records',
    route({
      roles: readers,
      summary: 'Records behind a figure of a report',
      returns: 'LedgerRecord[]',
      query: {
        ...pageParameters,
        ...searchParameters,
        ...rangeParameters,
        ...orderingParameters(['date', 'amount', 'number']),
        side: textSchema('income, passed_on, collected or expense'),
        category: textSchema('Ids of categories, separated by commas'),
        without: textSchema('Ids of categories to leave out'),
        head: wholeSchema('The id of a head', 1),
        payment_type: textSchema('cash, bank, check or mobile_banking'),
      },
      total: 'amount',
      ...afterCount,
    }),
    async ({ query }, reply) => {
      const { rows, total, amount } = await readLedgerRecords(app.sql, query, countCache)
      return reply.headers({ 'x-total-count': total, 'x-total-amount': amount }).send(rows)
    },
  )
}
