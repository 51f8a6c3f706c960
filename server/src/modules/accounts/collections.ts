import {
  daysOfMonth,
  monthOf,
  sum,
  toDecimal,
  yearOf,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import type { Collections } from '@samity/shared-api/contract/accounts/dashboard'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../platform/database.ts'

type Part = { side: string; head_id: number; name: Words | null; payment_type: PaymentType; amount: number }

function addUp<K>(parts: Part[], by: (part: Part) => K): Map<K, number> {
  const sums = new Map<K, number>()
  for (const part of parts) sums.set(by(part), (sums.get(by(part)) ?? 0) + part.amount)
  return sums
}

/** Whole months are read from the sums of months, anything else from those of days. */
const areMonths = (from: Day, to: Day) =>
  from.endsWith('-01') && to === daysOfMonth(yearOf(to), monthOf(to)).at(-1)

/** What came in from one day to another, by head and by payment type. */
export async function collectionsOf(sql: Sql, from: Day, to: Day): Promise<Collections> {
  const [sums, when] = areMonths(from, to) ? ['ledger_months', 'month'] : ['ledger_days', 'day']
  const parts = await sql<Part[]>`
    select d.side, d.head_id, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as name, d.payment_type,
      sum(d.amount)::bigint as amount
    from ${sql(sums)} d left join heads h on h.id = d.head_id
    where d.${sql(when)} between ${from} and ${to}
    group by d.side, d.head_id, h.id, d.payment_type having sum(d.amount) <> 0
    order by d.head_id, d.payment_type`
  const collected = parts.filter(({ side }) => side !== 'expense')
  const sumOf = (side: string) =>
    toDecimal(sum(parts.filter((part) => part.side === side).map(({ amount }) => amount)))
  const names = new Map(collected.map(({ head_id, name }) => [head_id, name]))
  return {
    from,
    to,
    income: sumOf('income'),
    passed_on: sumOf('passed_on'),
    expense: sumOf('expense'),
    heads: [...addUp(collected, ({ head_id }) => head_id)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([id, amount]) => ({ id, name: names.get(id) ?? { en: '', bn: '' }, amount: toDecimal(amount) })),
    payments: [...addUp(collected, ({ payment_type }) => payment_type)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([payment_type, amount]) => ({ payment_type, amount: toDecimal(amount) })),
  }
}
