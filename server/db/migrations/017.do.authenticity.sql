-- Check page: the keys of printed codes, the cases in which a paper was shown, and how often people looked something up.

-- The newest key makes new codes, and every key reads the codes that it made. The keys are in backups: papers, receipts
-- and cards with codes are in the hands of people, and a restored association must still know them.
create table check_keys (
  version int primary key
    constraint check_keys_version_above_zero check (version > 0),
  secret bytea not null
    constraint check_keys_secret_long check (length(secret) >= 32),
  created_by int
    constraint check_keys_created_by_fkey references users,
  created_at timestamptz not null default now()
);
create trigger check_keys_append_only
  before update or delete on check_keys
  for each row execute function refuse_change();
select notify_changes('{check_keys}');

-- In which cases a paper was shown. One row for each paper and case.
create table check_cases (
  id int generated always as identity primary key,
  -- as in serial_ranges
  stationery text not null,
  serial bigint not null
    constraint check_cases_serial_above_zero check (serial > 0),
  case_number text not null,
  case_key text not null generated always as (number_key(case_number)) stored,
  -- a hash of the network that sent it
  sender bytea not null,
  created_at timestamptz not null default now(),
  -- an administrator has seen that the paper was shown in more than one case
  reviewed_at timestamptz,
  reviewed_by int
    constraint check_cases_reviewed_by_fkey references users,
  constraint check_cases_case_key unique (stationery, serial, case_key)
);
create index check_cases_created_at on check_cases (created_at desc);
create index check_cases_sender on check_cases (sender, created_at);

-- How many look-ups had which result. No row tells what somebody looked up.
create table check_counts (
  day date not null,
  -- 'paper', 'receipt', 'card', or 'code' for a code that is not genuine
  kind text not null,
  result text not null,
  count bigint not null,
  primary key (day, kind, result)
);
