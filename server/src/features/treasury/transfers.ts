import type { FastifyInstance, FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, today, type Input } from '@samity/shared-api/contract'
import { transfer, transferStates } from '@samity/shared-api/contract/treasury/transfer'
import { audit, recordDigest } from '../../audit/audit.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { editors, lookups, roleOf, sellers, type SignedInUser } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { assertBookingDay } from '../../ledger/assert-booking-day.ts'
import { insertTransfer } from '../../ledger/book-transfer.ts'
import { closedTransferCorrection } from '../../ledger/cash-days.ts'
import { assertOpen, findBlockingLock } from '../../ledger/period-lock.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import { firstOpenDay } from '../../ledger/void-receipt.ts'
import { idParams, requestBody } from '../../resources/crud.ts'
import { isFlagSet } from '../../resources/list-filters.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import { lastValue, type ListQuery } from '../../resources/list-query.ts'
import { readRecord } from '../../resources/records.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { toConfirm, toSign } from './to-do.ts'
import { isWaiting, refuseWhileUnsigned, refusalOfApproval } from './transfer-approvals.ts'
import { lockTransfer, mayConfirm, refuseConfirmation, refuseTransferPlaces } from './transfer-checks.ts'
import { routesOf } from '../../http/route.ts'

const columns = [
  'number',
  'state',
  'from_name_english',
  'from_name_bengali',
  'to_name_english',
  'to_name_bengali',
  'receiver',
  'confirmed_date',
  'confirmed_at',
  'confirmed_by',
  'attachment',
  'created_by',
  'created_at',
  'voided_at',
  'voided_by',
  'void_reason',
  'resolution_number',
  'approvals',
  'approver_ids',
  'signatory_ids',
  'to_holder_id',
  'to_holder_takes_money',
] as const

/** Finds by a right that the rows of the answer have, too. */
const rightFilter =
  (user: SignedInUser | null, rowsOf: typeof toConfirm) =>
  (sql: Sql, value: string): Fragment =>
    sql`${user ? rowsOf(sql, user) : sql`false`} = ${isFlagSet(value)}`

/** A cashier reads the transfers of the own box. `place` finds both directions. */
const sourceFor = ({ user }: FastifyRequest): ReadOptions => ({
  also: columns,
  filters: {
    place: (sql, value) => {
      const id = /^\d{1,9}$/.test(value) ? Number(value) : 0
      return sql`${id} in (from_place_id, to_place_id)`
    },
    state: (sql, value) =>
      transferStates.some((state) => state.value === value) ? sql`state = ${value}` : sql`false`,
    may_confirm: rightFilter(user, toConfirm),
    may_approve: rightFilter(user, toSign),
  },
  ...(user?.role === 'cashier' && { where: (sql: Sql) => sql`${user.id} in (from_holder_id, to_holder_id)` }),
})

const withRights =
  (request: FastifyRequest) =>
  ({
    to_holder_id,
    to_holder_takes_money,
    approver_ids,
    signatory_ids,
    ...row
  }: WireRow): Record<string, unknown> => ({
    ...row,
    // the view has these columns
    may_confirm:
      row['state'] === 'on_the_way' &&
      mayConfirm(
        {
          holder_id: to_holder_id as number | null,
          holder_takes_money: to_holder_takes_money as boolean | null,
        },
        request.user,
      ),
    may_approve:
      row['state'] === 'waiting' &&
      refusalOfApproval(request, {
        approvers: approver_ids as number[],
        signatories: signatory_ids as number[],
      }) === undefined,
  })

export const readTransfer = async (sql: Sql, request: FastifyRequest, id: number) =>
  withRights(request)(await readRecord(sql, transfer, id, sourceFor(request)))

export const transferRecord = (id: number): string => `transfers/${id}`

const readBefore = (sql: Sql, request: FastifyRequest, id: number) =>
  Promise.all([readTransfer(sql, request, id), recordDigest(sql, transferRecord(id))])

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

