create or replace function receipt_box(receipt int, user_id int, on_day date) returns int
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

-- Refuses what a day of a box does not allow, with what a sentence needs.
create or replace function refuse_cash_day(place int, problem text, on_day date, other_day date) returns void
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
create or replace function enter_cash_day(place int, on_day date) returns boolean
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
create or replace function has_cash_day(place int, on_day date) returns boolean
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
create or replace function enter_cash_days_of_places() returns trigger
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

-- Receipts without cash belong to a box, too: its slip has them, and a close protects them.
create or replace function enter_cash_days_of_receipts() returns trigger
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

-- The first closed day among those of a receipt's box and of the boxes that have its cash; null when there is none. It locks
-- the days, so that a close waits.
create or replace function closed_day_of_receipt(receipt int, box int, on_day date) returns cash_days
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
create or replace function refuse_receipt_of_closed_day() returns trigger
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

create or replace function refuse_lines_of_closed_day() returns trigger
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

-- A transfer of a closed day can be voided, confirmed, and get the scan of its slip.
create or replace function refuse_transfer_of_closed_day() returns trigger
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

-- The trigger that keeps the totals of places runs inside another trigger, after the rules above. This one is for changes by
-- hand.
create or replace function refuse_totals_of_closed_day() returns trigger
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

create or replace function refuse_count_of_closed_day() returns trigger
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

-- The opening amount of a box is part of the opening of all its days. Its opening day is not: one that is after the first line of the
-- box may move to that line, because no figure of a closed day follows from it.
create or replace function refuse_opening_of_closed_days() returns trigger
language plpgsql as $$
declare
  first_day date;
  first_line date;
begin
  select min(c.day) into first_day
  from cash_days c
  where c.place_id = new.id and c.closed_at is not null;
  select min(d.day) into first_line
  from place_days d
  where d.place_id = new.id;
  if first_day is not null
    and not (
      (new.opening_amount, new.kind) = (old.opening_amount, old.kind)
      and old.opening_day > first_line and new.opening_day <= first_line
    ) is true
  then
    perform refuse_cash_day(new.id, 'opening_fixed', first_day, null);
  end if;
  return new;
end $$;

-- What a box has at the beginning of a day, and what it received and paid on the day. Without its own difference and handover,
-- which a close posts last.
create or replace function cash_day_figures(place int, on_day date, out opening bigint, out received bigint, out paid bigint) returns record
language sql stable
begin atomic
  select
    (b.balance - coalesce((select sum(d.amount_in - d.amount_out) from place_days d where d.place_id = place and d.day >= on_day), 0))::bigint,
    coalesce((select d.amount_in from place_days d where d.place_id = place and d.day = on_day), 0)::bigint,
    coalesce((select d.amount_out from place_days d where d.place_id = place and d.day = on_day), 0)::bigint
  from place_balances b
  where b.place_id = place;
end;

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

-- How many receipts of a box and day were paid by a payment type, and how much. A receipt that was voided, and one whose
-- cheque was given back, counts no more.
create or replace function cash_day_payments(place int, on_day date)
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
create or replace function cash_day_text(c cash_days) returns text
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

-- Computes the digest of a closed day again, from the books.
create or replace function cash_day_digest(c cash_days) returns text
language sql stable
begin atomic
  select encode(
    sha256(convert_to(case when c.content_digest is null then t.content else cash_day_public_text(c, t.digest) end, 'UTF8')),
    'hex'
  )
  from (
    select x.content, encode(sha256(convert_to(x.content, 'UTF8')), 'hex') as digest
    from (select cash_day_text(c) as content) x
  ) t;
end;

-- A day is never deleted, and never changed once it is closed. The database computes the digest, whoever closes the day.
create or replace function close_cash_day() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null or (new.place_id, new.day) is distinct from (old.place_id, old.day) then
    perform refuse_cash_day(old.place_id, 'closed', old.day, null);
  end if;
  if new.closed_at is not null then
    new.content_digest := encode(sha256(convert_to(cash_day_text(new), 'UTF8')), 'hex');
    new.digest := cash_day_digest(new);
  end if;
  return new;
end $$;

create or replace function cash_day_public_text(c cash_days, content_digest text) returns text
language sql immutable
return concat_ws(
  E'\n',
  'samity day digest 2',
  format('place %s day %s', c.place_id, to_char(c.day, 'YYYY-MM-DD')),
  format('records %s', c.records),
  format('content %s', content_digest),
  format('previous %s', coalesce(c.previous_digest, 'none'))
);
