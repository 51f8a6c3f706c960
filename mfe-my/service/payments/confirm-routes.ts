import { auditChange, noRecord, parseBody, parseId, personOf, ServiceError } from '@samity/module-service'
import { violates, type ModuleDatabase, type ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { settleRest } from '../../contract/payment-forms.ts'
import { restChoices, type ReferencePayment, type RestChoice } from '../../contract/payments.ts'
import { lockLine, readOpenPaymentLines } from './payment-lines.ts'
import { refuse } from './payment-messages.ts'
import { readReferencePayments } from './payment-rows.ts'
import { tellBankDesk } from './bank-references.ts'
import { basketBody, mayPostRest, proceed, readPayment } from './payment-steps.ts'
import { proposeFor, type Proposed } from './propose.ts'
import { donationFor } from './receipt-bodies.ts'

const confirm = { config: { permission: 'my.confirm-payments' } }
const confirmBody = z.object({
  line: z.number().int().positive(),
  hash: z.string().max(64),
  rest: z.enum(restChoices.map(({ value }) => value)).default('open'),
})
const undoBody = z.object({ reason: z.string().trim().min(1).max(500) })

/** A treasurer confirms money with a reference: the receipts are posted in the name of this person. */
export function confirmRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/payments/confirm', confirm, async (request, reply) => {
    const { line: lineId, hash, rest } = parseBody(confirmBody, request)
    const id = await begin(request, lineId, hash, rest)
    return reply.code(201).send(await finish(request, id, 'confirm'))
  })

  app.post('/payments/:id/continue', confirm, async (request) => finish(request, parseId(request), 'update'))

  app.post('/payments/:id/undo', confirm, async (request) => {
    const id = parseId(request)
    const { reason } = parseBody(undoBody, request)
    const begun = await sql`
      update payments set state = 'undoing', undo_reason = ${reason}
      where id = ${id} and state = 'posted' and not ${mayPostRest(sql)} returning id`
    const payment = await readPayment(sql, id)
    if (!payment) throw noRecord()
    if (begun.length === 0 && payment.state !== 'undoing')
      throw refuse(409, payment.state === 'posted' ? 'restBegun' : 'notPosted')
    return finish(request, id, 'delete', reason)
  })

  app.post('/payments/:id/difference', confirm, async (request) => {
    const id = parseId(request)
    const { choice, note: reason } = parseBody(settleRest.input, request)
    if (choice === 'returned' && reason === '') throw refuse(422, 'note', 'note')
    const [payment] = await readReferencePayments(sql, sql`p.id = ${id}`, sql``)
    if (!payment) throw noRecord()
    const restBasket =
      choice === 'donation'
        ? basketBody(`my/payment/${id}/rest`, payment.advocate_name, [
            donationFor(await factsOf(id), fromDecimal(payment.rest)).line,
          ])
        : null
    // the basket is kept: a repeat sends the same one
    const settled = await sql.begin(async (tx) => {
      const rows = await tx`
        update payments set rest_note = ${reason}, rest_state = ${choice === 'returned' ? 'returned' : 'open'},
          rest_basket = ${restBasket && tx.json(restBasket as never)}
        where id = ${id} and state = 'posted' and rest_state = 'open' and rest_basket is null returning id`
      if (rows.length > 0 && choice === 'returned') await note(tx, request, id, 'update', reason)
      return rows
    })
    const isRepeat = choice === 'donation' && (await readPayment(sql, id))?.rest_basket != null
    if (settled.length === 0 && !isRepeat) throw refuse(409, 'noRest')
    return finish(request, id, 'update', reason)
  })

  async function factsOf(id: number) {
    const [row] = await sql<
      { reference_no: string; day: never; place: number; place_kind: string; name: string; number: string }[]
    >`
      select l.reference_no, l.day, l.place_id as place, l.place_kind, r.advocate_name as name, r.advocate_number as number
      from payments p join payment_lines l on l.id = p.line_id join payment_references r on r.reference_no = l.reference_no
      where p.id = ${id}`
    const { reference_no, day, place, place_kind, name, number } = row!
    const payment_type = place_kind === 'wallet' ? ('mobile_banking' as const) : ('bank' as const)
    return { reference_no, day, place, payment_type, advocate_number: number, advocate_name: name }
  }

  /** Writes down what will be posted, once for a line. Throws 409 when it is not what the person saw. */
  async function begin(
    request: FastifyRequest,
    lineId: number,
    hash: string,
    rest: RestChoice,
  ): Promise<number> {
    const [line] = await readOpenPaymentLines(sql, [lineId])
    if (!line) return takenBy(lineId)
    const [proposal] = await proposeFor(sql, request, [line])
    if (proposal!.shown.hash !== hash) throw refuse(409, 'changed')
    try {
      return await insertPayment(request, proposal!, rest)
    } catch (error) {
      if (!violates(error, 'payments_live')) throw error
      return takenBy(lineId)
    }
  }

  /** A repeat of the request continues the payment that the first one began. */
  async function takenBy(lineId: number): Promise<number> {
    const [live] = await sql<{ id: number; state: string }[]>`
      select id, state from payments where line_id = ${lineId} and state in ('posting', 'posted', 'undoing')`
    if (!live) throw noRecord()
    if (live.state === 'undoing') throw refuse(409, 'taken')
    return live.id
  }

  function insertPayment(request: FastifyRequest, proposal: Proposed, rest: RestChoice): Promise<number> {
    const share = (rest === 'further' && proposal.further) || proposal.share
    const { coveredPaisa, restPaisa } = share
    const isDonation = rest === 'donation' && restPaisa > 0
    const receipts = [...share.receipts, ...(isDonation ? [donationFor(proposal.facts, restPaisa)] : [])]
    return sql.begin(async (tx) => {
      const [locked] = await lockLine(tx, proposal.shown.id)
      if (!locked || locked.gone_at) throw noRecord()
      const [next] = await tx<{ id: number }[]>`
        select nextval(pg_get_serial_sequence('payments', 'id'))::int as id`
      const { id } = next!
      const basket = basketBody(
        `my/payment/${id}`,
        proposal.facts.advocate_name,
        receipts.map(({ line }) => line),
      )
      await tx`
        insert into payments (id, line_id, basket, covered_paisa, rest_paisa, rest_state, confirmed_by)
        overriding system value
        values (${id}, ${proposal.shown.id}, ${tx.json(basket as never)}, ${coveredPaisa + (isDonation ? restPaisa : 0)},
          ${restPaisa}, ${restPaisa === 0 ? 'none' : isDonation ? 'donation' : 'open'}, ${personOf(request)})`
      return id
    })
  }

  async function finish(
    request: FastifyRequest,
    id: number,
    action: Action,
    reason?: string,
  ): Promise<ReferencePayment> {
    if (!(await readPayment(sql, id))) throw noRecord()
    let isChanged = false
    await proceed(sql, request, id, async (tx) => {
      await note(tx, request, id, action, reason)
      isChanged = true
    })
    const [payment] = await readReferencePayments(sql, sql`p.id = ${id}`, sql``)
    // a repeat has changed nothing
    if (isChanged) await tellBankDesk(request, payment!)
    return payment!
  }
}

type Action = 'confirm' | 'update' | 'delete'

/** In the transaction of the change: one that the audit log does not know is not done, and is repeated. */
async function note(
  tx: ModuleTransaction,
  request: FastifyRequest,
  id: number,
  action: Action,
  reason = '',
): Promise<void> {
  const [payment] = await readReferencePayments(tx, tx`p.id = ${id}`, tx``)
  const { reference_no, advocate_number, amount, covered, rest, rest_state, state, receipts } = payment!
  await auditChange(request, {
    action,
    record: `payments/${id}`,
    after: {
      reference_no,
      advocate_number,
      amount,
      covered,
      rest,
      rest_state,
      state,
      receipts: receipts.map(({ number }) => number),
    },
    ...(reason && { reason }),
  }).catch((error: unknown) => {
    // the books have not refused: what they have posted is not given up
    throw error instanceof ServiceError ? new ServiceError(502, error.words) : error
  })
}
