import {
  dayParameter,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  requestApi,
  ServiceError,
  type FastifyInstance,
  type FastifyRequest,
  readWholeList,
} from '@samity/module-service'
import { writeOnce, type ModuleDatabase, type ModuleSql } from '@samity/module-service/postgres'
import { dayAfter, fromDecimal, toDecimal, today, type Day } from '@samity/shared-api/contract'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { receiveInterest, type DepositInterest } from '../../contract/deposit.ts'
import { interestUntil } from '../../contract/deposit-interest.ts'
import {
  interestTermsOf,
  idempotencyHeaders,
  lockDeposit,
  readDeposits,
  readMoves,
  settleDeposit,
} from './deposit-rows.ts'
import { followTransfers, keepInterest } from './follow-moves.ts'
import { refuseField } from './known-facts.ts'
import { auditMove } from './move-routes.ts'

const periodQuery = { from: dayParameter(), to: dayParameter() }

export function interestRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/deposits/:id/interest', { config: { permission: 'bank.work' } }, async (request, reply) => {
    const id = parseId(request)
    const { day, gross, source_tax, excise_duty, place_id } = parseBody(receiveInterest.input, request)
    const net = gross - source_tax - excise_duty
    if (net < 0) throw refuseField('source_tax', messages.tooMuch)
    const receipt = await writeOnce(sql, request, async (tx) => {
      const row = await lockDeposit(tx, id)
      if (row.state === 'new') throw new ServiceError(409, messages.notOpened)
      const isAdded = place_id === row.place_id
      if (isAdded && row.closed_on !== null) throw refuseField('place_id', messages.closed)
      if (isAdded && (await isLeaving(tx, id))) throw refuseField('place_id', messages.leaving)
      const posted = (await requestApi(request, 'bank-interest/', {
        method: 'POST',
        headers: idempotencyHeaders(request),
        body: {
          collection_date: day,
          bank_name: row.bank_name,
          branch_name: row.branch || row.bank_name,
          account_no: row.number,
          interest_amount: toDecimal(gross),
          source_tax: toDecimal(source_tax),
          excise_duty: toDecimal(excise_duty),
          payment_type: 'bank',
          place: place_id,
          fdr_id: id,
        },
        // the API returns a receipt
      })) as BankInterest
      if (isAdded) {
        await keepInterest(tx, id, posted, personOf(request))
        await settleDeposit(tx, id)
      }
      return { id: posted.id, number: posted.number }
    })
    const move = (await readMoves(sql, id)).find(
      ({ document_path, document_id }) => document_path === 'bank-interest' && document_id === receipt.id,
    )
    if (move) await auditMove(request, id, move)
    return reply.code(201).send(receipt)
  })

  app.get(
    '/deposit-interest',
    { config: { query: periodQuery } },
    async (request): Promise<DepositInterest[]> => {
      const { from = `${today().slice(0, 4)}-01-01` as Day, to = today() } = parseQuery(periodQuery, request)
      await followTransfers(sql, request)
      const [rows, receipts] = await Promise.all([
        readDeposits(sql, {
          where: sql`d.opened_on <= ${to}::date`,
          rest: sql`order by d.bank_name, d.number, d.id`,
        }),
        readPeriod(request, from, to),
      ])
      return rows
        .map((row): DepositInterest => {
          const terms = interestTermsOf(row)
          const own = receipts.filter(({ fdr_id }) => fdr_id === row.id)
          const sumOf = (pick: (receipt: BankInterest) => string) =>
            own.reduce((sum, receipt) => sum + fromDecimal(pick(receipt)), 0)
          // what a day earns is there when it is over
          const expected = interestUntil(terms, dayAfter(to)) - interestUntil(terms, from)
          const received = sumOf(({ interest_amount }) => interest_amount)
          const { id, number, bank_name, branch, fund, state } = row
          return {
            id,
            number,
            bank_name,
            branch,
            fund,
            state,
            expected: toDecimal(expected),
            received: toDecimal(received),
            difference: toDecimal(received - expected),
            source_tax: toDecimal(sumOf(({ source_tax }) => source_tax)),
            excise_duty: toDecimal(sumOf(({ excise_duty }) => excise_duty)),
            net: toDecimal(sumOf((receipt) => receipt.net_amount ?? receipt.interest_amount)),
          }
        })
        .filter(({ expected, received }) => expected !== '0.00' || received !== '0.00')
    },
  )
}

/** An encashment that waits takes the principal of the day when it was entered, and no more. */
async function isLeaving(sql: ModuleSql, id: number): Promise<boolean> {
  const waiting = await sql`
    select from deposit_moves where deposit_id = ${id} and kind = 'encashment' and state = 'waiting'`
  return waiting.length > 0
}

async function readPeriod(request: FastifyRequest, from: Day, to: Day): Promise<BankInterest[]> {
  const receipts = await readWholeList<BankInterest>(request, 'bank-interest', { from, to, ordering: 'id' })
  return receipts.filter(({ fdr_id }) => fdr_id !== null)
}

const messages = {
  tooMuch: { en: 'Tax and duty are more than the interest', bn: 'কর ও শুল্ক সুদের চেয়ে বেশি' },
  notOpened: {
    en: 'This deposit is not open yet. Enter its opening first.',
    bn: 'আমানতটি এখনো খোলা হয়নি। আগে খোলার তথ্য লিখুন।',
  },
  closed: {
    en: 'The deposit is encashed: choose a bank account',
    bn: 'আমানতটি ভাঙানো হয়েছে: একটি ব্যাংক হিসাব বেছে নিন',
  },
  leaving: {
    en: 'Its encashment waits for signatures: choose a bank account, or void its transfer first',
    bn: 'আমানত ভাঙানো স্বাক্ষরের অপেক্ষায়: ব্যাংক হিসাব বেছে নিন, অথবা আগে স্থানান্তরটি বাতিল করুন',
  },
}
