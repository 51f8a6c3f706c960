-- former version: runs

-- A fee that a schedule of 0 has ended is charged up to its last period with a price. Delay rules may be for one court.

alter table delay_rules
  add column court_type text not null default ''
    constraint delay_rules_court_type_valid check (court_type in ('', 'L/C', 'H/C')),
  drop constraint delay_rules_from_day_key,
  add constraint delay_rules_from_day_key unique (kind, court_type, from_day);

-- The lines of which dues consist: for each advocate and kind, the periods that are charged. It charges periods up to the one
-- that contains `until`, and counts receipts up to `paid_until`. Advocates have ids from `first_id` to `last_id`.
-- A period that is paid does not count as waived, so charged − waived − paid = owed.
create or replace function dues_lines(until date, paid_until date, first_id int, last_id int)
returns table (
  -- `amount` is the price of each period; null: fee_prices has the prices of kind and court
  advocate_id int, kind text, court text, amount bigint, joined int, share_months int,
  charged int4multirange, paid int4multirange, waived int4multirange, owed int4multirange
)
language sql stable as $$
  with fees as materialized (
    select f.*, isempty(f.priced) or f.priced <> int4multirange(range_merge(f.priced)) as has_gaps,
      lower(f.priced) as first_priced, upper(f.priced) - 1 as last_priced, f.kind = 'monthly' as is_monthly
    from fee_prices(until) f
  ), kinds as (
    select distinct kind
    from fees
  ), breaks as (
    select advocate_id, charges_dues, from_day,
      lead(from_day) over (partition by advocate_id order by from_day) as next_day
    from standings
    where superseded_at is null and advocate_id between first_id and last_id
  ), free as materialized (
    select b.advocate_id, k.kind,
      range_agg(period_span(k.kind, b.from_day, b.next_day)) as spans
    from breaks b
    cross join kinds k
    where not b.charges_dues
    group by 1, 2
  ), own_terms as (
    select t.advocate_id, t.court_type, t.benevolent, t.from_day,
      lead(t.from_day) over (partition by t.advocate_id order by t.from_day) as next_day
    from (
      select advocate_id, court_type, benevolent, from_day
      from dues_terms
      where superseded_at is null and advocate_id between first_id and last_id
      union all
      select distinct advocate_id, 'L/C', true, '-infinity'::date
      from dues_terms
      where superseded_at is null and advocate_id between first_id and last_id
    ) t
  ), terms as materialized (
    select t.advocate_id, t.court_type as court, k.kind,
      range_agg(period_span(k.kind, t.from_day, t.next_day)) as spans
    from own_terms t
    cross join kinds k
    where t.benevolent or k.kind <> 'benevolent'
    group by 1, 2, 3
  ), opening as materialized (
    select o.advocate_id, o.kind, range_agg(o.span) as spans
    from opening_dues o
    where o.voided_at is null and o.advocate_id between first_id and last_id
    group by 1, 2
  ), settled as (
    select t.advocate_id, t.kind, t.spans
    from paid_dues_totals t
    where paid_until >= dhaka_today() and t.advocate_id between first_id and last_id
    union all
    select p.advocate_id, p.kind, range_agg(p.span)
    from paid_dues p
    join receipts r on r.id = p.receipt_id
    where paid_until < dhaka_today() and p.live and r.day <= paid_until and p.advocate_id between first_id and last_id
    group by 1, 2
  ), waivers as materialized (
    select w.advocate_id, w.kind, range_agg(w.span) as spans
    from dues_waivers w
    where w.voided_at is null and w.covers = 'dues' and w.advocate_id between first_id and last_id
    group by 1, 2
  ), members as (
    -- an archived advocate is charged until the day of archiving
    select a.id, exists (select from own_terms t where t.advocate_id = a.id) as has_terms,
      month_index(a.enrollment_date_as_member) as joined_month,
      extract(year from a.enrollment_date_as_member)::int as joined_year,
      extract(month from a.enrollment_date_as_member)::int as month_of_joining,
      extract(day from a.enrollment_date_as_member)::int as day_of_joining,
      month_index(x.last_day) as last_month, extract(year from x.last_day)::int as last_year
    from advocates a
    cross join lateral (select least(until, (a.archived_at at time zone 'Asia/Dhaka')::date) as last_day offset 0) x
    where a.id between first_id and last_id
    offset 0
  ), member_fees as (
    select m.id, m.has_terms, m.month_of_joining, f.kind, f.court, f.first_priced, case when f.has_gaps then f.priced end as priced,
      case when f.is_monthly then m.joined_month else m.joined_year end as joined,
      -- a fee that a schedule of 0 has ended has a last period
      least(case when f.is_monthly then m.last_month else m.last_year end, f.last_priced) as last,
      -- the rule for the period of joining; null when the advocate was a member for all of it
      case
        when f.is_monthly then case when m.day_of_joining > 1 then f.joining[m.joined_month - f.first + 1] end
        when m.day_of_joining > 1 or m.month_of_joining > 1 then f.joining[m.joined_year - f.first + 1]
      end as joining
    from members m
    join fees f on f.court = 'L/C' or m.has_terms
    offset 0
  ), bounds as (
    select f.*, greatest(f.joined + case f.joining when 'free' then 1 else 0 end, f.first_priced) as lowest
    from member_fees f
    offset 0
  ), charges as (
    -- with the offset the spans are not computed again for the condition that there are some
    (select b.id, b.kind, b.court, null::bigint as amount, b.joined,
      -- the month of joining is among the months left
      case b.joining when 'share' then b.month_of_joining - 1 else 0 end as share_months,
      case
        when b.priced is not null or t.spans is not null or f.spans is not null or o.spans is not null
          then int4multirange(int4range(b.lowest, b.last + 1)) * coalesce(b.priced, '{(,)}') * coalesce(t.spans, '{(,)}')
            - coalesce(f.spans, '{}') - coalesce(o.spans, '{}')
        else int4multirange(int4range(b.lowest, b.last + 1))
      end as spans
    from bounds b
    left join terms t on t.advocate_id = b.id and t.kind = b.kind and t.court = b.court
    left join free f on f.advocate_id = b.id and f.kind = b.kind
    left join opening o on o.advocate_id = b.id and o.kind = b.kind
    where b.lowest <= b.last and (not b.has_terms or t.spans is not null)
    offset 0)
    union all
    select o.advocate_id, o.kind, null, o.amount, null, 0, int4multirange(o.span * int4range(null, period_of(o.kind, until) + 1))
    from opening_dues o
    where o.voided_at is null and o.advocate_id between first_id and last_id
  )
  select c.id, c.kind, c.court, c.amount, c.joined, c.share_months, c.spans, c.spans * coalesce(s.spans, '{}'),
    c.spans * coalesce(w.spans, '{}') - coalesce(s.spans, '{}'),
    case
      when s.spans is null and w.spans is null then c.spans
      when w.spans is null then c.spans - s.spans
      else c.spans - coalesce(s.spans, '{}') - w.spans
    end
  from charges c
  left join settled s on s.advocate_id = c.id and s.kind = c.kind
  left join waivers w on w.advocate_id = c.id and w.kind = c.kind
  where c.spans <> '{}'
