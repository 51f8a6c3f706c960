import { closeTask, attempt, requestApi, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { fromDecimal, type Day } from '@samity/shared-api/contract'
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

type MoveFacts = { state: MoveState; day: Day; amount_paisa: number }
type Followed = MoveFacts & { id: number; document_path: string; document_id: number; place_id: number }

/**
 * Takes over what has become of the transfers and receipts of a deposit: signed, void, or a receipt that was
 * changed. Only then the principal changes. The audit log has who signed, voided and changed. Returns the
 * deposit's receipts of interest.
 */
export async function followMoves(
  sql: ModuleDatabase,
  request: FastifyRequest,
  depositId: number,
): Promise<BankInterest[]> {
  const moves = await sql<Followed[]>`
    select m.id, m.document_path, m.document_id, m.state, m.day, m.amount_paisa, d.place_id
    from deposit_moves m join deposits d on d.id = m.deposit_id
    where d.id = ${depositId} and m.document_path <> ''`
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
  const received = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  const factsNow = ({
    document_path,
    document_id,
    place_id,
    state,
    day,
    amount_paisa,
  }: Followed): MoveFacts => {
    if (document_path === 'transfers') return { state: states.get(document_id) ?? state, day, amount_paisa }
    const receipt = received.get(document_id)
    // another place has the money since the receipt was changed
    if (!receipt || receipt.place !== place_id) return { state: 'void', day, amount_paisa }
    const { day: receivedOn, net } = toReceived(receipt)
    return { state: 'confirmed', day: receivedOn, amount_paisa: fromDecimal(net) }
  }
  const changed = moves.flatMap((move) => {
    const now = factsNow(move)
    const isSame = now.state === move.state && now.day === move.day && now.amount_paisa === move.amount_paisa
    return isSame ? [] : [{ id: move.id, now }]
  })
  if (changed.length === 0) return receipts
  const isOver = await sql.begin(async (tx) => {
    const before = await lockDeposit(tx, depositId)
    for (const { id, now } of changed) await tx`update deposit_moves set ${tx(now)} where id = ${id}`
    await settleDeposit(tx, depositId)
    const after = await lockDeposit(tx, depositId)
    return after.matures_on !== before.matures_on || after.closed_on !== before.closed_on
  })
  if (isOver)
    for (const days of alarmDays)
      await attempt(request, 'write:tasks', () => closeTask(request, alarmKey(depositId, days)))
  return receipts
}
