import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { giveChequeTask } from './cheque-tasks.ts'

type Facts = { id: number; number: string; party: string; document_number: string }

/** A receipt or voucher became void elsewhere: its cheques say so, and somebody must decide about them. */
export const chequeEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ type, data: { number } }, request) => {
    if (type !== 'receipt.voided' || !number) return
    const voidCheques = await sql<Facts[]>`
      update cheques c set is_document_void = true, version = c.version + 1
      where c.document_number = ${number} and c.state not in ('bounced', 'cancelled')
        and not exists (select from bounces b where b.cheque_id = c.id)
      returning c.id, c.number, c.party, c.document_number`
    for (const cheque of voidCheques) await giveChequeTask(request, 'void', cheque)
  }
