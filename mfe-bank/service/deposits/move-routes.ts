import {
  auditChange,
  noRecord,
  parseBody,
  parseId,
  personOf,
  requestApi,
  ServiceError,
  type FastifyInstance,
  type FastifyRequest,
} from '@samity/module-service'
import { toConflict, writeOnce, type ModuleDatabase, type ModuleSql } from '@samity/module-service/postgres'
import { text, toDecimal, today, type Day, type Words } from '@samity/shared-api/contract'
import { z } from 'zod'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import {
  changeRate,
  moveDeposit,
  depositSubject,
  type DepositDetails,
  type DepositMove,
  type DepositRate,
} from '../../contract/deposit.ts'
import {
  interestTermsOf,
  idempotencyHeaders,
  lockDeposit,
  readDeposit,
  readMoves,
  readRates,
  settleDeposit,
  toDeposit,
  type DepositRow,
} from './deposit-rows.ts'
import {
  followMoves,
  moveStateOf,
  readTransfers,
  toReceived,
  unknownTo,
  type MoveDocument,
} from './follow-moves.ts'
import { refuseField, resolutionFacts } from './known-facts.ts'

const work = { config: { permission: 'bank.work' } }
const voidBody = z.object({ reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema })
type MoveBody = z.output<typeof moveDeposit.input>

export function moveRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/deposits/:id/details', async (request): Promise<DepositDetails> => {
    const id = parseId(request)
    await readDeposit(sql, id)
    // what is known here stays readable while the association does not answer
    const receipts = await followMoves(sql, request, id).catch((error: unknown) => {
      request.log.warn(error)
      return null
    })
    const [row, moves, rates] = await Promise.all([
      readDeposit(sql, id),
      readMoves(sql, id),
      readRates(sql, id),
    ])
    return {
      deposit: toDeposit(row),
      moves,
      rates,
      received: receipts?.map(toReceived) ?? null,
      terms: interestTermsOf(row),
    }
  })

  app.post('/deposits/:id/moves', work, async (request, reply) => {
    const id = parseId(request)
    const body = parseBody(moveDeposit.input, request)
    const saved = await writeOnce(sql, request, async (tx) => {
      const row = await lockDeposit(tx, id)
      const amount = await checkMove(tx, row, body)
      const resolution = await resolutionFacts(request, body.resolution_id ?? row.resolution_id)
      const isPosted = amount > 0 && !body.is_in_books
      if (isPosted && resolution.resolution_id === null)
        throw refuseField('resolution_id', messages.resolution)
      const document = isPosted ? await postTransfer(tx, request, row, body, amount) : undefined
      const [move] = await tx<{ id: number }[]>`
        insert into deposit_moves ${tx({
          deposit_id: id,
          kind: body.kind,
          day: body.day,
          amount_paisa: amount,
          state: document ? moveStateOf(document) : 'confirmed',
          document_path: document ? 'transfers' : '',
          document_id: document?.id ?? null,
          document_number: document?.number ?? '',
          term_months: body.kind === 'renewal' ? body.term_months : null,
          rate: body.kind === 'renewal' ? body.rate : null,
          early_rate: isLeaving(body) && body.day < row.matures_on ? body.early_rate : null,
          ...resolution,
          made_by: personOf(request),
        })} returning id`
      await settleDeposit(tx, id)
      return (await readMoves(tx, id)).find((added) => added.id === move!.id)!
    })
    await auditMove(request, id, saved)
    return reply.code(201).send(saved)
  })

  // a move with a transfer or a receipt is void when that one is
  app.delete('/deposits/:id/moves/:move', work, async (request) => {
    const id = parseId(request)
    const moveId = Number((request.params as { move: string }).move)
    const { reason } = parseBody(voidBody, request)
    const move = await sql.begin(async (tx) => {
      await lockDeposit(tx, id)
      const moves = await readMoves(tx, id)
      const foundMove = moves.find((one) => one.id === moveId)
      if (!foundMove) throw noRecord()
      if (foundMove.document_path !== '') throw new ServiceError(409, messages.hasDocument)
      if (moves.find(({ state }) => state !== 'void')?.id !== moveId)
        throw new ServiceError(409, messages.notLast)
      await tx`update deposit_moves set state = 'void' where id = ${moveId}`
      await settleDeposit(tx, id)
      await auditChange(request, {
        action: 'delete',
        record: `deposits/${id}`,
        before: { move: foundMove },
        reason,
      })
      return { ...foundMove, state: 'void' as const }
    })
    return move
  })

  app.post('/deposits/:id/rates', work, async (request, reply) => {
    const id = parseId(request)
    const { from_day, rate } = parseBody(changeRate.input, request)
    const saved = await writeOnce(sql, request, async (tx): Promise<DepositRate> => {
      const row = await lockDeposit(tx, id)
      if (row.closed_on !== null) throw new ServiceError(409, messages.closed)
      if (from_day <= row.opened_on) throw refuseField('from_day', messages.beforeOpening)
      const [added] = await tx<{ id: number }[]>`
        insert into deposit_rates ${tx({ deposit_id: id, from_day, rate, entered_by: personOf(request) })}
        returning id`
      return (await readRates(tx, id)).find((known) => known.id === added!.id)!
    }).catch((error: unknown) => {
      throw toConflict({ conflicts: rateConflicts }, error)
    })
    await note(request, { action: 'update', record: `deposits/${id}`, after: { rate: saved } })
    return reply.code(201).send(saved)
  })

  app.delete('/deposits/:id/rates/:rate', work, async (request, reply) => {
    const id = parseId(request)
    const rateId = Number((request.params as { rate: string }).rate)
    const [dropped] = await sql`
      delete from deposit_rates where deposit_id = ${id} and id = ${rateId} returning from_day, rate`
    if (!dropped) throw new ServiceError(404, messages.noRate)
    await note(request, { action: 'update', record: `deposits/${id}`, before: { rate: dropped } })
    return reply.code(204).send()
  })
}

