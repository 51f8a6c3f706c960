import {
  attempt,
  auditChange,
  closeTask,
  giveTask,
  personOf,
  type FastifyRequest,
} from '@samity/module-service'
import type { ModuleDatabase, ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'
import { fillWords, today } from '@samity/shared-api/contract'
import type { Slip } from '../../contract/cheques.ts'
import { chequeMessages, refusal } from './cheque-messages.ts'
import { isTransferVoid, voidTransfer } from './core-documents.ts'
import { withLease } from './lease.ts'
import { auditOfSlip, readSlip } from './slip-rows.ts'

const voidWords = {
  en: 'The transfer of a deposit slip is void: {number}',
  bn: 'জমা স্লিপের স্থানান্তর বাতিল হয়েছে: {number}',
}
const taskKey = (id: number) => `slip-void/${id}`

/** Notes that a transfer became void elsewhere, and asks somebody what to do about its cheques. */
async function flagSlips(request: FastifyRequest, slips: readonly { id: number; transfer_number: string }[]) {
  for (const { id, transfer_number: number } of slips)
    await attempt(request, 'write:tasks', () =>
      giveTask(request, {
        key: taskKey(id),
        title: fillWords(voidWords, { number }),
        path: `/dashboard/bank/slips/${id}`,
        permission: 'bank.work',
      }),
    )
}

/** For transfers that the account's lines show as void. Returns nothing for slips that are undone here. */
export const noteVoidTransfers = async (
  sql: ModuleSql,
  request: FastifyRequest,
  numbers: readonly string[],
): Promise<void> => {
  if (numbers.length === 0) return
  await flagSlips(
    request,
    await sql<{ id: number; transfer_number: string }[]>`
      update slips set is_transfer_void = true
      where transfer_number = any(${[...numbers]}::text[]) and undo_reason is null and not is_transfer_void
      returning id, transfer_number`,
  )
}

/** Compares a slip with its transfer, which somebody may have made void elsewhere. */
export async function followTransfer(
  sql: ModuleDatabase,
  request: FastifyRequest,
  slip: Slip,
): Promise<Slip> {
  if (slip.transfer_id === null || slip.undo_reason !== null || slip.is_transfer_void) return slip
  const { id, transfer_id, transfer_number } = slip
  await attempt(request, 'write:treasury', async () => {
    if (await isTransferVoid(request, transfer_id)) await noteVoidTransfers(sql, request, [transfer_number!])
  })
  return readSlip(sql, id)
}

/** The undo reserves the cheques first: from then on nothing else happens to them. */
async function beginUndo(tx: ModuleTransaction, request: FastifyRequest, id: number, reason: string) {
  const cheques = await tx<{ is_open: boolean }[]>`
    select c.state = 'deposited' and not exists (select from bounces b where b.cheque_id = c.id) as is_open
    from cheques c where c.slip_id = ${id} order by c.id for update`
  const slip = await readSlip(tx, id)
  if (slip.transfer_id === null) throw refusal(chequeMessages.path)
  if (slip.undo_reason !== null) return
  if (!slip.is_transfer_void && cheques.some(({ is_open }) => !is_open)) throw refusal(chequeMessages.settled)
  await tx`update slips set undo_reason = ${reason}, undo_by = ${personOf(request)} where id = ${id}`
}

/**
 * Undoes a deposit: the API makes its transfer void, on the transfer's own day, and the cheques are in hand
 * again. An undo that stopped in between is continued, by anybody, with the first reason. When the transfer
 * is void already, cheques that are settled stay as they are.
 */
export async function undoSlip(
  sql: ModuleDatabase,
  request: FastifyRequest,
  id: number,
  reason: string,
): Promise<Slip> {
  await sql.begin((tx) => beginUndo(tx, request, id, reason))
  const undone = await withLease(sql, request, { table: 'slips', id }, async () => {
    const before = await readSlip(sql, id)
    if (before.undone_on !== null || before.undo_reason === null) return before
    const giveUp = () => sql`update slips set undo_reason = null, undo_by = null where id = ${id}`
    await voidTransfer(request, before.transfer_id!, before.undo_reason, giveUp)
    return sql.begin(async (tx) => {
      await tx`
        update cheques c set state = 'in_hand', state_on = ${today()}, slip_id = null, version = version + 1
        where slip_id = ${id} and state = 'deposited' and not exists (select from bounces b where b.cheque_id = c.id)`
      await tx`update slips set undone_at = now() where id = ${id}`
      const after = await readSlip(tx, id)
      await auditChange(request, {
        action: 'update',
        record: `slips/${id}`,
        before: auditOfSlip(before),
        after: auditOfSlip(after),
        reason: before.undo_reason!,
      })
      return after
    })
  })
  await attempt(request, 'write:tasks', () => closeTask(request, taskKey(id)))
  return undone
}
