-- The audit log: append-only events, chained by hash, which also prove the money records.

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id int,
  actor text not null,
  action text not null,
  subject text not null,
  subject_id text,
  number text,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text,
  -- the record whose rows the event proves: 'receipts/12', 'paper_stock/3', 'heads/9'
  record text,
  -- the digest of that record before the change; null for the first event about it
  previous_digest bytea
);
create index audit_events_at on audit_events (at);
create index audit_events_subject on audit_events (subject, subject_id);
create index audit_events_previous_digest on audit_events (record, id) where previous_digest is not null;

-- Events that are not in the hash chain yet. The server extends the chain right after the commit, so that no cashier waits
-- for another one.
create table audit_chain_queue (
  event_id bigint primary key
);

-- The hash chain. Each hash covers the one before, the event, and the digest of the record that the event is about.
create table audit_chain (
  position bigint primary key,
  event_id bigint not null
    constraint audit_chain_event_id_key unique,
  hash bytea not null,
  digest bytea
);

-- Digests of many records that one event 'prove' covers: records that are older than the log, or all records after a
-- migration that changed how a digest is computed.
create table audit_record_digests (
  event_id bigint not null,
  record text not null,
  digest bytea not null,
  primary key (event_id, record)
);

create trigger audit_events_append_only
  before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_no_truncate
  before truncate on audit_events
  for each statement execute function refuse_change();
create trigger audit_chain_append_only
  before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger audit_chain_no_truncate
  before truncate on audit_chain
  for each statement execute function refuse_change();
create trigger audit_record_digests_append_only
  before update or delete on audit_record_digests
  for each row execute function refuse_change();
create trigger audit_record_digests_no_truncate
  before truncate on audit_record_digests
  for each statement execute function refuse_change();
alter table audit_events enable always trigger audit_events_append_only;
alter table audit_events enable always trigger audit_events_no_truncate;
alter table audit_chain enable always trigger audit_chain_append_only;
alter table audit_chain enable always trigger audit_chain_no_truncate;
alter table audit_record_digests enable always trigger audit_record_digests_append_only;
alter table audit_record_digests enable always trigger audit_record_digests_no_truncate;

-- Digests -----------------------------------------------------------------------------------------------------------------

-- The hash of all rows of a record in one spelling; null when there is no such record. Absent values are left out, so that a
-- later migration can add a column that may be null. Two more things are left out: how often a receipt was printed, and
-- values that are computed from others. Ledger lines that a moved head posted belong to the head.
create function record_digest(key text) returns bytea
language plpgsql stable set timezone = 'UTC' as $$
declare
  kind text := split_part(key, '/', 1);
  record_id int := split_part(key, '/', 2);
  content jsonb;
begin
  if kind = 'receipts' then
    select jsonb_build_array(
      to_jsonb(r) - '{prints,search_text,book_key}'::text[],
      case r.series
        when 'BLB' then (select to_jsonb(s) from bail_bond_sales s where s.id = record_id)
        when 'FRM' then (select to_jsonb(s) from form_sales s where s.id = record_id)
        when 'ASR' then (select to_jsonb(s) - 'license_key' from associate_registrations s where s.id = record_id)
        when 'ASN' then (select to_jsonb(s) from associate_renewals s where s.id = record_id)
        when 'ADC' then (select to_jsonb(s) from advocate_changes s where s.id = record_id)
        when 'RNT' then (select to_jsonb(s) from shop_rents s where s.id = record_id)
        when 'DON' then (select to_jsonb(s) from fund_collections s where s.id = record_id)
        when 'ELB' then (select to_jsonb(s) from electricity_bills s where s.id = record_id)
        when 'INT' then (select to_jsonb(s) from bank_interests s where s.id = record_id)
        when 'FEE' then (select to_jsonb(s) from advocate_fees s where s.id = record_id)
        when 'EXP' then (
          select jsonb_build_array(to_jsonb(s), b.type, encode(sha256(b.bytes), 'hex'))
          from actual_expenses s
          left join bill_scans b on b.hash = s.scan_hash
          where s.id = record_id
        )
        else (select to_jsonb(s) from paper_sales s where s.id = record_id)
      end,
      (select jsonb_agg(to_jsonb(l) order by l.position) from receipt_lines l where l.receipt_id = record_id),
      (select jsonb_agg(to_jsonb(s) order by s.position) from serial_ranges s where s.receipt_id = record_id),
      (select jsonb_agg(to_jsonb(p) order by p.position) from paid_periods p where p.receipt_id = record_id),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.receipt_id = record_id and g.reason <> 'moved'
      )
    ) into content
    from receipts r
    where r.id = record_id;
  elsif kind = 'paper_stock' then
    select to_jsonb(s) - 'form_id' into content
    from paper_stock s
    where s.id = record_id;
  elsif kind = 'heads' then
    select jsonb_build_array(
      to_jsonb(h),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.head_id = record_id and g.reason = 'moved'
      )
    ) into content
    from heads h
    where h.id = record_id;
  end if;
  return sha256(convert_to(jsonb_strip_nulls(content)::text, 'UTF8'));
