import {
  choiceParameter,
  dayParameter,
  listParameters,
  noRecord,
  textParameter,
} from '@samity/module-service'
import { matchesWords, type ModuleSql, type SqlFragment } from '@samity/module-service/postgres'
import { toDecimal } from '@samity/shared-api/contract'
import type { z } from 'zod'
import {
  chequeFilters,
  directions,
  type Bounce,
  type Cheque,
  type PaidReceipt,
} from '../../contract/cheques.ts'

export const filterQuery = {
  state: choiceParameter(chequeFilters.map(({ value }) => value)),
  direction: choiceParameter(directions.map(({ value }) => value)),
  /** Ids with commas: cheques of these places, or deposited there */
  place: textParameter(),
  from: dayParameter(),
  to: dayParameter(),
}
export const chequeQuery = {
  ...listParameters([
    'id',
    'number',
    'party',
    'bank_name',
    'document_number',
    'drawn_on',
    'state_on',
    'amount',
    'state',
  ]),
  ...filterQuery,
}
type Filters = Omit<z.output<z.ZodObject<typeof chequeQuery>>, 'limit' | 'offset' | 'ordering'>

type BounceRow = Omit<Bounce, 'charge'> & { charge_paisa: number }
type DocumentRow = Omit<PaidReceipt, 'amount' | 'by_cheque'> & {
  paisa: number
  by_cheque_paisa: number | null
}
export type ChequeRow = Omit<Cheque, 'amount' | 'bounce' | 'documents' | 'further'> & {
  amount_paisa: number
  documents: DocumentRow[]
  bounce: BounceRow | null
}

const source = (sql: ModuleSql) => sql`
  cheques c left join slips s on s.id = c.slip_id left join bounces b on b.cheque_id = c.id
  cross join lateral (
    select bool_or(is_document_void) as is_document_void,
      bool_or(by_cheque_paisa is not null) as is_changed, string_agg(document_number, ' ') as numbers,
      json_agg(json_build_object(
        'document_number', document_number, 'document_path', document_path, 'document_id', document_id,
        'paisa', amount_paisa, 'is_void', is_document_void, 'by_cheque_paisa', by_cheque_paisa
      ) order by position) as documents
    from cheque_documents where cheque_id = c.id) d`

/** The cheques of this slip are not at the bank, and not in hand yet */
const isSlipVoid = (sql: ModuleSql) =>
  sql`(c.state = 'deposited' and (s.is_transfer_void or s.undo_reason is not null))`

const selection = (sql: ModuleSql) => sql`
  c.id, c.version, c.direction, c.number, c.bank_name, c.branch_name, c.party, c.drawn_on, c.amount_paisa,
  c.place_id, s.account_id, c.document_path, c.document_id, c.document_number, d.documents, d.is_document_void, c.state,
  c.state_on, c.is_matched, c.cancel_reason, c.slip_id, s.transfer_number as slip_number,
  coalesce(${isSlipVoid(sql)}, false) as is_slip_void, c.created_by,
  case when b.id is not null then json_build_object(
    'day', b.day, 'reason', b.reason, 'charge_paisa', b.charge_paisa,
    'needs_transfer', b.account_id is not null, 'transfer_number', b.transfer_number,
    'is_receipt_void', b.is_receipt_void, 'charge_number', b.charge_number, 'is_done', b.done_at is not null,
    'problem', json_build_object('en', b.problem_en, 'bn', b.problem_bn)) end as bounce
  from ${source(sql)}`

const toPaidReceipt = ({ paisa, by_cheque_paisa, ...row }: DocumentRow): PaidReceipt => ({
  ...row,
  amount: toDecimal(paisa),
  by_cheque: by_cheque_paisa === null ? null : toDecimal(by_cheque_paisa),
})

export const toCheque = ({ amount_paisa, bounce, ...row }: ChequeRow): Cheque => {
  const documents = row.documents.map(toPaidReceipt)
  const { charge_paisa = 0, ...steps } = bounce ?? {}
  return {
    ...row,
    amount: toDecimal(amount_paisa),
    documents,
    further: documents.slice(1).map(({ document_number, amount }) => ({ document_number, amount })),
    bounce: bounce && { ...(steps as Omit<BounceRow, 'charge_paisa'>), charge: toDecimal(charge_paisa) },
  }
}

/** A slip without a transfer or with an undo, a receipt that was changed, or a bounce with steps to do */
const isUnfinished = (sql: ModuleSql) =>
  sql`((c.slip_id is not null and s.transfer_id is null) or ${isSlipVoid(sql)}
    or (d.is_changed and b.id is null and c.state not in ('bounced', 'cancelled')) or (b.id is not null and b.done_at is null))`

export function chequeFilter(
  sql: ModuleSql,
  { search = [], state, direction, place, from, to }: Partial<Filters>,
): SqlFragment {
  const places = (place ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id))
  const searched = sql`search_key(c.number || ' ' || c.party || ' ' || c.bank_name || ' ' || c.branch_name || ' '
    || d.numbers || ' ' || coalesce(s.transfer_number, '') || ' ' || coalesce(s.slip_no, ''))`
  const stateIs =
    state === 'uncleared'
      ? sql`c.state in ('in_hand', 'deposited', 'issued', 'stale')`
      : state === 'unfinished'
        ? isUnfinished(sql)
        : state && sql`c.state = ${state}`
  const conditions = [
    matchesWords(sql, search, searched),
    stateIs,
    direction && sql`c.direction = ${direction}`,
    place && sql`(c.place_id = any(${places}::int[]) or s.account_id = any(${places}::int[]))`,
    from && sql`c.drawn_on >= ${from}`,
    to && sql`c.drawn_on <= ${to}`,
  ]
  return conditions.reduce<SqlFragment>(
    (left, right) => (right ? sql`${left} and ${right}` : left),
    sql`true`,
  )
}

export const listCheques = (
  sql: ModuleSql,
  where: SqlFragment,
  ordering: SqlFragment,
  { limit, offset }: { limit: number; offset: number },
) => sql<ChequeRow[]>`
  select ${selection(sql)} where ${where} order by ${ordering}, c.id desc limit ${limit} offset ${offset}`

type ChequeSum = { count: number; directions: number; amount_paisa: number }

export async function sumCheques(sql: ModuleSql, where: SqlFragment): Promise<ChequeSum> {
  const [sum] = await sql<ChequeSum[]>`
    select count(*), count(distinct c.direction)::int as directions,
      coalesce(sum(c.amount_paisa), 0)::bigint as amount_paisa
    from ${source(sql)} where ${where}`
  return sum!
}

/** Reads one cheque. Throws 404. */
export async function readCheque(sql: ModuleSql, id: number): Promise<Cheque> {
  const [row] = await sql<ChequeRow[]>`select ${selection(sql)} where c.id = ${id}`
  if (!row) throw noRecord()
  return toCheque(row)
}

/** The same, and nobody else changes the cheque until the end of the transaction. */
export async function lockCheque(tx: ModuleSql, id: number): Promise<Cheque> {
  await tx`select from cheques where id = ${id} for update`
  return readCheque(tx, id)
}
