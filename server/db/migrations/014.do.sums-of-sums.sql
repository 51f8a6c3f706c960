-- Reports of a month and of a year cost the same with any number of lines, heads and payment types.

create table ledger_category_days (
  day date not null,
  side text not null,
  category_id int not null,
  amount bigint not null,
  primary key (side, day, category_id) include (amount)
);
create table ledger_months (
  -- its first day
  month date not null,
  side text not null,
  category_id int not null,
  head_id int not null,
  payment_type text not null,
  amount bigint not null,
  primary key (month, side, category_id, head_id, payment_type)
);

-- The database keeps both in step with the day sums, whoever changes those, always in one order.
create function keep_sums() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  insert into ledger_category_days as s (day, side, category_id, amount)
  select day, side, category_id, sum(amount)::bigint from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (side, day, category_id) do update set amount = s.amount + excluded.amount;
  insert into ledger_months as s (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from changed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (month, side, category_id, head_id, payment_type) do update set amount = s.amount + excluded.amount;
  return null;
end $$;
-- what a change takes away is a negative like any other
create function keep_sums_of_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from newer) then
    return null;
  end if;
  insert into ledger_category_days as s (day, side, category_id, amount)
  select day, side, category_id, sum(amount)::bigint
  from (
    select day, side, category_id, amount from newer
    union all
    select day, side, category_id, -amount from older
  ) changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (side, day, category_id) do update set amount = s.amount + excluded.amount;
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
create function remake_sums() returns trigger language plpgsql as $$
begin
  delete from ledger_category_days;
  delete from ledger_months;
  insert into ledger_category_days (day, side, category_id, amount)
  select day, side, category_id, sum(amount)::bigint from ledger_days group by 1, 2, 3;
  insert into ledger_months (month, side, category_id, head_id, payment_type, amount)
  select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
  from ledger_days group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger ledger_days_added after insert on ledger_days
  referencing new table as changed for each statement execute function keep_sums();
create trigger ledger_days_changed after update on ledger_days
  referencing old table as older new table as newer for each statement execute function keep_sums_of_changes();
create trigger ledger_days_deleted after delete on ledger_days for each statement execute function remake_sums();
create trigger ledger_days_emptied after truncate on ledger_days for each statement execute function remake_sums();

insert into ledger_category_days (day, side, category_id, amount)
select day, side, category_id, sum(amount)::bigint from ledger_days group by 1, 2, 3;
insert into ledger_months (month, side, category_id, head_id, payment_type, amount)
select date_trunc('month', day::timestamp)::date, side, category_id, head_id, payment_type, sum(amount)::bigint
from ledger_days group by 1, 2, 3, 4, 5;

-- The records behind a figure are found, counted and added up from the index alone.
drop index ledger_lines_day;
create index ledger_lines_day on ledger_lines (day, side, category_id) include (receipt_id, head_id, payment_type, amount);
