import { attempt, closeTask, type FastifyRequest, type ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase, ModuleSql } from '@samity/module-service/postgres'
import { keepByCheque, readByCheque } from './cheque-documents.ts'
import { giveChequeTask, taskKeys } from './cheque-tasks.ts'

type Facts = { id: number; number: string; party: string; document_number: string }
type Followed = Facts & { document_path: string; document_id: number; by_cheque_paisa: number | null }

/** The cheques of a receipt or voucher that may still go another way */
const chequesOf = (sql: ModuleSql, number: string) => sql<Followed[]>`
  select c.id, c.number, c.party, d.document_number, d.document_path, d.document_id, d.by_cheque_paisa
  from cheque_documents d join cheques c on c.id = d.cheque_id
  where d.document_number = ${number} and c.state not in ('bounced', 'cancelled')
    and not exists (select from bounces b where b.cheque_id = c.id)
  order by c.id`

/** A receipt or voucher became void elsewhere: its cheques say so, and somebody must decide about them. */
async function followVoid(sql: ModuleDatabase, request: FastifyRequest, number: string): Promise<void> {
  const cheques = await chequesOf(sql, number)
  const ids = cheques.map(({ id }) => id)
  await sql.begin(async (tx) => {
    await tx`
      update cheques set is_document_void = is_document_void or document_number = ${number}, version = version + 1
      where id = any(${ids})`
    await tx`
      update further_receipts set is_document_void = true
      where cheque_id = any(${ids}) and document_number = ${number}`
  })
  for (const cheque of cheques) await giveChequeTask(request, 'void', cheque)
}

/** After a change of amount or payment type the cheques show the difference, and somebody must decide. */
async function followChange(sql: ModuleDatabase, request: FastifyRequest, number: string): Promise<void> {
  const [first] = await chequesOf(sql, number)
  if (!first) return
  const { chequePaisa } = await readByCheque(request, first)
  await keepByCheque(sql, number, chequePaisa)
  for (const cheque of await chequesOf(sql, number))
    if (cheque.by_cheque_paisa !== null) await giveChequeTask(request, 'changed', cheque)
    else await attempt(request, 'write:tasks', () => closeTask(request, taskKeys.changed(cheque.id)))
}

export const chequeEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ type, data: { number } }, request) => {
    if (!number) return
    if (type === 'receipt.voided') await followVoid(sql, request, number)
    if (type === 'receipt.changed') await followChange(sql, request, number)
  }
