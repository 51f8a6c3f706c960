import type { ModuleTransaction } from '@samity/module-service/postgres'
import { dayBefore, today } from '@samity/shared-api/contract'
import { z } from 'zod'
import { directions } from '../../contract/cheques.ts'

const record = z.object({
  direction: z.enum(directions.map(({ value }) => value)),
  path: z.string(),
  id: z.number().int(),
  number: z.string(),
  day: z.string(),
  party: z.string(),
  place_id: z.number().int(),
  paisa: z.number().int(),
})
export const demoCheques = { paid_by_cheque: z.array(record).max(100).default([]) }

const banks = ['Sonali Bank', 'Janata Bank', 'Agrani Bank', 'Islami Bank']
const branches = ['Court Branch', 'Station Road']
const firstNumber = 4_401_271
const step = 37

/** Cheques for records of the association: received in hand, and issued, the oldest of them presented. */
export async function addDemoCheques(
  tx: ModuleTransaction,
  { paid_by_cheque }: { paid_by_cheque: z.output<typeof record>[] },
): Promise<void> {
  const [existing] = await tx`select from cheques limit 1`
  if (existing || paid_by_cheque.length === 0) return
  for (const [
    index,
    { direction, path, id, number, day, party, place_id, paisa },
  ] of paid_by_cheque.entries())
    await tx`
      insert into cheques ${tx({
        direction,
        number: String(firstNumber + index * step),
        bank_name: direction === 'received' ? banks[index % banks.length]! : '',
        branch_name: direction === 'received' ? branches[index % branches.length]! : '',
        party: party || '-',
        drawn_on: day,
        amount_paisa: paisa,
        place_id,
        document_path: path,
        document_id: id,
        document_number: number,
        state: direction === 'received' ? 'in_hand' : 'issued',
        state_on: day,
        created_by: 'Demo',
      })}`
  await tx`
    update cheques set state = 'presented', state_on = ${dayBefore(today())}
    where id = (select id from cheques where direction = 'issued' order by drawn_on, id limit 1)`
}