end $$;

-- The record digests of an event 'prove' as one hash; null for all other events.
create function hash_record_digests(event bigint) returns bytea
language sql stable
return (
  select sha256(string_agg(convert_to(record, 'UTF8') || digest, '' order by record))
  from audit_record_digests
  where event_id = event
);

-- What a hash covers of its event, in one spelling that no setting of the server changes.
create function audit_event_content(event audit_events) returns text
language sql immutable
return (
  jsonb_build_array(
    event.id, (extract(epoch from event.at) * 1000000)::bigint, event.actor_id, event.actor, event.action,
    event.subject, event.subject_id, event.number, event.before, event.after, event.reason, event.request_id
  )
  || case
    when event.record is null and event.previous_digest is null then '[]'::jsonb
    else jsonb_build_array(event.record, encode(event.previous_digest, 'hex'))
  end
)::text;

create function chain_hash(previous_hash bytea, event audit_events, digest bytea) returns bytea
language sql immutable
return sha256(
  coalesce(previous_hash, ''::bytea) || convert_to(audit_event_content(event), 'UTF8') || coalesce(digest, ''::bytea)
);

-- Hash chain --------------------------------------------------------------------------------------------------------------

-- Adds the events of the queue to the chain, each with the digest of the record after its change, and returns how many. If
-- the record was changed once more in the meantime, that change stored the digest which it found. Only one process does this
-- at a time.
create function extend_hash_chain() returns int
language plpgsql as $$
declare
  queued_id bigint;
  event audit_events;
  last_position bigint;
  last_hash bytea;
  record_digest_after bytea;
  chained int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('samity audit'));
  -- after a crash the events are still in the queue
  perform set_config('synchronous_commit', 'off', true);
  select c.position, c.hash into last_position, last_hash
  from audit_chain c
  order by c.position desc
  limit 1;
  last_position := coalesce(last_position, 0);
  for queued_id in
    -- verify_audit_log reports what someone tampered with: an event that is gone, or one that is in the chain already
    select q.event_id
    from audit_chain_queue q
    where exists (select from audit_events e where e.id = q.event_id)
      and not exists (select from audit_chain c where c.event_id = q.event_id)
    order by q.event_id
    limit 5000
  loop
    -- one by one: PostgreSQL would keep the plan of a join, made while the log was short, and read the whole log for ever
    select e.* into strict event
    from audit_events e
    where e.id = queued_id;
    if event.record is null then
      record_digest_after := hash_record_digests(queued_id);
    else
      select coalesce(
        (
          select e.previous_digest
          from audit_events e
          where e.record = event.record and e.id > queued_id and e.previous_digest is not null
          order by e.id
          limit 1
        ),
        record_digest(event.record)
      ) into record_digest_after;
    end if;
    last_position := last_position + 1;
    last_hash := chain_hash(last_hash, event, record_digest_after);
    insert into audit_chain (position, event_id, hash, digest)
    values (last_position, event.id, last_hash, record_digest_after);
    delete from audit_chain_queue where event_id = event.id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;