/** Money that goes from one place to another. It is voided, never changed. */
export async function transferRoutes(app: FastifyInstance): Promise<void> {
  registerResource(app, transfer)
  const routes = withZod(app)

  app.get<{ Querystring: ListQuery }>(
    '/transfers',
    route({
      roles: lookups,
      ...describeAction(transfer, 'list', {
        also: columns,
        filters: { place: true, state: true, may_confirm: true, may_approve: true },
      }),
    }),
    async (request, reply) => {
      // a list has void records only for who asks for them: the state does
      const asksForVoid = lastValue(request.query, 'state') === 'void'
      const query = asksForVoid ? { ...request.query, voided: '1' } : request.query
      const { rows, total } = await listRecords(app.sql, transfer, query, sourceFor(request))
      return reply.header('x-total-count', total).send(rows.map(withRights(request)))
    },
  )
  routes.get(
    '/transfers/:id',
    route({ roles: lookups, ...describeAction(transfer, 'read'), schema: { params: idParams } }),
    (request) => readTransfer(app.sql, request, request.params.id),
  )
  routes.post(
    '/transfers',
    route({ roles: sellers, ...describeAction(transfer, 'create'), schema: { body: requestBody(transfer) } }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const { date, ...draft } = request.body as Input<typeof transfer>
        const day = date ?? today()
        assertBookingDay(roleOf(request), 'date', day)
        await refuseTransferPlaces(sql, request.user, { ...draft, day })
        const { id } = await insertTransfer(sql, { ...draft, day }, request.user?.id ?? null)
        const after = await readTransfer(sql, request, id)
        await audit(sql, request, {
          action: 'create',
          subject: transfer.path,
          subject_id: id,
          number: String(after['number']),
          after,
          record: transferRecord(id),
        })
        return after
      })
      return reply.code(201).send(record)
    },
  )
  routes.post(
    '/transfers/:id/confirm',
    route({
      roles: sellers,
      summary: 'Transfer: confirm that the money arrived',
      returns: 'Transfer',
      schema: { params: idParams },
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        // 404 before a refusal tells anything about the transfer of others
        await readTransfer(sql, request, id)
        const current = await lockTransfer(sql, id)
        await refuseWhileUnsigned(sql, current)
        refuseConfirmation(current, request.user)
        const day = today()
        await assertOpen(sql, day)
        const [before, beforeDigest] = await readBefore(sql, request, id)
        await sql`
        update transfers
        set confirmed_day = ${day}, confirmed_at = now(), confirmed_by = ${request.user?.id ?? null}, version = version + 1
        where id = ${id}`
        await postTransfer(sql, id, 'confirmed')
        const after = await readTransfer(sql, request, id)
        await audit(sql, request, {
          action: 'confirm',
          subject: transfer.path,
          subject_id: id,
          number: current.number,
          before: { state: before['state'] },
          after: { state: after['state'], confirmed_date: after['confirmed_date'] },
          record: transferRecord(id),
          previousDigest: beforeDigest,
        })
        return after
      }),
  )
  routes.delete(
    '/transfers/:id',
    route({
      roles: editors,
      ...describeAction(transfer, 'void'),
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      await write(request, (sql) => voidTransfer(sql, request, request.params.id, readVoidReason(request)))
      return reply.code(204).send()
    },
  )
}

const reasonRequired = { en: 'Required', bn: 'আবশ্যক' }

/**
 * Voids a transfer: the money is again where it came from, on the transfer's own day. In a locked period only
 * an administrator voids (409); the correction is posted on the first open day. The void of a transfer of a
 * closed day is posted today.
 */
async function voidTransfer(sql: Sql, request: FastifyRequest, id: number, reason: string): Promise<void> {
  await readTransfer(sql, request, id)
  const current = await lockTransfer(sql, id)
  if (reason === '') throw unprocessable({ reason: reasonRequired }).as('reason.required')
  // one that waits has moved nothing on its day
  const lastLockedDay = (await isWaiting(sql, current)) ? undefined : await findBlockingLock(sql, current.day)
  if (lastLockedDay && roleOf(request) !== 'admin')
    throw conflict(
      digitWords(
        fillWords(
          {
            en: 'The books are locked up to {day}. Only an administrator can void {number}.',
            bn: 'হিসাব {day} পর্যন্ত বন্ধ; {number} শুধু প্রশাসক বাতিল করতে পারবেন',
          },
          { day: showDay(lastLockedDay), number: current.number },
        ),
      ),
    ).as('period.locked')
  const correctionDay = lastLockedDay
    ? firstOpenDay(lastLockedDay)
    : await closedTransferCorrection(sql, current)
  const [before, beforeDigest] = await readBefore(sql, request, id)
  await sql`
    update transfers
    set voided_at = now(), voided_by = ${request.user?.id ?? null}, void_reason = ${reason}, version = version + 1
    where id = ${id}`
  await postTransfer(sql, id, correctionDay ? 'corrected' : 'voided', correctionDay)
  await audit(sql, request, {
    action: 'void',
    subject: transfer.path,
    subject_id: id,
    number: current.number,
    before,
    reason,
    record: transferRecord(id),
    previousDigest: beforeDigest,
  })
}
