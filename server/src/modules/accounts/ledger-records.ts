import { LRUCache } from 'lru-cache'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { LedgerRecord, LedgerSide } from '@samity/shared-api/contract/accounts/ledger-record'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../platform/database.ts'
import { malformed } from '../../platform/errors.ts'
import { dayAsked, maxRowsWithoutLimit, wholeNumber, type ListQuery } from '../../platform/list.ts'
import { areWholeMonths } from './spans.ts'

const sidesOf: Record<LedgerSide, string[]> = {
  income: ['income'],
  passed_on: ['passed_on'],
  collected: ['income', 'passed_on'],
  expense: ['expense'],
}
const orders = { date: 'day', amount: 'amount', number: 'number' } as const
const largestId = 2_147_483_647

const unreadable = (name: string) =>
  malformed(undefined, { [name]: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })

function sideAsked({ side = 'income' }: ListQuery): string[] {
  if (typeof side !== 'string' || !Object.hasOwn(sidesOf, side)) throw unreadable('side')
  // one of the keys
  return sidesOf[side as LedgerSide]
}

function paymentAsked({ payment_type = '' }: ListQuery): string {
  if (payment_type !== '' && !paymentTypes.some(({ value }) => value === payment_type))
    throw unreadable('payment_type')
  return String(payment_type)
}

/** '5' or '1,2,5': ids of categories; undefined when none is named. */
function categoriesAsked(query: ListQuery, name: 'category' | 'without'): number[] | undefined {
  const asked = query[name] ?? ''
  if (asked === '') return undefined
  return String(asked)
    .split(',')
    .map((id) => {
      const read = wholeNumber({ [name]: id }, name, 1, largestId)
      if (read === undefined) throw unreadable(name)
      return read
    })
}

