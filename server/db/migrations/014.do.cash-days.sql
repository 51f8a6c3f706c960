-- The day close: the days of cash boxes, their counts, and the rules that keep a closed day as it is. Money is whole paisa.

-- What a count finds too little or too much goes to a place of its own, so that a box always has what was counted, and the
-- sum of all places stays whole. Samity keeps this place itself; it exists once.
alter table money_places
  drop constraint money_places_kind_valid,
  drop constraint money_places_own_stay_open,
  add constraint money_places_kind_valid
    check (kind in ('cash', 'cheques', 'bank', 'wallet', 'fdr', 'before', 'on_the_way', 'differences')),
  add constraint money_places_own_stay_open
    check (kind not in ('before', 'on_the_way', 'differences') or archived_at is null);
drop index money_places_own_key;
create unique index money_places_own_key on money_places (kind) where kind in ('before', 'on_the_way', 'differences');
insert into money_places (kind, name_english, name_bengali)
values ('differences', 'Cash Differences', 'নগদ গরমিল');

-- The cash box that a receipt belongs to: the one that got or paid its cash, else the box of the person who booked. It is
-- null for receipts from before this migration.
alter table receipts
  add column box_id int
    constraint receipts_box_id_fkey references money_places;

create function receipt_box(receipt int, user_id int, on_day date) returns int
language sql stable
return coalesce(
  (
    select l.place_id
    from receipt_lines l
    join money_places p on p.id = l.place_id and p.kind = 'cash'
    where l.receipt_id = receipt
    order by l.position
    limit 1
  ),
  nullif(default_place('income', 'cash', user_id, on_day), 1)
);

-- Days --------------------------------------------------------------------------------------------------------------------

-- A day of a cash box whose 'day close' is on. The first booking opens it. Its figures are stored when it is closed; until
-- then they follow from the lines of the box.
create table cash_days (
  id int generated always as identity primary key,
  place_id int not null
    constraint cash_days_place_id_fkey references money_places,
  day date not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by int
    constraint cash_days_closed_by_fkey references users,
  -- who kept the box when it was closed
  holder_id int
    constraint cash_days_holder_id_fkey references users,
  opening bigint,
  received bigint,
  paid bigint,
  expected bigint,
  counted bigint,
  difference bigint generated always as (counted - expected) stored,
  handed_over bigint,
  -- what stays in the box overnight: the opening of its next day
  closing bigint generated always as (counted - handed_over) stored,
  -- the number of receipts, vouchers and transfers
  records int,
  cheques_expected int,
  cheques_counted int,
  wallets_expected int,
  wallets_counted int,
  reason text not null default '',
  difference_transfer_id int
    constraint cash_days_difference_transfer_id_fkey references transfers,
  handover_transfer_id int
    constraint cash_days_handover_transfer_id_fkey references transfers,
  -- the last hash of the audit log, and the digest of the day that the box closed before
  audit_head text,
  previous_digest text,
  digest text,
  version int not null default 1,
  constraint cash_days_once unique (place_id, day),
  constraint cash_days_sum check (expected = opening + received - paid),
  constraint cash_days_handed_over_range check (handed_over between 0 and counted),
  constraint cash_days_reason_for_difference
    check (closed_at is null or reason <> '' or (counted, cheques_counted, wallets_counted) = (expected, cheques_expected, wallets_expected)),
  constraint cash_days_close_complete
    check (
      num_nonnulls(
        closed_at, closed_by, opening, received, paid, expected, counted, handed_over, records, cheques_expected, cheques_counted,
        wallets_expected, wallets_counted, digest
      ) in (0, 14)
    )
);
create index cash_days_open on cash_days (place_id, day) where closed_at is null;
create index cash_days_day on cash_days (day desc, id desc);

