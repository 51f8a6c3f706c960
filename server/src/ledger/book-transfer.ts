import type { FastifyRequest } from 'fastify'
import { toDecimal, yearOf, type Day } from '@samity/shared-api/contract'
import { transferSeries } from '@samity/shared-api/contract/treasury/transfer'
import { audit } from '../audit/audit.ts'
import type { Sql } from '../database/database.ts'
import { assertOpen } from './period-lock.ts'

type NewTransfer = { day: Day; from: number; to: number; amount: number; slip_no: string; remarks: string }

/** Numbers and posts a transfer of the server itself. */
export async function bookTransfer(
  sql: Sql,
  request: FastifyRequest,
  { day, from, to, amount, slip_no, remarks }: NewTransfer,
): Promise<{ id: number; number: string }> {
  await assertOpen(sql, day)
  const year = yearOf(day)
  const [row] = await sql<[{ id: number; number: string; needs_confirmation: boolean }]>`
    with counter as (
      insert into receipt_counters as c (series, year, last) values (${transferSeries}, ${year}, 1)
      on conflict (series, year) do update set last = c.last + 1
      returning last, lpad(last::text, greatest(6, length(last::text)), '0') as padded
    )
    insert into transfers (year, serial, number, day, from_place_id, to_place_id, amount, slip_no, remarks, needs_confirmation, created_by)
    select ${year}, last, ${`${transferSeries}-${year}-`} || padded, ${day}::date, ${from}, ${to}, ${amount}::bigint, ${slip_no}, ${remarks},
      (select holder_id is not null and holder_id is distinct from ${request.user?.id ?? null}::int from money_places where id = ${to}::int),
      ${request.user?.id ?? null}::int
    from counter
    returning id, number, needs_confirmation`
  await sql`
    insert into place_lines (place_id, day, transfer_id, amount, reason)
    values (${from}, ${day}, ${row.id}, ${-amount}, 'booked'),
      (${row.needs_confirmation ? 2 : to}, ${day}, ${row.id}, ${amount}, 'booked')`
  await audit(sql, request, {
    action: 'create',
    subject: 'transfers',
    subject_id: row.id,
    number: row.number,
    after: { from, to, amount: toDecimal(amount), day },
    record: `transfers/${row.id}`,
  })
  return row
}
