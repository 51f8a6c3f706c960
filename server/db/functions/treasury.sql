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

create or replace function refuse_transfer_renumbering() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.number, new.year, new.serial) is distinct from (old.number, old.year, old.serial) then
    raise exception 'a transfer keeps its number' using errcode = '42501';
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
