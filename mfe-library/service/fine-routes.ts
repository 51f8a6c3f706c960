import { showDay, text, z } from '@samity/shared-api/contract'
import {
  noRecord,
  parseBody,
  parseId,
  postReceipt,
  readKnownAdvocate,
  ServiceError,
  personOf,
} from '@samity/module-service'
import { writeOnce, type ModuleDatabase, type ModuleTransaction } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { fineSeries, type Loan } from '../contract/loan.ts'
import { subjectOf, updateCharge } from './loan-charges.ts'
import { readLoan } from './loan-rows.ts'

const paymentBody = z.object({ payment_type: z.string().max(40).default('cash') })
const voidReceiptsBody = z.object({ numbers: z.array(z.string()) })
const waiverBody = z.object({ reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema })

type Attempt = { fine_attempt_by: string | null; fine_attempt_name: string | null }

/**
 * Settles the cost of a loan after its end: a receipt of the library's series, or a waiver with its reason.
 * The API posts one receipt for the subject of a loan. Until its number is known here, nobody may waive the
 * fine.
 */
export function fineRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/loans/:id/fine', { config: { permission: 'library.lend' } }, async (request) => {
    const id = parseId(request)
    const { payment_type } = parseBody(paymentBody, request)
    const { sub } = request.claims
    const loan = await sql.begin(async (tx) => {
      const { current } = await lockDueFine(tx, id)
      await tx`
        update loans set fine_attempt_by = ${sub}, fine_attempt_name = ${personOf(request)}
        where id = ${id} and fine_attempt_by is null`
      return current
    })
    // the receipt must settle exactly what is charged
    await updateCharge(request, loan)
    try {
      // the number of today: the one of the loan may be another advocate's by now
      const { advocate_number } = await readKnownAdvocate(request, loan.advocate_id)
      const { number } = await postReceipt(request, fineSeries, {
        advocate_id: advocate_number,
        payment_type,
        lines: linesOf(loan),
        subject: subjectOf(loan),
      })
      await saveReceipt(id, number)
    } catch (error) {
      const paidWith =
        error instanceof ServiceError && error.code === 'subject.taken' && error.details.conflict
      if (paidWith && paidWith.number) {
        await saveReceipt(id, paidWith.number)
        throw paidBefore(paidWith.number)
      }
      // a refusal posted nothing, so that somebody else may try; without a response nobody knows
      if (error instanceof ServiceError && error.status < 500)
        await sql`
          update loans set fine_attempt_by = null, fine_attempt_name = null
          where id = ${id} and fine_attempt_by = ${sub} and fine_receipt is null`
      throw error
    }
    return readLoan(sql, app, id)
  })

  app.post('/loans/:id/waiver', { config: { permission: 'library.manage' } }, async (request) => {
    const id = parseId(request)
    const { reason } = parseBody(waiverBody, request)
    const waived = await writeOnce(sql, request, async (tx) => {
      const { attempt } = await lockDueFine(tx, id)
      if (attempt.fine_attempt_by) throw startedByOther(attempt.fine_attempt_name ?? '')
      await tx`
        update loans set fine_waived = ${reason}, fine_waived_by = ${personOf(request)} where id = ${id}`
      return readLoan(tx, app, id)
    })
    await updateCharge(request, waived)
    return waived
  })

  // the server sends the numbers after the start of the service and after each void
  app.put('/-/void-receipts', { config: { system: true } }, async (request, reply) => {
    const { numbers } = parseBody(voidReceiptsBody, request)
    await sql`
      update loans
      set fine_receipt = null, fine_attempt_by = null, fine_attempt_name = null
      where fine_receipt = any(${numbers})`
    return reply.code(204).send()
  })

  const saveReceipt = (id: number, number: string) =>
    sql`update loans set fine_receipt = ${number} where id = ${id} and fine_receipt is null`

  /** Locks a loan that costs something. Throws 404 or 409. */
  async function lockDueFine(
    tx: ModuleTransaction,
    id: number,
  ): Promise<{ current: Loan; attempt: Attempt }> {
    const [attempt] = await tx<Attempt[]>`
      select fine_attempt_by, fine_attempt_name from loans where id = ${id} for update`
    if (!attempt) throw noRecord()
    const current = await readLoan(tx, app, id)
    if (current.state !== 'fine_due') throw new ServiceError(409, messages.notDue)
    return { current, attempt }
  }
}

function linesOf({ title, copy_number, due_on, returned_on, lost_on, recovered_on, fine, charge }: Loan) {
  const line = (what: string, amount: string) => ({
    description: `${title} (${copy_number}), ${what}`.slice(-200),
    amount,
  })
  return [
    line(`${showDay(due_on)} – ${showDay(returned_on ?? lost_on)}`, fine),
    line('lost · হারানো', recovered_on ? '0.00' : charge),
  ].filter(({ amount }) => amount !== '0.00')
}

const messages = {
  notDue: {
    en: 'Nothing is due for this loan. Reload the page to see its state.',
    bn: 'এই ধারের কোনো টাকা বাকি নেই। বর্তমান অবস্থা দেখতে পাতাটি আবার খুলুন।',
  },
}

const paidBefore = (number: string) =>
  new ServiceError(409, {
    en: `This was paid with ${number} before. Take no money.`,
    bn: `এটি আগেই ${number} রসিদে পরিশোধ হয়েছে। টাকা নেবেন না।`,
  })

export const startedByOther = (name: string) =>
  new ServiceError(409, {
    en: `${name} has begun to take this payment, and the receipt is not known yet. Take the payment to see the receipt.`,
    bn: `${name} এই টাকা নেওয়া শুরু করেছেন, রসিদটি এখনো জানা যায়নি। রসিদটি দেখতে টাকা নিন।`,
  })
