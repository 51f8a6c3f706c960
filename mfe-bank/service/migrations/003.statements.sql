-- Statements of the association's bank accounts, and what their lines belong to in the books. Money is whole paisa, with a
-- minus for what leaves the account.

-- A bank account: a place of the treasury, as it was when it was read last. Its row is locked by who matches or reconciles.
create table accounts (
  id int primary key,
  name_english text not null,
  name_bengali text not null,
  account_no text not null default '',
  opening_paisa bigint not null default 0,
  opening_day date,
  -- the last line of the place that book_lines has
  last_line_id bigint not null default 0,
  read_at timestamptz not null default now()
);

-- How the files of a bank are read: 'bank/3', or 'account/7' for an account that names no bank.
create table mappings (
  bank text primary key,
  headings jsonb not null,
  -- field → index of its column
  columns jsonb not null,
  day_format text not null check (day_format in ('dmy', 'mdy')),
  header_row int not null,
  kept_by text not null,
  kept_at timestamptz not null default now()
);

create table statements (
  id int generated always as identity primary key,
  account_id int not null references accounts,
  file_name text not null,
  hash text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  opening_paisa bigint,
  closing_paisa bigint,
  line_count int not null check (line_count > 0),
  imported_by text not null,
  imported_at timestamptz not null default now()
);
create index statements_account on statements (account_id);

-- The reconciliation of an account to a day. A final one never changes, and nothing up to its day does.
create table reconciliations (
  id int generated always as identity primary key,
  account_id int not null references accounts,
  day date not null,
  bank_paisa bigint not null,
  -- what the books have on the day; while it is a draft, when it was made
  book_paisa bigint not null,
  -- in the books and not yet at the bank; at the bank and not yet in the books
  book_outstanding_paisa bigint not null,
  bank_outstanding_paisa bigint not null,
  state text not null default 'draft' check (state in ('draft', 'final')),
  made_by text not null,
  made_at timestamptz not null default now(),
  final_by text,
  final_at timestamptz,
  -- lines of the place after this one were posted later
  last_line_id bigint not null default 0,
  constraint reconciliations_day unique (account_id, day),
  check ((state = 'final') = (final_at is not null)),
  constraint reconciliations_balanced check (
    state = 'draft' or book_paisa - book_outstanding_paisa + bank_outstanding_paisa = bank_paisa
  )
);

-- What was outstanding when it became final.
create table outstanding_lines (
  id bigint generated always as identity primary key,
  reconciliation_id int not null references reconciliations,
  side text not null check (side in ('book', 'bank')),
  line_id bigint not null,
  day date not null,
  text text not null,
  amount_paisa bigint not null
);
create index outstanding_lines_reconciliation on outstanding_lines (reconciliation_id);

-- Lines of the statement and of the books that are the same money: their sums are equal.
create table matches (
  id int generated always as identity primary key,
  account_id int not null references accounts,
  -- the last day of its lines; after the last final reconciliation, which it does not change
  day date not null,
  -- why it was proposed: 'cheque day:2'; 'chosen' by a person
  reasons text not null,
  -- those that were accepted together have the same
  batch int,
  made_by text not null,
  made_at timestamptz not null default now()
);
create index matches_batch on matches (batch) where batch is not null;
create sequence match_batches as int;

create table statement_lines (
  id int generated always as identity primary key,
  account_id int not null references accounts,
  statement_id int not null references statements,
  -- its row in the file
  row int not null,
  day date not null,
  description text not null default '',
  reference text not null default '',
  cheque_no text not null default '',
  amount_paisa bigint not null check (amount_paisa <> 0),
  balance_paisa bigint,
  -- of its values, and of how many equal lines stand before it in its file
  hash text not null,
  match_id int references matches,
  constraint statement_lines_once unique (account_id, hash)
);
create index statement_lines_day on statement_lines (account_id, day);
create index statement_lines_statement on statement_lines (statement_id);
create index statement_lines_match on statement_lines (match_id) where match_id is not null;

