import { monthOf, toDecimal, yearOf, type Day } from '@samity/shared-api/contract'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { Sql } from '../../platform/database.ts'
import { monthIndex } from '../ledger/paid-periods.ts'

type Rents = DashboardFigures['rents']
type Due = Omit<Rents['first'][number], 'amount'> & { amount: number }

/**
 * Renters with whole months behind them that nobody paid for, the longest arrears first. Months count from when the
 * renter came, or from January of this year where that is not known, up to the month before `day`.
 */
export async function rentsDue(sql: Sql, day: Day): Promise<Rents> {
  const thisMonth = monthIndex(yearOf(day), monthOf(day))
  const january = monthIndex(yearOf(day), 1)
  const due = sql<Due[]>`
    with rented as (
      select r.id, r.renter_name, b.building_name, r.rent_amount,
        b.id || '|' || name_key(r.floor_no) || '|' || name_key(r.room_no) as unit,
        coalesce(extract(year from r.from_date)::int * 12 + extract(month from r.from_date)::int - 1, ${january}) as first,
        least(
          coalesce(extract(year from r.to_date)::int * 12 + extract(month from r.to_date)::int, ${thisMonth}), ${thisMonth}
        ) as after_last
      from renters r join buildings b on b.id = r.building_id
      where r.archived_at is null and r.rent_amount > 0
    ), open as (
      select n.*, int4multirange(int4range(n.first, n.after_last))
        - coalesce(
          (select range_agg(p.span) from paid_periods p where p.live and p.kind = 'rent' and p.subject = n.unit),
          '{}'::int4multirange
        ) as unpaid
      from rented n
      where n.first < n.after_last
    ), counted as (
      select o.*, (select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest(o.unpaid) as span) as months
      from open o
    )
    select id, renter_name, building_name, months, months * rent_amount as amount
    from counted where months > 0
    order by months desc, amount desc, id`
  const rows = await due
  return {
    count: rows.length,
    amount: toDecimal(rows.reduce((sum, { amount }) => sum + amount, 0)),
    first: rows.slice(0, 5).map((row) => ({ ...row, amount: toDecimal(row.amount) })),
  }
}