const note = (request: FastifyRequest, change: Parameters<typeof auditChange>[1]) =>
  auditChange(request, change).catch((error: unknown) => request.log.warn(error))
export const auditMove = (request: FastifyRequest, id: number, move: DepositMove) =>
  note(request, { action: 'update', record: `deposits/${id}`, after: { move } })

const isLeaving = ({ kind }: Pick<MoveBody, 'kind'>) => kind === 'partial' || kind === 'encashment'

/** The rules of a move. Returns its amount in paisa: 0 for a renewal without money. */
async function checkMove(sql: ModuleSql, row: DepositRow, body: MoveBody): Promise<number> {
  const { kind, day, is_in_books } = body
  const amount = kind === 'encashment' ? row.principal_paisa : (body.amount ?? 0)
  if (row.is_waiting) throw new ServiceError(409, messages.waits)
  if (row.closed_on !== null) throw new ServiceError(409, messages.closed)
  if (day < row.opened_on) throw refuseField('day', messages.beforeOpening)
  if (day > today()) throw refuseField('day', messages.later)
  const isOpened = row.state !== 'new'
  if (isOpened === (kind === 'opening'))
    throw new ServiceError(409, isOpened ? messages.opened : messages.notOpened)
  if (kind === 'instalment' && row.kind !== 'instalment') throw refuseField('kind', messages.fixed)
  if (kind === 'renewal' && body.term_months === null) throw refuseField('term_months', messages.term)
  // an encashment takes all of it
  if (kind === 'renewal' || kind === 'encashment') {
    const [last] = await sql<{ day: string }[]>`
      select day from deposit_moves where deposit_id = ${row.id} and state = 'confirmed' order by day desc limit 1`
    if (last && day < last.day) throw refuseField('day', messages.afterLast)
  }
  if (kind !== 'renewal' && amount === 0) throw refuseField('amount', messages.amount)
  if (kind === 'partial' && amount >= lowestPrincipal(row, day)) throw refuseField('amount', messages.part)
  if (is_in_books && kind !== 'opening') throw refuseField('is_in_books', messages.inBooks)
  if (amount > 0 && !is_in_books && body.account_id === null)
    throw refuseField('account_id', messages.account)
  return amount
}

/** The least that the deposit had from a day on: what came later was not there to be taken. */
function lowestPrincipal({ moves }: DepositRow, from: Day): number {
  const until = (day: Day) => moves.reduce((sum, move) => (move.day <= day ? sum + move.change : sum), 0)
  return Math.min(until(from), ...moves.flatMap(({ day }) => (day > from ? [until(day)] : [])))
}

