import type { Day } from '@samity/shared-api/contract'
import type { ModuleTransaction } from '@samity/module-service/postgres'

/**
 * The bank has settled these documents: a transfer of a slip clears its cheques, a voucher presents its
 * cheque. What is settled already, or bounces, stays as it is. Returns the ids of the cheques.
 */
export async function markCleared(
  tx: ModuleTransaction,
  documentNumbers: readonly string[],
  day: Day,
): Promise<number[]> {
  const settledCheques = await tx<{ id: number }[]>`
    update cheques c set state = case c.direction when 'received' then 'cleared' else 'presented' end,
      state_on = ${day}, is_matched = true, version = c.version + 1
    where not exists (select from bounces b where b.cheque_id = c.id)
      and ((c.state in ('deposited', 'cleared') and not c.is_matched and c.slip_id in (
          select id from slips where transfer_number = any(${[...documentNumbers]}) and undo_reason is null
            and not is_transfer_void))
        or (c.state in ('issued', 'stale', 'presented') and not c.is_matched
          and c.direction = 'issued' and c.id in (
            select cheque_id from cheque_documents where document_number = any(${[...documentNumbers]}))))
    returning c.id`
  return settledCheques.map(({ id }) => id)
}

/** The match is undone: what it cleared or presented is deposited or issued again, as before. */
export async function markUncleared(
  tx: ModuleTransaction,
  documentNumbers: readonly string[],
): Promise<number[]> {
  const reopenedCheques = await tx<{ id: number }[]>`
    update cheques c set
      state = case c.direction when 'received' then 'deposited' else 'issued' end,
      state_on = coalesce((select s.day from slips s where s.id = c.slip_id), c.drawn_on),
      is_matched = false, version = c.version + 1
    where c.is_matched and (c.slip_id in (select id from slips where transfer_number = any(${[...documentNumbers]}))
      or (c.direction = 'issued' and c.id in (
        select cheque_id from cheque_documents where document_number = any(${[...documentNumbers]}))))
    returning c.id`
  return reopenedCheques.map(({ id }) => id)
}
