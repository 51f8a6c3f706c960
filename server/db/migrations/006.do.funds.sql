-- How much of a category belongs to the general and to the welfare fund. `category` holds the category's id.

create table income_shares (
  id int generated always as identity primary key,
  fund text not null constraint income_shares_fund_known check (fund in ('general', 'welfare')),
  category int not null constraint income_shares_category_known references income_categories,
  percentage numeric(5, 2) not null constraint income_shares_percentage_range check (percentage between 0 and 100),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint income_shares_once unique (fund, category)
);
create table expense_shares (
  id int generated always as identity primary key,
  fund text not null constraint expense_shares_fund_known check (fund in ('general', 'welfare')),
  category int not null constraint expense_shares_category_known references expense_categories,
  percentage numeric(5, 2) not null constraint expense_shares_percentage_range check (percentage between 0 and 100),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint expense_shares_once unique (fund, category)
);

-- Both funds together never take more than the whole of a category, also when two people change them at once.
create function refuse_over_whole() returns trigger language plpgsql as $$
declare
  together numeric;
begin
  perform pg_advisory_xact_lock(hashtext(tg_table_name), new.category);
  execute format('select sum(percentage) from %I where category = $1', tg_table_name) into together using new.category;
  if together > 100 then
    raise exception 'the funds share % percent of category %', together, new.category
      using errcode = '23514', constraint = tg_table_name || '_at_most_whole';
  end if;
  return null;
end $$;
create trigger income_shares_at_most_whole after insert or update on income_shares
  for each row execute function refuse_over_whole();
create trigger expense_shares_at_most_whole after insert or update on expense_shares
  for each row execute function refuse_over_whole();

-- What a percentage was (null: none) when the books of a year were locked: later changes do not reach that year's
-- report. The first change after the lock says what stood under it.
create table locked_shares (
  side text not null,
  fund text not null,
  category int not null,
  through_year int not null,
  percentage numeric(5, 2),
  primary key (side, fund, category, through_year)
);
create function keep_locked_share() returns trigger language plpgsql as $$
declare
  through int;
begin
  -- a year is locked once its last day is
  select extract(year from locked_up_to + 1)::int - 1 into through from period_lock for share;
  if through is null then
    return null;
  end if;
  insert into locked_shares (side, fund, category, through_year, percentage)
  select split_part(tg_table_name, '_', 1), before.fund, before.category, through, before.percentage
  from (values
    (1, old.fund, old.category, old.percentage),
    (2, new.fund, new.category, null)
  ) as before (position, fund, category, percentage)
  where before.category is not null
  order by before.position
  on conflict do nothing;
  return null;
end $$;
create trigger income_shares_locked after insert or update or delete on income_shares
  for each row execute function keep_locked_share();
create trigger expense_shares_locked after insert or update or delete on expense_shares
  for each row execute function keep_locked_share();
