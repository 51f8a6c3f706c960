import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { LedgerRecord, LedgerSide } from '@samity/shared-api/contract/accounts/ledger-record'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../platform/database.ts'
import { malformed } from '../../platform/errors.ts'
import { dayAsked, wholeNumber, type ListQuery } from '../../platform/list.ts'

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

function conditions(sql: Sql, query: ListQuery): Fragment {
  const all = [sql`l.side = any(${sideAsked(query)})`]
  const [from, to] = [dayAsked(query, 'from'), dayAsked(query, 'to')]
  const category = wholeNumber(query, 'category', 1, largestId)
  const head = wholeNumber(query, 'head', 1, largestId)
  const payment = paymentAsked(query)
  if (from) all.push(sql`l.day >= ${from}`)
  if (to) all.push(sql`l.day <= ${to}`)
  if (category) all.push(sql`l.category_id = ${category}`)
  if (head) all.push(sql`l.head_id = ${head}`)
  if (payment) all.push(sql`l.payment_type = ${payment}`)
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

function orderAsked(sql: Sql, { ordering = '-date' }: ListQuery): Fragment {
  const name = String(ordering || '-date').replace(/^-/, '')
  if (!Object.hasOwn(orders, name)) throw unreadable('ordering')
  const column = sql(orders[name as keyof typeof orders])
  return String(ordering || '-date').startsWith('-')
    ? sql`${column} desc, receipt_id desc`
    : sql`${column} asc, receipt_id asc`
}

type Found = Omit<LedgerRecord, 'id' | 'date' | 'amount'> & { receipt_id: number; day: Day; amount: number }
export type LedgerRecords = { rows: LedgerRecord[]; total: number; amount: string }

/** The receipts behind a figure, newest first: what they brought to it adds up to the figure. */
export async function ledgerRecords(sql: Sql, query: ListQuery): Promise<LedgerRecords> {
  const brought = sql`
    select l.receipt_id, l.day, array_agg(distinct l.payment_type) as payment_types, sum(l.amount)::bigint as amount,
      array_agg(distinct l.head_id) as heads, min(l.expense_category_id) as expense_category_id
    from ledger_lines l where ${conditions(sql, query)}
    group by l.receipt_id, l.day having sum(l.amount) <> 0`
  const limit = wholeNumber(query, 'limit', 1, 1000)
  const offset = wholeNumber(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const [rows, [whole]] = await Promise.all([
    sql<Found[]>`
      with found as (
        select b.*, r.number, coalesce(r.book_no, r.number) as receipt_no, r.stream, r.payer, r.payer_note, r.voided_at
        from (${brought}) b join receipts r on r.id = b.receipt_id
        order by ${orderAsked(sql, query)} limit ${limit ?? null} offset ${offset}
      )
      select receipt_id, day, number, receipt_no, stream, payer, payer_note, payment_types, amount, voided_at,
        coalesce(
          (select jsonb_agg(jsonb_build_object('en', h.name_en, 'bn', h.name_bn) order by h.id) from heads h where h.id = any(heads)),
          (select jsonb_build_array(jsonb_build_object('en', c.category, 'bn', c.category))
            from expense_categories c where c.id = expense_category_id)
        ) as purposes
      from found order by ${orderAsked(sql, query)}`,
    sql<{ total: number; amount: number }[]>`
      select count(*) as total, coalesce(sum(amount), 0)::bigint as amount from (${brought}) b`,
  ])
  return {
    rows: rows.map(({ receipt_id, day, amount, ...row }) => ({
      id: `${receipt_id}/${day}`,
      date: day,
      amount: toDecimal(amount),
      ...row,
    })),
    total: whole?.total ?? 0,
    amount: toDecimal(whole?.amount ?? 0),
  }
}
