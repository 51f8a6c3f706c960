-- The rent that each renter owes, for every screen and report that shows rent due. Rent is due for every month of the lease
-- up to the current one that no live receipt covers for the unit. A lease without a first day starts in the first month that
-- was ever paid for its unit. When old books say which month was the first unpaid one, rent is due from then on. Months count
-- from year 0.
create view renter_balances as
with leases as (
  select r.id,
    r.building_id || '|' || name_key(r.floor_no) || '|' || name_key(r.room_no) as unit,
    coalesce(o.unpaid_from, (extract(year from r.from_date) * 12 + extract(month from r.from_date) - 1)::int) as first_month,
    least(now() at time zone 'Asia/Dhaka', coalesce(r.to_date, 'infinity')) as last_moment
  from renters r
  left join opening_rents o on o.renter_id = r.id and o.voided_at is null
), months as (
  select l.id, coalesce(l.first_month, min(lower(p.span))) as first,
    (extract(year from l.last_moment) * 12 + extract(month from l.last_moment) - 1)::int as last,
    max(upper(p.span)) - 1 as paid_until,
    coalesce(range_agg(p.span) filter (where p.span is not null), '{}') as paid
  from leases l
  left join paid_periods p on p.live and p.kind = 'rent' and p.subject = l.unit
  group by l.id, l.first_month, l.last_moment
), due as (
  select m.id, m.paid_until,
    case when m.first <= m.last then int4multirange(int4range(m.first, m.last, '[]')) - m.paid else '{}' end as spans
  from months m
), balances as (
  select d.*, (select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest(d.spans) as span) as due_count
  from due d
)
select r.*,
  to_char(make_date(b.paid_until / 12, b.paid_until % 12 + 1, 1), 'YYYY-MM') as paid_until,
  (
    select coalesce(jsonb_agg(to_char(make_date(month / 12, month % 12 + 1, 1), 'YYYY-MM') order by month), '[]')
    from unnest(b.spans) as span, generate_series(lower(span), upper(span) - 1) as month
  ) as due_months,
  b.due_count, b.due_count * r.rent_amount as due_amount
from renter_records r
join balances b on b.id = r.id;
