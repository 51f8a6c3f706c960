-- Advocates, buildings, renters, banks, forms, positions, committees, gallery.
-- Every table has `version`, which grows with each change, and `archived_at`: an archived row is not in pick lists any more
-- and stays in reports.

create table advocates (
  id int generated always as identity primary key,
  bar_registration_number text not null,
  bar_registration_key text not null generated always as (number_key(bar_registration_number)) stored,
  -- The Bar Council's number of the advocate, as on the sanad, and the sanad's date. Two spellings of one number are one
  -- number; any number of advocates may have none.
  bar_council_no text not null default '',
  bar_council_key text generated always as (nullif(number_key(bar_council_no), '')) stored,
  sanad_date date,
  advocate_type text not null,
  name_english text not null,
  name_bengali text not null,
  photo text,
  father_name text not null default '',
  mother_name text not null default '',
  husband_or_wife_name text not null default '',
  gender text not null default '',
  marital_status text not null default '',
  date_of_birth date,
  nid_number text not null default '',
  blood_group text not null default '',
  religion text not null default '',
  current_address text not null default '',
  permanent_address text not null default '',
  phone text not null default '',
  email text not null default '',
  education text not null default '',
  enrollment_date_as_lawyer date,
  enrollment_date_as_member date not null,
  is_ex_employee boolean not null default false,
  employment_details text not null default '',
  is_receiving_pension boolean not null default false,
  pension_details text not null default '',
  is_from_another_bar boolean not null default false,
  practicing_court_name text not null default '',
  status text not null default 'active',
  is_retired boolean not null default false,
  retirement_date date,
  is_dead boolean not null default false,
  death_date date,
  remarks text not null default '',
  children jsonb not null default '[]',
  nominees jsonb not null default '[]',
  -- fields that the website does not show of this advocate
  withheld_fields jsonb not null default '[]',
  search_text text not null generated always as (
    name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || phone || ' '
      || father_name || ' ' || email || ' ' || nid_number || ' ' || bar_council_no)
  ) stored,
  -- What visitors may find an advocate by. Both texts are stored; the view of the website uses the first one when the
  -- association hides all phones. Neither contains a phone that the advocate withholds, or that belonged to a deceased one.
  public_name_text text not null generated always as (
    name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || bar_council_no)
  ) stored,
  public_search_text text not null generated always as (
    name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || bar_council_no
      || case when is_dead or withheld_fields ? 'phone' then '' else ' ' || phone end)
  ) stored,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint advocates_bar_registration_number_key unique (bar_registration_key),
  constraint advocates_bar_council_no_key unique (bar_council_key),
  constraint advocates_status_valid check (status in ('active', 'inactive')),
  constraint advocates_retired_or_dead_is_inactive check (status = 'inactive' or not (is_retired or is_dead))
);
create index advocates_search_text on advocates using gin (search_text gin_trgm_ops);
create index advocates_natural_order on advocates (bar_registration_key collate natural_order);
create index advocates_phone on advocates (phone) where phone <> '';
create index advocates_photo on advocates (photo) where photo is not null;

create table buildings (
  id int generated always as identity primary key,
  building_name text not null,
  building_key text not null generated always as (name_key(building_name)) stored,
  institute text not null,
  remarks text not null default '',
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint buildings_building_name_key unique (building_key)
);

create table renters (
  id int generated always as identity primary key,
  renter_name text not null,
  phone text not null default '',
  address text not null,
  category text not null default '',
  building_id int not null
    constraint renters_building_id_fkey references buildings,
  floor_no text not null,
  room_no text not null,
  from_date date,
  to_date date,
  rent_amount bigint not null,
  security_amount bigint not null,
  advocate_id int
    constraint renters_advocate_id_fkey references advocates,
  remarks text not null default '',
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table banks (
  id int generated always as identity primary key,
  bank_name text not null,
  address text not null,
  branch_name text not null,
  account_category text not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index banks_account_key
  on banks (name_key(bank_name), name_key(branch_name), name_key(address), name_key(account_category));

create table forms (
  id int generated always as identity primary key,
  form_name text not null,
  form_key text not null generated always as (name_key(form_name)) stored,
  form_rate bigint not null,
  remarks text not null default '',
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint forms_form_name_key unique (form_key)
);

create table positions (
  id int generated always as identity primary key,
  position text not null,
  position_key text not null generated always as (name_key(position)) stored,
  sort_order int not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint positions_position_key unique (position_key)
);
insert into positions (position, sort_order)
values
  ('President', 10),
  ('Vice President', 20),
  ('Secretary', 30),
  ('Joint Secretary', 40),
  ('Assistant Secretary', 50),
  ('Library Secretary', 60),
  ('Member', 70);

create table committees (
  id int generated always as identity primary key,
  year int not null,
  position_id int
    constraint committees_position_id_fkey references positions,
  advocate_id int not null
    constraint committees_advocate_id_fkey references advocates,
  phone text not null default '',
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint committees_one_seat unique nulls not distinct (year, position_id, advocate_id)
);
create index committees_year on committees (year);

create table gallery_items (
  id int generated always as identity primary key,
  image text not null,
  caption text not null default '',
  type text not null default 'general',
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_items_image on gallery_items (image);

-- The website shows these.
select notify_changes('{advocates,positions,committees,gallery_items}');
