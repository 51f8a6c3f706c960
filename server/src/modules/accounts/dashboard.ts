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
} from '@samity/shared-api/contract'
import type { DashboardFigures, WrittenReceipt } from '@samity/shared-api/contract/accounts/dashboard'
import type { Sql } from '../../platform/database.ts'
import { backupsStand } from '../backups/schedule.ts'
import { lastRun } from './agreement-runs.ts'
import { collectedIn, collectionsOf, incomeAndExpense } from './collections.ts'
import { rentsDue } from './rents-due.ts'
import { yearBefore } from './spans.ts'

async function budgetOf(sql: Sql, year: number, actual: string): Promise<DashboardFigures['budget']> {
  const [row] = await sql<{ probable: number; left: number }[]>`
    select coalesce(sum(amount), 0)::bigint as probable,
      (coalesce(sum(amount), 0) - ${actual}::numeric * 100)::bigint as left
    from probable_expenses where year = ${year} and archived_at is null`
  return { probable: toDecimal(row?.probable ?? 0), actual, left: toDecimal(row?.left ?? 0) }
}

async function justWritten(sql: Sql, role: Role): Promise<WrittenReceipt[]> {
  const rows = await sql<(Omit<WrittenReceipt, 'total'> & { total: number })[]>`
    select id, number, coalesce(book_no, number) as receipt_no, stream, day as date, payer, total
    from receipts
    where voided_at is null and (${role} <> 'cashier' or stream <> 'EXP')
    order by id desc limit 8`
  return rows.map((row) => ({ ...row, total: toDecimal(row.total) }))
}

async function renewalsDue(sql: Sql, day: Day): Promise<DashboardFigures['renewals']> {
  const due = sql`
    voided_at is null and valid_until between ${day}::date - interval '1 year' and ${day}::date + interval '1 month'`
  const [counted] = await sql<
    { count: number }[]
  >`select count(*) as count from associate_registration_records where ${due}`
  const first = await sql<DashboardFigures['renewals']['first']>`
    select id, name, license_no, valid_until from associate_registration_records where ${due} order by valid_until, id limit 5`
  return { count: counted?.count ?? 0, first }
}

async function waiting(sql: Sql) {
  const [row] = await sql<{ pending_accounts: number; messages: number }[]>`
    select (select count(*) from users where status = 'pending' and archived_at is null) as pending_accounts,
      (select count(*) from contact_messages where archived_at is null) as messages`
  return row
}

/** What each role finds in the morning: a cashier the day, the others month and year, an administrator who waits. */
export async function dashboardFigures(sql: Sql, role: Role, day: Day): Promise<DashboardFigures> {
  const year = yearOf(day)
  const days = daysOfMonth(year, monthOf(day))
  const [todays, month, whole] = await Promise.all([
    collectionsOf(sql, day, day),
    collectionsOf(sql, days[0]!, days.at(-1)!),
    collectionsOf(sql, dayOf(year, 1, 1), dayOf(year, 12, 31)),
  ])
  const common = {
    receipts: await justWritten(sql, role),
    renewals: await renewalsDue(sql, day),
    rents: await rentsDue(sql),
  }
  const { expense: _, ...collectedToday } = todays
  if (role === 'cashier') return { today: collectedToday, ...common }
  // what had come in by the same day: a year that is not over is no match for a whole one
  const then = yearBefore(day)
  const [thatMonth, thatYear] = [dayOf(yearOf(then), monthOf(then), 1), dayOf(yearOf(then), 1, 1)]
  return {
    today: todays,
    month,
    year: whole,
    last_year: {
      month: await collectedIn(sql, thatMonth, then),
      year: await collectedIn(sql, thatYear, then),
    },
    months: await incomeAndExpense(sql, year),
    budget: await budgetOf(sql, year, whole.expense ?? '0.00'),
    ...common,
    agreement: await lastRun(sql),
    ...(role === 'admin' && (await waiting(sql))),
  }
}

export async function dashboard(app: FastifyInstance): Promise<void> {
  app.get('/dashboard', async ({ user }): Promise<DashboardFigures> => {
    const role = user?.role ?? 'cashier'
    const figures = await dashboardFigures(app.sql, role, today())
    return role === 'admin'
      ? { ...figures, backups: await backupsStand(app.sql, app.settings.backups) }
      : figures
  })
}
