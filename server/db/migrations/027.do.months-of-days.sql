-- A month of a category is one row with the amount of each of its days: a year's report reads some two hundred rows
-- instead of thousands, and a save still changes them where they stand.

create function add_up(amounts bigint[]) returns bigint language plpgsql immutable as $$
declare
  total bigint := 0;
  amount bigint;
begin
  foreach amount in array amounts loop
    total := total + amount;
  end loop;
  return total;
end $$;

create table ledger_category_months (
  -- its first day
  month date not null,
  side text not null,
  category_id int not null,
  -- of the 1st to the 31st; days that the month does not have stay 0
  days bigint[] not null,
  amount bigint not null generated always as (add_up(days)) stored,
  -- drawn anew with each change: rows that come to the same sum of stamps hold the same amounts, also after a restore
  stamp bigint not null default (random() * 9007199254740992)::bigint,
  primary key (side, month, category_id)
) with (fillfactor = 70);

create function add_to_day(days bigint[], day date, amount bigint) returns bigint[] language plpgsql immutable as $$
begin
  days[extract(day from day)] := days[extract(day from day)] + amount;
  return days;
end $$;
create aggregate days_of_month(date, bigint) (
  sfunc = add_to_day,
  stype = bigint[],
  initcond = '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}'
);
create function add_days(one bigint[], other bigint[]) returns bigint[] language plpgsql immutable as $$
begin
  for nth in 1..31 loop
    if other[nth] <> 0 then
      one[nth] := one[nth] + other[nth];
    end if;
  end loop;
  return one;
end $$;

create or replace function keep_sums() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  insert into ledger_category_months as s (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, days_of_month(day, amount)
  from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (side, month, category_id) do update
  set days = add_days(s.days, excluded.days), stamp = excluded.stamp;
  insert into ledger_months as s (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from changed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (month, side, category_id, head_id, payment_type) do update set amount = s.amount + excluded.amount;
  return null;
end $$;
create or replace function keep_sums_of_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from newer) then
    return null;
  end if;
  insert into ledger_category_months as s (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, days_of_month(day, amount)
  from (
    select day, side, category_id, amount from newer
    union all
    select day, side, category_id, -amount from older
  ) changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (side, month, category_id) do update
  set days = add_days(s.days, excluded.days), stamp = excluded.stamp;
  insert into ledger_months as s (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from (
    select day, side, category_id, head_id, payment_type, amount from newer
    union all
    select day, side, category_id, head_id, payment_type, -amount from older
  ) changed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (month, side, category_id, head_id, payment_type) do update set amount = s.amount + excluded.amount;
  return null;
end $$;

-- Both sums anew from the day sums.
create function sum_up_again() returns void language plpgsql as $$
begin
  delete from ledger_category_months;
  delete from ledger_months;
  insert into ledger_category_months (month, side, category_id, days)
  select date_trunc('month', day::timestamp)::date, side, category_id, days_of_month(day, amount)
  from ledger_days group by 1, 2, 3;
  insert into ledger_months (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from ledger_days group by 1, 2, 3, 4, 5;
end $$;
create or replace function remake_sums() returns trigger language plpgsql as $$
begin
  perform sum_up_again();
  return null;
end $$;

drop table ledger_category_days;
select sum_up_again();
