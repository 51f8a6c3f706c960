-- The kinds that one paid period pays. A year pays what the receipt's section for that year has an amount for.
create or replace function paid_dues_kinds(period paid_periods) returns setof text
language sql stable
begin atomic
  select period.kind
  where period.kind in ('monthly', 'benevolent', 'relief')
  union all
  select x.kind
  from advocate_fees f
  cross join jsonb_array_elements(f.yearly) section
  cross join lateral (
    values
      ('yearly', section ->> 'yearly_fee'),
      ('benevolent', section ->> 'benevolent_fund_fee'),
      ('relief', section ->> 'relief_fund_fee')
  ) x (kind, amount)
  where period.kind = 'yearly' and f.id = period.receipt_id
    and (section ->> 'yearly_from_year')::int = lower(period.span)
    and (section ->> 'yearly_fee')::numeric > 0 and coalesce(x.amount, '0')::numeric > 0;
end;

create or replace function maintain_paid_dues() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from paid_dues
    where receipt_id = old.receipt_id and position = old.position;
  end if;
  if tg_op <> 'DELETE' then
    insert into paid_dues (receipt_id, position, kind, advocate_id, span, live)
    select new.receipt_id, new.position, x.kind, new.subject::int, new.span, new.live
    from paid_dues_kinds(new) x (kind)
    order by x.kind;
  end if;
  return null;
end $$;

-- Live periods of one advocate and kind never overlap, so adding and removing one is exact, also for two receipts at once.
create or replace function maintain_paid_dues_totals() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.live then
    update paid_dues_totals
    set spans = spans - int4multirange(old.span)
    where advocate_id = old.advocate_id and kind = old.kind;
  end if;
  if tg_op <> 'DELETE' and new.live then
    insert into paid_dues_totals as t (advocate_id, kind, spans)
    values (new.advocate_id, new.kind, int4multirange(new.span))
    on conflict (advocate_id, kind) do update
    set spans = t.spans + excluded.spans;
  end if;
  return null;
end $$;

-- The standing that the flags of an advocate's record say. 'Inactive' alone keeps a standing that is inactive, too.
create or replace function standing_of_record(a advocates, current_standing text) returns text
language sql immutable
return case
  when a.is_dead then 'deceased'
  when a.is_retired then 'retired'
  when a.status = 'active' then 'regular'
  when current_standing in ('suspended', 'non_practising', 'transferred') then current_standing
  else 'non_practising'
end;

-- The record of an advocate writes the standing: the form, an import, or a module. A day that nobody knows is today for a
-- change. For a new record it is the day of joining, so that nothing is charged before the office enters the day.
create or replace function write_standing_of_record() returns trigger
language plpgsql as $$
declare
  last_row standings;
  next_standing text;
  known_day date;
  next_day date;
begin
  select * into last_row
  from standings
  where advocate_id = new.id and superseded_at is null
  order by from_day desc
  limit 1;
  next_standing := standing_of_record(new, coalesce(last_row.standing, 'regular'));
  known_day := case next_standing when 'deceased' then new.death_date when 'retired' then new.retirement_date end;
  if next_standing = coalesce(last_row.standing, 'regular')
    and (known_day is null or last_row.from_day is null or known_day = last_row.from_day)
  then
    return null;
  end if;
  next_day := coalesce(known_day, case tg_op when 'INSERT' then new.enrollment_date_as_member else dhaka_today() end);
  -- a corrected day of the same standing replaces the old one
  if next_standing = last_row.standing then
    update standings
    set superseded_at = now()
    where id = last_row.id;
  end if;
  perform add_standing(new.id, next_standing, next_day, next_standing = 'regular', '', null, null);
  return null;
end $$;

-- A final list stays as it is; only its release to visitors changes.
create or replace function refuse_change_of_final_list() returns trigger
language plpgsql as $$
declare
  list_id int;
  free_columns text[] := '{released_at,version,voided_at,voided_by,void_reason}';
begin
  if tg_table_name = 'voter_lists' then
    if old.status = 'final' and (
      tg_op = 'DELETE' or old.voided_at is not null
      or to_jsonb(new) - free_columns is distinct from to_jsonb(old) - free_columns
    ) then
      raise exception 'a final voter list does not change' using errcode = '42501';
    end if;
    return coalesce(new, old);
  end if;
  list_id := case when tg_op = 'INSERT' then new.voter_list_id else old.voter_list_id end;
  if exists (select from voter_lists where id = list_id and status = 'final') then
    raise exception 'a final voter list does not change' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;

create or replace function refuse_truncate_of_final_lists() returns trigger
language plpgsql as $$
begin
  if exists (select from voter_list_entries) then
    raise exception 'a final voter list does not change' using errcode = '42501';
  end if;
  return null;
end $$;

create or replace function refuse_renumbering_of_certificate() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.number, new.year, new.serial, new.advocate_id) is distinct from (old.number, old.year, old.serial, old.advocate_id)
    or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
  then
    raise exception 'a certificate keeps its number' using errcode = '42501';
  end if;
  return new;
