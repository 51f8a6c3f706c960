import { instantOf } from '@samity/shared-api/contract/moment'
import { dayOf, fromDecimal, sum, toDecimal, type Words } from '@samity/shared-api/contract'
import type {
  ReconciliationReport,
  ReconciliationCheck,
} from '@samity/shared-api/contract/accounts/reconciliation'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { Database, Sql } from '../../database/database.ts'
import { collectionsOf } from './collections.ts'
import { readMonthlyList, readYearsWithData } from './category-sums.ts'
import { readFundReport } from './fund-report.ts'
import { checkCashDays } from './cash-day-checks.ts'
import { checkLedger } from './reconciliation-checks.ts'
import { checkMembers } from './reconciliation-members.ts'
import { checkPlaces } from './reconciliation-places.ts'
import { readYearReport } from './year-report.ts'

/** Two figures that must be equal, in paisa, and their label: '2026 income, Shop Rent'. */
type Pair = { left: number; right: number; label: string }

export const checkPairs = (name: string, description: Words, pairs: Pair[]): ReconciliationCheck => {
  const mismatch = pairs.find(({ left, right }) => left !== right)
  return {
    law: name,
    says: description,
    ok: mismatch === undefined,
    left: toDecimal(sum(pairs.map(({ left }) => left))),
    right: toDecimal(sum(pairs.map(({ right }) => right))),
    first: mismatch?.label ?? null,
    ...(mismatch && { first_left: toDecimal(mismatch.left), first_right: toDecimal(mismatch.right) }),
  }
}

const words = {
  monthly: {
    en: 'The day sums of the ledger equal the monthly lists',
    bn: 'লেজারের দৈনিক যোগফল মাসিক তালিকার সমান',
  },
  report: {
    en: 'The monthly lists equal the income and expense reports',
    bn: 'মাসিক তালিকা আয় ও ব্যয়ের প্রতিবেদনের সমান',
  },
  funds: {
    en: 'The reports equal the general fund, the welfare fund and the unallocated amounts',
    bn: 'প্রতিবেদন সাধারণ তহবিল, কল্যাণ তহবিল ও অবণ্টিত অর্থের যোগফলের সমান',
  },
  general: {
    en: 'The reports equal the configured and unconfigured amounts of the general fund',
    bn: 'প্রতিবেদন সাধারণ তহবিলে প্রদর্শিত ও অনির্ধারিত অর্থের যোগফলের সমান',
  },
  welfare: {
    en: 'The reports equal the configured and unconfigured amounts of the welfare fund',
    bn: 'প্রতিবেদন কল্যাণ তহবিলে প্রদর্শিত ও অনির্ধারিত অর্থের যোগফলের সমান',
  },
  dashboard: {
    en: 'The income report equals the income on the dashboard',
    bn: 'আয়ের প্রতিবেদন ড্যাশবোর্ডের আয়ের সমান',
  },
  heads: {
    en: 'The income report and the money passed on equal the dashboard by head',
    bn: 'আয়ের প্রতিবেদন ও অন্যের জন্য আদায় ড্যাশবোর্ডের খাত অনুযায়ী হিসাবের সমান',
  },
  payments: {
    en: 'The income report and the money passed on equal the dashboard by payment type',
    bn: 'আয়ের প্রতিবেদন ও অন্যের জন্য আদায় ড্যাশবোর্ডের পরিশোধের ধরন অনুযায়ী হিসাবের সমান',
  },
}

type CheckName = keyof typeof words
type PairsByCheck = Record<CheckName, Pair[]>

async function readDaySums(sql: Sql, side: Side, year: number): Promise<number[]> {
  const rows = await sql<{ month: number; amount: number }[]>`
    select extract(month from day)::int as month, sum(amount)::bigint as amount from ledger_days
    where side = ${side} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by 1`
  return Array.from({ length: 12 }, (_, index) => rows.find(({ month }) => month === index + 1)?.amount ?? 0)
}

async function compareYear(sql: Sql, side: Side, year: number, pairs: PairsByCheck): Promise<void> {
  const label = `${year} ${side}`
  const days = await readDaySums(sql, side, year)
  const report = await readYearReport(sql, side, year, 'whole')
  // a month that was locked before its year keeps the category names of that time
  const names = new Map(report.categories.map(({ id, category }) => [id, category]))
  for (const [index, row] of report.rows.entries()) {
    const monthList = await readMonthlyList(sql, side, year, index + 1)
    const monthLabel = `${label}, ${row.trunc_date.slice(0, 7)}`
    pairs.monthly.push({
      left: days[index] ?? 0,
      right: fromDecimal(monthList.grand_total),
      label: monthLabel,
    })
    for (const { id, category } of monthList.categories)
      pairs.report.push({
        left: fromDecimal(monthList.category_totals[category] ?? '0.00'),
        right: fromDecimal(row[names.get(id) ?? ''] ?? '0.00'),
        label: `${monthLabel}, ${category}`,
      })
  }
  const total = fromDecimal(report.grand_total)
  const general = await readFundReport(sql, 'general', side, year)
  const welfare = await readFundReport(sql, 'welfare', side, year)
  const funds = [general.summary.share, welfare.summary.share, general.summary.unallocated].map(fromDecimal)
  pairs.funds.push({ left: total, right: sum(funds), label })
  for (const { fund, records, summary } of [general, welfare]) {
    const amounts = records.map(({ amount }) => fromDecimal(amount))
    pairs[fund].push({
      left: total,
      right: sum([...amounts, fromDecimal(summary.not_configured)]),
      label: `${label}, ${fund}`,
    })
  }
  if (side === 'income') {
    const collections = await collectionsOf(sql, dayOf(year, 1, 1), dayOf(year, 12, 31))
    const collectedTotal = total + fromDecimal(report.passed_on ?? '0.00')
    for (const part of ['heads', 'payments'] as const) {
      const amounts = collections[part].map(({ amount }) => fromDecimal(amount))
      pairs[part].push({ left: collectedTotal, right: sum(amounts), label })
    }
    pairs.dashboard.push({ left: total, right: fromDecimal(collections.income), label })
  }
}

async function checkReports(sql: Sql): Promise<ReconciliationCheck[]> {
  // the keys of the object above
  const names = Object.keys(words) as CheckName[]
  const pairs = Object.fromEntries(names.map((name): [CheckName, Pair[]] => [name, []])) as PairsByCheck
  for (const year of await readYearsWithData(sql))
    for (const side of ['income', 'expense'] as const) await compareYear(sql, side, year, pairs)
  return names.map((name) => checkPairs(name, words[name], pairs[name]))
}

/**
 * Proves on a snapshot of the real data: receipts = ledger = day sums = monthly lists = reports = funds +
 * unallocated = dashboard = what the places have. Changes nothing.
 */
export const reconcile = async (sql: Database): Promise<ReconciliationReport> => {
  const { laws } = await sql.begin('isolation level repeatable read read only', async (snapshot) => ({
    laws: [
      ...(await checkLedger(snapshot)),
      ...(await checkReports(snapshot)),
      await checkPlaces(snapshot),
      ...(await checkCashDays(snapshot)),
      ...(await checkMembers(snapshot)),
    ],
  }))
  return { checked_at: instantOf(new Date()), laws }
}
