import { parseMoney, sum, today, toDecimal, type Day, type Paisa } from '@samity/shared-api/contract'
import { duesOrderings, type DuesRow, type DuesSummary } from '@samity/shared-api/contract/members/dues'
import {
  ageingBuckets,
  duesCourts,
  standings,
  type AgeingBucket,
  type ShownStanding,
} from '@samity/shared-api/contract/members/dues-kinds'
import type { Fragment, Sql } from '../../database/database.ts'
import { textContains } from '../../database/search-text.ts'
import { malformed } from '../../http/errors.ts'
import {
  readDayParameter,
  readIntegerParameter,
  readSearchWords,
  type ListQuery,
} from '../../resources/list-query.ts'
import { bucketOf } from './advocate-dues.ts'
import { readYearlyCost } from './yearly-cost.ts'

const unreadable = (name: string) =>
  malformed(undefined, { [name]: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })

const textSchema = (query: ListQuery, name: string) => {
  const value = query[name]
  return (Array.isArray(value) ? value.at(-1) : value)?.trim() ?? ''
}

function choiceParameter<V extends string>(
  query: ListQuery,
  name: string,
  values: readonly V[],
): V | undefined {
  const value = textSchema(query, name)
  if (value === '') return undefined
  const choice = values.find((one) => one.toLowerCase() === value.toLowerCase())
  if (!choice) throw unreadable(name)
  return choice
}

function amountParameter(query: ListQuery, name: string): number | undefined {
  const value = textSchema(query, name)
  if (value === '') return undefined
  const paisa = parseMoney(value)
  if (paisa === undefined) throw unreadable(name)
  return paisa
}

const maxMonths = 10_000

function duesConditions(sql: Sql, query: ListQuery): Fragment {
  const clauses: Fragment[] = []
  if (textSchema(query, 'all') !== '1') clauses.push(sql`(owed > 0 or charges > 0)`)
  const standing = choiceParameter(query, 'standing', [...standings.map(({ value }) => value), 'in_arrears'])
  if (standing) clauses.push(sql`standing = ${standing}`)
  const court = choiceParameter(
    query,
    'court',
    duesCourts.map(({ value }) => value),
  )
  if (court) clauses.push(sql`court = ${court}`)
  const ageing = choiceParameter(
    query,
    'ageing',
    ageingBuckets.map(({ value }) => value),
  )
  const bucket = ageingBuckets.find(({ value }) => value === ageing)
  if (bucket) clauses.push(sql`owed > 0 and age >= ${bucket.min} and age <= ${bucket.max ?? maxMonths}`)
  const monthsMin = readIntegerParameter(query, 'months_min', 0, maxMonths)
  if (monthsMin !== undefined) clauses.push(sql`months >= ${monthsMin}`)
  const monthsMax = readIntegerParameter(query, 'months_max', 0, maxMonths)
  if (monthsMax !== undefined) clauses.push(sql`months <= ${monthsMax}`)
  const amountMin = amountParameter(query, 'amount_min')
  if (amountMin !== undefined) clauses.push(sql`total >= ${amountMin}`)
  const amountMax = amountParameter(query, 'amount_max')
  if (amountMax !== undefined) clauses.push(sql`total <= ${amountMax}`)
  for (const word of readSearchWords(query))
    clauses.push(
      textContains(
        sql,
        sql`name_key(concat_ws(' ', bar_registration_number, name_english, name_bengali, phone))`,
        word,
      ),
    )
  return clauses.reduce((left, right) => sql`${left} and ${right}`, sql`true`)
}

/** The amounts of the relation and of a row, in paisa. */
const amounts = [
  'monthly',
  'yearly',
  'benevolent',
  'relief',
  'owed',
  'delay_fee',
  'cost',
  'total',
  'charges',
] as const
type Amounts = Record<(typeof amounts)[number], number>
const toDecimals = (row: Amounts) =>
  // every amount becomes its text
  Object.fromEntries(amounts.map((name) => [name, toDecimal(row[name])])) as Record<keyof Amounts, string>

