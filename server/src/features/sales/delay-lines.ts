import { fromDecimal, toDecimal, type Row, type Words } from '@samity/shared-api/contract'
import {
  monthlySection,
  yearlySection,
  type advocateFees,
} from '@samity/shared-api/contract/sales/advocate-fees'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { headIds } from '../../ledger/receipt-lines.ts'
import { showMonths } from './months.ts'

type Fees = Pick<Row<typeof advocateFees>, 'monthlyfee_set' | 'barassociationfee_set'>
type PrintedLine = Receipt['lines'][number] & { head_id: number | null; note_bengali?: string }
type DelayFee = { head_id: number; note: string; label: Words; amount: unknown }

const delayFeesOf = ({ monthlyfee_set, barassociationfee_set }: Fees): DelayFee[] => [
  ...monthlyfee_set.map((row) => ({
    head_id: headIds.monthly_fee,
    note: showMonths(row),
    label: monthlySection.monthly_delay_fee.label,
    amount: row.monthly_delay_fee,
  })),
  ...barassociationfee_set.flatMap((row) => {
    const { yearly_from_year: first, yearly_to_year: last } = row
    const note = showYears(first, last)
    return [
      {
        head_id: headIds.bar_association_fee,
        note,
        label: yearlySection.yearly_delay_fee.label,
        amount: row.yearly_delay_fee,
      },
      {
        head_id: headIds.benevolent_fund_fee,
        note,
        label: yearlySection.benevolent_delay_fee.label,
        amount: row.benevolent_delay_fee,
      },
    ]
  }),
]

/** The years of a yearly fee as its receipt says them: '2026' or '2024 – 2026'. */
export const showYears = (first: number, last: number): string =>
  first === last ? String(first) : `${first} – ${last}`

/**
 * The lines of a printed fee receipt, with each delay fee as a line of its own: the books have it in the line
 * of its fee. The sum stays the same.
 */
export async function withDelayLines(
  sql: Sql,
  receiptId: number,
  lines: readonly PrintedLine[],
): Promise<PrintedLine[]> {
  const [fees] = await sql<Fees[]>`
    select monthlyfee_set, barassociationfee_set from advocate_fee_records where id = ${receiptId}`
  const printed = [...lines]
  for (const { head_id, note, label, amount } of fees ? delayFeesOf(fees) : []) {
    const delay = fromDecimal(String(amount ?? '0.00'))
    const index = printed.findIndex(
      (line) => line.head_id === head_id && line.note.startsWith(note) && fromDecimal(line.amount) >= delay,
    )
    const line = printed[index]
    if (delay === 0 || !line) continue
    const fee = fromDecimal(line.amount) - delay
    const delayLine = { head_id: null, label, note, amount: toDecimal(delay) }
    printed.splice(index, 1, ...(fee > 0 ? [{ ...line, amount: toDecimal(fee) }, delayLine] : [delayLine]))
  }
  return printed
}