-- What was counted, and what the books expected at that moment. Each count stays: the last one before the close decides.
create table cash_counts (
  id int generated always as identity primary key,
  cash_day_id int not null
    constraint cash_counts_cash_day_id_fkey references cash_days,
  -- the numbers of notes of 1000, 500, 200, 100, 50, 20, 10, 5, 2 and 1 taka
  notes int[] not null
    constraint cash_counts_notes_valid check (array_length(notes, 1) = 10 and 0 <= all (notes)),
  coins bigint not null
    constraint cash_counts_coins_not_negative check (coins >= 0),
  counted bigint not null,
  expected bigint not null,
  cheques_counted int not null,
  cheques_expected int not null,
  wallets_counted int not null,
  wallets_expected int not null,
  counted_by int not null
    constraint cash_counts_counted_by_fkey references users,
  counted_at timestamptz not null default clock_timestamp(),
  constraint cash_counts_sum
    check (
      counted = coins + 100 * (
        1000::bigint * notes[1] + 500 * notes[2] + 200 * notes[3] + 100 * notes[4] + 50 * notes[5] + 20 * notes[6]
        + 10 * notes[7] + 5 * notes[8] + 2 * notes[9] + notes[10]
      )
    )
);
create index cash_counts_cash_day on cash_counts (cash_day_id, id desc);
-- An administrator lets the next day open although this one is not closed: until a moment, with a reason.
create table cash_day_exceptions (
  id int generated always as identity primary key,
  cash_day_id int not null
    constraint cash_day_exceptions_cash_day_id_fkey references cash_days,
  until timestamptz not null,
  reason text not null
    constraint cash_day_exceptions_reason_not_empty check (reason <> ''),
  created_by int not null
    constraint cash_day_exceptions_created_by_fkey references users,
  created_at timestamptz not null default now(),
  constraint cash_day_exceptions_at_most_72_hours check (until > created_at and until <= created_at + interval '72 hours')
);
create index cash_day_exceptions_cash_day on cash_day_exceptions (cash_day_id, until);

-- What may be booked ------------------------------------------------------------------------------------------------------

-- Refuses what a day of a box does not allow, with what a sentence needs.
create function refuse_cash_day(place int, problem text, on_day date, other_day date) returns void
language plpgsql as $$
declare
  named record;
begin
  select name_english, name_bengali into named
  from money_places
  where id = place;
  raise exception 'the day % of place % refuses this: %', on_day, place, problem
    using errcode = '23514', constraint = 'cash_days_' || problem,
      detail = jsonb_build_object(
        'place', place, 'name_en', named.name_english, 'name_bn', named.name_bengali, 'day', on_day, 'other_day', other_day
      )::text;
end $$;

-- A booking enters the day of its box: it opens the day when it is the first, and is refused when the day is closed, when an
-- earlier day is still open, or when a later day was opened without it. The day stays locked until the end of the transaction,
-- so a close waits for bookings under way, and a booking that comes later sees the close. Returns whether it opened the day.
create function enter_cash_day(place int, on_day date) returns boolean
language plpgsql as $$
declare
  closed timestamptz;
  is_new boolean := false;
  last_day date;
  open_day date;
begin
  select c.closed_at into closed
  from cash_days c
  where c.place_id = place and c.day = on_day
  for share;
  if not found then
    -- one transaction at a time opens a day of a box
    perform pg_advisory_xact_lock(hashtext('cash days'), place);
    select c.closed_at into closed
    from cash_days c
    where c.place_id = place and c.day = on_day
    for share;
    is_new := not found;
  end if;
  if closed is not null then
    perform refuse_cash_day(place, 'closed', on_day, null);
  end if;
  if is_new then
    select max(c.day) into last_day
    from cash_days c
    where c.place_id = place;
    if last_day > on_day then
      perform refuse_cash_day(place, 'passed', on_day, last_day);
    end if;
  end if;
  select min(c.day) into open_day
  from cash_days c
  where c.place_id = place and c.day < on_day and c.closed_at is null
    and not exists (
      select
      from cash_day_exceptions e
      where e.cash_day_id = c.id and e.until > now()
    );
  if open_day is not null then
    perform refuse_cash_day(place, 'last_open', on_day, open_day);
  end if;
  if is_new then
    insert into cash_days (place_id, day)
    values (place, on_day);
  end if;
  return is_new;