$$;

-- The court for which an advocate pays on a day.
create function court_on(member int, day date) returns text
language sql stable
return coalesce((
  select t.court_type
  from dues_terms t
  where t.advocate_id = member and t.superseded_at is null and t.from_day <= day
  order by t.from_day desc
  limit 1
), 'L/C');

-- Every period that one advocate is charged, with its price, and the court for which the advocate pays in it.
drop function charged_periods(date, date, int);
create function charged_periods(until date, paid_until date, member int)
returns table (kind text, period int, amount bigint, source text, is_paid boolean, is_waived boolean, court text)
language sql stable as $$
  select l.kind, period,
    price_of(int4range(period, period + 1), l.amount, p.sums, p.first, l.joined, l.share_months),
    case when l.amount is null then 'schedule' else 'opening' end,
    l.paid @> period, l.waived @> period, coalesce(l.court, court_on(member, period_day(l.kind, period)))
  from dues_lines(until, paid_until, member, member) l
  left join fee_prices(until) p on p.kind = l.kind and p.court = l.court
  cross join unnest(l.charged) span
  cross join generate_series(lower(span), upper(span) - 1) period
$$;

-- The periods that one advocate would be charged if the schedules did not say 0.
create function free_periods(until date, member int) returns table (kind text, period int)
language sql stable as $$
  select f.kind, period
  from advocates a
  cross join fee_prices(until) f
  cross join generate_series(f.first, f.first + cardinality(f.joining) - 1) period
  where a.id = member and not f.priced @> period and period >= period_of(f.kind, a.enrollment_date_as_member)
    and f.court = court_on(member, period_day(f.kind, period))
    and coalesce((
      select s.charges_dues
      from standings s
      where s.advocate_id = member and s.superseded_at is null and s.from_day <= period_day(f.kind, period)
      order by s.from_day desc
      limit 1
    ), true)
$$;