/** `when` is the column that holds the day, or the first day of a month. */
function conditions(sql: Sql, query: ListQuery, when = 'day'): Fragment {
  const all = [sql`l.side = any(${sideAsked(query)})`]
  const [from, to] = [dayAsked(query, 'from'), dayAsked(query, 'to')]
  const categories = categoriesAsked(query, 'category')
  const without = categoriesAsked(query, 'without')
  const head = wholeNumber(query, 'head', 1, largestId)
  const payment = paymentAsked(query)
  if (from) all.push(sql`l.${sql(when)} >= ${from}`)
  if (to) all.push(sql`l.${sql(when)} <= ${to}`)
  if (categories) all.push(sql`l.category_id = any(${categories}::int[])`)
  if (without) all.push(sql`l.category_id <> all(${without}::int[])`)
  if (head) all.push(sql`l.head_id = ${head}`)
  if (payment) all.push(sql`l.payment_type = ${payment}`)
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

function orderNamed({ ordering = '-date' }: ListQuery): keyof typeof orders {
  const name = String(ordering || '-date').replace(/^-/, '')
  if (!Object.hasOwn(orders, name)) throw unreadable('ordering')
  // one of the keys
  return name as keyof typeof orders
}
const descends = ({ ordering = '-date' }: ListQuery) => String(ordering || '-date').startsWith('-')

function orderAsked(sql: Sql, query: ListQuery): Fragment {
  const column = sql(orders[orderNamed(query)])
  return descends(query) ? sql`${column} desc, receipt_id desc` : sql`${column} asc, receipt_id asc`
}

/** What the lines come to, from the sums that stand beside them: a year of them is not added up again. */
async function amountOf(sql: Sql, query: ListQuery): Promise<number> {
  const [from, to] = [dayAsked(query, 'from'), dayAsked(query, 'to')]
  const [sums, when] =
    from && to && areWholeMonths(from, to) ? ['ledger_months', 'month'] : ['ledger_days', 'day']
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(l.amount), 0)::bigint as amount from ${sql(sums)} l where ${conditions(sql, query, when)}`
  return row?.amount ?? 0
}

const filters = ['side', 'from', 'to', 'category', 'without', 'head', 'payment_type'] as const

type Count = { stamp: string; total: number }
/** How many records the questions asked last had, and by what stamp of their months. */
type KeptCounts = LRUCache<string, Count>
export const keptCounts = (): KeptCounts => new LRUCache({ max: 500 })

/**
 * How many records there are: whoever turns the pages of a year asks again and again, and a hundred thousand are counted
 * again only when anything was booked in their months.
 */
async function countOf(sql: Sql, query: ListQuery, records: Fragment, kept: KeptCounts): Promise<number> {
  const key = JSON.stringify(filters.map((name) => query[name]))
  const known = kept.get(key)
  const [from, to] = [dayAsked(query, 'from') ?? '0001-01-01', dayAsked(query, 'to') ?? 'infinity']
  const [row] = await sql<{ stamp: string; total: number | null }[]>`
    with counted as materialized (
      select coalesce(sum(stamp), 0)::text as stamp from ledger_category_months
      where side = any(${sideAsked(query)}) and month between date_trunc('month', ${from}::timestamp) and ${to}
    )
    select stamp, case when stamp <> ${known?.stamp ?? ''} then (select count(*) from (${records}) r) end as total
    from counted`
  const total = row?.total ?? known?.total ?? 0
  if (row) kept.set(key, { stamp: row.stamp, total })
  return total
}

type Found = Omit<LedgerRecord, 'id' | 'date' | 'amount'> & { receipt_id: number; day: Day; amount: number }
export type LedgerRecords = { rows: LedgerRecord[]; total: number; amount: string }

/**
 * The receipts behind a figure, newest first: what they brought to it adds up to the figure. A page is found before
 * anything else is read of it, by day as far as it reaches: a figure may have a hundred thousand receipts.
 */
export async function ledgerRecords(sql: Sql, query: ListQuery, kept: KeptCounts): Promise<LedgerRecords> {
  const where = conditions(sql, query)
  const limit = wholeNumber(query, 'limit', 1, 1000) ?? maxRowsWithoutLimit
  const offset = wholeNumber(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const order = orderAsked(sql, query)
  const brought = sql`
    select l.receipt_id, l.day, sum(l.amount)::bigint as amount
    from ledger_lines l where ${where}
    group by l.receipt_id, l.day having sum(l.amount) <> 0`
  const byDay = sql`
    select b.receipt_id, d.day, b.amount
    from (
      select distinct l.day from ledger_days l where ${where}
      -- so that a page needs its own days alone
      order by l.day ${descends(query) ? sql`desc` : sql`asc`}
    ) d
    cross join lateral (
      select l.receipt_id, sum(l.amount)::bigint as amount
      from ledger_lines l where l.day = d.day and ${where}
      group by l.receipt_id having sum(l.amount) <> 0
    ) b`
  const page = {
    date: byDay,
    amount: brought,
    number: sql`select b.*, r.number from (${brought}) b join receipts r on r.id = b.receipt_id`,
  }[orderNamed(query)]
  const [rows, total, amount] = await Promise.all([
    sql<Found[]>`
      with page as materialized (${page} order by ${order} limit ${limit} offset ${offset})
      select p.receipt_id, p.day, r.number, coalesce(r.book_no, r.number) as receipt_no, r.stream, r.payer, r.payer_note,
        brings.payment_types, p.amount, r.voided_at,
        coalesce(
          (select jsonb_agg(jsonb_build_object('en', h.name_en, 'bn', h.name_bn) order by h.id) from heads h where h.id = any(brings.heads)),
          (select jsonb_build_array(jsonb_build_object('en', c.category, 'bn', c.category))
            from expense_categories c where c.id = brings.expense_category_id)
        ) as purposes
      from page p
      join receipts r on r.id = p.receipt_id
      cross join lateral (
        select array_agg(distinct l.payment_type) as payment_types, array_agg(distinct l.head_id) as heads,
          min(l.expense_category_id) as expense_category_id
        -- the receipt's few lines first: otherwise the planner may search all of the day's for each receipt
        from (select * from ledger_lines l where l.receipt_id = p.receipt_id offset 0) l
        where l.day = p.day and ${where}
      ) brings
      order by ${sql(orderNamed(query) === 'number' ? 'r.number' : `p.${orders[orderNamed(query)]}`)}
        ${descends(query) ? sql`desc, p.receipt_id desc` : sql`asc, p.receipt_id asc`}`,
    countOf(sql, query, byDay, kept),
    amountOf(sql, query),
  ])
  return {
    rows: rows.map(({ receipt_id, day, amount, ...row }) => ({
      id: `${receipt_id}/${day}`,
      date: day,
      amount: toDecimal(amount),
      ...row,
    })),
    total,
    amount: toDecimal(amount),
  }
}
