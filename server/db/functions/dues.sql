-- What advocates owe, for every screen and report that shows dues: charged periods − paid periods − waived periods.
create or replace function month_index(day date) returns int
language sql immutable strict parallel safe
return extract(year from day)::int * 12 + extract(month from day)::int - 1;

-- The period of a kind that contains a day.
create or replace function period_of(kind text, day date) returns int
language sql immutable parallel safe
return case when kind = 'monthly' then month_index(day) else extract(year from day)::int end;

-- The first day of a period.
create or replace function period_day(kind text, period int) returns date
language sql immutable parallel safe
return case
  when kind = 'monthly' then make_date(period / 12, period % 12 + 1, 1)
  else make_date(period, 1, 1)
end;

-- The first period that begins on or after a day; null for no day.
create or replace function period_from(kind text, day date) returns int
language sql immutable parallel safe
return case
  when not isfinite(day) then null
  else period_of(kind, day) + case when period_day(kind, period_of(kind, day)) < day then 1 else 0 end
end;

-- The periods that begin from a day on and before another one; null for no end.
create or replace function period_span(kind text, from_day date, to_day date) returns int4range
language sql immutable parallel safe
return int4range(
  period_from(kind, from_day),
  case when to_day is not null then greatest(period_from(kind, to_day), period_from(kind, from_day)) end
);

-- A period as people and programs write it: '2026-03' or '2026'.
create or replace function show_period(kind text, period int) returns text
language sql immutable strict parallel safe
return case
  when kind = 'monthly' then (period / 12)::text || '-' || lpad((period % 12 + 1)::text, 2, '0')
  else period::text
end;

-- The sum of the prices of periods. `sums` has the sum of all prices from the period `first` up to before each period. An
-- `amount` is the price of every period instead. The year of joining costs `share_months` twelfths less.
create or replace function price_of(
  span int4range, amount bigint, sums bigint[], first int, joined int, share_months int
) returns bigint
language sql immutable parallel safe
return case
  when amount is not null then amount * (upper(span) - lower(span))
  else sums[upper(span) - first + 1] - sums[lower(span) - first + 1]
    - case
      when share_months > 0 and span @> joined
        then (sums[joined - first + 2] - sums[joined - first + 1]) * share_months / 12
      else 0
    end
end;

-- The prices of all periods up to the one that contains a day, by kind and court. An amount for one court comes before the
-- one for every court.
create or replace function fee_prices(until date) returns table (
  -- the first period with a price; sums of prices as in price_of; the rule of joining by period; periods that cost something
  kind text, court text, first int, sums bigint[], joining text[], priced int4multirange
)
language sql stable rows 8 set search_path = public as $$
  with starts as (
    select s.kind, c.court, s.court_type, s.amount, s.joining, period_from(s.kind, s.from_day) as first,
      lead(period_from(s.kind, s.from_day)) over (partition by s.kind, s.court_type, c.court order by s.from_day) as next
    from fee_schedules s
    join (values ('L/C'), ('H/C')) c (court) on s.court_type in ('', c.court)
  ), own as (
    select kind, court, min(first) as first
    from starts
    where court_type <> ''
    group by 1, 2
  ), spans as (
    select s.kind, s.court, s.amount, s.joining, s.first,
      least(s.next, case s.court_type when '' then o.first end, period_of(s.kind, until) + 1) as next
    from starts s
    left join own o on o.kind = s.kind and o.court = s.court
  ), prices as (
    select s.kind, s.court, s.amount, s.joining, period
    from spans s
    cross join generate_series(s.first, s.next - 1) period
  ), running as (
    select p.*, sum(p.amount) over (partition by p.kind, p.court order by p.period) as total
    from prices p
  )
  select kind, court, min(period), array[0::bigint] || array_agg(total::bigint order by period),
    array_agg(joining order by period),
    coalesce(range_agg(int4range(period, period + 1)) filter (where amount > 0), '{}')
  from running
  group by 1, 2
$$;

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

