-- The days of cash boxes as the API shows them. The count of an open day is blind: until there is one, nobody sees what the
-- books expect. A closed day has its stored figures, the others follow from the lines of their box.
create view cash_day_records as
select c.id, c.place_id, c.day, s.state, c.version, p.name_english, p.name_bengali, coalesce(h.username, '') as holder_name,
  coalesce(c.opening, f.opening) as opening,
  case when s.state <> 'open' then coalesce(c.received, f.received) end as received,
  case when s.state <> 'open' then coalesce(c.paid, f.paid) end as paid,
  case when s.state <> 'open' then coalesce(c.expected, f.expected) end as expected,
  coalesce(c.counted, n.counted) as counted,
  coalesce(c.difference, n.counted - f.expected) as difference,
  c.handed_over, c.closing, c.reason,
  n.cheques_counted,
  case when s.state <> 'open' then coalesce(c.cheques_expected, f.cheques) end as cheques_expected,
  n.wallets_counted,
  case when s.state <> 'open' then coalesce(c.wallets_expected, f.wallets) end as wallets_expected,
  coalesce((n.expected, n.cheques_expected, n.wallets_expected) <> (f.expected, f.cheques, f.wallets), false) as is_count_outdated,
  (select count(*)::int from cash_counts x where x.cash_day_id = c.id) as counts,
  c.opened_at, b.username as counted_by, n.counted_at, u.username as closed_by, c.closed_at,
  case
    when c.closed_at is null then (
      select max(e.until)
      from cash_day_exceptions e
      where e.cash_day_id = c.id and e.until > now()
    )
  end as next_open_until,
  c.digest, c.handover_transfer_id
from cash_days c
join money_places p on p.id = c.place_id
left join lateral (
  select x.counted, x.expected, x.cheques_counted, x.cheques_expected, x.wallets_counted, x.wallets_expected, x.counted_by,
    x.counted_at
  from cash_counts x
  where x.cash_day_id = c.id
  order by x.id desc
  limit 1
) n on true
cross join lateral (
  select case when c.closed_at is not null then 'closed' when n.counted is not null then 'counted' else 'open' end as state
) s
left join lateral (
  select g.opening, g.received, g.paid, g.opening + g.received - g.paid as expected, x.cheques, x.wallets
  from cash_day_figures(c.place_id, c.day) g
  cross join lateral (
    select coalesce(sum(y.records) filter (where y.payment_type = 'check'), 0)::int as cheques,
      coalesce(sum(y.records) filter (where y.payment_type = 'mobile_banking'), 0)::int as wallets
    from cash_day_payments(c.place_id, c.day) y
  ) x
  where c.closed_at is null
) f on true
left join users h on h.id = case when c.closed_at is null then p.holder_id else c.holder_id end
left join users b on b.id = n.counted_by
left join users u on u.id = c.closed_by;

-- What lists of days filter and order by: the stored figures of closed days, and nothing of the others that must be computed.
create view cash_day_headers as
select c.id, c.place_id, c.day, c.version,
  case when c.closed_at is not null then 'closed' when n.counted is not null then 'counted' else 'open' end as state,
  c.opening, c.received, c.paid, c.expected, coalesce(c.counted, n.counted) as counted, c.difference, c.handed_over, c.closing, c.reason
from cash_days c
left join lateral (
  select x.counted
  from cash_counts x
  where x.cash_day_id = c.id
  order by x.id desc
  limit 1
) n on c.closed_at is null;

-- Closed days for everybody: neither a person nor an amount.
create view day_digests as
select id, day, place_id, records, content_digest, previous_digest, digest, version,
  case when content_digest is not null then cash_day_public_text(c, content_digest) end as public_text
from cash_days c
where closed_at is not null;

-- Days that are over and not closed.
create view unclosed_cash_days as
select c.id, c.day, c.place_id, p.name_english, p.name_bengali, coalesce(h.username, '') as holder_name,
  (now() at time zone 'Asia/Dhaka')::date - c.day as days_late,
  coalesce(
    (
      select e.reason
      from cash_day_exceptions e
      where e.cash_day_id = c.id and e.until > now()
      order by e.id desc
      limit 1
    ),
    ''
  ) as exception_reason,
  c.version
from cash_days c
join money_places p on p.id = c.place_id
left join users h on h.id = p.holder_id
where c.closed_at is null and c.day < (now() at time zone 'Asia/Dhaka')::date;

-- The differences of each month by the person who kept the box, or closed the day of a box that nobody keeps.
create view cash_differences as
select min(c.id) as id, date_trunc('month', c.day::timestamp)::date as month, u.username as holder_name, c.place_id,
  p.name_english, p.name_bengali, count(*)::int as days, count(*) filter (where c.difference <> 0)::int as days_with_difference,
  coalesce(sum(-c.difference) filter (where c.difference < 0), 0)::bigint as short,
  coalesce(sum(c.difference) filter (where c.difference > 0), 0)::bigint as over,
  sum(c.difference)::bigint as net, 1 as version
from cash_days c
join money_places p on p.id = c.place_id
join users u on u.id = coalesce(c.holder_id, c.closed_by)
where c.closed_at is not null
group by date_trunc('month', c.day::timestamp)::date, u.username, c.place_id, p.name_english, p.name_bengali;

-- The nights with more in a cash box than its limit of today.
create view overnight_cash as
select row_number() over (order by d.day, d.place_id) as id, d.day, d.place_id, d.name_english, d.name_bengali, d.holder_name,
  d.amount, d.overnight_limit, d.amount - d.overnight_limit as above, d.nights, 1 as version
from (
  select x.day, x.place_id, p.name_english, p.name_bengali, coalesce(h.username, '') as holder_name, p.overnight_limit,
    (p.opening_amount + sum(x.amount_in - x.amount_out) over w)::bigint as amount,
    coalesce(lead(x.day) over w, (now() at time zone 'Asia/Dhaka')::date) - x.day as nights
  from place_days x
  join money_places p on p.id = x.place_id and p.kind = 'cash' and p.overnight_limit is not null
  left join users h on h.id = p.holder_id
  window w as (partition by x.place_id order by x.day)
) d
where d.amount > d.overnight_limit and d.nights > 0;
