import { closeTask, attempt, requestApi, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { depositSubject, type MoveState, type ReceivedInterest } from '../../contract/deposit.ts'
import { lockDeposit, settleDeposit } from './deposit-rows.ts'

const maxRows = 1000
/** Before this many days from the end of a term, and again before fewer */
export const alarmDays = [30, 7] as const
export const alarmKey = (id: number, days: number) => `matures/${id}/${days}`

export const moveStateOf = ({ state }: Pick<Transfer, 'state'>): MoveState =>
  state === 'void' || state === 'confirmed' ? state : 'waiting'

/** The receipts of interest of a deposit that are not void, newest first. */
export async function readInterest(request: FastifyRequest, depositId: number): Promise<BankInterest[]> {
  const path = `bank-interest/?fdr_id=${depositId}&ordering=-collection_date&limit=${maxRows}`
  // the API returns this type
  return (await requestApi(request, path)) as BankInterest[]
}

export const toReceived = (row: BankInterest): ReceivedInterest => ({
  id: row.id,
  number: row.number,
  day: row.collection_date,
  gross: row.interest_amount,
  source_tax: row.source_tax,
  excise_duty: row.excise_duty,
  net: row.net_amount ?? row.interest_amount,
})

type Followed = { id: number; document_path: string; document_id: number; state: MoveState }

/**
 * Takes over what has become of the transfers and receipts of a deposit: signed, or void. Only then the
 * principal changes. The audit log has who signed and who voided. Returns the deposit's receipts of interest.
 */
export async function followMoves(
  sql: ModuleDatabase,
  request: FastifyRequest,
  depositId: number,
): Promise<BankInterest[]> {
  const moves = await sql<Followed[]>`
    select id, document_path, document_id, state from deposit_moves
    where deposit_id = ${depositId} and document_path <> ''`
  const hasTransfers = moves.some(({ document_path }) => document_path === 'transfers')
  const [transfers, receipts] = await Promise.all([
    // the API returns this type
    (hasTransfers
      ? requestApi(
          request,
          `transfers/?subject=${encodeURIComponent(depositSubject(depositId))}&limit=${maxRows}`,
        )
      : []) as Promise<Transfer[]>,
    readInterest(request, depositId),
  ])
  const states = new Map(transfers.map((transfer) => [transfer.id, moveStateOf(transfer)]))
  const received = new Set(receipts.map(({ id }) => id))
  const stateNow = ({ document_path, document_id, state }: Followed): MoveState =>
    document_path === 'transfers'
      ? (states.get(document_id) ?? state)
      : received.has(document_id)
        ? 'confirmed'
        : 'void'
  const changed = moves.filter((move) => stateNow(move) !== move.state)
  if (changed.length === 0) return receipts
  const isOver = await sql.begin(async (tx) => {
    const before = await lockDeposit(tx, depositId)
    for (const move of changed)
      await tx`update deposit_moves set state = ${stateNow(move)} where id = ${move.id}`
    await settleDeposit(tx, depositId)
    const after = await lockDeposit(tx, depositId)
    return after.matures_on !== before.matures_on || after.closed_on !== before.closed_on
  })
  if (isOver)
    for (const days of alarmDays)
      await attempt(request, 'write:tasks', () => closeTask(request, alarmKey(depositId, days)))
  return receipts
}
