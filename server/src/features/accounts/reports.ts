import type { FastifyInstance } from 'fastify'
import { today, yearOf } from '@samity/shared-api/contract'
import { fundReportPaths } from '@samity/shared-api/contract/accounts/fund'
import { periods, type Period, type Side } from '@samity/shared-api/contract/accounts/reports'
import { malformed } from '../../http/errors.ts'
import { readIntegerParameter, type ListQuery } from '../../resources/list.ts'
import { readMonthlyList, readYearsWithData } from './category-sums.ts'
import { createFundReportCache, readFundReportJson } from './fund-report-cache.ts'
import { createRecordCountCache, readLedgerRecords } from './ledger-records.ts'
import { readYearReport } from './year-report.ts'
import { allow, readers } from '../../http/access.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import {
  describeRoutes,
  orderingParameter,
  pageParameters,
  rangeParameters,
  searchParameter,
  textParameter,
  wholeParameter,
  yearParameter,
  type RouteDescription,
} from '../../http/describe-routes.ts'

const yearReport = (summary: string): RouteDescription => ({
  summary,
  returns: 'YearReport',
  query: { ...yearParameter, period: textParameter('first10, last2 or whole') },
})
const monthlyList = (summary: string): RouteDescription => ({
  summary,
  returns: 'MonthlyList',
  query: { ...yearParameter, month: wholeParameter('The month; 0 for the whole year', 0, 12) },
})
const fundReport = (summary: string): RouteDescription => ({
  summary,
  returns: 'FundReport',
  query: yearParameter,
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

/**
 * The report routes. Every figure comes from the ledger's stored sums, and the records behind a figure from the ledger
 * lines.
 */
export async function reports(app: FastifyInstance): Promise<void> {
  allow(app, {
    'GET income-report': readers,
    'GET expanse-report': readers,
    'GET monthly-income': readers,
    'GET monthly-expanse': readers,
    'GET general-income-report': readers,
    'GET general-expanse-report': readers,
    'GET welfare-income-report': readers,
    'GET welfare-expanse-report': readers,
    'GET years': readers,
    'GET ledger-records': readers,
  })
  describeRoutes(app, 'accounts', {
    'GET income-report': yearReport('Income by category and month of a year'),
    'GET expanse-report': yearReport('Expenses by category and month of a year'),
    'GET monthly-income': monthlyList('Income by category and day'),
    'GET monthly-expanse': monthlyList('Expenses by category and day'),
    'GET general-income-report': fundReport('General fund: income'),
    'GET general-expanse-report': fundReport('General fund: expenses'),
    'GET welfare-income-report': fundReport('Welfare fund: income'),
    'GET welfare-expanse-report': fundReport('Welfare fund: expenses'),
    'GET years': { summary: 'Years with data', returns: { type: 'array', items: { type: 'integer' } } },
    'GET ledger-records': {
      summary: 'Records behind a figure of a report',
      returns: 'LedgerRecord[]',
      query: {
        ...pageParameters,
        ...searchParameter,
        ...rangeParameters,
        ...orderingParameter(['date', 'amount', 'number']),
        side: textParameter('income, passed_on, collected or expense'),
        category: textParameter('Ids of categories, separated by commas'),
        without: textParameter('Ids of categories to leave out'),
        head: wholeParameter('The id of a head', 1),
        payment_type: textParameter('cash, bank, check or mobile_banking'),
      },
      total: 'amount',
    },
  })
  const afterCount = { preHandler: refuseBeforeCount }
  const longRead = { config: { longRead: true }, ...afterCount }
  const yearRoute = (path: string, side: Side) =>
    app.get<ListRequest>(path, longRead, ({ query }) => {
      const [year, period] = [parseYear(query), parsePeriod(query)]
      return app.sharedRead(path, [year, period], () => readYearReport(app.sql, side, year, period))
    })
  const monthlyRoute = (path: string, side: Side) =>
    app.get<ListRequest>(path, longRead, ({ query }) => {
      const [year, month] = [parseYear(query), readIntegerParameter(query, 'month', 0, 12) ?? 0]
      return app.sharedRead(path, [year, month], () => readMonthlyList(app.sql, side, year, month))
    })

  yearRoute('/income-report', 'income')
  yearRoute('/expanse-report', 'expense')
  monthlyRoute('/monthly-income', 'income')
  monthlyRoute('/monthly-expanse', 'expense')
  const fundReportCache = createFundReportCache()
  for (const fund of ['general', 'welfare'] as const)
    for (const side of ['income', 'expense'] as const)
      app.get<ListRequest>(`/${fundReportPaths[fund][side]}`, longRead, async ({ query }, reply) => {
        const year = parseYear(query)
        const report = await app.sharedRead(`${fund} ${side}`, year, () =>
          readFundReportJson(app.sql, fundReportCache, fund, side, year),
        )
        return reply.type('application/json; charset=utf-8').send(report)
      })

  app.get('/years', () => readYearsWithData(app.sql))
  const countCache = createRecordCountCache()
  app.get<ListRequest>('/ledger-records', afterCount, async ({ query }, reply) => {
    const { rows, total, amount } = await readLedgerRecords(app.sql, query, countCache)
    return reply.headers({ 'x-total-count': total, 'x-total-amount': amount }).send(rows)
  })
}