-- A copy of the lines of the place, which the association owns. They are never changed there.
create table book_lines (
  id bigint primary key,
  account_id int not null references accounts,
  day date not null,
  posted_at timestamptz not null,
  amount_paisa bigint not null,
  reason text not null,
  document text not null,
  path text not null,
  document_id int not null,
  match_id int references matches
);
create index book_lines_day on book_lines (account_id, day);
create index book_lines_match on book_lines (match_id) where match_id is not null;

create function final_day(account int) returns date language sql stable
  return (select max(day) from reconciliations where account_id = account and state = 'final');

create function refuse_reconciled() returns void language plpgsql as $$
begin
  raise exception 'The account is reconciled to a later day' using
    errcode = 'integrity_constraint_violation', constraint = 'reconciled';
end $$;

create function guard_match() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.day <= final_day(old.account_id)
    or tg_op <> 'DELETE' and new.day <= final_day(new.account_id) then
    perform refuse_reconciled();
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_match before insert or update or delete on matches
  for each row execute function guard_match();

-- A line keeps its values. It joins a match in the transaction that makes it, and leaves it only while the match is after the
-- last final reconciliation.
create function guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - 'match_id' <> to_jsonb(new) - 'match_id' then
    raise exception 'Lines never change' using errcode = 'integrity_constraint_violation', constraint = 'lines_never_change';
  end if;
  if old.match_id is not null and exists (select from matches where id = old.match_id and day <= final_day(old.account_id)) then
    perform refuse_reconciled();
  end if;
  if new.match_id is not null and exists (select from matches where id = new.match_id and xmin <> pg_current_xact_id()::xid) then
    raise exception 'Matches are made at once' using errcode = 'integrity_constraint_violation', constraint = 'matches_made_at_once';
  end if;
  return new;
end $$;
create trigger guard_line before update or delete on statement_lines for each row execute function guard_line();
create trigger guard_line before update or delete on book_lines for each row execute function guard_line();

create function guard_new_line() returns trigger language plpgsql as $$
begin
  if new.match_id is not null or new.day <= final_day(new.account_id) then
    perform refuse_reconciled();
  end if;
  return new;
end $$;
create trigger guard_new_line before insert on statement_lines for each row execute function guard_new_line();

create function guard_reconciliation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'final'
    or tg_op <> 'DELETE' and new.day <= final_day(new.account_id) then
    perform refuse_reconciled();
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_reconciliation before insert or update or delete on reconciliations
  for each row execute function guard_reconciliation();

-- The list is written while the reconciliation is a draft, just before it becomes final.
create function guard_outstanding() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT'
    or exists (select from reconciliations where id = new.reconciliation_id and state = 'final') then
    perform refuse_reconciled();
  end if;
  return new;
end $$;
create trigger guard_outstanding before insert or update or delete on outstanding_lines
  for each row execute function guard_outstanding();

-- Both sides of a match are equal when the transaction ends, and it has lines of one account.
create function check_match() returns trigger language plpgsql as $$
declare
  changed int = case tg_table_name
    when 'matches' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(old) ->> 'match_id')::int end;
  sides record;
begin
  select count(*) as lines, coalesce(sum(line.paisa), 0) as difference, bool_and(line.account_id = m.account_id) as is_own
  into sides from matches m left join lateral (
    select amount_paisa as paisa, account_id from statement_lines where match_id = m.id
    union all
    select -amount_paisa, account_id from book_lines where match_id = m.id) line on true
  where m.id = changed group by m.id;
  -- without a row the match is undone
  if found and (sides.lines < 2 or sides.difference <> 0 or not sides.is_own) then
    raise exception 'The sides of the match differ' using
      errcode = 'integrity_constraint_violation', constraint = 'matches_equal';
  end if;
  return null;
end $$;
create constraint trigger check_match after insert on matches
  deferrable initially deferred for each row execute function check_match();
create constraint trigger check_match after update of match_id on statement_lines
  deferrable initially deferred for each row when (old.match_id is not null) execute function check_match();
create constraint trigger check_match after update of match_id on book_lines
  deferrable initially deferred for each row when (old.match_id is not null) execute function check_match();
