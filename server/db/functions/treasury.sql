-- The place of a line that names none: the box of the person who books, else the default of the kind. A place that starts
-- later than the line's day is not meant; without any place the line stands before the accounts.
create or replace function default_place(side text, payment_type text, user_id int, on_day date) returns int
language sql stable
return coalesce(
  (
    select p.id
    from money_places p
    where p.kind = case payment_type
        when 'cash' then 'cash'
        when 'mobile_banking' then 'wallet'
        when 'check' then case side when 'income' then 'cheques' else 'bank' end
        else 'bank'
      end
      and (p.is_default or p.holder_id = user_id)
      and p.archived_at is null
      and coalesce(p.opening_day <= on_day, true)
    order by p.is_default
    limit 1
  ),
  1
);

-- What people signed stays what they signed.
create or replace function refuse_transfer_renumbering() returns trigger
language plpgsql as $$
declare
  free_columns text[] :=
    '{version,scan_hash,scan_name,confirmed_day,confirmed_at,confirmed_by,voided_at,voided_by,void_reason}';
begin
  if tg_op = 'DELETE' or (new.number, new.year, new.serial) is distinct from (old.number, old.year, old.serial) then
    raise exception 'a transfer keeps its number' using errcode = '42501';
  end if;
  if new.needs_signatures is distinct from old.needs_signatures
    or old.needs_signatures and to_jsonb(new) - free_columns <> to_jsonb(old) - free_columns
  then
    raise exception 'a transfer with signatures keeps what it says' using errcode = '42501';
  end if;
  return new;
end $$;

-- Refuses what a place may not have, with what a sentence needs: the place, the day, and the amounts before and after.
create or replace function refuse_place(place int, problem text, on_day date, amount_before bigint, amount_after bigint, record_number text)
returns void
language plpgsql as $$
declare
  named record;
begin
  select name_english, name_bengali into named
  from money_places
  where id = place;
  raise exception 'place % refuses this: %', place, problem
    using errcode = '23514', constraint = 'place_balances_' || problem,
      detail = jsonb_build_object(
        'place', place, 'name_en', named.name_english, 'name_bn', named.name_bengali, 'day', on_day,
        'before', amount_before, 'after', amount_after, 'number', record_number
      )::text;
end $$;

-- The first day from `first_day` on after which a place has less than nothing, and what it then has.
create or replace function first_day_below_zero(place int, first_day date, out on_day date, out amount bigint) returns record
language sql stable
begin atomic
  select c.day, c.closing
  from (
    select d.day,
      (b.balance - coalesce(
        sum(d.amount_in - d.amount_out) over (order by d.day desc rows between unbounded preceding and 1 preceding), 0
      ))::bigint as closing
    from place_balances b
    join place_days d on d.place_id = b.place_id and d.day >= first_day
    where b.place_id = place
  ) c
  where c.closing < 0
  order by c.day
  limit 1;
end;

-- Nothing is booked into a place before its opening day, whichever path books it. The balance is locked by then, so a change of the
-- opening day comes before or after the booking, never beside it.
create or replace function maintain_places() returns trigger
language plpgsql as $$
declare
  change record;
  early record;
  low record;
  number_shown text;
begin
  insert into place_days as d (place_id, day, amount_in, amount_out, lines)
  select place_id, day, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
  from added
  group by 1, 2
  order by 1, 2
  on conflict (place_id, day) do update
  set amount_in = d.amount_in + excluded.amount_in,
    amount_out = d.amount_out + excluded.amount_out,
    lines = d.lines + excluded.lines;
  for change in
    insert into place_balances as b (place_id, balance)
    select place_id, sum(amount)
    from added
    group by 1
    order by 1
    on conflict (place_id) do update
    set balance = b.balance + excluded.balance
    returning b.place_id, b.balance, b.never_below_zero, b.archived
  loop
    if change.never_below_zero and exists (select from added where place_id = change.place_id and amount < 0) then
      select f.on_day, f.amount into low
      from first_day_below_zero(change.place_id, (select min(day) from added where place_id = change.place_id)) f;
      if low.on_day is not null then
        select coalesce(r.number, t.number) into number_shown
        from added a
        left join receipts r on r.id = a.receipt_id
        left join transfers t on t.id = a.transfer_id
        where a.reason <> 'booked'
        limit 1;
        perform refuse_place(
          change.place_id, 'not_below_zero', low.on_day,
          low.amount - (select coalesce(sum(amount), 0) from added where place_id = change.place_id and day <= low.on_day)::bigint,
          low.amount, number_shown
        );
      end if;
    end if;
    if change.archived and change.balance <> 0 then
      perform refuse_place(change.place_id, 'archived_is_empty', null, 0, change.balance, null);
    end if;
  end loop;
  -- a void takes a line away from its own day, also when the place has had too early lines since before this rule
  select p.id, p.opening_day into early
  from added a
  join money_places p on p.id = a.place_id and a.day < p.opening_day
  where a.reason in ('booked', 'changed', 'confirmed')
  limit 1;
  if early.id is not null then
    perform refuse_place(early.id, 'starts_later', early.opening_day, 0, 0, null);
  end if;
  return null;
