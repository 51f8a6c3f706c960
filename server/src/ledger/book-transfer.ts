import type { FastifyRequest } from 'fastify'
import { toDecimal, yearOf, type Day } from '@samity/shared-api/contract'
import { transferSeries } from '@samity/shared-api/contract/treasury/transfer'
import { audit } from '../audit/audit.ts'
import type { Sql } from '../database/database.ts'
import { assertOpen } from './period-lock.ts'
import { postTransfer } from './post-transfer.ts'
import { takesNumber } from './receipt-counter.ts'

type TransferDraft = {
  day: Day
  from_place: number
  to_place: number
  amount: number
  slip_no: string
  remarks: string
  subject?: string
  resolution_id?: number | null
  /** The money is in the box already: what a count found too much */
  isCounted?: boolean
}

/**
 * Numbers and posts a transfer. Like a receipt, it locks the counter's row until the transaction ends, so
 * that no number is left out. The holder of the box that gets the money confirms it, unless that person
 * transfers. From or to a fixed deposit it waits until two people have signed it; nothing is posted before.
 */
export async function insertTransfer(
  sql: Sql,
  {
    day,
    from_place,
    to_place,
    amount,
    slip_no,
    remarks,
    subject = '',
    resolution_id = null,
    isCounted = false,
  }: TransferDraft,
  userId: number | null,
): Promise<{ id: number; number: string }> {
  await assertOpen(sql, day)
  const year = yearOf(day)
  const [row] = await sql<[{ id: number; number: string }]>`
    with ${takesNumber(sql, { series: transferSeries, year })}
    insert into transfers (year, serial, number, day, from_place_id, to_place_id, amount, slip_no, remarks, subject, resolution_id, needs_confirmation, created_by)
    select ${year}, last, number, ${day}::date, ${from_place}::int, ${to_place}::int,
      ${amount}::bigint, ${slip_no}, ${remarks}, nullif(${subject}, ''), ${resolution_id}::int,
      (select not ${isCounted} and holder_id is not null and holder_id is distinct from ${userId}::int from money_places where id = ${to_place}::int),
      ${userId}::int
    from counter
    returning id, number`
  await postTransfer(sql, row.id, 'booked')
  return row
}

export async function bookTransfer(
  sql: Sql,
  request: FastifyRequest,
  draft: TransferDraft,
): Promise<{ id: number; number: string }> {
  const row = await insertTransfer(sql, draft, request.user?.id ?? null)
  const { from_place, to_place, amount, day } = draft
  await audit(sql, request, {
    action: 'create',
    subject: 'transfers',
    subject_id: row.id,
    number: row.number,
    after: { from_place, to_place, amount: toDecimal(amount), date: day },
    record: `transfers/${row.id}`,
  })
  return row
}
