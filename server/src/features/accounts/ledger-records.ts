import { LRUCache } from 'lru-cache'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { LedgerRecord, LedgerSide } from '@samity/shared-api/contract/accounts/ledger-record'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../database/database.ts'
import { unreadableParameter } from '../../http/errors.ts'
import { maxRowsWithoutLimit } from '../../resources/list.ts'
import { readDayParameter, readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { areWholeMonths } from './date-ranges.ts'

const sidesOf: Record<LedgerSide, string[]> = {
  income: ['income'],
  passed_on: ['passed_on'],
  collected: ['income', 'passed_on'],
  expense: ['expense'],
}
const orderColumns = { date: 'day', amount: 'amount', number: 'number' } as const
const maxId = 2_147_483_647

function parseSides({ side = 'income' }: ListQuery): string[] {
  if (typeof side !== 'string' || !Object.hasOwn(sidesOf, side)) throw unreadableParameter('side')
  // one of the keys
  return sidesOf[side as LedgerSide]
}

function parsePaymentType({ payment_type = '' }: ListQuery): string {
  if (payment_type !== '' && !paymentTypes.some(({ value }) => value === payment_type))
    throw unreadableParameter('payment_type')
  return String(payment_type)
}

/** Parses category ids: '5' or '1,2,5'. Undefined when the parameter is empty. */
function parseCategoryIds(query: ListQuery, name: 'category' | 'without'): number[] | undefined {
  const value = query[name] ?? ''
  if (value === '') return undefined
  return String(value)
    .split(',')
    .map((id) => {
      const categoryId = readIntegerParameter({ [name]: id }, name, 1, maxId)
      if (categoryId === undefined) throw unreadableParameter(name)
      return categoryId
    })
}

function buildConditions(sql: Sql, query: ListQuery, dateColumn = 'day'): Fragment {
  const clauses = [sql`l.side = any(${parseSides(query)})`]
  const [from, to] = [readDayParameter(query, 'from'), readDayParameter(query, 'to')]
  const categoryIds = parseCategoryIds(query, 'category')
  const excludedIds = parseCategoryIds(query, 'without')
  const headId = readIntegerParameter(query, 'head', 1, maxId)
  const paymentType = parsePaymentType(query)
  if (from) clauses.push(sql`l.${sql(dateColumn)} >= ${from}`)
  if (to) clauses.push(sql`l.${sql(dateColumn)} <= ${to}`)
  if (categoryIds) clauses.push(sql`l.category_id = any(${categoryIds}::int[])`)
  if (excludedIds) clauses.push(sql`l.category_id <> all(${excludedIds}::int[])`)
  if (headId) clauses.push(sql`l.head_id = ${headId}`)
  if (paymentType) clauses.push(sql`l.payment_type = ${paymentType}`)
  return clauses.reduce((left, right) => sql`${left} and ${right}`)
}

function parseOrder({ ordering = '-date' }: ListQuery): keyof typeof orderColumns {
  const name = String(ordering || '-date').replace(/^-/, '')
  if (!Object.hasOwn(orderColumns, name)) throw unreadableParameter('ordering')
  // one of the keys
  return name as keyof typeof orderColumns
}
const isDescending = ({ ordering = '-date' }: ListQuery) => String(ordering || '-date').startsWith('-')

function orderClause(sql: Sql, query: ListQuery): Fragment {
  const column = sql(orderColumns[parseOrder(query)])
  // a correction has the number of its receipt, and another day
  return isDescending(query)
    ? sql`${column} desc, receipt_id desc, day desc`
    : sql`${column} asc, receipt_id asc, day asc`
}

/**
 * Reads the total of the lines from the stored day or month sums, because adding up a year of lines takes
 * long.
 */
async function amountOf(sql: Sql, query: ListQuery): Promise<number> {
  const [from, to] = [readDayParameter(query, 'from'), readDayParameter(query, 'to')]
  const [table, dateColumn] =
    from && to && areWholeMonths(from, to) ? ['ledger_months', 'month'] : ['ledger_days', 'day']
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(l.amount), 0)::bigint as amount from ${sql(table)} l where ${buildConditions(sql, query, dateColumn)}`
  return row?.amount ?? 0
}

const filterNames = ['side', 'from', 'to', 'category', 'without', 'head', 'payment_type'] as const

/*
 * A cache of the number of records in a list.
 *
 * Slow path: `select count(*)` in `countRecords`. The database runs it only when the cached count is out of
 * date. Why: a list may have 100,000 records, and every page of it needs their number. Key: the filters of
 * the list. Bound: 500 lists in each process. Lifetime: there is no time limit. Each request reads the
 * revision of the list's months, and the count is read again when any amount in these months has changed
 * since. Revision and count come from one statement, so they always match.
 */
type CachedCount = { revision: string; total: number }
type RecordCountCache = LRUCache<string, CachedCount>
export const createRecordCountCache = (): RecordCountCache => new LRUCache({ max: 500 })

async function countRecords(
  sql: Sql,
  query: ListQuery,
  records: Fragment,
  cache: RecordCountCache,
): Promise<number> {
  const key = JSON.stringify(filterNames.map((name) => query[name]))
  const entry = cache.get(key)
  const [from, to] = [
    readDayParameter(query, 'from') ?? '0001-01-01',
    readDayParameter(query, 'to') ?? 'infinity',
  ]
  const [row] = await sql<{ revision: string; total: number | null }[]>`
    with months as materialized (
      select coalesce(sum(revision), 0)::text as revision from ledger_category_months
      where side = any(${parseSides(query)}) and month between date_trunc('month', ${from}::timestamp) and ${to}
    )
    select revision, case when revision <> ${entry?.revision ?? ''} then (select count(*) from (${records}) r) end as total
    from months`
  const total = row?.total ?? entry?.total ?? 0
  if (row) cache.set(key, { revision: row.revision, total })
  return total
}

type RecordRow = Omit<LedgerRecord, 'id' | 'date' | 'amount'> & {
  receipt_id: number
  day: Day
  amount: number
}
export type LedgerRecords = { rows: LedgerRecord[]; total: number; amount: string }

/**
 * Reads the receipts behind a figure, newest first. Their amounts add up to the figure, which is returned as
 * `amount`. A figure may have 100,000 receipts. The query therefore selects the page first, day by day and
 * only as far as needed, and joins everything else to the rows of the page.
 */
export async function readLedgerRecords(
  sql: Sql,
  query: ListQuery,
  cache: RecordCountCache,
): Promise<LedgerRecords> {
  const where = buildConditions(sql, query)
  const limit = readIntegerParameter(query, 'limit', 1, 1000) ?? maxRowsWithoutLimit
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const order = orderClause(sql, query)
  const byReceipt = sql`
    select l.receipt_id, l.day, sum(l.amount)::bigint as amount
    from ledger_lines l where ${where}
    group by l.receipt_id, l.day having sum(l.amount) <> 0`
  const byDay = sql`
    select b.receipt_id, d.day, b.amount
    from (
      select distinct l.day from ledger_days l where ${where}
      -- so that a page reads only its own days
      order by l.day ${isDescending(query) ? sql`desc` : sql`asc`}
    ) d
    cross join lateral (
      select l.receipt_id, sum(l.amount)::bigint as amount
      from ledger_lines l where l.day = d.day and ${where}
      group by l.receipt_id having sum(l.amount) <> 0
    ) b`
  const pageQuery = {
    date: byDay,
    amount: byReceipt,
    number: sql`select b.*, r.number from (${byReceipt}) b join receipts r on r.id = b.receipt_id`,
  }[parseOrder(query)]
  const [rows, total, totalAmount] = await Promise.all([
    sql<RecordRow[]>`
      with page as materialized (${pageQuery} order by ${order} limit ${limit} offset ${offset})
      select p.receipt_id, p.day, r.number, coalesce(r.book_no, r.number) as receipt_no, r.series as stream, r.payer, r.payer_note,
        in_bengali(r.payer, r.advocate_id, r.building_id) as payer_bengali,
        in_bengali(r.payer_note, r.advocate_id, r.building_id) as payer_note_bengali,
        parts.payment_types, p.amount, r.voided_at,
        coalesce(
          (select jsonb_agg(jsonb_build_object('en', h.name_en, 'bn', h.name_bn) order by h.id) from heads h where h.id = any(parts.heads)),
          (select jsonb_build_array(jsonb_build_object('en', c.category, 'bn', coalesce(nullif(c.category_bengali, ''), c.category)))
            from expense_categories c where c.id = parts.expense_category_id)
        ) as purposes
      from page p
      join receipts r on r.id = p.receipt_id
      cross join lateral (
        select array_agg(distinct l.payment_type) as payment_types, array_agg(distinct l.head_id) as heads,
          min(l.expense_category_id) as expense_category_id
        -- "offset 0" reads the receipt's few lines first; otherwise the planner may scan all lines of the day for each receipt
        from (select * from ledger_lines l where l.receipt_id = p.receipt_id offset 0) l
        where l.day = p.day and ${where}
      ) parts
      order by ${sql(parseOrder(query) === 'number' ? 'r.number' : `p.${orderColumns[parseOrder(query)]}`)}
        ${isDescending(query) ? sql`desc, p.receipt_id desc, p.day desc` : sql`asc, p.receipt_id asc, p.day asc`}`,
    countRecords(sql, query, byDay, cache),
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
    amount: toDecimal(totalAmount),
  }
}
