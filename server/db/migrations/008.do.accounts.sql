-- Budgets, shares of the funds, what locked reports remember, exceptions to the lock, and reconciliation.

create table probable_incomes (
  id int generated always as identity primary key,
  year int not null,
  category_id int not null
    constraint probable_incomes_category_id_fkey references income_categories,
  amount bigint not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint probable_incomes_once unique (year, category_id)
);

create table probable_expenses (
  id int generated always as identity primary key,
  year int not null,
  category_id int not null
    constraint probable_expenses_category_id_fkey references expense_categories,
  amount bigint not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint probable_expenses_once unique (year, category_id)
);

-- Fund shares -------------------------------------------------------------------------------------------------------------

-- How much of a category belongs to the general fund and to the welfare fund. `category` is the id of the category; the API
-- has this name for the field.
create table income_shares (
  id int generated always as identity primary key,
  fund text not null
    constraint income_shares_fund_valid check (fund in ('general', 'welfare')),
  category int not null
    constraint income_shares_category_fkey references income_categories,
  percentage numeric(5, 2) not null
    constraint income_shares_percentage_range check (percentage between 0 and 100),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint income_shares_once unique (fund, category)
);

create table expense_shares (
  id int generated always as identity primary key,
  fund text not null
    constraint expense_shares_fund_valid check (fund in ('general', 'welfare')),
  category int not null
    constraint expense_shares_category_fkey references expense_categories,
  percentage numeric(5, 2) not null
    constraint expense_shares_percentage_range check (percentage between 0 and 100),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint expense_shares_once unique (fund, category)
);

-- Both funds together never get more than the whole of a category, also when two people change the shares at once.
create function refuse_over_100_percent() returns trigger
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
create trigger income_shares_at_most_100_percent
  after insert or update on income_shares
  for each row execute function refuse_over_100_percent();
create trigger expense_shares_at_most_100_percent
  after insert or update on expense_shares
  for each row execute function refuse_over_100_percent();

-- What locked reports remember --------------------------------------------------------------------------------------------

-- The report of a locked period never changes: neither by a new percentage, nor by the new name of a category, nor by a
-- category that comes or goes. The first change after the lock stores the value from before.

-- A percentage (null: none) at the time when the books of a year were locked.
create table locked_shares (
  side text not null,
  fund text not null,
  category int not null,
  through_year int not null,
  percentage numeric(5, 2),
  primary key (side, fund, category, through_year)
);

create function snapshot_locked_share() returns trigger
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
create trigger income_shares_snapshot
  after insert or update or delete on income_shares
  for each row execute function snapshot_locked_share();
create trigger expense_shares_snapshot
  after insert or update or delete on expense_shares
  for each row execute function snapshot_locked_share();

-- The name of a category (null: it was not in the list), and whether it was archived, when the books were locked through a
-- day.
create table locked_categories (
  side text not null
    constraint locked_categories_side_valid check (side in ('income', 'expense')),
  category_id int not null,
  through date not null,
  category text,
  archived boolean not null,
  primary key (side, category_id, through)
);

-- A category that was not in the list when the books were locked may be booked under an exception. From then on the locked
-- reports show it by the name that it had: the first change after that booking stores the name.
create function snapshot_locked_category() returns trigger
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
create trigger income_categories_snapshot
  after insert or update or delete on income_categories
  for each row execute function snapshot_locked_category();
create trigger expense_categories_snapshot
  after insert or update or delete on expense_categories
  for each row execute function snapshot_locked_category();

-- Books that are opened again show current values; the periods that are still locked keep theirs.
create function trim_locked_snapshots() returns trigger
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
create trigger period_lock_trim_snapshots
  after update on period_lock
  for each row execute function trim_locked_snapshots();

-- Exceptions --------------------------------------------------------------------------------------------------------------

-- An exception to the lock: for some days, for some hours, with a reason.
create table lock_exceptions (
  id int generated always as identity primary key,
  first_day date not null,
  last_day date not null,
  until timestamptz not null,
  reason text not null
    constraint lock_exceptions_reason_not_empty check (reason <> ''),
  created_by int not null
    constraint lock_exceptions_created_by_fkey references users,
  created_at timestamptz not null default now(),
  ended_by int
    constraint lock_exceptions_ended_by_fkey references users,
  ended_at timestamptz,
  constraint lock_exceptions_days_in_order check (first_day <= last_day),
  constraint lock_exceptions_at_most_72_hours check (until > created_at and until <= created_at + interval '72 hours'),
  constraint lock_exceptions_end_complete check ((ended_by is null) = (ended_at is null))
);

-- The audit events of everything that was done under an exception.
create table lock_exception_uses (
  event_id bigint primary key
    constraint lock_exception_uses_event_id_fkey references audit_events,
  exception_id int not null
    constraint lock_exception_uses_exception_id_fkey references lock_exceptions
);
create index lock_exception_uses_exception on lock_exception_uses (exception_id);
create trigger lock_exception_uses_append_only
  before update or delete on lock_exception_uses
  for each row execute function refuse_change();
create trigger lock_exception_uses_no_truncate
  before truncate on lock_exception_uses
  for each statement execute function refuse_change();

-- A transaction that an exception lets through has its id in a setting. The trigger lists every event that the transaction
-- writes, whichever statement writes it.
create function record_exception_use() returns trigger
language plpgsql as $$
begin
  insert into lock_exception_uses (event_id, exception_id)
  values (new.id, current_setting('samity.lock_exception')::int);
  return null;
end $$;
create trigger audit_events_record_exception_use
  after insert on audit_events
  for each row when (coalesce(current_setting('samity.lock_exception', true), '') <> '')
  execute function record_exception_use();

-- Reconciliation ----------------------------------------------------------------------------------------------------------

-- The result of each reconciliation: every night, after a restore, by command and on the screen.
create table reconciliation_runs (
  id int generated always as identity primary key,
  checked_at timestamptz not null default now(),
  occasion text not null
    constraint reconciliation_runs_occasion_valid check (occasion in ('night', 'restore', 'command', 'screen')),
  ok boolean not null,
  checks jsonb not null
);
