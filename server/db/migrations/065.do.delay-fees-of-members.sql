-- former version: runs

-- What a member pays today, for everybody as for one: the delay fee of each unpaid period is computed by the database alone.

-- What a period costs more when it is paid late. Percent is in hundredths; a rule without a limit has no cap.
create function delay_fee(price bigint, amount bigint, percent bigint, cap bigint, months_late int) returns bigint
language sql immutable parallel safe
return least(amount * months_late + (price * percent * months_late + 5000) / 10000, cap);

-- The periods to which each delay rule applies, by kind and court. The rule of a period's first day decides; one for the court
-- comes before one for every court. On the day, a period that begins in a month is `late_month` minus that month late, in months.
create function delay_rule_spans(day date) returns table (
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

-- What each advocate owes on a day, in all and by kind: fees, delay fees, and the number of unpaid months and years. Opening
-- dues have no court of their own: the terms of their period say it.
drop function dues_of_members(date, date, int, int);
create function dues_of_members(until date, paid_until date, first_id int, last_id int)
returns table (
  advocate_id int, owed bigint, monthly bigint, yearly bigint, benevolent bigint, relief bigint, oldest_month int,
  delay_fee bigint, unpaid_months int, unpaid_years int
)
language sql stable as $$
  with rules as materialized (
    select * from delay_rule_spans(paid_until) where not isempty(span)
  ), spans as materialized (
    select l.advocate_id, l.kind, l.court, l.amount, l.joined, l.share_months, unnest(l.owed) as span
    from dues_lines(until, paid_until, first_id, last_id) l
  ), prices as (
    select s.advocate_id, s.kind, price_of(s.span, s.amount, p.sums, p.first, s.joined, s.share_months) as price,
      lower(s.span) * case s.kind when 'monthly' then 1 else 12 end as first_month, upper(s.span) - lower(s.span) as periods
    from spans s
    left join fee_prices(until) p on p.kind = s.kind and p.court = s.court
    offset 0
  ), late as (
    select s.advocate_id, sum(delay_fee(
      price_of(int4range(period, period + 1), s.amount, p.sums, p.first, s.joined, s.share_months), r.amount, r.percent, r.cap,
      r.late_month - period * x.months
    ))::bigint as fee
    from spans s
    cross join lateral (select case s.kind when 'monthly' then 1 else 12 end as months) x
    join rules r on r.kind = s.kind and (s.court is null or r.court = s.court) and r.span && s.span
    left join fee_prices(until) p on p.kind = s.kind and p.court = s.court
    cross join generate_series(
      lower(r.span * s.span), least(upper(r.span * s.span) - 1, (r.late_month - 1) / x.months)
    ) period
    where (s.court is not null or r.court = court_on(s.advocate_id, period_day(s.kind, period)))
      and not exists (
        select from dues_waivers w
        where w.advocate_id = s.advocate_id and w.kind = s.kind and w.covers = 'delay' and w.voided_at is null and w.span @> period
      )
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

-- Every period that one advocate is charged, with its price, what it costs more when it is paid on the day `paid_until`, and the
-- court for which the advocate pays in it.
drop function charged_periods(date, date, int);
create function charged_periods(until date, paid_until date, member int)
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
