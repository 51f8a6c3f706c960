import { auditChange, parseBody, parseId, personOf } from '@samity/module-service'
import { writeOnce, type ModuleDatabase, type ModuleTransaction } from '@samity/module-service/postgres'
import { today, type Day } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { slipForm, slipUndoForm, type Slip } from '../../contract/cheques.ts'
import { chequeMessages, invalid, refusal } from './cheque-messages.ts'
import { work } from './cheque-routes.ts'
import { postTransferOnce } from './core-documents.ts'
import { withLease } from './lease.ts'
import { auditOfSlip, readSlip } from './slip-rows.ts'
import { followTransfer, undoSlip } from './undo-slip.ts'

const maxCheques = 200
const maxRemarks = 2000
const slipBody = slipForm.input.extend({
  cheque_ids: z.array(z.number().int().positive()).max(maxCheques),
})

/**
 * Cheques go to the bank on a slip, which is one transfer. The slip reserves its cheques first; then the API
 * posts the transfer for the subject of the slip, which finds it again; then the cheques are deposited. A
 * slip that stopped in between is continued, by anybody.
 */
export function slipRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/slips/:id', async (request) =>
    followTransfer(sql, request, await readSlip(sql, parseId(request))),
  )

  app.post('/slips/:id/undo', work, async (request) => {
    const { reason } = parseBody(slipUndoForm.input, request)
    return undoSlip(sql, request, parseId(request), reason)
  })

  app.post('/slips', work, async (request, reply) => {
    const { cheque_ids, ...values } = parseBody(slipBody, request)
    if (cheque_ids.length === 0) throw invalid(chequeMessages.noCheques, 'cheque_ids')
    if (values.day > today()) throw invalid(chequeMessages.inFuture, 'day')
    const { id } = await writeOnce(sql, request, (tx) =>
      reserve(tx, request, [...new Set(cheque_ids)], values),
    )
    return reply.code(201).send(await post(request, id))
  })

  app.post('/slips/:id/continue', work, async (request) => post(request, parseId(request)))

  async function post(request: FastifyRequest, id: number): Promise<Slip> {
    const current = await readSlip(sql, id)
    if (current.transfer_number !== null) return current
    return withLease(sql, request, { table: 'slips', id }, async () => {
      const slip = await readSlip(sql, id)
      if (slip.transfer_number !== null) return slip
      const { place_id, account_id, day, slip_no, amount, cheques } = slip
      const transfer = await postTransferOnce(
        request,
        {
          from_place: place_id,
          to_place: account_id,
          amount,
          date: day,
          slip_no,
          remarks: cheques
            .map(({ number }) => number)
            .join(', ')
            .slice(0, maxRemarks),
          subject: `slip/${id}`,
        },
        () => release(id),
      )
      return sql.begin(async (tx) => {
        await tx`
          update slips set transfer_id = ${transfer.id}, transfer_number = ${transfer.number} where id = ${id}`
        await tx`
          update cheques set state = 'deposited', state_on = ${day}, version = version + 1
          where slip_id = ${id} and state = 'in_hand'`
        const postedSlip = await readSlip(tx, id)
        await auditChange(request, {
          action: 'create',
          record: `slips/${id}`,
          after: auditOfSlip(postedSlip),
        })
        return postedSlip
      })
    })
  }

  /** The books refused the slip: its cheques are free for another one. */
  const release = (id: number) =>
    sql.begin(async (tx) => {
      await tx`update cheques set slip_id = null, version = version + 1 where slip_id = ${id}`
      await tx`delete from slips where id = ${id}`
    })
}

async function reserve(
  tx: ModuleTransaction,
  request: FastifyRequest,
  ids: number[],
  { day, account_id, slip_no }: { day: Day; account_id: number; slip_no: string },
): Promise<{ id: number }> {
  const cheques = await tx<{ place_id: number; drawn_on: Day }[]>`
    select place_id, drawn_on from cheques c
    where id = any(${ids}) and state = 'in_hand' and slip_id is null and not exists (
        select from cheque_documents d where d.cheque_id = c.id and d.is_document_void)
      and not exists (select from bounces b where b.cheque_id = c.id)
    order by id for update`
  if (cheques.length < ids.length) throw refusal(chequeMessages.notInHand, 'cheque_ids')
  const [place, other] = new Set(cheques.map(({ place_id }) => place_id))
  if (other !== undefined) throw refusal(chequeMessages.otherPlaces, 'cheque_ids')
  const [slip] = await tx<{ id: number }[]>`
    insert into slips ${tx({ day, place_id: place!, account_id, slip_no, made_by: personOf(request) })} returning id`
  await tx`update cheques set slip_id = ${slip!.id}, version = version + 1 where id = any(${ids})`
  return slip!
}
