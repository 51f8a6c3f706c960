import { fillWords, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import {
  stockStatusText,
  serialConflictMessage,
  rangeMessage,
  type SerialConflict,
} from '../../ledger/serial-conflicts.ts'

type Range = { from_serial: number; to_serial: number; width: number }

/** Refuses to receive a serial a second time (409). The error names the earlier entry. */
export async function refuseDuplicateStock(sql: Sql, stationery: string, range: Range): Promise<void> {
  const [earlier] = await sql<(Range & { day: Day; id: number })[]>`
    select id, lower(serials) as from_serial, upper(serials) - 1 as to_serial, width, day
    from paper_stock
    where kind = 'received' and voided_at is null and stationery = ${stationery}
      and serials && int8range(${range.from_serial}, ${range.to_serial}, '[]')
    order by lower(serials)
    limit 1`
  if (!earlier) return
  const message = rangeMessage(earlier, stockStatusText('received', earlier.day))
  throw conflict(message, { from_serial: message }).as('serials.received', {
    path: 'paper-stock',
    id: earlier.id,
  })
}

/**
 * Refuses to remove a received entry when any of its serials has been sold, spoiled or returned (409 that
 * names them). Sales do not prevent the removal of the only received entry of a stationery: without it, the
 * stationery has no opening stock again, and its serials can be sold without having been received.
 */
export async function refuseUsedStock(sql: Sql, id: number): Promise<void> {
  const [usage] = await sql<Omit<SerialConflict, 'position' | 'opened'>[]>`
    with this as (select stationery, serials from paper_stock where id = ${id})
    select r.number, 'sold' as why, r.day, s.width, lower(s.serials) as from_serial,
      upper(s.serials) - 1 as to_serial
    from this t
    join serial_ranges s on s.live and s.stationery = t.stationery and s.serials && t.serials
    join receipts r on r.id = s.receipt_id
    where exists (
      select from paper_stock e
      where e.stationery = t.stationery and e.kind = 'received' and e.voided_at is null and e.id <> ${id}
    )
    union all
    select '', e.kind, e.day, e.width, lower(e.serials * t.serials), upper(e.serials * t.serials) - 1
    from this t
    join paper_stock e on e.kind <> 'received' and e.voided_at is null and e.stationery = t.stationery and e.serials && t.serials
    order by from_serial
    limit 1`
  if (!usage) return
  const reason = serialConflictMessage(usage)
  throw conflict(
    fillWords(
      { en: 'This entry cannot be removed: {reason}', bn: 'এই হিসাব মোছা যাবে না: {reason}' },
      { reason: { en: reason.en.replace(/^S/, 's'), bn: reason.bn } },
    ),
  ).as('serials.used')
}
