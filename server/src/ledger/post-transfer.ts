import { ownPlaceIds } from '@samity/shared-api/contract/treasury/money-place'
import type { PlaceLineReason } from '@samity/shared-api/contract/treasury/cash-book'
import type { Sql } from '../database/database.ts'

/**
 * Brings the lines of places in line with one transfer: posts the difference between what the transfer says
 * (nothing while it waits for signatures, or when it is void) and what was posted for it before. The money
 * leaves its place on the transfer's day. It is on the way until the day of the confirmation, or in the other
 * place at once when nobody confirms. `correctionDay` is for a void in a locked period.
 */
export const postTransfer = (
  sql: Sql,
  id: number,
  reason: PlaceLineReason,
  correctionDay: string | null = null,
) => sql`
  with transfer as (
    select * from transfers
    where id = ${id} and voided_at is null and (needs_signatures is null or has_two_approvals(id))
  ), both_sides (place_id, day, amount) as (
    select from_place_id, day, -amount from transfer
    union all
    select case when needs_confirmation then ${ownPlaceIds.on_the_way}::int else to_place_id end, day, amount from transfer
    union all
    select ${ownPlaceIds.on_the_way}::int, confirmed_day, -amount from transfer where confirmed_day is not null
    union all
    select to_place_id, confirmed_day, amount from transfer where confirmed_day is not null
    union all
    select place_id, day, -amount from place_lines where transfer_id = ${id}
  )
  insert into place_lines (place_id, day, transfer_id, amount, reason)
  select place_id, coalesce(${correctionDay}::date, day), ${id}, sum(amount)::bigint, ${reason}
  from both_sides
  group by 1, 2 having sum(amount) <> 0
  order by 1, 2`