/** Conditions for advocates a, with what these owe. */
type Members = { owed: Fragment; condition: Fragment }

/** Every advocate who is not archived. With parameters as ids PostgreSQL would plan for a few advocates. */
const everybody = (sql: Sql, on: string): Members => ({
  owed: sql`select * from dues_of_members(${on}, ${on}, 0, 2147483647)`,
  condition: sql`a.archived_at is null`,
})

/** The advocates with what they pay on a day. */
const duesRelation = (
  sql: Sql,
  on: string,
  yearlyCost: number,
  { owed, condition }: Members = everybody(sql, on),
): Fragment => sql`(
  with owed as (
    ${owed}
  ), last_standing as (
    select distinct on (advocate_id) advocate_id, standing
    from standings
    where superseded_at is null and from_day <= ${on}
    order by advocate_id, from_day desc
  ), last_terms as (
    select distinct on (advocate_id) advocate_id, court_type
    from dues_terms
    where superseded_at is null and from_day <= ${on}
    order by advocate_id, from_day desc
  ), charged as (
    select advocate_id, sum(amount)::bigint as charges from open_charges where due_on <= ${on} group by 1
  )
  select a.id, a.bar_registration_number, a.bar_registration_key, a.name_english, a.name_bengali, a.phone,
    case when coalesce(s.standing, 'regular') = 'regular' and o.owed > 0 then 'in_arrears' else coalesce(s.standing, 'regular') end as standing,
    coalesce(t.court_type, 'L/C') as court, coalesce(o.monthly, 0) as monthly, coalesce(o.yearly, 0) as yearly,
    coalesce(o.benevolent, 0) as benevolent, coalesce(o.relief, 0) as relief, coalesce(o.owed, 0) as owed,
    coalesce(o.delay_fee, 0) as delay_fee, coalesce(o.unpaid_years * ${yearlyCost}::bigint, 0) as cost,
    coalesce(o.owed + o.delay_fee + o.unpaid_years * ${yearlyCost}::bigint, 0) as total,
    coalesce(c.charges, 0) as charges, coalesce(o.unpaid_months, 0) as months, coalesce(month_index(${on}) - o.oldest_month + 1, 0) as age, o.oldest_month
  from advocates a
  left join owed o on o.advocate_id = a.id
  left join charged c on c.advocate_id = a.id
  left join last_standing s on s.advocate_id = a.id
  left join last_terms t on t.advocate_id = a.id
  where ${condition}
) dues`

const orderColumns: Record<(typeof duesOrderings)[number], (sql: Sql) => Fragment> = {
  bar_registration_number: (sql) => sql`bar_registration_key collate natural_order`,
  name_english: (sql) => sql`name_english collate natural_order`,
  name_bengali: (sql) => sql`name_bengali collate natural_order`,
  standing: (sql) => sql`standing`,
  court: (sql) => sql`court`,
  owed: (sql) => sql`owed`,
  delay_fee: (sql) => sql`delay_fee`,
  cost: (sql) => sql`cost`,
  total: (sql) => sql`total`,
  charges: (sql) => sql`charges`,
  months: (sql) => sql`months`,
  oldest: (sql) => sql`oldest_month`,
}

function orderOf(sql: Sql, query: ListQuery): Fragment {
  const terms = textSchema(query, 'ordering').split(',').filter(Boolean)
  if (terms.length > 3) throw unreadable('ordering')
  const columns = terms.map((term) => {
    const name = duesOrderings.find((one) => one === term.replace(/^-/, ''))
    if (!name) throw unreadable('ordering')
    return sql`${orderColumns[name](sql)} ${term.startsWith('-') ? sql`desc` : sql`asc`} nulls last, `
  })
  return columns.reduce((left, right) => sql`${left}${right}`, sql``)
}

const onDay = (query: ListQuery) => (readDayParameter(query, 'on') ?? today()) as Day // both are days

