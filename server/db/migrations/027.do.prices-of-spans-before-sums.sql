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
