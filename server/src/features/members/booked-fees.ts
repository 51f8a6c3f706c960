import { fromDecimal, type Field, type Input, type Paisa } from '@samity/shared-api/contract'
import {
  monthlySection,
  yearlySection,
  type advocateFees,
} from '@samity/shared-api/contract/sales/advocate-fees'
import type { Sql } from '../../database/database.ts'
import type { LiveReceipt } from '../../ledger/receipts.ts'

type Sections = Pick<Input<typeof advocateFees>, 'monthlyfee_set' | 'barassociationfee_set'>
type StoredRow = Record<string, unknown>

/**
 * The sections of a receipt of fees, the parts that had a price by resolution with their whole amounts, and
 * its other amount.
 */
export type BookedFees = {
  sections: Sections
  priced: { item: string; amount: number; count: number }[]
  override: { proposed: Paisa; taken: Paisa; reason: string } | null
}

/** Converts a stored section back to input: decimals become paisa. */
const fromStoredValues = (fields: Record<string, Field>, row: StoredRow): StoredRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.kind === 'money' && typeof value === 'string' ? fromDecimal(value) : value,
    ]),
  )

export async function readBookedFees(sql: Sql, { id }: LiveReceipt): Promise<BookedFees> {
  const [[stored], priced, [override]] = await Promise.all([
    sql<{ monthly: StoredRow[]; yearly: StoredRow[] }[]>`
      select monthly, yearly from advocate_fees where id = ${id}`,
    sql<BookedFees['priced']>`select item, amount, count from receipt_prices where receipt_id = ${id}`,
    sql<NonNullable<BookedFees['override']>[]>`
      select proposed, taken, reason from fee_overrides where receipt_id = ${id}`,
  ])
  // the sections were valid input when they were stored
  const sections = {
    monthlyfee_set: (stored?.monthly ?? []).map((row) => fromStoredValues(monthlySection, row)),
    barassociationfee_set: (stored?.yearly ?? []).map((row) => fromStoredValues(yearlySection, row)),
  } as Sections
  return { sections, priced: [...priced], override: override ?? null }
}