end $$;

-- Whether bookings of a place enter its day. They do while 'day close' is on; without it everything up to the last closed day
-- stays as it is.
create function has_cash_day(place int, on_day date) returns boolean
language sql stable
return (
  select p.day_close
    or on_day <= (
      select max(c.day)
      from cash_days c
      where c.place_id = p.id and c.closed_at is not null
    )
  from money_places p
  where p.id = place
);

-- The name begins with an e: triggers run in the order of their names, and days are locked before the totals of places.
create function enter_cash_days_of_places() returns trigger
language plpgsql as $$
declare
  entry record;
begin
  for entry in
    select distinct a.place_id, a.day
    from added a
    where has_cash_day(a.place_id, a.day)
    order by 1, 2
  loop
    perform enter_cash_day(entry.place_id, entry.day);
  end loop;
  return null;
end $$;
create trigger place_lines_enter_cash_days
  after insert on place_lines
  referencing new table as added
  for each statement execute function enter_cash_days_of_places();

-- Receipts without cash belong to a box, too: its slip has them, and a close protects them.
create function enter_cash_days_of_receipts() returns trigger
language plpgsql as $$
declare
  entry record;
begin
  for entry in
    select distinct r.box_id, a.day
    from added a
    join receipts r on r.id = a.receipt_id
    where a.reason <> 'moved' and has_cash_day(r.box_id, a.day)
    order by 1, 2
  loop
    perform enter_cash_day(entry.box_id, entry.day);
  end loop;
  return null;
end $$;
create trigger ledger_lines_enter_cash_days
  after insert on ledger_lines
  referencing new table as added
  for each statement execute function enter_cash_days_of_receipts();

-- What stays as it is -----------------------------------------------------------------------------------------------------

-- The first closed day among those of a receipt's box and of the boxes that have its cash; null when there is none. It locks
-- the days, so that a close waits.
create function closed_day_of_receipt(receipt int, box int, on_day date) returns cash_days
language plpgsql as $$
declare
  one cash_days;
begin
  for one in
    select c.*
    from cash_days c
    where (c.place_id, c.day) in (
      select box, on_day
      union all
      select l.place_id, l.day
      from place_lines l
      where l.receipt_id = receipt
      group by 1, 2
      having sum(l.amount) <> 0
    )
    order by c.place_id, c.day
    for share
  loop
    if one.closed_at is not null then
      return one;
    end if;
  end loop;
  return null;
end $$;

-- A receipt of a closed day can be printed and voided (its negative is posted on an open day); nothing else of it changes.
create function refuse_receipt_of_closed_day() returns trigger
language plpgsql as $$
declare
  -- a trigger before the update sees no generated columns
  free_columns text[] := '{prints,search_text,book_key}';
  void_columns text[] := free_columns || '{version,voided_at,voided_by,void_reason}'::text[];
  closed cash_days;
begin
  if to_jsonb(new) - free_columns = to_jsonb(old) - free_columns
    or (
      old.voided_at is null and new.voided_at is not null
      and to_jsonb(new) - void_columns = to_jsonb(old) - void_columns
    )
  then
    return new;
  end if;
  closed := closed_day_of_receipt(old.id, old.box_id, old.day);
  if closed.id is null then
    closed := closed_day_of_receipt(old.id, new.box_id, new.day);
  end if;
  if closed.id is not null then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return new;
end $$;
create trigger receipts_refuse_closed_day
  before update on receipts
  for each row execute function refuse_receipt_of_closed_day();

create function refuse_lines_of_closed_day() returns trigger
language plpgsql as $$
declare
  closed cash_days;
