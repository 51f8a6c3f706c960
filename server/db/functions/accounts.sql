-- Both funds together never get more than the whole of a category, also when two people change the shares at once.
create or replace function refuse_over_100_percent() returns trigger
language plpgsql as $$
declare
  total numeric;
begin
  perform pg_advisory_xact_lock(hashtext(tg_table_name), new.category);
  execute format('select sum(percentage) from %I where category = $1', tg_table_name) into total using new.category;
  if total > 100 then
    raise exception 'the funds share % percent of category %', total, new.category
      using errcode = '23514', constraint = tg_table_name || '_at_most_100_percent';
  end if;
  return null;
end $$;

create or replace function snapshot_locked_share() returns trigger
language plpgsql as $$
declare
  through int;
begin
  -- a year is locked once its last day is
  select extract(year from locked_up_to + 1)::int - 1 into through
  from period_lock
  for share;
  if through is null then
    return null;
  end if;
  insert into locked_shares (side, fund, category, through_year, percentage)
  select split_part(tg_table_name, '_', 1), before.fund, before.category, through, before.percentage
  from (
    values
      (1, old.fund, old.category, old.percentage),
      (2, new.fund, new.category, null)
  ) as before (position, fund, category, percentage)
  where before.category is not null
  order by before.position
  on conflict do nothing;
  return null;
end $$;

-- A category that was not in the list when the books were locked may be booked under an exception. From then on the locked
-- reports show it by the name that it had: the first change after that booking stores the name.
create or replace function snapshot_locked_category() returns trigger
language plpgsql as $$
declare
  changed_side text := split_part(tg_table_name, '_', 1);
begin
  insert into locked_categories as s (side, category_id, through, category, archived)
  select changed_side, coalesce(old.id, new.id), p.locked_up_to, old.category, coalesce(old.archived_at is not null, false)
  -- a person who locks at the same time waits
  from (select locked_up_to from period_lock for share) p
  where p.locked_up_to is not null
  on conflict (side, category_id, through) do update
  set category = excluded.category, archived = true
  where s.category is null and excluded.category is not null
    and exists (
      select
      from ledger_lines l
      where l.side = changed_side and l.category_id = s.category_id and l.day <= s.through
    );
  return null;
end $$;

-- Books that are opened again show current values; the periods that are still locked keep theirs.
create or replace function trim_locked_snapshots() returns trigger
language plpgsql as $$
declare
  last_year int := extract(year from new.locked_up_to + 1)::int - 1;
begin
  if new.locked_up_to >= old.locked_up_to then
    return null;
  end if;
  insert into locked_categories (side, category_id, through, category, archived)
  select distinct on (side, category_id) side, category_id, new.locked_up_to, category, archived
  from locked_categories
  where through > new.locked_up_to
  order by side, category_id, through
  on conflict do nothing;
  delete from locked_categories
  where new.locked_up_to is null or through > new.locked_up_to;
  insert into locked_shares (side, fund, category, through_year, percentage)
  select distinct on (side, fund, category) side, fund, category, last_year, percentage
  from locked_shares
  where through_year > last_year
  order by side, fund, category, through_year
  on conflict do nothing;
  delete from locked_shares
  where last_year is null or through_year > last_year;
  return null;
end $$;

-- A transaction that an exception lets through has its id in a setting. The trigger lists every event that the transaction
-- writes, whichever statement writes it.
create or replace function record_exception_use() returns trigger
language plpgsql as $$
begin
  insert into lock_exception_uses (event_id, exception_id)
  values (new.id, current_setting('samity.lock_exception')::int);
  return null;
end $$;

-- The bill of a voucher is part of it: on a closed day it stays.
create or replace function refuse_bill_of_closed_day() returns trigger
language plpgsql as $$
declare
  closed cash_days;
begin
  select (closed_day_of_receipt(r.id, r.box_id, r.day)).* into closed
  from receipts r
  where r.id = old.id;
  if closed.id is not null then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
