-- Serials, periods, and what each kind of receipt has besides its receipt.

-- Which serials were sold on which receipt. A void receipt keeps its rows, but they are not live and reserve nothing.
create table serial_ranges (
  receipt_id int not null
    constraint serial_ranges_receipt_id_fkey references receipts deferrable initially deferred,
  position int not null,
  -- a receipt series ('VKL'), or a series and a form ('FRM:12')
  stationery text not null,
  serials int8range not null
    constraint serial_ranges_not_empty check (not isempty(serials)),
  width int not null default 1,
  live boolean not null default true,
  primary key (receipt_id, position),
  constraint serial_ranges_no_overlap exclude using gist (stationery with =, serials with &&) where (live)
);
-- The search finds serials of void receipts too.
create index serial_ranges_void on serial_ranges using gist (serials) where not live;

-- What a payment covers: months (year × 12 + month − 1), years, or the one entry fee. The subject is an advocate or a rent
-- unit.
create table paid_periods (
  receipt_id int not null
    constraint paid_periods_receipt_id_fkey references receipts deferrable initially deferred,
  position int not null,
  kind text not null
    constraint paid_periods_kind_valid check (kind in ('rent', 'monthly', 'yearly', 'entry')),
  subject text not null,
  span int4range not null
    constraint paid_periods_not_empty check (not isempty(span)),
  live boolean not null default true,
  primary key (receipt_id, position),
  constraint paid_periods_no_overlap exclude using gist (kind with =, subject with =, span with &&) where (live)
);

-- Stationery in stock: what was received, spoiled or returned, as ranges of serials. What is on hand is computed.
create table paper_stock (
  id int generated always as identity primary key,
  kind text not null
    constraint paper_stock_kind_valid check (kind in ('received', 'spoiled', 'returned')),
  -- as in serial_ranges
  stationery text not null,
  form_id int generated always as (case when stationery like 'FRM:%' then substr(stationery, 5)::int end) stored
    constraint paper_stock_form_id_fkey references forms,
  serials int8range not null
    constraint paper_stock_not_empty check (not isempty(serials)),
  width int not null default 1,
  day date not null,
  remarks text not null default '',
  version int not null default 1,
  created_by int
    constraint paper_stock_created_by_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by int
    constraint paper_stock_voided_by_fkey references users,
  void_reason text,
  constraint paper_stock_received_once exclude using gist (stationery with =, serials with &&)
    where (kind = 'received' and voided_at is null),
  constraint paper_stock_removed_once exclude using gist (stationery with =, serials with &&)
    where (kind <> 'received' and voided_at is null)
);
create index paper_stock_day on paper_stock (day desc, id desc) where voided_at is null;

create function count_serials(ranges int8multirange) returns bigint
language sql immutable parallel safe
return (
  select coalesce(sum(upper(range) - lower(range)), 0)::bigint
  from unnest(ranges) range
);

-- Kinds of receipts -------------------------------------------------------------------------------------------------------
-- The id of each row is its receipt's.

create table paper_sales (
  id int primary key
    constraint paper_sales_id_fkey references receipts deferrable initially deferred,
  sale_type text not null,
  advocate_number text not null default '',
  advocate_name text not null default '',
  building_name text not null,
  customer_name text not null default '',
  customer_phone text not null default '',
  customer_address text not null default '',
  total_count bigint not null,
  price bigint not null
);

create table bail_bond_sales (
  id int primary key
    constraint bail_bond_sales_id_fkey references receipts deferrable initially deferred,
  building_name text not null default '',
  total_count bigint not null,
  price bigint not null
);

create table form_sales (
  id int primary key
    constraint form_sales_id_fkey references receipts deferrable initially deferred,
  building_name text not null,
  form_name text not null,
  total_count bigint not null,
  price bigint not null
);

create table associate_registrations (
  id int primary key
    constraint associate_registrations_id_fkey references receipts deferrable initially deferred,
  license_no text not null,
  license_key text not null generated always as (number_key(license_no)) stored,
  live boolean not null default true,
  name text not null,
  advocate_number text not null,
  advocate_name text not null,
  from_year int,
  to_year int,
  entry_fee bigint not null,
  book_rate bigint not null,
  renewal_fee bigint not null
);
-- The license number of a void registration is free again.
create unique index associate_registrations_license_no_key on associate_registrations (license_key) where live;

create table associate_renewals (
  id int primary key
    constraint associate_renewals_id_fkey references receipts deferrable initially deferred,
  associate_id int not null
    constraint associate_renewals_associate_id_fkey references associate_registrations,
  renewal_date date not null,
  renewal_end_date date not null,
  constraint associate_renewals_end_after_start check (renewal_end_date >= renewal_date)
);

create table advocate_changes (
  id int primary key
    constraint advocate_changes_id_fkey references receipts deferrable initially deferred,
  client_name text not null,
  advocate_number text not null,
  advocate_name text not null,
  case_no text not null
);

create table shop_rents (
  id int primary key
    constraint shop_rents_id_fkey references receipts deferrable initially deferred,
  renter_name text not null,
  from_month int not null,
  from_year int not null,
  to_month int not null,
  to_year int not null,
  rent_type text not null,
  building_name text not null,
  floor text not null default '',
  room text not null default ''
);

create table fund_collections (
  id int primary key
    constraint fund_collections_id_fkey references receipts deferrable initially deferred,
  donation_type text not null,
  fund_provider text not null,
  purpose text not null
);

create table electricity_bills (
  id int primary key
    constraint electricity_bills_id_fkey references receipts deferrable initially deferred,
  month text not null,
  bill_year int not null,
  building_name text not null,
  bill_payer_name text not null
);

create table bank_interests (
  id int primary key
    constraint bank_interests_id_fkey references receipts deferrable initially deferred,
  bank_name text not null,
  branch_name text not null,
  account_no text not null
);

-- The four sections are stored as a person entered them; their lines and periods are in receipt_lines and paid_periods.
create table advocate_fees (
  id int primary key
    constraint advocate_fees_id_fkey references receipts deferrable initially deferred,
  advocate_number text not null,
  advocate_name text not null,
  rent jsonb not null default '[]',
  entry jsonb not null default '[]',
  monthly jsonb not null default '[]',
  yearly jsonb not null default '[]'
);

-- Scans of bills, by the hash of the uploaded file. Only people who may read expenses may see them, so they are not among
-- the files that the website serves.
create table bill_scans (
  hash text primary key,
  type text not null
    constraint bill_scans_type_valid check (type in ('application/pdf', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- PDF and WebP do not compress a second time.
alter table bill_scans alter column bytes set storage external;

create table actual_expenses (
  id int primary key
    constraint actual_expenses_id_fkey references receipts deferrable initially deferred,
  category_id int not null
    constraint actual_expenses_category_id_fkey references expense_categories,
  scan_hash text
    constraint actual_expenses_scan_hash_fkey references bill_scans,
  scan_name text,
  constraint actual_expenses_scan_complete check ((scan_hash is null) = (scan_name is null))
);
