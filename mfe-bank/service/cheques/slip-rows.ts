import { noRecord } from '@samity/module-service'
import type { ModuleSql } from '@samity/module-service/postgres'
import { toDecimal } from '@samity/shared-api/contract'
import type { Slip } from '../../contract/cheques.ts'

type SlipRow = Omit<Slip, 'amount' | 'cheques'>
type SlipCheque = Omit<Slip['cheques'][number], 'amount'> & { amount_paisa: number }

/** For the audit log, which does not take the facts of many cheques: their ids. */
export const auditOfSlip = (slip: Slip) => ({ ...slip, cheques: slip.cheques.map(({ id }) => id) })

/** Reads a slip with its cheques. Throws 404. */
export async function readSlip(sql: ModuleSql, id: number): Promise<Slip> {
  const [slip] = await sql<SlipRow[]>`
    select id, day, place_id, account_id, slip_no, transfer_id, transfer_number, made_by,
      is_transfer_void, undo_reason, undo_by, (undone_at at time zone 'Asia/Dhaka')::date as undone_on
    from slips where id = ${id}`
  if (!slip) throw noRecord()
  const cheques = await sql<SlipCheque[]>`
    select id, number, bank_name, branch_name, party, drawn_on, amount_paisa from cheques where slip_id = ${id} order by id`
  return {
    ...slip,
    amount: toDecimal(cheques.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0)),
    cheques: cheques.map(({ amount_paisa, ...row }) => ({ ...row, amount: toDecimal(amount_paisa) })),
  }
}
