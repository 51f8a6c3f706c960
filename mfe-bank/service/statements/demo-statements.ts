import type { ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal } from '@samity/shared-api/contract'
import { z } from 'zod'
import { readStatement } from './check-rows.ts'

const line = z.object({ id: z.number().int(), date: z.string(), amount: z.string(), document: z.string() })
const account = z.object({
  id: z.number().int(),
  name_english: z.string(),
  name_bengali: z.string(),
  account_no: z.string(),
  opening_amount: z.string(),
  opening_day: z.string().nullable(),
  lines: z.array(line).max(1000),
})
export const demoStatements = { bank_accounts: z.array(account).max(20).default([]) }

const chargePaisa = 57_500
/** The newest lines, which the bank does not have yet */
const outstanding = 2

/**
 * A statement for each account: what the books have, without the newest lines, and a charge that nobody has
 * booked. Samity reads the lines of the books itself.
 */
export async function addDemoStatements(
  tx: ModuleTransaction,
  { bank_accounts }: { bank_accounts: z.output<typeof account>[] },
): Promise<void> {
  const [existing] = await tx`select from statements limit 1`
  if (existing) return
  for (const { lines, opening_amount, ...place } of bank_accounts) {
    const atBank = lines.toSorted((one, other) => one.date.localeCompare(other.date)).slice(0, -outstanding)
    const last = atBank.at(-1)
    if (!last) continue
    await tx`insert into accounts ${tx({ ...place, opening_paisa: fromDecimal(opening_amount) })} on conflict do nothing`
    const rows = [
      ...atBank.map(({ date, amount, document }) => ({ day: date, amount, description: document })),
      { day: last.date, amount: `-${chargePaisa / 100}`, description: 'Account maintenance charge' },
    ].map((values, index) => ({ row: index + 2, values }))
    const { lines: read, hash } = readStatement(rows, 'dmy')
    const [statement] = await tx<{ id: number }[]>`
      insert into statements ${tx({
        account_id: place.id,
        file_name: 'statement.csv',
        hash,
        from_day: read[0]!.day,
        to_day: last.date,
        line_count: read.length,
        imported_by: 'Demo',
      })} returning id`
    let balance = fromDecimal(opening_amount) as number
    for (const one of read) {
      balance += one.amount_paisa
      await tx`
        insert into statement_lines ${tx({
          ...one,
          balance_paisa: balance,
          account_id: place.id,
          statement_id: statement!.id,
        })}`
    }
  }
}
