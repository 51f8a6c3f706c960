import type { Day } from '@samity/shared-api/contract'
import type { Database } from '../src/database/database.ts'

/** `amount` went into the place on the day, in paisa; negative when more went out. */
export type Posting = { place: number; day: Day; amount: number }

/** Computed from receipts and transfers, without the places' own tables. */
export const replayPlaces = (sql: Database) => sql<Posting[]>`
  with moved as (
    select * from transfers
    where voided_at is null and (
      needs_signatures is null
      or (select count(*) from transfer_approvals a where a.transfer_id = transfers.id) = 2
    )
  )
  select place, day, sum(amount)::bigint as amount
  from (
    select l.place_id as place, r.day, case l.side when 'income' then l.amount else -l.amount end as amount
    from receipts r join receipt_lines l on l.receipt_id = r.id where r.voided_at is null
    union all
    select from_place_id, day, -amount from moved
    union all
    select case when needs_confirmation then 2 else to_place_id end, day, amount from moved
    union all
    select 2, confirmed_day, -amount from moved where confirmed_day is not null
    union all
    select to_place_id, confirmed_day, amount from moved where confirmed_day is not null
  ) postings
  group by 1, 2`