-- The price of each span is computed before the sums are grouped: rows with the price arrays would be sorted on disk.
create or replace function dues_owed(until date, paid_until date, first_id int, last_id int)
returns table (advocate_id int, kind text, owed bigint, periods int, oldest_month int)
language sql stable as $$
  with spans as (
    select l.advocate_id, l.kind, l.court, l.amount, l.joined, l.share_months, unnest(l.owed) as span
    from dues_lines(until, paid_until, first_id, last_id) l
  ), prices as (
    select s.advocate_id, s.kind, price_of(s.span, s.amount, p.sums, p.first, s.joined, s.share_months) as price,
      lower(s.span) as first_period, upper(s.span) - lower(s.span) as periods
    from spans s
    left join fee_prices(until) p on p.kind = s.kind and p.court = s.court
    offset 0
  )
  select p.advocate_id, p.kind, sum(p.price)::bigint, sum(p.periods)::int,
    min(p.first_period) * case p.kind when 'monthly' then 1 else 12 end
  from prices p
  group by 1, 2
$$;

-- The court for which an advocate pays on a day.
create or replace function court_on(member int, day date) returns text
language sql stable
return coalesce((
  select t.court_type
  from dues_terms t
  where t.advocate_id = member and t.superseded_at is null and t.from_day <= day
  order by t.from_day desc
  limit 1
), 'L/C');

-- The periods that one advocate would be charged if the schedules did not say 0.
create or replace function free_periods(until date, member int) returns table (kind text, period int)
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

create or replace function charged_periods(until date, paid_until date, member int)
returns table (
  kind text, period int, amount bigint, source text, is_paid boolean, is_waived boolean, court text, delay_fee bigint
)
language sql stable as $$
  with periods as (
    select l.kind, period, price_of(int4range(period, period + 1), l.amount, p.sums, p.first, l.joined, l.share_months) as price,
      case when l.amount is null then 'schedule' else 'opening' end as source, l.paid @> period as is_paid,
      l.waived @> period as is_waived, coalesce(l.court, court_on(member, period_day(l.kind, period))) as court
    from dues_lines(until, paid_until, member, member) l
    left join fee_prices(until) p on p.kind = l.kind and p.court = l.court
    cross join unnest(l.charged) span
    cross join generate_series(lower(span), upper(span) - 1) period
  )
  select x.kind, x.period, x.price, x.source, x.is_paid, x.is_waived, x.court,
    coalesce(delay_fee(
      x.price, r.amount, r.percent, r.cap,
      greatest(r.late_month - x.period * case x.kind when 'monthly' then 1 else 12 end, 0)
    ), 0)
  from periods x
  left join delay_rule_spans(paid_until) r on r.kind = x.kind and r.court = x.court and r.span @> x.period
    and not exists (
      select from dues_waivers w
      where w.advocate_id = member and w.kind = x.kind and w.covers = 'delay' and w.voided_at is null and w.span @> x.period
    )
$$;

-- What a period costs more when it is paid late. Percent is in hundredths; a rule without a limit has no cap.
create or replace function delay_fee(price bigint, amount bigint, percent bigint, cap bigint, months_late int) returns bigint
language sql immutable parallel safe
return least(amount * months_late + (price * percent * months_late + 5000) / 10000, cap);

-- The periods to which each delay rule applies, by kind and court. The rule of a period's first day decides; one for the court
-- comes before one for every court. On the day, a period that begins in a month is `late_month` minus that month late, in months.
create or replace function delay_rule_spans(day date) returns table (
  kind text, court text, span int4range, amount bigint, percent bigint, cap bigint, late_month int
)
language sql stable rows 8 set search_path = public as $$
  with starts as (
    select d.*, c.court, period_from(d.kind, d.from_day) as first,
      lead(period_from(d.kind, d.from_day)) over (partition by d.kind, d.court_type, c.court order by d.from_day) as next
    from delay_rules d
    join (values ('L/C'), ('H/C')) c (court) on d.court_type in ('', c.court)
  ), own as (
    select kind, court, min(first) as first
    from starts
    where court_type <> ''
    group by 1, 2
  )
  select s.kind, s.court, int4range(s.first, case when x.next is not null then greatest(s.first, x.next) end), s.amount, s.percent,
    s.cap,
    -- a month of delay counts as soon as it has begun after the last day of grace
    month_index(day) - s.after_month + 1 + case when extract(day from day) > s.after_day then 1 else 0 end
  from starts s
  left join own o on o.kind = s.kind and o.court = s.court
  cross join lateral (select least(s.next, case s.court_type when '' then o.first end) as next) x
