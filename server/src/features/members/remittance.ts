import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { Remittance, RemittanceCategories } from '@samity/shared-api/contract/members/bar-council-export'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'

type StoredRow = {
  head_id: number
  head: { en: string; bn: string }
  categories: { id: number; category: string }[]
  opening: number
  collected: number
  passed_on: number
}

/**
 * Money collected for others and passed on, by head. A voucher passes on when its category is assigned to the
 * head.
 */
export async function readRemittance(sql: Sql, from: Day | null, to: Day | null): Promise<Remittance> {
  const start = from ?? '-infinity'
  const end = to ?? 'infinity'
  const stored = await sql<StoredRow[]>`
    with moves as (
      select l.head_id, l.day, l.amount as collected, 0 as passed_on
      from ledger_lines l
      where l.side = 'passed_on'
      union all
      select c.head_id, l.day, 0, l.amount
      from ledger_lines l
      join remittance_categories c on c.expense_category_id = l.expense_category_id
      where l.side = 'expense'
    ), sums as (
      select head_id, coalesce(sum(collected - passed_on) filter (where day < ${start}), 0)::bigint as opening,
        coalesce(sum(collected) filter (where day between ${start} and ${end}), 0)::bigint as collected,
        coalesce(sum(passed_on) filter (where day between ${start} and ${end}), 0)::bigint as passed_on
      from moves
      group by 1
    )
    select h.id as head_id, jsonb_build_object('en', h.name_en, 'bn', h.name_bn) as head,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'category', e.category) order by e.category), '[]')
        from remittance_categories c
        join expense_categories e on e.id = c.expense_category_id
        where c.head_id = h.id
      ) as categories,
      coalesce(s.opening, 0) as opening, coalesce(s.collected, 0) as collected, coalesce(s.passed_on, 0) as passed_on
    from heads h
    left join sums s on s.head_id = h.id
    where h.kind = 'passed_on' or s.head_id is not null
    order by h.id`
  const payableOf = ({ opening, collected, passed_on }: StoredRow) => opening + collected - passed_on
  return {
    from,
    to,
    rows: stored.map((row) => ({
      ...row,
      opening: toDecimal(row.opening),
      collected: toDecimal(row.collected),
      passed_on: toDecimal(row.passed_on),
      payable: toDecimal(payableOf(row)),
    })),
    payable: toDecimal(sum(stored.map(payableOf))),
  }
}

const ids = z.int().positive()
export const remittanceCategoriesInput = z.object({
  categories: z.array(z.object({ expense_category_id: ids, head_id: ids })).max(500),
})

const messages = {
  notPassedOn: {
    en: 'This head is income: nothing of it is passed on',
    bn: 'এই রসিদের খাত আয়: এর কিছু পাঠাতে হয় না',
  },
  unknown: { en: 'This expense category does not exist', bn: 'এই ব্যয়ের খাত পাওয়া যায়নি' },
  twice: { en: 'Assign each expense category once', bn: 'প্রতিটি ব্যয়ের খাত একবার নির্ধারণ করুন' },
}

export const readRemittanceCategories = async (sql: Sql): Promise<RemittanceCategories> => ({
  categories: [
    ...(await sql<RemittanceCategories['categories']>`
      select expense_category_id, head_id from remittance_categories order by expense_category_id`),
  ],
})

/**
 * Replaces the assignment of expense categories to heads. Throws 422 for an unknown category or a head that
 * is income.
 */
export async function saveRemittanceCategories(
  sql: Transaction,
  request: FastifyRequest,
  { categories }: RemittanceCategories,
): Promise<RemittanceCategories> {
  if (new Set(categories.map((one) => one.expense_category_id)).size < categories.length)
    throw unprocessable({ categories: messages.twice }, messages.twice)
  const [check] = await sql<{ unknown: number; income: number }[]>`
    select count(*) filter (where e.id is null)::int as unknown,
      count(*) filter (where h.kind is distinct from 'passed_on')::int as income
    from jsonb_to_recordset(${sql.json(categories)}) as t (expense_category_id int, head_id int)
    left join expense_categories e on e.id = t.expense_category_id
    left join heads h on h.id = t.head_id`
  if (check && check.unknown > 0) throw unprocessable({ categories: messages.unknown }, messages.unknown)
  if (check && check.income > 0)
    throw unprocessable({ categories: messages.notPassedOn }, messages.notPassedOn)
  const before = await readRemittanceCategories(sql)
  await sql`delete from remittance_categories`
  if (categories.length > 0) await sql`insert into remittance_categories ${sql(categories)}`
  const after = await readRemittanceCategories(sql)
  await audit(sql, request, { action: 'update', subject: 'remittance-categories', before, after })
  return after
}