end $$;

-- A certificate is void when a receipt behind it no longer pays what it paid: the receipt is void, or a change of it gave
-- periods back. Each such certificate gets an audit event.
create or replace function void_certificates_of_receipt() returns trigger
language plpgsql as $$
begin
  with voided as (
    update clearance_certificates c
    set voided_at = now(), voided_by = new.voided_by, void_reason = new.number
    where c.voided_at is null and exists (
      select
      from certificate_receipts r
      where r.certificate_id = c.id and r.receipt_id = new.id
        and (new.voided_at is not null or not exists (
          select
          from paid_dues p
          where p.receipt_id = new.id and p.live and p.kind = r.kind and p.span @> r.span
            and p.advocate_id = c.advocate_id
        ))
    )
    returning c.id, c.number
  ), events as (
    insert into audit_events (actor_id, actor, action, subject, subject_id, number, after, reason)
    select new.voided_by, coalesce((select username from users where id = new.voided_by), 'system'), 'void',
      'clearance-certificates', v.id::text, v.number, jsonb_build_object('receipt', new.number), new.number
    from voided v
    returning id
  )
  insert into audit_chain_queue (event_id)
  select id
  from events;
  return null;
end $$;

-- Adds a standing and supersedes those that begin on the same or a later day.
create or replace function add_standing(
  advocate int,
  new_standing text,
  day date,
  charged boolean,
  why text,
  by_resolution text,
  by_user int,
  registered_resolution int default null
) returns int
language plpgsql as $$
declare
  new_id int;
begin
  update standings
  set superseded_at = now()
  where advocate_id = advocate and from_day >= day and superseded_at is null;
  insert into standings (
    advocate_id, standing, from_day, charges_dues, reason, resolution, resolution_id, created_by
  )
  values (advocate, new_standing, day, charged, why, by_resolution, registered_resolution, by_user)
  returning id into new_id;
  return new_id;
end $$;

-- A certificate is void when its advocate would have owed something on its day without a waiver that is now void. Each such
-- certificate gets an audit event.
create or replace function void_certificates_of_waiver() returns trigger
language plpgsql as $$
begin
  with voided as (
    update clearance_certificates c
    set voided_at = now(), voided_by = new.voided_by,
      void_reason = concat_ws(': ', 'dues-waivers/' || new.id, nullif(new.void_reason, ''))
    where c.voided_at is null and c.advocate_id = new.advocate_id and c.created_at >= new.created_at and exists (
      select
      from charged_periods(c.day, c.day, c.advocate_id) p
      where p.kind = new.kind and new.span @> p.period and not p.is_paid and not p.is_waived
    )
    returning c.id, c.number
  ), events as (
    insert into audit_events (actor_id, actor, action, subject, subject_id, number, after, reason)
    select new.voided_by, coalesce((select username from users where id = new.voided_by), 'system'), 'void',
      'clearance-certificates', v.id::text, v.number, jsonb_build_object('waiver', new.id), new.void_reason
    from voided v
    returning id
  )
  insert into audit_chain_queue (event_id)
  select id
  from events;
  return null;
end $$;

-- What a receipt says about its payer, for a Bengali paper: with the Bengali names of its advocate and its building, where it has
-- the names that the two have today. What was typed otherwise stays as it is.
create or replace function in_bengali(said text, advocate int, building int) returns text
language sql stable
as $$
  select replace(coalesce(replace(said, a.name_english, nullif(a.name_bengali, '')), said), coalesce(b.building_name, ''),
    coalesce(nullif(b.building_name_bengali, ''), b.building_name, ''))
  from (values (1)) one
  left join advocates a on a.id = advocate
  left join buildings b on b.id = building
$$;

-- What the public card of an advocate leaves out: what the office withholds, and how to reach a member who wants none of it shown.
create or replace function withheld_from_card(withheld jsonb, consent_shown boolean) returns jsonb
language sql immutable
begin atomic
  select case when consent_shown is false then withheld || '["phone", "current_address", "photo"]' else withheld end;
end;

-- The key of the counter for codes that were tried with a number, also of a number that nobody has
create or replace function member_tries_key(number text) returns text
language sql stable
begin atomic
  select 'member-tries:' || encode(sha256(convert_to(number_key(number), 'UTF8')), 'hex');
end;

-- Counts requests by keys, each in its own span of time, which is a part of the key. Returns the counts in the order of the keys.
create or replace function count_requests(keys text[]) returns int[]
language sql
begin atomic
  with counted as (
    insert into attempt_counters (key, attempts)
    select key, 1 from unnest(keys) with ordinality k (key, position) order by position
    on conflict (key) do update set attempts = attempt_counters.attempts + 1, last_at = now()
    returning key, attempts
  )
  select array_agg(c.attempts order by array_position(keys, c.key)) from counted c;
end;
