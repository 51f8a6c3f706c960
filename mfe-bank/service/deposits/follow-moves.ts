import {
  closeTask,
  attempt,
  requestApi,
  type FastifyRequest,
  type ServiceOptions,
} from '@samity/module-service'
import type { ModuleDatabase, ModuleSql, SqlFragment } from '@samity/module-service/postgres'
import { fromDecimal, type Day } from '@samity/shared-api/contract'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import {
  depositSubject,
  type MoveKind,
  type MoveState,
  type ReceivedInterest,
} from '../../contract/deposit.ts'
import { lockDeposit, readDeposit, settleDeposit, type DepositRow } from './deposit-rows.ts'

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
/** The transfer or receipt of a move; an empty path if the money was in the books before */
export type MoveDocument = { document_path: string; document_id: number }
type Followed = MoveFacts & MoveDocument & { id: number; kind: MoveKind }
/** The person who got no answer may still repeat the request, which says more than its transfer. */
const repeatMs = 600_000

/** The transfers of a deposit, also those that are void. */
export const readTransfers = async (request: FastifyRequest, depositId: number): Promise<Transfer[]> =>
  // the API returns this type
  (await requestApi(
    request,
    `transfers/?subject=${encodeURIComponent(depositSubject(depositId))}&voided=1&limit=${maxRows}`,
  )) as Transfer[]

/** The documents that no move of the deposit is of: their answer was lost. */
export const unknownTo = <T extends { id: number }>(
  moves: readonly MoveDocument[],
  path: 'transfers' | 'bank-interest',
  documents: readonly T[],
): T[] =>
  documents.filter(({ id }) =>
    moves.every(({ document_path, document_id }) => document_path !== path || document_id !== id),
  )

/**
 * Takes over what has become of the transfers and receipts of a deposit: signed, void, or a receipt that was
 * changed, and those whose answer was lost. Only then the principal changes. The audit log has who signed,
 * voided and changed. Returns the deposit's receipts of interest.
 */
export async function followMoves(
  sql: ModuleDatabase,
  request: FastifyRequest,
  depositId: number,
): Promise<BankInterest[]> {
  const { place_id, state: depositState } = await readDeposit(sql, depositId)
  const moves = await sql<Followed[]>`
    select id, kind, document_path, document_id, state, day, amount_paisa
    from deposit_moves where deposit_id = ${depositId}`
  const [transfers, receipts] = await Promise.all([
    readTransfers(request, depositId),
    readInterest(request, depositId),
  ])
  const states = new Map(transfers.map((transfer) => [transfer.id, moveStateOf(transfer)]))
  const received = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  const factsNow = ({ document_path, document_id, state, day, amount_paisa }: Followed): MoveFacts => {
    if (document_path === '') return { state, day, amount_paisa }
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
  const lostTransfers = unknownTo(moves, 'transfers', transfers).filter(
    (transfer) =>
      transfer.state !== 'void' &&
      [transfer.from_place, transfer.to_place].includes(place_id) &&
      Date.now() - Date.parse(transfer.created_at) > repeatMs &&
      // it was entered as an opening that is in the books
      moves.every(
        ({ kind, document_path, state, amount_paisa }) =>
          kind !== 'opening' ||
          document_path !== '' ||
          state === 'void' ||
          amount_paisa !== fromDecimal(transfer.amount),
      ),
  )
  const lostReceipts = unknownTo(moves, 'bank-interest', receipts).filter(
    ({ place }) => depositState !== 'new' && place === place_id,
  )
  if (changed.length + lostTransfers.length + lostReceipts.length === 0) return receipts
  const isOver = await sql.begin(async (tx) => {
    const before = await lockDeposit(tx, depositId)
    for (const { id, now } of changed) await tx`update deposit_moves set ${tx(now)} where id = ${id}`
    for (const transfer of lostTransfers.toReversed()) await keepTransfer(tx, before, transfer)
    for (const receipt of lostReceipts) await keepInterest(tx, depositId, receipt)
    await settleDeposit(tx, depositId)
    const after = await lockDeposit(tx, depositId)
    return after.matures_on !== before.matures_on || after.closed_on !== before.closed_on
  })
  if (isOver)
    for (const days of alarmDays)
      await attempt(request, 'write:tasks', () => closeTask(request, alarmKey(depositId, days)))
  return receipts
}

/** Follows each of these deposits. One that cannot be followed now stays as it is. */
export async function followDeposits(
  sql: ModuleDatabase,
  request: FastifyRequest,
  which: SqlFragment,
): Promise<void> {
  for (const { id } of await sql<{ id: number }[]>`select d.id from deposits d where ${which} order by d.id`)
    await followMoves(sql, request, id).catch((error: unknown) => request.log.warn(error))
}

/** Those with a signature or a void that is not known yet, before a list or a sum of deposits is read. */
export async function followTransfers(sql: ModuleDatabase, request: FastifyRequest): Promise<void> {
  // the API returns this type
  const voided = (await requestApi(request, `transfers/?state=void&voided=1&limit=${maxRows}`).catch(
    (error: unknown) => {
      request.log.warn(error)
      return []
    },
  )) as Transfer[]
  const ids = voided.map(({ id }) => id)
  await followDeposits(
    sql,
    request,
    sql`exists (
      select from deposit_moves m
      where m.deposit_id = d.id and (m.state = 'waiting'
        or m.state = 'confirmed' and m.document_path = 'transfers' and m.document_id = any(${ids})))`,
  )
}

/** A receipt of interest was changed or became void. */
export const depositEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ data: { number } }, request) => {
    const isOfReceipt = sql`m.document_path = 'bank-interest' and m.document_number = ${number ?? ''}`
    await followDeposits(
      sql,
      request,
      sql`exists (select from deposit_moves m where m.deposit_id = d.id and ${isOfReceipt})`,
    )
  }

/** What kind of move it is follows from the deposit: a renewal and a reduced rate are not known any more. */
const keepTransfer = (sql: ModuleSql, { id, place_id, principal_paisa }: DepositRow, transfer: Transfer) => {
  const amount = fromDecimal(transfer.amount)
  const [kind, other] =
    transfer.to_place === place_id
      ? (['opening', 'instalment'] as const)
      : amount === principal_paisa
        ? (['encashment', 'partial'] as const)
        : (['partial', 'partial'] as const)
  return sql`
    insert into deposit_moves (deposit_id, kind, day, amount_paisa, state, document_path, document_id,
      document_number, resolution_id, resolution_number, made_by)
    values (${id}, case when exists (
        select from deposit_moves where deposit_id = ${id} and kind = ${kind} and state <> 'void') then ${other} else ${kind} end,
      ${transfer.date}, ${amount}, ${moveStateOf(transfer)}, 'transfers', ${transfer.id}, ${transfer.number},
      ${transfer.resolution_id}, ${transfer.resolution_number ?? ''}, ${transfer.created_by})
    on conflict (document_path, document_id) do nothing`
}

/** Unless it is known: the first request of a repeated one had no answer. */
export const keepInterest = (
  sql: ModuleSql,
  depositId: number,
  receipt: BankInterest,
  made_by = receipt.created_by,
) => {
  const { id, number, day, net } = toReceived(receipt)
  return sql`
    insert into deposit_moves ${sql({
      deposit_id: depositId,
      kind: 'interest',
      day,
      amount_paisa: fromDecimal(net),
      state: 'confirmed',
      document_path: 'bank-interest',
      document_id: id,
      document_number: number,
      made_by,
    })} on conflict (document_path, document_id) do nothing`
}