end $$;

-- The lines can be emptied only together with the ledger, which is protected itself. The totals are then empty, too.
create or replace function empty_places() returns trigger
language plpgsql as $$
begin
  if exists (select from ledger_lines) or exists (select from transfers) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  delete from place_days;
  update place_balances b
  set balance = p.opening_amount
  from money_places p
  where p.id = b.place_id;
  return null;
end $$;

-- A place that has lines before its opening day keeps its other columns open to changes: only a new opening day is compared with them.
create or replace function maintain_balance() returns trigger
language plpgsql as $$
declare
  stored place_balances;
  low record;
  first_line date;
begin
  insert into place_balances as b (place_id, balance, never_below_zero, archived)
  values (new.id, new.opening_amount, new.never_below_zero, new.archived_at is not null)
  on conflict (place_id) do update
  set balance = b.balance + new.opening_amount - old.opening_amount,
    never_below_zero = excluded.never_below_zero,
    archived = excluded.archived
  returning b.* into stored;
  if stored.archived and stored.balance <> 0 then
    perform refuse_place(new.id, 'archived_is_empty', null, stored.balance, stored.balance, null);
  end if;
  if stored.archived and exists (
    select
    from transfers
    where to_place_id = new.id and needs_confirmation and confirmed_at is null and voided_at is null
      and (needs_signatures is null or has_two_approvals(id))
  ) then
    perform refuse_place(new.id, 'nothing_on_the_way', null, 0, 0, null);
  end if;
  if tg_op = 'INSERT' or new.opening_day is distinct from old.opening_day then
    select min(day) into first_line
    from place_days
    where place_id = new.id;
    if new.opening_day > first_line then
      perform refuse_place(new.id, 'opens_before_lines', first_line, 0, 0, null);
    end if;
  end if;
  if stored.never_below_zero then
    select f.on_day, f.amount into low
    from first_day_below_zero(new.id, '-infinity') f;
    if low.on_day is not null then
      perform refuse_place(new.id, 'not_below_zero', low.on_day, low.amount, low.amount, null);
    end if;
  end if;
  return null;
end $$;

-- The last line of defence against a balance that somebody changes by hand.
create or replace function refuse_balance() returns trigger
language plpgsql as $$
begin
  perform refuse_place(
    new.place_id, case when new.archived then 'archived_is_empty' else 'not_below_zero' end, null, old.balance, new.balance, null
  );
  return null;
end $$;

-- A reader of lines goes on after the last id that it has. Ids are taken before the commit, so a line with a smaller id may become visible
-- later. Each transaction says, before its first line, after which id its lines come: a shared lock whose second key is that id. Nobody
-- waits for it.
create or replace function announce_place_lines() returns trigger
language plpgsql as $$
begin
  if coalesce(current_setting('samity.place_lines_announced', true), '') = '' then
    perform pg_advisory_xact_lock_shared(
      hashtext('place lines'),
      coalesce(pg_sequence_last_value(pg_get_serial_sequence('place_lines', 'id')::regclass), 0)::int
    );
    perform set_config('samity.place_lines_announced', 'yes', true);
  end if;
  return null;
end $$;

-- The last id up to which no transaction still writes a line. A statement that reads the lines must begin after this one: its snapshot then
-- has every line up to there. The id comes first: what is announced after the look at the locks gets a higher one.
create or replace function read_place_line_horizon() returns bigint
language plpgsql volatile as $$
declare
  last_id bigint;
  announced bigint;
begin
  last_id := coalesce(pg_sequence_last_value(pg_get_serial_sequence('place_lines', 'id')::regclass), 0);
  select min(l.objid::bigint) into announced
  from pg_locks l
  where l.locktype = 'advisory' and l.classid = hashtext('place lines')::oid and l.objsubid = 2
    and l.database = (select oid from pg_database where datname = current_database());
  return least(last_id, announced);
