-- How a renter stands, for every screen and report that speaks of rent due. Rent is due for every month of the tenancy up to this one that no live receipt holds for the unit;
-- a tenancy without a beginning counts from the first month that was ever paid for it. Months count from year 0.
create view renter_positions as
with tenancies as (
  select r.id,
    r.building_id || '|' || name_key(r.floor_no) || '|' || name_key(r.room_no) as unit,
    (extract(year from r.from_date) * 12 + extract(month from r.from_date) - 1)::int as began,
    least(now() at time zone 'Asia/Dhaka', coalesce(r.to_date, 'infinity')) as up_to
  from renters r
), months as (
  select t.id, coalesce(t.began, min(lower(p.span))) as first,
    (extract(year from t.up_to) * 12 + extract(month from t.up_to) - 1)::int as last,
    max(upper(p.span)) - 1 as paid_until,
    coalesce(range_agg(p.span) filter (where p.span is not null), '{}') as paid
  from tenancies t
  left join paid_periods p on p.live and p.kind = 'rent' and p.subject = t.unit
  group by t.id, t.began, t.up_to
), due as (
  select m.id, m.paid_until,
    case when m.first <= m.last then int4multirange(int4range(m.first, m.last, '[]')) - m.paid else '{}' end as spans
  from months m
), counted as (
  select d.*, (select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest(d.spans) as span) as due_count
  from due d
)
select r.*,
  to_char(make_date(d.paid_until / 12, d.paid_until % 12 + 1, 1), 'YYYY-MM') as paid_until,
  (
    select coalesce(jsonb_agg(to_char(make_date(month / 12, month % 12 + 1, 1), 'YYYY-MM') order by month), '[]')
    from unnest(d.spans) as span, generate_series(lower(span), upper(span) - 1) as month
  ) as due_months,
  d.due_count, d.due_count * r.rent_amount as due_amount
from renter_records r
join counted d on d.id = r.id;
