import { noRecord, type FastifyRequest } from '@samity/module-service'
import type { ModuleSql, SqlFragment } from '@samity/module-service/postgres'
import { toDecimal, today, type Day } from '@samity/shared-api/contract'
import type { Deposit, DepositMove, DepositRate } from '../../contract/deposit.ts'
import {
  comingInstalments,
  interestUntil,
  rateOn,
  ratesOf,
  termsOfDeposit,
  type InterestMove,
  type InterestRate,
  type InterestTerms,
} from '../../contract/deposit-interest.ts'

type Amounts = 'rate' | 'instalment' | 'principal' | 'rate_now' | 'interest_so_far' | 'interest_at_end'
export type DepositRow = Omit<Deposit, Amounts> &
  Pick<InterestTerms, 'term_months' | 'day_count' | 'compounding'> & {
    rate: number
    instalment_paisa: number
    principal_paisa: number
    moves: InterestMove[]
    rates: InterestRate[]
  }

/** The state of a deposit `d` on a day. */
export const depositState = (sql: ModuleSql, day: Day): SqlFragment => sql`
  case when d.closed_on is not null then 'closed'
    when not exists (
      select from deposit_moves m where m.deposit_id = d.id and m.kind = 'opening' and m.state = 'confirmed') then 'new'
    when d.matures_on <= ${day}::date then 'matured' else 'running' end`

export const principalOf = (sql: ModuleSql): SqlFragment => sql`
  (select coalesce(sum(m.change_paisa), 0)::bigint from deposit_moves m where m.deposit_id = d.id)`

const selection = (sql: ModuleSql, day: Day) => sql`
  d.id, d.version, d.kind, d.number, d.bank_id, d.bank_name, d.branch, d.place_id, d.place_name_english,
  d.place_name_bengali, d.fund, d.opened_on, d.term_months, d.rate, d.day_count, d.compounding, d.renewal,
  d.instalment_paisa, d.instalment_day, d.signatories, d.resolution_id, d.resolution_number,
  d.has_return, d.scan, d.remarks, d.matures_on, d.closed_on, ${depositState(sql, day)} as state,
  ${principalOf(sql)} as principal_paisa,
  exists (select from deposit_moves m where m.deposit_id = d.id and m.state = 'waiting') as is_waiting,
  (select coalesce(json_agg(json_build_object('day', m.day, 'change', m.change_paisa,
      'renewed_months', m.term_months, 'renewed_rate', m.rate, 'early_rate', m.early_rate) order by m.day, m.id), '[]')
    from deposit_moves m where m.deposit_id = d.id and m.state = 'confirmed') as moves,
  (select coalesce(json_agg(json_build_object('from_day', r.from_day, 'rate', r.rate)), '[]')
    from deposit_rates r where r.deposit_id = d.id) as rates`

export const readDeposits = (
  sql: ModuleSql,
  { where = sql`true`, rest = sql`order by d.id` }: { where?: SqlFragment; rest?: SqlFragment } = {},
  day = today(),
) => sql<DepositRow[]>`select ${selection(sql, day)} from deposits d where ${where} ${rest}`

export async function readDeposit(sql: ModuleSql, id: number): Promise<DepositRow> {
  const [row] = await readDeposits(sql, { where: sql`d.id = ${id}` })
  if (!row) throw noRecord()
  return row
}

export function interestTermsOf(row: DepositRow): InterestTerms {
  const { opened_on, term_months, closed_on, day_count, compounding, moves } = row
  const rates = [{ from_day: opened_on, rate: row.rate }, ...row.rates]
  return { opened_on, term_months, closed_on, day_count, compounding, moves, rates }
}

const untilTheEnd = (row: DepositRow, terms: InterestTerms, day: Day): InterestTerms =>
  row.kind === 'instalment' && row.instalment_day && row.state === 'running'
    ? {
        ...terms,
        moves: [
          ...terms.moves,
          ...comingInstalments(day, row.matures_on, row.instalment_paisa, row.instalment_day),
        ],
      }
    : terms

export function toDeposit(row: DepositRow, day = today()): Deposit {
  const { rate, instalment_paisa, principal_paisa, moves: _moves, rates: _rates, ...facts } = row
  const terms = interestTermsOf(row)
  const began = interestUntil(terms, termsOfDeposit(terms).at(-1)!.from)
  return {
    ...facts,
    rate: toDecimal(rate),
    instalment: toDecimal(instalment_paisa),
    principal: toDecimal(principal_paisa),
    rate_now: toDecimal(rateOn(ratesOf(terms), day)),
    interest_so_far: toDecimal(interestUntil(terms, day) - began),
    interest_at_end: toDecimal(interestUntil(untilTheEnd(row, terms, day), row.matures_on) - began),
  }
}

type MoveRow = Omit<DepositMove, 'amount' | 'rate' | 'early_rate'> & {
  amount_paisa: number
  rate: number | null
  early_rate: number | null
}
const decimalOrNull = (value: number | null) => (value === null ? null : toDecimal(value))
const toMove = ({ amount_paisa, rate, early_rate, ...move }: MoveRow): DepositMove => ({
  ...move,
  amount: toDecimal(amount_paisa),
  rate: decimalOrNull(rate),
  early_rate: decimalOrNull(early_rate),
})

/** The moves of a deposit, newest first. */
export const readMoves = async (sql: ModuleSql, depositId: number): Promise<DepositMove[]> =>
  (
    await sql<MoveRow[]>`
      select id, kind, day, amount_paisa, state, document_path, document_id, document_number, term_months, rate,
        early_rate, resolution_number, made_by
      from deposit_moves where deposit_id = ${depositId} order by day desc, id desc`
  ).map(toMove)

/** The rates that were entered beside those of the opening and of renewals. */
export const readRates = async (sql: ModuleSql, depositId: number): Promise<DepositRate[]> =>
  (
    await sql<(Omit<DepositRate, 'rate'> & { rate: number })[]>`
      select id, from_day, rate, entered_by from deposit_rates where deposit_id = ${depositId}
      order by from_day desc`
  ).map((row) => ({ ...row, rate: toDecimal(row.rate) }))

/** Sets what follows from the confirmed moves. Call it after each change of a move, in its transaction. */
export async function settleDeposit(sql: ModuleSql, id: number): Promise<void> {
  const { matures_on } = termsOfDeposit(interestTermsOf(await readDeposit(sql, id))).at(-1)!
  await sql`
    update deposits set version = version + 1, matures_on = ${matures_on}, closed_on = (
      select day from deposit_moves where deposit_id = ${id} and kind = 'encashment' and state = 'confirmed')
    where id = ${id}`
}

/** Nobody else changes the deposit or its moves until the transaction ends. */
export async function lockDeposit(sql: ModuleSql, id: number): Promise<DepositRow> {
  await sql`select from deposits where id = ${id} for update`
  return readDeposit(sql, id)
}

export const idempotencyHeaders = ({ headers }: FastifyRequest): { 'idempotency-key'?: string } => {
  const key = [headers['idempotency-key']].flat()[0]
  return key ? { 'idempotency-key': key } : {}
}
