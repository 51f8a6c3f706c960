-- former version: runs

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

-- The closing slip as it was signed: names of categories, forms, accounts and boxes change later. Days that were closed before have none.
create table cash_day_slips (
  cash_day_id int primary key
    constraint cash_day_slips_cash_day_id_fkey references cash_days,
  slip jsonb not null
);
create trigger cash_day_slips_append_only
  before update or delete on cash_day_slips
  for each row execute function refuse_change();
create trigger cash_day_slips_no_truncate
  before truncate on cash_day_slips
  for each statement execute function refuse_change();
alter table cash_day_slips enable always trigger cash_day_slips_append_only;
alter table cash_day_slips enable always trigger cash_day_slips_no_truncate;

-- The bill of a voucher is part of it: on a closed day it stays.
create function refuse_bill_of_closed_day() returns trigger
language plpgsql as $$
declare
  closed cash_days;
begin
  select (closed_day_of_receipt(r.id, r.box_id, r.day)).* into closed
  from receipts r
  where r.id = old.id;
  if closed.id is not null then
    perform refuse_cash_day(closed.place_id, 'closed', closed.day, null);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger actual_expenses_refuse_closed_day
  before update or delete on actual_expenses
  for each row execute function refuse_bill_of_closed_day();
