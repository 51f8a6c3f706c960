import { sum, toDecimal, type Day, type Words } from '@samity/shared-api/contract'
import type { CollectionSummary } from '@samity/shared-api/contract/accounts/dashboard'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { areWholeMonths } from './date-ranges.ts'

type CollectionRow = {
  side: string
  head_id: number
  name: Words | null
  payment_type: PaymentType
  amount: number
}

function sumBy<K>(rows: CollectionRow[], keyOf: (part: CollectionRow) => K): Map<K, number> {
  const sums = new Map<K, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.amount)
  return sums
}

export async function collectionsOf(sql: Sql, from: Day, to: Day): Promise<CollectionSummary> {
  // whole months are read from the month sums, other ranges from the day sums
  const [table, dateColumn] = areWholeMonths(from, to) ? ['ledger_months', 'month'] : ['ledger_days', 'day']
  const rows = await sql<CollectionRow[]>`
    select d.side, d.head_id, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as name, d.payment_type,
      sum(d.amount)::bigint as amount
    from ${sql(table)} d left join heads h on h.id = d.head_id
    where d.${sql(dateColumn)} between ${from} and ${to}
    group by d.side, d.head_id, h.id, d.payment_type having sum(d.amount) <> 0
    order by d.head_id, d.payment_type`
  const receiptRows = rows.filter(({ side }) => side === 'income' || side === 'passed_on')
  const sumOf = (side: string) =>
    toDecimal(sum(rows.filter((row) => row.side === side).map(({ amount }) => amount)))
  const names = new Map(receiptRows.map(({ head_id, name }) => [head_id, name]))
  return {
    from,
    to,
    income: sumOf('income'),
    passed_on: sumOf('passed_on'),
    expense: sumOf('expense'),
    heads: [...sumBy(receiptRows, ({ head_id }) => head_id)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([id, amount]) => ({ id, name: names.get(id) ?? { en: '', bn: '' }, amount: toDecimal(amount) })),
    payments: [...sumBy(receiptRows, ({ payment_type }) => payment_type)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([payment_type, amount]) => ({ payment_type, amount: toDecimal(amount) })),
  }
}

export async function readCollectedTotal(
  sql: Sql,
  from: Day,
  to: Day,
): Promise<{ from: Day; to: Day; collected: string }> {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(
      case when month < date_trunc('month', ${to}::timestamp) then amount
      else (select sum(amount) from unnest(days[:extract(day from ${to}::timestamp)]) amount) end
    ), 0)::bigint as amount
    from ledger_category_months
    where side in ('income', 'passed_on') and month between ${from} and ${to}`
  return { from, to, collected: toDecimal(row?.amount ?? 0) }
}

/** The money received on each of the last 31 days up to `day`. */
export async function readDailyTotals(sql: Sql, day: Day): Promise<{ day: Day; collected: string }[]> {
  const rows = await sql<{ day: Day; amount: number }[]>`
    select s.day::date as day, coalesce(sum(d.amount), 0)::bigint as amount
    from generate_series(${day}::date - 30, ${day}::date, '1 day') s(day)
    left join ledger_days d on d.day = s.day::date and d.side in ('income', 'passed_on')
    group by s.day order by s.day`
  return rows.map(({ amount, ...row }) => ({ ...row, collected: toDecimal(amount) }))
}

export async function readMonthlyTotals(
  sql: Sql,
  year: number,
): Promise<{ month: Day; income: string; expense: string }[]> {
  const rows = await sql<{ month: Day; income: number; expense: number }[]>`
    select m.month, coalesce(sum(s.amount) filter (where s.side = 'income'), 0)::bigint as income,
      coalesce(sum(s.amount) filter (where s.side = 'expense'), 0)::bigint as expense
    from (select make_date(${year}, n, 1) as month from generate_series(1, 12) n) m
    left join ledger_category_months s using (month)
    group by m.month order by m.month`
  return rows.map(({ month, income, expense }) => ({
    month,
    income: toDecimal(income),
    expense: toDecimal(expense),
  }))
}
