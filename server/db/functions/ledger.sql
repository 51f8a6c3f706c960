create or replace function refuse_renumbering() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.number, new.series, new.year, new.serial) is distinct from (old.number, old.series, old.year, old.serial)
  then
    raise exception 'a receipt keeps its number' using errcode = '42501';
  end if;
  return new;
end $$;

-- The amount of a receipt under some heads.
create or replace function receipt_amount(receipt int, codes text[]) returns bigint
language sql stable
return (
  select coalesce(sum(l.amount), 0)::bigint
  from receipt_lines l
  join heads h on h.id = l.head_id
  where l.receipt_id = receipt and h.code = any(codes)
);

create or replace function sum_days(amounts bigint[]) returns bigint
language plpgsql immutable as $$
declare
  total bigint := 0;
  amount bigint;
begin
  foreach amount in array amounts loop
    total := total + amount;
  end loop;
  return total;
end $$;

-- An update by hand does not think of the revision; caches must not miss it.
create or replace function randomize_revision() returns trigger
language plpgsql as $$
begin
  new.revision := (random() * 9007199254740992)::bigint;
  return new;
end $$;

create or replace function add_to_day(days bigint[], day date, amount bigint) returns bigint[]
language plpgsql immutable as $$
begin
  days[extract(day from day)] := days[extract(day from day)] + amount;
  return days;
end $$;

create or replace function add_daily_amounts(one bigint[], other bigint[]) returns bigint[]
language plpgsql immutable as $$
begin
  for nth in 1..31 loop
    if other[nth] <> 0 then
      one[nth] := one[nth] + other[nth];
    end if;
  end loop;
  return one;
end $$;

-- The database keeps both totals of months equal to the totals of days, whichever statement changes those. It always takes
-- the rows in one order, so that two transactions do not deadlock.
create or replace function maintain_totals() returns trigger
language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  insert into ledger_category_months as s (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, daily_amounts(day, amount)
  from changed
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (side, month, category_id) do update
  set days = add_daily_amounts(s.days, excluded.days), revision = excluded.revision;
  insert into ledger_months as s (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from changed
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (month, side, category_id, head_id, payment_type) do update
  set amount = s.amount + excluded.amount;
  return null;
end $$;

-- The same for an update, which subtracts the old amount and adds the new one.
create or replace function maintain_totals_after_update() returns trigger
language plpgsql as $$
begin
  if not exists (select from newer) then
    return null;
  end if;
  insert into ledger_category_months as s (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, daily_amounts(day, amount)
  from (
    select day, side, category_id, amount
    from newer
    union all
    select day, side, category_id, -amount
    from older
  ) changed
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (side, month, category_id) do update
  set days = add_daily_amounts(s.days, excluded.days), revision = excluded.revision;
  insert into ledger_months as s (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from (
    select day, side, category_id, head_id, payment_type, amount
    from newer
    union all
    select day, side, category_id, head_id, payment_type, -amount
    from older
  ) changed
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (month, side, category_id, head_id, payment_type) do update
  set amount = s.amount + excluded.amount;
  return null;
end $$;

-- Computes both totals of months again from the totals of days.
create or replace function rebuild_totals() returns void
language plpgsql as $$
begin
  delete from ledger_category_months;
  delete from ledger_months;
  insert into ledger_category_months (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, daily_amounts(day, amount)
  from ledger_days
  group by 1, 2, 3;
  insert into ledger_months (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from ledger_days
  group by 1, 2, 3, 4, 5;
end $$;

create or replace function rebuild_totals_after_delete() returns trigger
language plpgsql as $$
begin
  perform rebuild_totals();
  return null;
end $$;

create or replace function count_serials(ranges int8multirange) returns bigint
language sql immutable parallel safe
return (
  select coalesce(sum(upper(range) - lower(range)), 0)::bigint
  from unnest(ranges) range
);

create or replace function count_new_receipts() returns trigger
language plpgsql as $$
begin
  insert into receipt_counters as c (series, year, last, live_count, live_total)
  select series, year, max(serial), count(*), sum(total)
  from added
  where voided_at is null
  group by 1, 2
  order by 1, 2
  on conflict (series, year) do update
  set live_count = c.live_count + excluded.live_count, live_total = c.live_total + excluded.live_total;
  return null;
end $$;

-- The same for an update: a void subtracts, and a change adds the difference. Most updates do neither.
create or replace function count_changed_receipts() returns trigger
language plpgsql as $$
begin
  update receipt_counters c
  set live_count = c.live_count + d.live_count, live_total = c.live_total + d.live_total
  from (
    select series, year, sum(live)::int as live_count, sum(total)::bigint as live_total
    from (
      select series, year, 1 as live, total
      from newer
      where voided_at is null
      union all
      select series, year, -1, -total
      from older
      where voided_at is null
    ) changed
    group by 1, 2
    having sum(live) <> 0 or sum(total) <> 0
  ) d
  where c.series = d.series and c.year = d.year;
  return null;
end $$;

-- 'CR-12/2026', 'C.R. 12/2026', 'C.R. Case No. 12 of 2026', 'সি.আর. ১২/২৬' and 'CR 12/26' are one case: letters and numbers count. A
-- last number of two digits is a year.
create or replace function case_key(value text) returns text
language sql immutable strict parallel safe as $$
  with tokens as (
    select t.token[1] as token, t.place
    from regexp_matches(
      lower(latin_digits(normalize(value, nfc))), '[0-9]+|[^0-9[:space:][:punct:]–—‘’“”।॥·]+', 'g'
    ) with ordinality t (token, place)
  ), words as (
    select token, place, token ~ '^[0-9]' as is_number,
      count(*) filter (where token ~ '^[0-9]') over (order by place) as nth,
      count(*) filter (where token ~ '^[0-9]') over () as numbers
    from tokens
    where token not in ('no', 'nos', 'of', 'case', 'নং', 'মামলা', 'সন', 'সনের')
  )
  select replace(replace(string_agg(
    case
      when not is_number then token
      when numbers > 1 and nth = numbers and length(token) = 2
        then case when token < '70' then '20' else '19' end || token || '/'
      else ltrim(token, '0') || '/'
    end,
    '' order by place
  ), 'সিআর', 'cr'), 'জিআর', 'gr')
  from words
$$;
