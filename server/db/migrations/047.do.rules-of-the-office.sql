-- former version: runs

-- A resolution cannot supersede one that supersedes it, directly or through others: neither would have a price in force. Changes
-- wait for each other as changes of prices do, so that the second one sees the first.
create function refuse_circle_of_resolutions() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('samity prices'));
  if exists (
    with recursive chain (id, superseded_by) as (
      select r.id, r.superseded_by
      from resolutions r
      where r.id = new.superseded_by
      union
      select r.id, r.superseded_by
      from chain c
      join resolutions r on r.id = c.superseded_by
    )
    select
    from chain c
    where c.id = new.id
  ) then
    raise exception 'resolution % supersedes the one that supersedes it', new.number
      using errcode = '23514', constraint = 'resolutions_superseded_by_later_one';
  end if;
  return null;
end $$;
create trigger resolutions_refuse_circle
  after insert or update of superseded_by on resolutions
  for each row when (new.superseded_by is not null)
  execute function refuse_circle_of_resolutions();

-- A final voter list that visitors do not read can be void: it leaves the lists, and its rows stay as they were frozen.
alter table voter_lists
  add column voided_at timestamptz,
  add column voided_by int
    constraint voter_lists_voided_by_fkey references users,
  add column void_reason text,
  add constraint voter_lists_void_is_final check (voided_at is null or (status = 'final' and released_at is null));

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

-- A certificate is void when its advocate would have owed something on its day without a waiver that is now void. Each such
-- certificate gets an audit event.
create function void_certificates_of_waiver() returns trigger
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
create trigger dues_waivers_after_update_void_certificates
  after update on dues_waivers
  for each row when (new.covers = 'dues' and new.voided_at is not null and old.voided_at is null)
  execute function void_certificates_of_waiver();

-- 'CR-12/2026', 'C.R. 12/2026', 'C.R. Case No. 12 of 2026', 'সি.আর. ১২/২৬' and 'CR 12/26' are one case: letters and numbers count. A
-- last number of two digits is a year.
create function case_key(value text) returns text
language sql immutable strict parallel safe as $$
  with tokens as (
    select t.token[1] as token, t.place
    from regexp_matches(
      lower(latin_digits(normalize(value, nfc))), '[0-9]+|[^0-9[:space:][:punct:]–—‘’“”।॥·]+', 'g'
    ) with ordinality t (token, place)
  ), words as (
    select token, place, token ~ '^[0-9]' as is_number,
      count(*) filter (where token ~ '^[0-9]') over (order by place) as nth,
      count(*) filter (where token ~ '^[0-9]') over () as numbers
    from tokens
    where token not in ('no', 'nos', 'of', 'case', 'নং', 'মামলা', 'সন', 'সনের')
  )
  select replace(replace(string_agg(
    case
      when not is_number then token
      when numbers > 1 and nth = numbers and length(token) = 2
        then case when token < '70' then '20' else '19' end || token || '/'
      else ltrim(token, '0') || '/'
    end,
    '' order by place
  ), 'সিআর', 'cr'), 'জিআর', 'gr')
  from words
$$;
alter table check_cases drop column case_key;
alter table check_cases add column case_key text not null generated always as (case_key(case_number)) stored;
-- the first entry of a case stays
delete from check_cases c
using check_cases e
where e.stationery = c.stationery and e.serial = c.serial and e.case_key = c.case_key and e.id < c.id;
alter table check_cases add constraint check_cases_case_key unique (stationery, serial, case_key);