type StoredRow = Record<string, unknown> & Amounts & { age: number; all_count: number; all_amount: number }

/**
 * Reads a page of the advocates who owe something, the largest fees first, with the figures of all that
 * match.
 */
export async function listDues(
  sql: Sql,
  query: ListQuery,
): Promise<{ rows: DuesRow[]; count: number; amount: number }> {
  const limit = readIntegerParameter(query, 'limit', 1, 1000) ?? 10_000
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const where = duesConditions(sql, query)
  const on = onDay(query)
  const yearlyCost = await readYearlyCost(sql, on)
  const stored = await sql<StoredRow[]>`
    with matches as (select * from ${duesRelation(sql, on, yearlyCost)} where ${where}),
    totals as (select count(*) as all_count, coalesce(sum(total), 0)::bigint as all_amount from matches)
    select m.*, show_period('monthly', m.oldest_month) as oldest, t.all_count, t.all_amount
    from totals t
    left join lateral (
      select * from matches order by ${orderOf(sql, query)} total desc, charges desc, bar_registration_key collate natural_order, id
      limit ${limit} offset ${offset}
    ) m on true`
  const [totals] = stored
  const rows = stored
    .filter((row) => row['id'] !== null)
    .map(
      ({
        all_count: _count,
        all_amount: _amount,
        bar_registration_key: _key,
        oldest_month: _month,
        age,
        ...row
      }) => ({ ...row, ...toDecimals(row), ageing: row.owed > 0 ? bucketOf(age) : null }),
    )
  // the view has the columns of the row
  return {
    rows: rows as unknown as DuesRow[],
    count: totals?.all_count ?? 0,
    amount: totals?.all_amount ?? 0,
  }
}

/**
 * Reads the standing of a few advocates, what they pay on a day (null when no dues are kept), and what
 * modules charge them.
 */
export async function readDuesOf(
  sql: Sql,
  ids: readonly number[],
  on: Day,
): Promise<{ id: number; standing: ShownStanding; total: Paisa | null; charges: Paisa }[]> {
  const members = {
    owed: sql`
      select o.*
      from unnest(${ids}::int[]) m (id)
      cross join lateral dues_of_members(${on}, ${on}, m.id, m.id) o`,
    condition: sql`a.id = any(${ids})`,
  }
  return sql`
    select id, standing, charges,
      case
        when exists (select from fee_schedules)
          or exists (select from opening_dues o where o.advocate_id = dues.id and o.voided_at is null)
        then total
      end as total
    from ${duesRelation(sql, on, await readYearlyCost(sql, on), members)}`
}

export async function summarizeDues(sql: Sql, query: ListQuery): Promise<DuesSummary> {
  const where = duesConditions(sql, query)
  const on = onDay(query)
  const yearlyCost = await readYearlyCost(sql, on)
  const sums = amounts.map((name) => sql`sum(${sql(name)})::bigint as ${sql(name)}`)
  const rows = await sql<(Amounts & { age: number; advocates: number })[]>`
    select age, count(*) filter (where owed > 0)::int as advocates, ${sums.reduce((left, right) => sql`${left}, ${right}`)}
    from ${duesRelation(sql, on, yearlyCost)}
    where ${where}
    group by age`
  const figuresOf = (some: readonly (typeof rows)[number][]) => {
    const totalOf = (name: (typeof amounts)[number]) => [name, sum(some.map((row) => row[name]))]
    // every amount has its sum
    const totals = Object.fromEntries(amounts.map(totalOf)) as Amounts
    return { advocates: some.reduce((count, row) => count + row.advocates, 0), ...toDecimals(totals) }
  }
  const inBucket = (ageing: AgeingBucket) => rows.filter(({ age }) => bucketOf(age) === ageing)
  return {
    ...figuresOf(rows),
    buckets: ageingBuckets.map(({ value: ageing }) => ({ ageing, ...figuresOf(inBucket(ageing)) })),
  }
}
