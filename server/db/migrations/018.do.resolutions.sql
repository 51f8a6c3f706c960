-- Resolutions, the prices that they set, and what the association owes advocates out of those prices.

create table resolutions (
  id int generated always as identity primary key,
  number text not null,
  number_key text not null generated always as (name_key(number)) stored,
  meeting text not null,
  day date not null,
  kind text not null
    constraint resolutions_kind_valid
    check (kind in ('price', 'fee', 'waiver', 'budget', 'expense', 'fdr', 'suspension', 'election')),
  text_en text not null default '',
  text_bn text not null default '',
  effective_from date not null,
  suspended_from date,
  superseded_by int
    constraint resolutions_superseded_by_fkey references resolutions,
  is_public boolean not null default false,
  scan_hash text
    constraint resolutions_scan_hash_fkey references bill_scans,
  scan_name text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resolutions_number_key unique (number_key),
  constraint resolutions_suspended_after_start check (suspended_from >= effective_from),
  constraint resolutions_not_superseded_by_itself check (superseded_by <> id)
);
create index resolutions_superseded_by on resolutions (superseded_by) where superseded_by is not null;

-- What one paper, form, month or fee costs from a day on. A price that receipts have does not change.
create table prices (
  id int generated always as identity primary key,
  resolution_id int not null
    constraint prices_resolution_id_fkey references resolutions,
  item text not null,
  form_id int
    constraint prices_form_id_fkey references forms,
  from_day date not null,
  amount bigint not null
    constraint prices_amount_above_zero check (amount > 0),
  remarks text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint prices_form_of_item check (item = 'FRM:' || form_id or (form_id is null and item not like 'FRM:%'))
);
create index prices_item on prices (item, from_day desc);
create index prices_resolution_id on prices (resolution_id);

create table price_components (
  price_id int not null
    constraint price_components_price_id_fkey references prices on delete cascade,
  position int not null,
  head_id int not null
    constraint price_components_head_id_fkey references heads,
  amount bigint not null
    constraint price_components_amount_above_zero check (amount > 0),
  primary key (price_id, position),
  constraint price_components_head_once unique (price_id, head_id)
);

-- The components of a price are its whole amount, to the paisa. The database decides it when the transaction ends.
create function check_price_components() returns trigger
language plpgsql as $$
declare
  checked_id int := case when tg_table_name = 'prices' then (to_jsonb(new) ->> 'id')::int
    else (to_jsonb(coalesce(new, old)) ->> 'price_id')::int end;
begin
  if exists (
    select from prices p
    where p.id = checked_id
      and p.amount <> (select coalesce(sum(c.amount), 0) from price_components c where c.price_id = p.id)
  ) then
    raise exception 'the components of price % do not add up to it', checked_id
      using errcode = '23514', constraint = 'prices_components_complete';
  end if;
  return null;
end $$;
create constraint trigger prices_components_complete
  after insert or update on prices
  deferrable initially deferred
  for each row execute function check_price_components();
create constraint trigger price_components_complete
  after insert or update or delete on price_components
  deferrable initially deferred
  for each row execute function check_price_components();

-- Heads that an administrator added for components. Money on a head of credit is owed to the advocate of the receipt.
create table component_heads (
  head_id int primary key
    constraint component_heads_head_id_fkey references heads,
  is_credit boolean not null default false
);

-- The parts of a receipt for which a price was in force, with what they posted. The receipt's lines are the books; these rows
-- say which price they came from.
create table receipt_prices (
  id int generated always as identity primary key,
  receipt_id int not null
    constraint receipt_prices_receipt_id_fkey references receipts deferrable initially deferred,
  item text not null,
  price_id int not null
    constraint receipt_prices_price_id_fkey references prices,
  count bigint not null
    constraint receipt_prices_count_above_zero check (count > 0),
  -- the price in force times the count, and what was taken
  expected bigint not null,
  amount bigint not null,
  -- why the two differ
  reason text not null default '',
  -- [{ "head_id": 1, "amount": 22000 }]: whole amounts by head
  posted jsonb not null,
  constraint receipt_prices_reason_given check (amount = expected or reason <> '')
);
create index receipt_prices_receipt_id on receipt_prices (receipt_id);
create index receipt_prices_price_id on receipt_prices (price_id);
create index receipt_prices_overrides on receipt_prices (receipt_id) where amount <> expected;

-- Credit that is paid out to an advocate is a voucher of the series CPO. Its line is on a head of credit, on a side of its own:
-- no income becomes less, and nothing is an expense.
create table credit_payouts (
  id int primary key
    constraint credit_payouts_id_fkey references receipts deferrable initially deferred,
  advocate_number text not null
);
alter table receipt_lines
  drop constraint receipt_lines_side_valid,
  drop constraint receipt_lines_one_side,
  add constraint receipt_lines_side_valid check (side in ('income', 'expense', 'paid_out')),
  add constraint receipt_lines_one_side
    check ((side <> 'expense') = (head_id is not null) and (side = 'expense') = (expense_category_id is not null));
alter table ledger_lines
  drop constraint ledger_lines_side_valid,
  add constraint ledger_lines_side_valid check (side in ('income', 'passed_on', 'expense', 'paid_out'));

-- Of a cash day, what is paid out is negative, as expenses are.
create or replace function cash_day_ledger(place int, on_day date)
returns table (
  line_id bigint, receipt_id int, head_id int, expense_category_id int, payment_type text, amount bigint, reason text
)
language sql stable
begin atomic
  select l.id, l.receipt_id, l.head_id, l.expense_category_id, l.payment_type,
    case when l.side in ('expense', 'paid_out') then -l.amount else l.amount end, l.reason
  from ledger_lines l
  join receipts r on r.id = l.receipt_id
  where l.day = on_day and r.box_id = place and l.reason <> 'moved';
end;