begin
  select (closed_day_of_receipt(r.id, r.box_id, r.day)).* into closed
  from receipts r
  where r.id = old.receipt_id;
  if closed.id is not null then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger receipt_lines_refuse_closed_day
  before update or delete on receipt_lines
  for each row execute function refuse_lines_of_closed_day();

-- A transfer of a closed day can be voided, confirmed, and get the scan of its slip.
create function refuse_transfer_of_closed_day() returns trigger
language plpgsql as $$
declare
  free_columns text[] :=
    '{version,scan_hash,scan_name,confirmed_day,confirmed_at,confirmed_by,voided_at,voided_by,void_reason}';
  closed record;
begin
  if to_jsonb(new) - free_columns = to_jsonb(old) - free_columns then
    return new;
  end if;
  select c.place_id, c.day into closed
  from place_lines l
  join cash_days c on c.place_id = l.place_id and c.day = l.day and c.closed_at is not null
  where l.transfer_id = old.id
  limit 1;
  if found then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return new;
end $$;
create trigger transfers_refuse_closed_day
  before update on transfers
  for each row execute function refuse_transfer_of_closed_day();

-- The trigger that keeps the totals of places runs inside another trigger, after the rules above. This one is for changes by
-- hand.
create function refuse_totals_of_closed_day() returns trigger
language plpgsql as $$
declare
  closed record;
begin
  select c.place_id, c.day into closed
  from cash_days c
  where c.closed_at is not null
    and ((c.place_id, c.day) = (old.place_id, old.day) or (c.place_id, c.day) = (new.place_id, new.day))
  limit 1;
  if found then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger place_days_refuse_closed_day
  before insert or update or delete on place_days
  for each row when (pg_trigger_depth() = 0)
  execute function refuse_totals_of_closed_day();

create trigger cash_counts_append_only
  before update or delete on cash_counts
  for each row execute function refuse_change();
create trigger cash_counts_no_truncate
  before truncate on cash_counts
  for each statement execute function refuse_change();
alter table cash_counts enable always trigger cash_counts_append_only;
alter table cash_counts enable always trigger cash_counts_no_truncate;

create function refuse_count_of_closed_day() returns trigger
language plpgsql as $$
declare
  counted_day cash_days;
begin
  select * into counted_day
  from cash_days c
  where c.id = new.cash_day_id
  for update;
  if counted_day.closed_at is not null then
    perform refuse_cash_day(counted_day.place_id, 'closed', counted_day.day, null);
  end if;
  return new;
end $$;
create trigger cash_counts_refuse_closed_day
  before insert on cash_counts
  for each row execute function refuse_count_of_closed_day();

-- The opening amount of a box is part of the opening of all its days.
create function refuse_opening_of_closed_days() returns trigger
language plpgsql as $$
declare
  first_day date;
begin
  select min(c.day) into first_day
  from cash_days c
  where c.place_id = new.id and c.closed_at is not null;
  if first_day is not null then
    perform refuse_cash_day(new.id, 'opening_fixed', first_day, null);
  end if;
  return new;
end $$;
create trigger money_places_refuse_opening
  before update on money_places
  for each row
  when ((new.opening_amount, new.opening_day, new.kind) is distinct from (old.opening_amount, old.opening_day, old.kind))
  execute function refuse_opening_of_closed_days();

-- Figures and digest ------------------------------------------------------------------------------------------------------

-- What a box has at the beginning of a day, and what it received and paid on the day. Without its own difference and handover,
-- which a close posts last.
create function cash_day_figures(place int, on_day date, out opening bigint, out received bigint, out paid bigint) returns record
language sql stable
begin atomic
  select
    (b.balance - coalesce((select sum(d.amount_in - d.amount_out) from place_days d where d.place_id = place and d.day >= on_day), 0))::bigint,
    coalesce((select d.amount_in from place_days d where d.place_id = place and d.day = on_day), 0)::bigint,
    coalesce((select d.amount_out from place_days d where d.place_id = place and d.day = on_day), 0)::bigint
  from place_balances b
  where b.place_id = place;
