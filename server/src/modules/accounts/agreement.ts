import { dayOf, fromDecimal, sum, toDecimal, type Words } from '@samity/shared-api/contract'
import type { Agreement, Law } from '@samity/shared-api/contract/accounts/agreement'
import type { FundRecord } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { Database, Sql } from '../../platform/database.ts'
import { collectionsOf } from './collections.ts'
import { monthlyList, yearsWithData } from './figures.ts'
import { keptRecords } from './fund-records.ts'
import { fundReport } from './fund-report.ts'
import { ledgerLaws } from './ledger-laws.ts'
import { yearReport } from './year-report.ts'

/** Two figures of one thing, in paisa, and what it is called: '2026 income, Shop Rent'. */
type Pair = { left: number; right: number; of: string }

/** A law over many pairs: each must agree, and so must their sums. */
export const lawOf = (law: string, says: Words, pairs: Pair[]): Law => {
  const differing = pairs.find(({ left, right }) => left !== right)
  return {
    law,
    says,
    ok: differing === undefined,
    left: toDecimal(sum(pairs.map(({ left }) => left))),
    right: toDecimal(sum(pairs.map(({ right }) => right))),
    first: differing?.of ?? null,
    ...(differing && { first_left: toDecimal(differing.left), first_right: toDecimal(differing.right) }),
  }
}

const words = {
  monthly: {
    en: 'The day sums of the ledger are the monthly lists',
    bn: 'লেজারের দৈনিক যোগফল মাসিক তালিকার সমান',
  },
  report: {
    en: 'The monthly lists are the income and expense reports',
    bn: 'মাসিক তালিকা আয় ও ব্যয়ের প্রতিবেদনের সমান',
  },
  funds: {
    en: 'The reports are the general fund, the welfare fund and what is unallocated',
    bn: 'প্রতিবেদন সাধারণ তহবিল, কল্যাণ তহবিল ও অবণ্টিত অর্থের যোগফলের সমান',
  },
  general: {
    en: 'The reports are what the general fund shows and what it has not configured',
    bn: 'প্রতিবেদন সাধারণ তহবিলে প্রদর্শিত ও অনির্ধারিত অর্থের যোগফলের সমান',
  },
  welfare: {
    en: 'The reports are what the welfare fund shows and what it has not configured',
    bn: 'প্রতিবেদন কল্যাণ তহবিলে প্রদর্শিত ও অনির্ধারিত অর্থের যোগফলের সমান',
  },
  dashboard: {
    en: 'The income report is the income on the dashboard',
    bn: 'আয়ের প্রতিবেদন ড্যাশবোর্ডের আয়ের সমান',
  },
  heads: {
    en: 'The income report and what was passed on are what the dashboard shows by head',
    bn: 'আয়ের প্রতিবেদন ও অন্যের জন্য আদায় ড্যাশবোর্ডের শিরোনাম অনুযায়ী হিসাবের সমান',
  },
  payments: {
    en: 'The income report and what was passed on are what the dashboard shows by payment type',
    bn: 'আয়ের প্রতিবেদন ও অন্যের জন্য আদায় ড্যাশবোর্ডের পরিশোধের ধরন অনুযায়ী হিসাবের সমান',
  },
}

type Name = keyof typeof words
type Pairs = Record<Name, Pair[]>

async function daySums(sql: Sql, side: Side, year: number): Promise<number[]> {
  const rows = await sql<{ month: number; amount: number }[]>`
    select extract(month from day)::int as month, sum(amount)::bigint as amount from ledger_days
    where side = ${side} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by 1`
  return Array.from({ length: 12 }, (_, index) => rows.find(({ month }) => month === index + 1)?.amount ?? 0)
}

/** One side of one year, as each screen shows it. */
async function compareYear(sql: Sql, side: Side, year: number, pairs: Pairs): Promise<void> {
  const of = `${year} ${side}`
  const days = await daySums(sql, side, year)
  const report = await yearReport(sql, side, year, 'whole')
  // a month that was locked before the year was keeps the names of its time
  const names = new Map(report.categories.map(({ id, category }) => [id, category]))
  for (const [index, row] of report.rows.entries()) {
    const list = await monthlyList(sql, side, year, index + 1)
    const month = `${of}, ${row.trunc_date.slice(0, 7)}`
    pairs.monthly.push({ left: days[index] ?? 0, right: fromDecimal(list.grand_total), of: month })
    for (const { id, category } of list.categories)
      pairs.report.push({
        left: fromDecimal(list.category_totals[category] ?? '0.00'),
        right: fromDecimal(row[names.get(id) ?? ''] ?? '0.00'),
        of: `${month}, ${category}`,
      })
  }
  const total = fromDecimal(report.grand_total)
  const general = await fundReport(sql, keptRecords(), 'general', side, year)
  const welfare = await fundReport(sql, keptRecords(), 'welfare', side, year)
  const funds = [general.summary.share, welfare.summary.share, general.summary.unallocated].map(fromDecimal)
  pairs.funds.push({ left: total, right: sum(funds), of })
  for (const { fund, records, summary } of [general, welfare]) {
    // as they are sent
    const sent = JSON.parse(records.toString()) as FundRecord[]
    const amounts = sent.map(({ amount }) => fromDecimal(amount))
    pairs[fund].push({
      left: total,
      right: sum([...amounts, fromDecimal(summary.not_configured)]),
      of: `${of}, ${fund}`,
    })
  }
  if (side === 'income') {
    const shown = await collectionsOf(sql, dayOf(year, 1, 1), dayOf(year, 12, 31))
    const collected = total + fromDecimal(report.passed_on ?? '0.00')
    for (const part of ['heads', 'payments'] as const) {
      const amounts = shown[part].map(({ amount }) => fromDecimal(amount))
      pairs[part].push({ left: collected, right: sum(amounts), of })
    }
    pairs.dashboard.push({ left: total, right: fromDecimal(shown.income), of })
  }
}

async function reportLaws(sql: Sql): Promise<Law[]> {
  // the keys of the object above
  const names = Object.keys(words) as Name[]
  const pairs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Pairs
  for (const year of await yearsWithData(sql))
    for (const side of ['income', 'expense'] as const) await compareYear(sql, side, year, pairs)
  return names.map((name) => lawOf(name, words[name], pairs[name]))
}

/**
 * Proves on the real data, in one snapshot of it: receipts = ledger = day sums = monthly lists = reports = funds +
 * unallocated = dashboard. Changes nothing; for the screen, the command line, and after a restore.
 */
export const checkAgreement = async (sql: Database): Promise<Agreement> => {
  const { laws } = await sql.begin('isolation level repeatable read read only', async (snapshot) => ({
    laws: [...(await ledgerLaws(snapshot)), ...(await reportLaws(snapshot))],
  }))
  return { checked_at: new Date().toISOString(), laws }
}