end $$;

-- True when two people have signed a transfer, each in a session of their own.
create or replace function has_two_approvals(transfer int) returns boolean
language sql stable
return (
  select count(distinct user_id) >= 2 and count(distinct session_id) >= 2
  from transfer_approvals
  where transfer_id = transfer
);

-- Who may sign a transfer of fixed deposits: the users that the deposit names, when it names two or more; empty for every administrator
-- and member of the staff. Between two deposits it is the one that the money leaves.
create or replace function transfer_signatories(from_place int, to_place int) returns int[]
language sql stable
return (
  select case when count(distinct s.one -> 'user') >= 2 then array_agg(distinct (s.one ->> 'user')::int) else '{}' end
  from (
    select signatories
    from money_places
    where id in (from_place, to_place) and kind = 'fdr'
    order by id <> from_place
    limit 1
  ) p
  cross join lateral jsonb_array_elements(p.signatories) s (one)
  where s.one ->> 'user' is not null
);

-- Every new transfer from or to a fixed deposit needs signatures, whichever path adds it.
create or replace function mark_transfer_of_deposit() returns trigger
language plpgsql as $$
begin
  new.needs_signatures := (
    select nullif(bool_or(kind = 'fdr'), false)
    from money_places
    where id in (new.from_place_id, new.to_place_id)
  );
  return new;
end $$;

-- Nobody signs for another person, twice, or what is void or signed already.
create or replace function check_transfer_approval() returns trigger
language plpgsql as $$
declare
  signed transfers;
  signatories int[];
begin
  select * into signed
  from transfers
  where id = new.transfer_id
  for update;
  signatories := transfer_signatories(signed.from_place_id, signed.to_place_id);
  if signed.needs_signatures is null or signed.voided_at is not null or has_two_approvals(new.transfer_id) then
    raise exception 'transfer % waits for no signature', new.transfer_id using errcode = '42501';
  end if;
  if not exists (
    select
    from sessions s
    join users u on u.id = s.user_id
    where s.id = new.session_id and u.id = new.user_id and u.status = 'active' and u.role in ('admin', 'staff')
      and (signatories = '{}' or u.id = any(signatories))
  ) then
    raise exception 'user % does not sign transfer % in session %', new.user_id, new.transfer_id, new.session_id
      using errcode = '42501';
  end if;
  new.approved_at := now();
  return new;
end $$;

-- Money moves into a fixed deposit or out of it with two signatures. Old transfers have none: they can be voided, but get no new lines.
-- Nothing is paid out of a deposit by a voucher.
create or replace function refuse_unsigned_lines() returns trigger
language plpgsql as $$
declare
  unsigned text;
begin
  select coalesce(t.number, 'receipt ' || a.receipt_id) into unsigned
  from added a
  join money_places p on p.id = a.place_id
  left join transfers t on t.id = a.transfer_id
  where case
      when a.transfer_id is null then p.kind = 'fdr' and a.reason = 'booked' and a.amount < 0
      else (t.needs_signatures or p.kind = 'fdr' and a.reason = 'booked') and not has_two_approvals(a.transfer_id)
    end
  limit 1;
  if unsigned is not null then
    raise exception '% needs the signatures of two people', unsigned using errcode = '42501';
  end if;
  return null;
end $$;

-- A deposit with money does not become a place from which one person transfers.
create or replace function keep_kind_of_deposit() returns trigger
language plpgsql as $$
begin
  if old.opening_amount > 0 or exists (select from place_days where place_id = old.id) then
    raise exception 'the kind of a deposit with money is fixed' using errcode = '42501';
  end if;
  return new;
end $$;

-- The triggers of the functions above, which migrations do not create.
create or replace trigger place_lines_announce
  before insert on place_lines
  for each statement execute function announce_place_lines();
create or replace trigger place_lines_refuse_unsigned
  after insert on place_lines
  referencing new table as added
  for each statement execute function refuse_unsigned_lines();
create or replace trigger transfers_mark_transfer_of_deposit
  before insert on transfers
  for each row execute function mark_transfer_of_deposit();
create or replace trigger transfer_approvals_check_approval
  before insert on transfer_approvals
  for each row execute function check_transfer_approval();
create or replace trigger money_places_keep_kind_of_deposit
  before update on money_places
  for each row when (old.kind = 'fdr' and new.kind <> 'fdr') execute function keep_kind_of_deposit();
