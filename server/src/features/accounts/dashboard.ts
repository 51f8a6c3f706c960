import type { FastifyInstance } from 'fastify'
import {
  dayOf,
  daysOfMonth,
  monthOf,
  toDecimal,
  today,
  yearOf,
  type Day,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import type { DashboardFigures, RecentReceipt } from '@samity/shared-api/contract/accounts/dashboard'
import { voucherSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { isBlind } from '../../ledger/blind-count.ts'
import { seriesTitleColumn } from '../../ledger/receipt-series.ts'
import { readToDo } from '../treasury/to-do.ts'
import { loadBackupStatus } from '../system/backups/schedule.ts'
import { readLastRun } from './reconciliation-runs.ts'
import { readCollectedTotal, collectionsOf, readDailyTotals, readMonthlyTotals } from './collections.ts'
import { readRentsDue } from './rents-due.ts'
import { yearBefore } from './date-ranges.ts'
import { roleOf, signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

async function budgetOf(sql: Sql, year: number, actual: string): Promise<DashboardFigures['budget']> {
  const [row] = await sql<{ probable: number; left: number }[]>`
    select coalesce(sum(amount), 0)::bigint as probable,
      (coalesce(sum(amount), 0) - ${actual}::numeric * 100)::bigint as left
    from probable_expenses where year = ${year} and archived_at is null`
  return { probable: toDecimal(row?.probable ?? 0), actual, left: toDecimal(row?.left ?? 0) }
}

type ReceiptRow = Omit<RecentReceipt, 'total' | 'stream_title'> & {
  total: number
  stream_title: Words | null
}

async function readRecentReceipts(sql: Sql, role: Role): Promise<RecentReceipt[]> {
  const rows = await sql<ReceiptRow[]>`
    select r.id, r.number, coalesce(r.book_no, r.number) as receipt_no, r.series as stream,
      ${seriesTitleColumn(sql)} as stream_title, r.day as date, r.payer,
      in_bengali(r.payer, r.advocate_id, null) as payer_bengali, r.total
    from receipts r
    where r.voided_at is null and (${role} <> 'cashier' or r.series not in ${sql(voucherSeries)})
    order by r.id desc limit 8`
  return rows.map(({ stream_title, ...row }) => ({
    ...row,
    ...(stream_title && { stream_title }),
    total: toDecimal(row.total),
  }))
}

async function readRenewalsDue(sql: Sql, day: Day): Promise<DashboardFigures['renewals']> {
  const dueCondition = sql`
    voided_at is null and valid_until between ${day}::date - interval '1 year' and ${day}::date + interval '1 month'`
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from associate_registration_records where ${dueCondition}`
  const first = await sql<DashboardFigures['renewals']['first']>`
    select id, name, license_no, valid_until from associate_registration_records where ${dueCondition} order by valid_until, id limit 5`
  return { count: row?.count ?? 0, first }
}

async function countPending(sql: Sql) {
  const [row] = await sql<{ pending_accounts: number; messages: number; double_cases: number }[]>`
    select (select count(*) from users where status = 'pending' and archived_at is null) as pending_accounts,
      (select count(*) from contact_messages where archived_at is null) as messages,
      (
        select count(*)
        from (
          select from check_cases
          group by stationery, serial
          having count(*) filter (where not set_aside) > 1 and count(*) filter (where reviewed_at is null) > 0
        ) papers
      ) as double_cases`
  return row
}

/**
 * The dashboard of a role. A cashier gets today; other roles also get month and year; an administrator also
 * gets pending accounts and messages. With `hidesSums` nobody gets a sum of money.
 */
export async function readDashboard(
  sql: Sql,
  role: Role,
  day: Day,
  hidesSums = false,
): Promise<DashboardFigures> {
  const common = {
    receipts: await readRecentReceipts(sql, role),
    renewals: await readRenewalsDue(sql, day),
    rents: await readRentsDue(sql),
  }
  if (hidesSums) return { today: null, ...common }
  const year = yearOf(day)
  const days = daysOfMonth(year, monthOf(day))
  const [todayTotals, month, yearTotals] = await Promise.all([
    collectionsOf(sql, day, day),
    collectionsOf(sql, days[0]!, days.at(-1)!),
    collectionsOf(sql, dayOf(year, 1, 1), dayOf(year, 12, 31)),
  ])
  const { expense: _, ...collectedToday } = todayTotals
  if (role === 'cashier') return { today: collectedToday, ...common }
  // last year only up to the same day: an unfinished year cannot be compared with a whole one
  const lastYearDay = yearBefore(day)
  const [lastYearMonthStart, lastYearStart] = [
    dayOf(yearOf(lastYearDay), monthOf(lastYearDay), 1),
    dayOf(yearOf(lastYearDay), 1, 1),
  ]
  return {
    today: todayTotals,
    month,
    year: yearTotals,
    last_year: {
      month: await readCollectedTotal(sql, lastYearMonthStart, lastYearDay),
      year: await readCollectedTotal(sql, lastYearStart, lastYearDay),
    },
    days: await readDailyTotals(sql, day),
    months: await readMonthlyTotals(sql, year),
    budget: await budgetOf(sql, year, yearTotals.expense ?? '0.00'),
    ...common,
    agreement: await readLastRun(sql),
    ...(role === 'admin' && (await countPending(sql))),
  }
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function dashboard(app: FastifyInstance): Promise<void> {
  app.get(
    '/dashboard',
    route({ roles: signedIn, summary: 'Figures of the dashboard', returns: 'DashboardFigures' }),
    async (request): Promise<DashboardFigures> => {
      const role = roleOf(request)
      const [toDo, tasks, figuresOfRole] = await Promise.all([
        request.user && readToDo(app.sql, request.user),
        request.user && app.countTasks(request.user),
        isBlind(app.sql, request).then((blind) => readDashboard(app.sql, role, today(), blind)),
      ])
      const figures = { ...(toDo && { to_do: toDo }), ...(tasks !== null && { tasks }), ...figuresOfRole }
      return role === 'admin'
        ? { ...figures, backups: await loadBackupStatus(app.sql, app.environment.backups) }
        : figures
    },
  )
}
