-- What each stream keeps besides its receipt. The id is the receipt's.

create table paper_sales (
  id int primary key constraint paper_sales_receipt_known references receipts deferrable initially deferred,
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
  id int primary key constraint bail_bond_sales_receipt_known references receipts deferrable initially deferred,
  building_name text not null default '',
  total_count bigint not null,
  price bigint not null
);
create table form_sales (
  id int primary key constraint form_sales_receipt_known references receipts deferrable initially deferred,
  building_name text not null,
  form_name text not null,
  total_count bigint not null,
  price bigint not null
);
create table associate_registrations (
  id int primary key constraint associate_registrations_receipt_known references receipts deferrable initially deferred,
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
-- A void registration gives its license number back.
create unique index associate_registrations_license_no_key on associate_registrations (license_key) where live;
create table associate_renewals (
  id int primary key constraint associate_renewals_receipt_known references receipts deferrable initially deferred,
  associate_id int not null constraint associate_renewals_associate_known references associate_registrations,
  renewal_date date not null,
  renewal_end_date date not null,
  constraint associate_renewals_end_after_start check (renewal_end_date >= renewal_date)
);
create table advocate_changes (
  id int primary key constraint advocate_changes_receipt_known references receipts deferrable initially deferred,
  client_name text not null,
  advocate_number text not null,
  advocate_name text not null,
  case_no text not null
);
create table shop_rents (
  id int primary key constraint shop_rents_receipt_known references receipts deferrable initially deferred,
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
  id int primary key constraint fund_collections_receipt_known references receipts deferrable initially deferred,
  donation_type text not null,
  fund_provider text not null,
  purpose text not null
);
create table electricity_bills (
  id int primary key constraint electricity_bills_receipt_known references receipts deferrable initially deferred,
  month text not null,
  bill_year int not null,
  building_name text not null,
  bill_payer_name text not null
);
create table bank_interests (
  id int primary key constraint bank_interests_receipt_known references receipts deferrable initially deferred,
  bank_name text not null,
  branch_name text not null,
  account_no text not null
);
-- The four sections stand as they were entered; their lines and periods are in receipt_lines and paid_periods.
create table advocate_fees (
  id int primary key constraint advocate_fees_receipt_known references receipts deferrable initially deferred,
  advocate_number text not null,
  advocate_name text not null,
  rent jsonb not null default '[]',
  entry jsonb not null default '[]',
  monthly jsonb not null default '[]',
  yearly jsonb not null default '[]'
);
create table actual_expenses (
  id int primary key constraint actual_expenses_receipt_known references receipts deferrable initially deferred,
  category_id int not null constraint actual_expenses_category_known references expense_categories
);
