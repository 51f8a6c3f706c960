import type { FastifyInstance } from 'fastify'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'
import { audit, recordDigest } from '../../audit/audit.ts'
import { editors } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import { idParams } from '../../resources/crud.ts'
import { readSigners, refusalOfApproval, refuseWithoutWaiting } from './transfer-approvals.ts'
import { lockTransfer } from './transfer-checks.ts'
import { readTransfer, transferRecord } from './transfers.ts'

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

/** Signatures under transfers of fixed deposits: the money moves with the second one. */
export async function transferApprovals(app: FastifyInstance): Promise<void> {
  withZod(app).post(
    '/transfers/:id/approve',
    route({
      roles: editors,
      summary: 'Transfer: sign it, in an own session',
      returns: 'Transfer',
      schema: { params: idParams },
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const current = await lockTransfer(sql, id)
        await refuseWithoutWaiting(sql, current)
        const { approvers, signatories } = await readSigners(sql, id)
        const refusal = refusalOfApproval(request, { approvers, signatories })
        if (refusal) throw refusal
        await assertOpen(sql, current.day)
        const before = await readTransfer(sql, request, id)
        const previousDigest = await recordDigest(sql, transferRecord(id))
        // without them the request was refused above
        const { id: userId, session } = request.user!
        await sql`
          insert into transfer_approvals (transfer_id, user_id, session_id) values (${id}, ${userId}, ${session})`
        await sql`update transfers set version = version + 1 where id = ${id}`
        await postTransfer(sql, id, 'booked')
        const after = await readTransfer(sql, request, id)
        await audit(sql, request, {
          action: 'approve',
          subject: transfer.path,
          subject_id: id,
          number: current.number,
          before: { state: before['state'], approvals: before['approvals'] },
          after: { state: after['state'], approvals: after['approvals'] },
          record: transferRecord(id),
          previousDigest,
        })
        return after
      }),
  )
}
