import type { ModuleTransaction } from '@samity/module-service/postgres'
import { today } from '@samity/shared-api/contract'
import { z } from 'zod'
import { monthsAfter } from '../../contract/deposit-interest.ts'

const place = z.object({
  id: z.number().int(),
  name_english: z.string(),
  name_bengali: z.string(),
  fund: z.string(),
  account_no: z.string(),
  bank_id: z.number().int(),
  bank_name: z.string(),
  paisa: z.number().int(),
})
export const demoDeposits = { fdr_places: z.array(place).max(20).default([]) }

/** Months since the opening: one matures within days, one later */
const ages = [12, 7, 3]
const rates = [9_25, 8_50, 10_00]

/** One deposit for each place, whose money was in the books before. */
export async function addDemoDeposits(
  tx: ModuleTransaction,
  { fdr_places }: { fdr_places: z.output<typeof place>[] },
): Promise<void> {
  const [existing] = await tx`select from deposits limit 1`
  if (existing) return
  const soon = new Date(Date.now() + 12 * 86_400_000)
  for (const [index, { id, name_english, name_bengali, account_no, paisa, ...facts }] of fdr_places
    .filter((one) => one.paisa > 0)
    .entries()) {
    const opened_on = monthsAfter(today(soon), -ages[index % ages.length]!)
    const [added] = await tx<{ id: number }[]>`
      insert into deposits ${tx({
        ...facts,
        kind: 'fixed',
        number: account_no || `FDR-${id}`,
        place_id: id,
        place_name_english: name_english,
        place_name_bengali: name_bengali,
        opened_on,
        term_months: 12,
        rate: rates[index % rates.length]!,
        day_count: '365',
        compounding: 'none',
        renewal: 'principal_and_interest',
        matures_on: monthsAfter(opened_on, 12),
        created_by: 'Demo',
      })} returning id`
    await tx`
      insert into deposit_moves ${tx({
        deposit_id: added!.id,
        kind: 'opening',
        day: opened_on,
        amount_paisa: paisa,
        state: 'confirmed',
        made_by: 'Demo',
      })}`
  }
}
