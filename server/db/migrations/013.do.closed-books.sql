-- A locked period's reports never change by a byte: neither by the name of a category, nor by one that comes or goes.

-- What a category was called (null: it was not in the list) and whether it was archived, when the books were locked
-- through a day. The first change after the lock says what stood under it.
create table locked_categories (
  side text not null constraint locked_categories_side_known check (side in ('income', 'expense')),
  category_id int not null,
  through date not null,
  category text,
  archived boolean not null,
  primary key (side, category_id, through)
);
create function keep_locked_category() returns trigger language plpgsql as $$
begin
  insert into locked_categories (side, category_id, through, category, archived)
  select split_part(tg_table_name, '_', 1), coalesce(old.id, new.id), p.locked_up_to, old.category,
    coalesce(old.archived_at is not null, false)
  -- whoever locks meanwhile waits
  from (select locked_up_to from period_lock for share) p
  where p.locked_up_to is not null
  on conflict do nothing;
  return null;
end $$;
create trigger income_categories_locked after insert or update or delete on income_categories
  for each row execute function keep_locked_category();
create trigger expense_categories_locked after insert or update or delete on expense_categories
  for each row execute function keep_locked_category();

-- Books that are opened again show what stands now; what is still locked keeps what stood under its lock.
create function reopen_locked() returns trigger language plpgsql as $$
declare
  last_year int := extract(year from new.locked_up_to + 1)::int - 1;
begin
  if new.locked_up_to >= old.locked_up_to then
    return null;
  end if;
  insert into locked_categories (side, category_id, through, category, archived)
  select distinct on (side, category_id) side, category_id, new.locked_up_to, category, archived
  from locked_categories where through > new.locked_up_to
  order by side, category_id, through
  on conflict do nothing;
  delete from locked_categories where new.locked_up_to is null or through > new.locked_up_to;
  insert into locked_shares (side, fund, category, through_year, percentage)
  select distinct on (side, fund, category) side, fund, category, last_year, percentage
  from locked_shares where through_year > last_year
  order by side, fund, category, through_year
  on conflict do nothing;
  delete from locked_shares where last_year is null or through_year > last_year;
  return null;
end $$;
create trigger period_lock_reopened after update on period_lock for each row execute function reopen_locked();

-- What each check of the books found: every night, after a restore, and when somebody asked.
create table agreement_runs (
  id int generated always as identity primary key,
  checked_at timestamptz not null default now(),
  occasion text not null
    constraint agreement_runs_occasion_known check (occasion in ('night', 'restore', 'command', 'screen')),
  ok boolean not null,
  laws jsonb not null
);

-- Scans of bills, by the hash of what was sent. They are for those who may read expenses, so they lie apart from what
-- the website serves.
create table bill_scans (
  hash text primary key,
  type text not null constraint bill_scans_type_known check (type in ('application/pdf', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- neither compresses a second time
alter table bill_scans alter column bytes set storage external;
alter table actual_expenses
  add column scan_hash text constraint actual_expenses_scan_known references bill_scans,
  add column scan_name text,
  add constraint actual_expenses_scan_whole check ((scan_hash is null) = (scan_name is null));