/** Posts the transfer, unless one whose answer was lost is the same. */
async function postTransfer(
  sql: ModuleSql,
  request: FastifyRequest,
  row: DepositRow,
  body: MoveBody,
  amount: number,
): Promise<Transfer> {
  const [from_place, to_place] = isLeaving(body)
    ? [row.place_id, body.account_id]
    : [body.account_id, row.place_id]
  const transfers = await readTransfers(request, row.id)
  const moves = await sql<MoveDocument[]>`
    select document_path, document_id from deposit_moves where deposit_id = ${row.id}`
  const lost = unknownTo(moves, 'transfers', transfers).find(
    (transfer) =>
      transfer.state !== 'void' &&
      transfer.from_place === from_place &&
      transfer.to_place === to_place &&
      transfer.date === body.day &&
      transfer.amount === toDecimal(amount),
  )
  if (lost) return lost
  // the API returns a transfer
  return (await requestApi(request, 'transfers/', {
    method: 'POST',
    headers: idempotencyHeaders(request),
    body: {
      date: body.day,
      from_place,
      to_place,
      amount: toDecimal(amount),
      slip_no: '',
      remarks: `${row.bank_name} ${row.number}`,
      subject: depositSubject(row.id),
      resolution_id: body.resolution_id ?? row.resolution_id,
    },
  })) as Transfer
}

const rateConflicts = {
  deposit_rates_day_key: {
    field: 'from_day',
    message: { en: 'Another rate begins on this day', bn: 'এই দিন থেকে আরেকটি হার লেখা আছে' },
  },
}

const messages = {
  hasDocument: {
    en: 'Void its transfer or receipt. The deposit follows.',
    bn: 'এর স্থানান্তর বা রসিদটি বাতিল করুন। আমানত নিজে থেকেই ঠিক হবে।',
  },
  notLast: { en: 'Only the last move can be deleted.', bn: 'শুধু শেষ লেনদেনটি মোছা যায়।' },
  waits: {
    en: 'A transfer of this deposit waits for its signatories. It must be confirmed or void first.',
    bn: 'এই আমানতের একটি স্থানান্তর স্বাক্ষরের অপেক্ষায়। আগে সেটি নিশ্চিত বা বাতিল হতে হবে।',
  },
  closed: { en: 'This deposit is encashed.', bn: 'এই আমানত ভাঙানো হয়েছে।' },
  opened: { en: 'This deposit is open already.', bn: 'এই আমানত আগেই খোলা হয়েছে।' },
  notOpened: {
    en: 'This deposit is not open yet. Enter its opening first.',
    bn: 'আমানতটি এখনো খোলা হয়নি। আগে খোলার তথ্য লিখুন।',
  },
  beforeOpening: { en: 'Before the day of the opening', bn: 'খোলার তারিখের আগে' },
  later: { en: 'This day is still to come', bn: 'এই দিন এখনো আসেনি' },
  afterLast: { en: 'Money has moved after this day', bn: 'এই দিনের পরে টাকা এসেছে বা গেছে' },
  fixed: { en: 'A fixed deposit has no instalments', bn: 'মেয়াদি আমানতে কিস্তি নেই' },
  term: { en: 'Enter the new term', bn: 'নতুন মেয়াদ লিখুন' },
  amount: { en: 'Enter an amount above 0', bn: '০-এর বেশি পরিমাণ লিখুন' },
  part: {
    en: 'Less than the principal since that day. Encash the deposit to take all of it.',
    bn: 'ওই তারিখ থেকে যে আসল ছিল তার চেয়ে কম লিখুন। সব নিতে আমানতটি ভাঙান।',
  },
  inBooks: {
    en: 'Only an opening can be in the books already',
    bn: 'শুধু আমানত খোলার টাকা হিসাবে আগে থেকে থাকতে পারে',
  },
  account: { en: 'Choose the bank account', bn: 'ব্যাংক হিসাব বেছে নিন' },
  resolution: {
    en: 'Money goes into a deposit or out of it by a resolution only. Choose it.',
    bn: 'সিদ্ধান্ত ছাড়া আমানতে টাকা রাখা বা তোলা যায় না। সিদ্ধান্ত বেছে নিন।',
  },
  noRate: { en: 'This rate is not there any more.', bn: 'এই হার আর নেই।' },
} satisfies Record<string, Words>