$$;

-- What each advocate owes in all and by kind, with the oldest month: one sum for the list of all, instead of sums by kind that are
-- added again.
create or replace function dues_of_members(until date, paid_until date, first_id int, last_id int)
returns table (
  advocate_id int, owed bigint, monthly bigint, yearly bigint, benevolent bigint, relief bigint, oldest_month int,
  delay_fee bigint, unpaid_months int, unpaid_years int
)
language sql stable as $$
  with rules as materialized (
    select * from delay_rule_spans(paid_until) where not isempty(span)
  ), delay_waivers as materialized (
    select w.advocate_id, w.kind, range_agg(w.span) as spans
    from dues_waivers w
    where w.covers = 'delay' and w.voided_at is null and w.advocate_id between first_id and last_id
    group by 1, 2
  ), spans as materialized (
    -- most advocates owe the same spans: of payer 0, what one costs more is computed once for all of them
    select l.advocate_id, case when l.court is null or w.spans is not null then l.advocate_id else 0 end as payer, l.kind, l.court,
      l.amount, case when l.share_months > 0 then l.joined else 0 end as joined, l.share_months, unnest(l.owed) as span,
      w.spans as waived
    from dues_lines(until, paid_until, first_id, last_id) l
    left join delay_waivers w on w.advocate_id = l.advocate_id and w.kind = l.kind
  ), prices as (
    select s.advocate_id, s.kind, price_of(s.span, s.amount, p.sums, p.first, s.joined, s.share_months) as price,
      lower(s.span) * case s.kind when 'monthly' then 1 else 12 end as first_month, upper(s.span) - lower(s.span) as periods
    from spans s
    left join fee_prices(until) p on p.kind = s.kind and p.court = s.court
    offset 0
  ), delays as materialized (
    select s.payer, s.kind, s.court, s.joined, s.share_months, s.span, sum(delay_fee(
      price_of(int4range(period, period + 1), s.amount, p.sums, p.first, s.joined, s.share_months), r.amount, r.percent, r.cap,
      r.late_month - period * x.months
    ))::bigint as fee
    from (select distinct payer, kind, court, amount, joined, share_months, span, waived from spans) s
    cross join lateral (select case s.kind when 'monthly' then 1 else 12 end as months) x
    join rules r on r.kind = s.kind and (s.court is null or r.court = s.court) and r.span && s.span
    left join fee_prices(until) p on p.kind = s.kind and p.court = s.court
    cross join generate_series(
      lower(r.span * s.span), least(upper(r.span * s.span) - 1, (r.late_month - 1) / x.months)
    ) period
    where (s.court is not null or r.court = court_on(s.payer, period_day(s.kind, period)))
      and not coalesce(s.waived @> period, false)
    group by 1, 2, 3, 4, 5, 6
  ), late as (
    select s.advocate_id, sum(d.fee)::bigint as fee
    from spans s
    join delays d on d.payer = s.payer and d.kind = s.kind and d.span = s.span and d.joined = s.joined
      and d.share_months = s.share_months and d.court is not distinct from s.court
    group by 1
  ), owed as (
    select p.advocate_id, sum(p.price)::bigint as owed,
      coalesce(sum(p.price) filter (where p.kind = 'monthly'), 0)::bigint as monthly,
      coalesce(sum(p.price) filter (where p.kind = 'yearly'), 0)::bigint as yearly,
      coalesce(sum(p.price) filter (where p.kind = 'benevolent'), 0)::bigint as benevolent,
      coalesce(sum(p.price) filter (where p.kind = 'relief'), 0)::bigint as relief,
      min(p.first_month) as oldest_month,
      coalesce(sum(p.periods) filter (where p.kind = 'monthly'), 0)::int as unpaid_months,
      coalesce(sum(p.periods) filter (where p.kind = 'yearly'), 0)::int as unpaid_years
    from prices p
    group by 1
  )
  select o.advocate_id, o.owed, o.monthly, o.yearly, o.benevolent, o.relief, o.oldest_month, coalesce(l.fee, 0), o.unpaid_months,
    o.unpaid_years
  from owed o
  left join late l on l.advocate_id = o.advocate_id
$$;
