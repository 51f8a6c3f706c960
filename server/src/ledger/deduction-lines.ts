import type { Paisa, Words } from '@samity/shared-api/contract'
import type { PaymentType } from '@samity/shared-api/contract/sales/payment-type'
import type { Sql } from '../database/database.ts'
import type { Line } from './receipt-lines.ts'

const categories = {
  source_tax: { en: 'Source Tax', bn: 'উৎসে কর' },
  excise_duty: { en: 'Excise Duty', bn: 'আবগারি শুল্ক' },
} satisfies Record<string, Words>
export type DeductionCode = keyof typeof categories

/**
 * Returns the id of the expense category with this code, whatever people call it. The first receipt that
 * needs it takes the category of that name, or adds one.
 */
async function findDeductionCategory(sql: Sql, code: DeductionCode): Promise<number> {
  const [found] = await sql<{ id: number }[]>`select id from expense_categories where code = ${code}`
  if (found) return found.id
  const { en, bn } = categories[code]
  // a conflict with either key: of the code, when another receipt adds it at the same time
  const [added] = await sql<{ id: number }[]>`
    insert into expense_categories (category, category_bengali, code) values (${en}, ${bn}, ${code})
    on conflict do nothing
    returning id`
  if (added) return added.id
  const [{ id }] = await sql<[{ id: number }]>`
    update expense_categories set code = ${code}
    where id = (
      select id from expense_categories where code = ${code} or category_key = name_key(${en})
      order by code = ${code} desc nulls last limit 1)
    returning id`
  return id
}

/** The line of what a bank keeps of its interest: an expense beside the income; none for an amount of 0. */
export const deductionLine = async (
  sql: Sql,
  code: DeductionCode,
  amount: Paisa,
  payment_type: PaymentType,
): Promise<Line[]> =>
  amount > 0
    ? [{ side: 'expense', category_id: await findDeductionCategory(sql, code), amount, payment_type }]
    : []
