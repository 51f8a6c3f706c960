-- Places committed events in the feed and creates their deliveries. Returns how many. The row of the feed lets one
-- transaction do this at a time. Events of one record keep their order: the second change of a record waits for the commit
-- of the first, so its row in the outbox has the higher id.
create or replace function sequence_events() returns int
language plpgsql as $$
declare
  start bigint;
  placed_count int;
begin
  if not exists (select from event_outbox) then
    return 0;
  end if;
  select last_position into strict start from event_feed for update;
  with taken as (
    delete from event_outbox
    where id in (select id from event_outbox order by id limit 1000)
    returning *
  ), placed as (
    insert into events (position, event_id, at, kind, area, record, number, series, day, version, endpoint_id)
    select start + row_number() over (order by id), event_id, at, kind, area, record, number, series, day, version, endpoint_id
    from taken
    returning position, kind, record, endpoint_id
  ), addressed as (
    insert into webhook_deliveries (endpoint_id, position, record)
    select e.id, p.position, p.record
    from placed p
    join webhook_endpoints e on e.id = p.endpoint_id or (p.endpoint_id is null and e.kinds ? p.kind)
  )
  select count(*) into placed_count from placed;
  update event_feed set last_position = start + placed_count;
  return placed_count;
end $$;

-- Receipts: a change of the version is a change that people see. Prints are none.
create or replace function record_receipt_event() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (kind, area, record, number, series, day, version)
  values (
    case
      when tg_op = 'INSERT' then 'receipt.created'
      when new.voided_at is not null and old.voided_at is null then 'receipt.voided'
      else 'receipt.changed'
    end,
    case new.series when 'EXP' then 'accounts' when 'CPO' then 'resolutions' else 'sales' end,
    'receipts/' || new.id, new.number, new.series, new.day, new.version
  );
  return null;
end $$;

create or replace function record_member_event() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (kind, area, record, version)
  values (
    case tg_op when 'INSERT' then 'member.created' when 'DELETE' then 'member.deleted' else 'member.changed' end,
    'members', 'advocates/' || coalesce(new.id, old.id), new.version
  );
  return null;
end $$;

create or replace function record_lock_event() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (kind, area, record, day, version)
  values ('lock.changed', 'accounts', 'lock', new.locked_up_to, new.version);
  return null;
end $$;

create or replace function record_lock_exception_event() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (kind, area, record, day)
  values (
    case tg_op when 'INSERT' then 'lock.exception_opened' else 'lock.exception_ended' end,
    'accounts', 'lock/exceptions/' || new.id, new.last_day
  );
  return null;
end $$;

create or replace function record_day_close_event() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (kind, area, record, day)
  values ('day.closed', 'treasury', 'cash-days/' || new.id, new.day);
  return null;
end $$;
