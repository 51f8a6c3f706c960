-- Fixed and instalment deposits. Money is whole paisa, rates are hundredths of a percent. The association has the money:
-- each move is a transfer or a receipt of its own, and is confirmed when that one is.

create table deposits (
  id int generated always as identity primary key,
  version int not null default 1,
  kind text not null check (kind in ('fixed', 'instalment')),
  number text not null check (number <> ''),
  bank_id int not null,
  bank_name text not null,
  branch text not null default '',
  -- the place of the treasury that has its money
  place_id int not null,
  place_name_english text not null,
  place_name_bengali text not null,
  fund text not null default '',
  opened_on date not null,
  term_months int not null check (term_months between 1 and 600),
  rate int not null check (rate between 0 and 10000),
  day_count text not null check (day_count in ('365', '360', 'months')),
  compounding text not null check (compounding in ('none', 'quarterly', 'half_yearly', 'yearly')),
  renewal text not null check (renewal in ('none', 'principal', 'principal_and_interest')),
  instalment_paisa bigint not null default 0 check (instalment_paisa >= 0),
  instalment_day int check (instalment_day between 1 and 28),
  -- who may sign at the bank
  signatories text not null default '',
  resolution_id int,
  resolution_number text not null default '',
  -- the association has given the bank its tax return slip
  has_return boolean not null default true,
  scan text unique,
  remarks text not null default '',
  -- these follow the confirmed moves
  matures_on date not null,
  closed_on date,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- two banks may give the same number
  constraint deposits_number_key unique (bank_id, number)
);
create index deposits_maturity on deposits (matures_on) where closed_on is null;

-- What the bank pays from a day on, beside the rate of the opening and those of renewals
create table deposit_rates (
  id int generated always as identity primary key,
  deposit_id int not null references deposits on delete cascade,
  from_day date not null,
  rate int not null check (rate between 0 and 10000),
  entered_by text not null,
  constraint deposit_rates_day_key unique (deposit_id, from_day)
);

create table deposit_moves (
  id int generated always as identity primary key,
  deposit_id int not null references deposits,
  kind text not null check (kind in ('opening', 'renewal', 'instalment', 'interest', 'partial', 'encashment')),
  day date not null,
  amount_paisa bigint not null check (amount_paisa >= 0),
  state text not null check (state in ('waiting', 'confirmed', 'void')),
  -- 'transfers' or 'bank-interest'; '' for an opening that was in the books before, and a renewal without money
  document_path text not null default '',
  document_id int,
  document_number text not null default '',
  -- of a renewal: the new term and rate
  term_months int check (term_months between 1 and 600),
  rate int check (rate between 0 and 10000),
  -- of money that leaves before the end of the term
  early_rate int check (early_rate between 0 and 10000),
  resolution_id int,
  resolution_number text not null default '',
  made_by text not null,
  made_at timestamptz not null default now(),
  change_paisa bigint generated always as (
    case when state <> 'confirmed' then 0 when kind in ('partial', 'encashment') then -amount_paisa else amount_paisa end
  ) stored,
  -- nothing leaves without a transfer, which two signatories have confirmed
  constraint deposit_moves_leave_by_transfer check (kind not in ('partial', 'encashment') or document_path = 'transfers'),
  constraint deposit_moves_document check ((document_path = '') = (document_id is null)),
  constraint deposit_moves_renewal check ((kind = 'renewal') = (term_months is not null)),
  unique (document_path, document_id)
);
create index deposit_moves_deposit on deposit_moves (deposit_id);

-- Taxes of the state on interest, each from a day: a budget changes them, and the old ones stay for old interest.
create table tax_rates (
  from_day date primary key,
  with_return int not null check (with_return between 0 and 10000),
  without_return int not null check (without_return between 0 and 10000)
);
insert into tax_rates values ('2023-07-01', 1000, 1500);

create table duty_slabs (
  from_day date not null,
  above_paisa bigint not null check (above_paisa >= 0),
  duty_paisa bigint not null check (duty_paisa >= 0),
  primary key (from_day, above_paisa)
);
insert into duty_slabs
select day::date, above * 100000::bigint * 100, duty * 100 from (values
  ('2024-07-01', 1, 150), ('2024-07-01', 5, 500), ('2024-07-01', 10, 3000), ('2024-07-01', 50, 5000),
  ('2024-07-01', 100, 10000), ('2024-07-01', 200, 20000), ('2024-07-01', 500, 50000),
  ('2025-07-01', 3, 150), ('2025-07-01', 5, 500), ('2025-07-01', 10, 3000), ('2025-07-01', 50, 5000),
  ('2025-07-01', 100, 10000), ('2025-07-01', 200, 20000), ('2025-07-01', 500, 50000)
) as slab (day, above, duty);
