import { showDay, text, z } from '@samity/shared-api/contract'
import { noRecord, parseBody, parseId, postReceipt, ServiceError } from '@samity/module-service'
import type { FastifyInstance } from 'fastify'
import { fineSeries, type Loan } from '../contract/loan.ts'
import { personOf, readLoan } from './loan-routes.ts'
import type { LibraryDatabase, LibraryTransaction } from './library-database.ts'

const paymentBody = z.object({ payment_type: z.string().max(40).default('cash') })
const voidReceiptsBody = z.object({ numbers: z.array(z.string()) })
const waiverBody = z.object({ reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema })

type Attempt = { fine_key: string; fine_attempt_by: string | null; fine_attempt_name: string | null }

/** What is done about the fine of a returned book: a receipt of the library's series, or a waiver with its reason. */
export function fineRoutes(app: FastifyInstance, sql: LibraryDatabase): void {
  app.post('/loans/:id/fine', { config: { permission: 'library.lend' } }, async (request) => {
    const id = parseId(request)
    const { payment_type } = parseBody(paymentBody, request)
    const { sub } = request.claims
    const { loan, key } = await sql.begin(async (tx) => {
      const { current, attempt } = await lockDueFine(tx, id)
      if (attempt.fine_attempt_by && attempt.fine_attempt_by !== sub)
        throw startedByOther(attempt.fine_attempt_name ?? '')
      await tx`update loans set fine_attempt_by = ${sub}, fine_attempt_name = ${personOf(request)} where id = ${id}`
      return { loan: current, key: attempt.fine_key }
    })
    try {
      const { number } = await postReceipt(
        request,
        fineSeries,
        {
          advocate_id: loan.advocate_number,
          payment_type,
          lines: [
            {
              description:
                `${loan.title} (${loan.copy_number}), ${showDay(loan.due_on)} – ${showDay(loan.returned_on)}`.slice(
                  -200,
                ),
              amount: loan.fine,
            },
          ],
        },
        key,
      )
      await sql`update loans set fine_receipt = ${number} where id = ${id} and fine_receipt is null`
    } catch (error) {
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
    await sql.begin(async (tx) => {
      const { attempt } = await lockDueFine(tx, id)
      if (attempt.fine_attempt_by) throw startedByOther(attempt.fine_attempt_name ?? '')
      await tx`
        update loans set fine_waived = ${reason}, fine_waived_by = ${personOf(request)} where id = ${id}`
    })
    return readLoan(sql, app, id)
  })

  // the server sends the numbers after the start of the service and after each void
  app.put('/-/void-receipts', { config: { system: true } }, async (request, reply) => {
    const { numbers } = parseBody(voidReceiptsBody, request)
    // the API knows the old key with the void receipt
    await sql`
      update loans
      set fine_receipt = null, fine_attempt_by = null, fine_attempt_name = null, fine_key = gen_random_uuid()
      where fine_receipt = any(${numbers})`
    return reply.code(204).send()
  })

  /** Locks a loan whose fine is due. Throws 404 or 409. */
  async function lockDueFine(
    tx: LibraryTransaction,
    id: number,
  ): Promise<{ current: Loan; attempt: Attempt }> {
    const [attempt] = await tx<Attempt[]>`
      select fine_key, fine_attempt_by, fine_attempt_name from loans where id = ${id} for update`
    if (!attempt) throw noRecord()
    const current = await readLoan(tx, app, id)
    if (current.state !== 'fine_due') throw new ServiceError(409, messages.notDue)
    return { current, attempt }
  }
}

const messages = {
  notDue: {
    en: 'No fine is due for this loan. Reload the page to see its state.',
    bn: 'এই ধারের কোনো জরিমানা বাকি নেই। বর্তমান অবস্থা দেখতে পাতাটি আবার খুলুন।',
  },
}

const startedByOther = (name: string) =>
  new ServiceError(409, {
    en: `${name} has begun to take this fine, and the receipt is not known yet. ${name} can finish it.`,
    bn: `${name} এই জরিমানা নেওয়া শুরু করেছেন, রসিদটি এখনো জানা যায়নি। ${name} এটি শেষ করতে পারবেন।`,
  })