end;

-- The ledger of a box and day: what its receipts posted, corrections of earlier days included. Expenses are negative. Lines of a
-- moved head change no money. Only a box whose days are closed is asked, so no index is needed beside that of the day.
create function cash_day_ledger(place int, on_day date)
returns table (
  line_id bigint, receipt_id int, head_id int, expense_category_id int, payment_type text, amount bigint, reason text
)
language sql stable
begin atomic
  select l.id, l.receipt_id, l.head_id, l.expense_category_id, l.payment_type,
    case l.side when 'expense' then -l.amount else l.amount end, l.reason
  from ledger_lines l
  join receipts r on r.id = l.receipt_id
  where l.day = on_day and r.box_id = place and l.reason <> 'moved';
end;

-- How many receipts of a box and day were paid by a payment type, and how much. A receipt that was voided, and one whose
-- cheque was given back, counts no more.
create function cash_day_payments(place int, on_day date)
returns table (payment_type text, records int, amount bigint)
language sql stable
begin atomic
  select p.payment_type, count(*) filter (where p.amount > 0)::int, sum(p.amount)::bigint
  from (
    select l.payment_type, l.receipt_id, sum(l.amount) as amount
    from cash_day_ledger(place, on_day) l
    group by 1, 2
  ) p
  group by 1;
end;

-- A closed day as text, one fact a line: what its digest covers. Amounts are whole paisa.
create function cash_day_text(c cash_days) returns text
language sql stable
begin atomic
  select concat_ws(
    E'\n',
    'samity cash day 1',
    format('place %s day %s', c.place_id, to_char(c.day, 'YYYY-MM-DD')),
    format('opening %s received %s paid %s expected %s', c.opening, c.received, c.paid, c.expected),
    (
      select format('notes %s coins %s', array_to_string(n.notes, ' '), n.coins)
      from cash_counts n
      where n.cash_day_id = c.id
      order by n.id desc
      limit 1
    ),
    format('counted %s handed over %s records %s', c.counted, c.handed_over, c.records),
    format('cheques %s of %s wallets %s of %s', c.cheques_counted, c.cheques_expected, c.wallets_counted, c.wallets_expected),
    format('reason %s', to_json(c.reason)),
    (
      select string_agg(
        format('ledger %s %s head %s category %s %s %s', l.line_id, r.number, l.head_id, l.expense_category_id, l.payment_type, l.amount),
        E'\n' order by l.line_id
      )
      from cash_day_ledger(c.place_id, c.day) l
      join receipts r on r.id = l.receipt_id
    ),
    (
      select string_agg(format('cash %s %s %s', l.id, coalesce(r.number, t.number), l.amount), E'\n' order by l.id)
      from place_lines l
      left join receipts r on r.id = l.receipt_id
      left join transfers t on t.id = l.transfer_id
      where l.place_id = c.place_id and l.day = c.day
    ),
    format('previous %s', c.previous_digest),
    format('audit %s', c.audit_head)
  );
end;

create function cash_day_digest(c cash_days) returns text
language sql stable
return encode(sha256(convert_to(cash_day_text(c), 'UTF8')), 'hex');

-- A day is never deleted, and never changed once it is closed. The database computes the digest, whoever closes the day.
create function close_cash_day() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null or (new.place_id, new.day) is distinct from (old.place_id, old.day) then
    perform refuse_cash_day(old.place_id, 'closed', old.day, null);
  end if;
  if new.closed_at is not null then
    new.digest := cash_day_digest(new);
  end if;
  return new;
end $$;
create trigger cash_days_close
  before update or delete on cash_days
  for each row execute function close_cash_day();
create trigger cash_days_no_truncate
  before truncate on cash_days
  for each statement execute function refuse_change();
alter table cash_days enable always trigger cash_days_close;
alter table cash_days enable always trigger cash_days_no_truncate;

-- The website shows the digests of closed days.
select notify_changes('{cash_days}');