-- The number of a receipt; table and id of any other record.
create function record_name(record text) returns text
language sql stable
return coalesce(
  case
    when record like 'receipts/%' then (
      select r.number
      from receipts r
      where r.id = split_part(record, '/', 2)::int
    )
  end,
  record
);

-- Computes the chain again from its beginning, then compares every record with the digest of its last event. `broken` is the
-- first event that does not fit, and null when all do; `records` is how many records were compared.
create function verify_audit_log(
  out entries bigint, out sealed bigint, out records bigint, out head text, out broken bigint, out problem text
)
language plpgsql stable as $$
declare
  link record;
  previous_hash bytea;
begin
  select count(*) into entries from audit_events;
  sealed := 0;
  records := 0;
  for link in
    select c.position, c.event_id, c.hash, c.digest, e
    from audit_chain c
    left join audit_events e on e.id = c.event_id
    order by c.position
  loop
    sealed := sealed + 1;
    if link.position <> sealed then
      broken := link.event_id;
      problem := 'a link of the hash chain is missing';
      return;
    elsif (link.e).id is null then
      broken := link.event_id;
      problem := 'the entry is missing';
      return;
    elsif link.hash <> chain_hash(previous_hash, link.e, link.digest) then
      broken := link.event_id;
      problem := 'the entry was changed';
      return;
    elsif (link.e).record is null and link.digest is distinct from hash_record_digests(link.event_id) then
      broken := link.event_id;
      problem := 'what the entry proves was changed';
      return;
    end if;
    previous_hash := link.hash;
  end loop;
  head := encode(previous_hash, 'hex');

  select min(e.id) into broken
  from audit_events e
  where not exists (select from audit_chain c where c.event_id = e.id)
    and not exists (select from audit_chain_queue q where q.event_id = e.id);
  if broken is not null then
    problem := 'the entry was never added to the hash chain';
    return;
  end if;
  select min(q.event_id) into broken
  from audit_chain_queue q
  where not exists (select from audit_events e where e.id = q.event_id);
  if broken is not null then
    problem := 'the entry is missing';
    return;
  end if;

  -- each event must have found the record as the event before had left it
  select d.event_id, format('%s was changed outside of Samity before this entry', record_name(d.record))
  into broken, problem
  from (
    select p.*, lag(p.digest) over w as expected_digest, row_number() over w as nth
    from (
      select e.record, e.id as event_id, c.digest, e.previous_digest
      from audit_chain c
      join audit_events e on e.id = c.event_id
      where e.record is not null
      union all
      select record, event_id, digest, null
      from audit_record_digests
    ) p
    window w as (partition by p.record order by p.event_id)
  ) d
  where d.nth > 1 and d.previous_digest is distinct from d.expected_digest
  order by d.event_id
  limit 1;
  if broken is not null then
    return;
  end if;

  -- each record must be as its last event left it
  with last_digests as (
    select distinct on (record) record, event_id, digest
    from (
      select e.record, e.id as event_id, c.digest
      from audit_chain c
      join audit_events e on e.id = c.event_id
      where e.record is not null
      union all
      select record, event_id, digest
      from audit_record_digests
    ) p
    order by record, event_id desc
  ), money_records as (
    select 'receipts/' || id as record
    from receipts
    union all
    select 'paper_stock/' || id
    from paper_stock
  ), compared as (
    select coalesce(d.record, m.record) as record, d.event_id, d.digest,
      record_digest(coalesce(d.record, m.record)) as current_digest
    from last_digests d
    full join money_records m on m.record = d.record
    -- the next run checks what was written during this one
    where not exists (
      select
      from audit_chain_queue q
      join audit_events e on e.id = q.event_id
      where e.record = coalesce(d.record, m.record)
    )
  ), mismatch as (
    select event_id,
      case
        when event_id is null then format('%s is in no entry', record_name(record))
        when current_digest is null then format('%s, which the entry is about, is gone', record_name(record))
        else format('%s was changed outside of Samity after this entry', record_name(record))
      end as description
    from compared
    where digest is distinct from current_digest
    order by event_id nulls last, record
    limit 1
  )
  select (select count(*) from compared), m.event_id, m.description
  into records, broken, problem
  from (select) one
  left join mismatch m on true;
end $$;
