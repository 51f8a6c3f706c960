import { parseBody, parseId, personOf, ServiceError } from '@samity/module-service'
import { writeOnce, type ModuleDatabase } from '@samity/module-service/postgres'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bounceForm, type Cheque } from '../../contract/cheques.ts'
import { chequeMessages, refusal, wrongPath } from './cheque-messages.ts'
import { lockCheque, readCheque } from './cheque-rows.ts'
import { assertDay, auditCheque, closeTasks, work } from './cheque-routes.ts'
import { postChargeOnce, postTransferOnce, voidDocument } from './core-documents.ts'
import { withLease } from './lease.ts'

type BounceRow = {
  id: number
  cheque_id: number
  day: Day
  reason: string
  charge_paisa: number
  account_id: number | null
  transfer_number: string | null
  is_receipt_void: boolean
  charge_number: string | null
  done_at: string | null
}

/**
 * The bank returned a cheque, or its drawer took it back before the deposit. The money goes back from the
 * account, the receipt is void, the bank's charge is an expense: each step is posted once, and noted before
 * the next one begins. A bounce that stopped in between is continued, by anybody.
 */
export function bounceRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/cheques/:id/bounce', work, async (request) => {
    const { day, reason, charge } = parseBody(bounceForm.input, request)
    const id = parseId(request)
    await writeOnce(sql, request, async (tx) => {
      const current = await lockCheque(tx, id)
      if (current.bounce) throw refusal(chequeMessages.bouncing)
      if (current.is_slip_void) throw refusal(chequeMessages.slipVoid)
      const isWaiting = current.slip_id !== null && current.state === 'in_hand'
      if (!['in_hand', 'deposited'].includes(current.state) || isWaiting) throw refusal(chequeMessages.path)
      assertDay(day, current.state === 'deposited' ? current.state_on : day)
      await tx`
        insert into bounces ${tx({
          cheque_id: id,
          day,
          reason,
          account_id: current.account_id,
          // nobody charges a cheque that no bank has seen
          charge_paisa: current.account_id === null ? 0 : charge,
          begun_by: personOf(request),
        })}`
      return { id }
    })
    return proceed(request, id)
  })

  app.post('/cheques/:id/bounce/continue', work, async (request) => proceed(request, parseId(request)))

  async function readBounce(chequeId: number): Promise<BounceRow> {
    const [bounce] = await sql<BounceRow[]>`
      select id, cheque_id, day, reason, charge_paisa, account_id, transfer_number, is_receipt_void, charge_number, done_at
      from bounces where cheque_id = ${chequeId}`
    if (!bounce) throw refusal(chequeMessages.path)
    return bounce
  }

  async function proceed(request: FastifyRequest, chequeId: number): Promise<Cheque> {
    const begun = await readBounce(chequeId)
    if (begun.done_at !== null) return readCheque(sql, chequeId)
    await withLease(sql, request, { table: 'bounces', id: begun.id }, async () => {
      const bounce = await readBounce(chequeId)
      if (bounce.done_at !== null) return
      await doSteps(request, bounce).catch((error: unknown) => keepProblem(bounce, error))
    })
    await closeTasks(request, chequeId)
    return readCheque(sql, chequeId)
  }

  /** Notes why it stopped, for the person who continues. */
  async function keepProblem({ id }: BounceRow, error: unknown): Promise<never> {
    if (error instanceof ServiceError)
      await sql`update bounces set problem_en = ${error.words.en}, problem_bn = ${error.words.bn} where id = ${id}`
    throw error
  }

  async function doSteps(request: FastifyRequest, bounce: BounceRow): Promise<void> {
    const { id, day, reason, account_id, charge_paisa } = bounce
    const cheque = await readCheque(sql, bounce.cheque_id)
    const subject = `bounce/${id}`
    // the books refused the first step: another day may be right
    const giveUp = () => sql`delete from bounces where id = ${id}`
    if (account_id !== null && bounce.transfer_number === null) {
      const transfer = {
        from_place: account_id,
        to_place: cheque.place_id,
        amount: cheque.amount,
        date: day,
        remarks: `${cheque.number}: ${reason}`,
        subject,
      }
      const { number } = await postTransferOnce(request, transfer, giveUp)
      await sql`update bounces set transfer_number = ${number} where id = ${id}`
    }
    if (!bounce.is_receipt_void) {
      for (const [index, document] of cheque.documents.entries()) {
        const isFirst = account_id === null && index === 0
        await voidDocument(request, document, `${cheque.number}: ${reason}`, isFirst ? giveUp : undefined)
      }
      await sql`update bounces set is_receipt_void = true where id = ${id}`
    }
    if (account_id !== null && charge_paisa > 0 && bounce.charge_number === null) {
      const charge = {
        category: String(app.moduleSettings['charge_category']),
        amount: toDecimal(charge_paisa),
        date: day,
        payee: '',
        account: account_id,
      }
      const number = await postChargeOnce(request, charge, `mfe-bank ${subject}`, cheque.number)
      await sql`update bounces set charge_number = ${number} where id = ${id}`
    }
    await sql
      .begin(async (tx) => {
        await lockCheque(tx, cheque.id)
        await tx`update bounces set done_at = now(), problem_en = '', problem_bn = '' where id = ${id}`
        await tx`
          update cheques set state = 'bounced', state_on = ${day}, is_document_void = true, version = version + 1
          where id = ${cheque.id}`
        await tx`update further_receipts set is_document_void = true where cheque_id = ${cheque.id}`
        await auditCheque(request, 'update', cheque, await readCheque(tx, cheque.id), reason)
      })
      .catch((error: unknown) => {
        throw wrongPath(error)
      })
  }
}
