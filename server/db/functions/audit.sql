-- The digest of one record; null when there is no such record. Absent values are left out, so that a later migration can add a
-- column that may be null. Two more things are left out: how often a receipt was printed, and values that are computed from
-- others. Ledger lines that a moved head posted belong to the head.
create or replace function record_digest(key text) returns bytea
language sql stable
return (
  select d.digest
  from record_digests(split_part(key, '/', 1), array[split_part(key, '/', 2)::int]) d
);

-- The record digests of an event 'prove' as one hash; null for all other events.
create or replace function hash_record_digests(event bigint) returns bytea
language sql stable
return (
  select sha256(string_agg(convert_to(record, 'UTF8') || digest, '' order by record))
  from audit_record_digests
  where event_id = event
);

-- The text of an entry that its hash covers. It is json, because jsonb would be built only to be written, and not declared
-- immutable: PostgreSQL does not merge such a function into the statement when its body is stable. An entry without what later columns
-- hold keeps the text of its time.
create or replace function audit_event_content(event audit_events) returns text
language sql stable
return case
  when event.composition is not null then json_build_array(
    event.id, (extract(epoch from event.at) * 1000000)::bigint, event.actor_id, event.actor, event.action,
    event.subject, event.subject_id, event.number, event.before, event.after, event.reason, event.request_id,
    event.record, encode(event.previous_digest, 'hex'), event.module, event.release, event.composition
  )
  when event.record is null and event.previous_digest is null then json_build_array(
    event.id, (extract(epoch from event.at) * 1000000)::bigint, event.actor_id, event.actor, event.action,
    event.subject, event.subject_id, event.number, event.before, event.after, event.reason, event.request_id
  )
  else json_build_array(
    event.id, (extract(epoch from event.at) * 1000000)::bigint, event.actor_id, event.actor, event.action,
    event.subject, event.subject_id, event.number, event.before, event.after, event.reason, event.request_id,
    event.record, encode(event.previous_digest, 'hex')
  )
end::text;

create or replace function chain_hash(previous_hash bytea, event audit_events, digest bytea) returns bytea
language sql stable
return sha256(
  coalesce(previous_hash, ''::bytea) || convert_to(audit_event_content(event), 'UTF8') || coalesce(digest, ''::bytea)
);

-- Adds the events of the queue to the chain, each with the digest of the record after its change, and returns how many. If
-- the record was changed once more in the meantime, that change stored the digest which it found. Only one process does this
-- at a time.
create or replace function extend_hash_chain() returns int
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
create or replace function record_name(record text) returns text
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

create or replace function content_digest(content jsonb) returns bytea
language sql stable
return sha256(convert_to(jsonb_strip_nulls(content)::text, 'UTF8'));

-- The hash of all rows of each of these records, in one spelling (see record_digest); no row for an id without a record. Planning the
-- statement takes longer than reading one record with it.
create or replace function record_digests(kind text, ids int[]) returns table (id int, digest bytea)
language plpgsql stable rows 1000 set timezone = 'UTC' set plan_cache_mode = 'force_generic_plan' as $$
begin
  if kind = 'receipts' then
    return query
    select r.id, content_digest(jsonb_build_array(
      to_jsonb(r) - '{prints,search_text,book_key}'::text[],
      case r.series
        when 'BLB' then (select to_jsonb(s) from bail_bond_sales s where s.id = r.id)
        when 'FRM' then (select to_jsonb(s) from form_sales s where s.id = r.id)
        when 'ASR' then (select to_jsonb(s) - 'license_key' from associate_registrations s where s.id = r.id)
        when 'ASN' then (select to_jsonb(s) from associate_renewals s where s.id = r.id)
        when 'ADC' then (select to_jsonb(s) from advocate_changes s where s.id = r.id)
        when 'RNT' then (select to_jsonb(s) from shop_rents s where s.id = r.id)
        when 'DON' then (select to_jsonb(s) from fund_collections s where s.id = r.id)
        when 'ELB' then (select to_jsonb(s) from electricity_bills s where s.id = r.id)
        when 'INT' then (select to_jsonb(s) from bank_interests s where s.id = r.id)
        when 'FEE' then (select to_jsonb(s) from advocate_fees s where s.id = r.id)
        when 'EXP' then (
          select jsonb_build_array(to_jsonb(s), b.type, encode(sha256(b.bytes), 'hex'))
          from actual_expenses s
          left join bill_scans b on b.hash = s.scan_hash
          where s.id = r.id
        )
        when 'VKL' then (select to_jsonb(s) from paper_sales s where s.id = r.id)
        when 'CRT' then (select to_jsonb(s) from paper_sales s where s.id = r.id)
        when 'NST' then (select to_jsonb(s) from paper_sales s where s.id = r.id)
        else (select to_jsonb(s) from module_receipts s where s.id = r.id)
      end,
      (
        select jsonb_agg(case when l.place_id = 1 then to_jsonb(l) - 'place_id' else to_jsonb(l) end order by l.position)
        from receipt_lines l
        where l.receipt_id = r.id
      ),
      (select jsonb_agg(to_jsonb(s) order by s.position) from serial_ranges s where s.receipt_id = r.id),
      (select jsonb_agg(to_jsonb(p) order by p.position) from paid_periods p where p.receipt_id = r.id),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.receipt_id = r.id and g.reason <> 'moved'
      )
    ))
    from receipts r
    where r.id = any(ids);
  elsif kind = 'transfers' then
    return query
    select t.id, content_digest(jsonb_build_array(
      -- null when nobody signed it, which the digest leaves out
      to_jsonb(t) || jsonb_build_object(
        'approvals', (select jsonb_agg(to_jsonb(a) order by a.id) from transfer_approvals a where a.transfer_id = t.id)
      ),
      (select jsonb_agg(to_jsonb(l) order by l.id) from place_lines l where l.transfer_id = t.id)
    ))
    from transfers t
    where t.id = any(ids);
  elsif kind = 'paper_stock' then
    return query
    select s.id, content_digest(to_jsonb(s) - 'form_id')
    from paper_stock s
    where s.id = any(ids);
  elsif kind = 'heads' then
    return query
    select h.id, content_digest(jsonb_build_array(
      to_jsonb(h),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.head_id = h.id and g.reason = 'moved'
      )
    ))
    from heads h
    where h.id = any(ids);
  end if;
end $$;

-- Computes the hashes of links `first_position` to `last_position` again, each from the stored hash before it. `broken` is the event of
-- the first link that does not fit, and null when all do.
create or replace function verify_chain_links(
  first_position bigint, last_position bigint, out links bigint, out broken bigint, out problem text
)
language sql stable as $$
  with link as (
    select c.position, c.event_id, c.hash, c.digest, lag(c.position) over w as previous_position,
      lag(c.hash) over w as previous_hash
    from audit_chain c
    where c.position between first_position - 1 and last_position
    window w as (order by c.position)
  ), proof as (
    select d.event_id, hash_record_digests(d.event_id) as digest
    from audit_record_digests d
    where d.event_id in (select l.event_id from link l)
    group by d.event_id
  ), compared as (
    select l.position, l.event_id,
      case
        when l.position <> coalesce(l.previous_position, 0) + 1 then 'a link of the hash chain is missing'
        when e.id is null then 'the entry is missing'
        when l.hash is distinct from chain_hash(l.previous_hash, e, l.digest) then 'the entry was changed'
        when e.record is null and l.digest is distinct from p.digest then 'what the entry proves was changed'
      end as problem
    from link l
    -- the range makes PostgreSQL read these events only, not the whole log
    left join audit_events e on e.id = l.event_id
      and e.id between (select min(event_id) from link) and (select max(event_id) from link)
    left join proof p on p.event_id = l.event_id
    where l.position >= first_position
  ), first_broken as (
    select c.event_id, c.problem
    from compared c
    where c.problem is not null
    order by c.position
    limit 1
  )
  select (select count(*) from compared), f.event_id, f.problem
  from (select) one
  left join first_broken f on true
$$;

-- The same for the records after `after_record` up to `last_record` in the order of their text.
create or replace function verify_records(
  after_record text, last_record text, out records bigint, out broken bigint, out problem text
)
language sql stable
return (
  select verify_records(array(
    select e.record
    from audit_events e
    where e.record > after_record and e.record <= last_record
    union
    select d.record
    from audit_record_digests d
    where d.record > after_record and d.record <= last_record
  ))
);

-- A receipt or stock entry that no event is about.
create or replace function verify_money_records(out problem text)
language sql stable as $$
  select format('%s is in no entry', record_name(m.record))
  from (
    select 'receipts/' || id as record
    from receipts
    union all
    select 'paper_stock/' || id
    from paper_stock
  ) m
  where not exists (select from audit_events e where e.record = m.record)
    and not exists (select from audit_record_digests d where d.record = m.record)
  order by m.record
  limit 1
$$;

-- The first event that is neither in the chain nor in the queue, or that is in the queue and gone.
create or replace function verify_chain_queue(
  first_event bigint default 0, last_event bigint default 9223372036854775807, out broken bigint, out problem text
)
language sql stable as $$
  select u.event_id, u.problem
  from (
    select min(e.id) as event_id, 'the entry was never added to the hash chain' as problem
    from audit_events e
    where e.id between first_event and last_event
      and not exists (select from audit_chain c where c.event_id = e.id)
      and not exists (select from audit_chain_queue q where q.event_id = e.id)
    union all
    select min(q.event_id), 'the entry is missing'
    from audit_chain_queue q
    where not exists (select from audit_events e where e.id = q.event_id)
  ) u
  where u.event_id is not null
  order by u.event_id
  limit 1
$$;

-- Each event must have found its record as the event before had left it, and each of these records must be as its last event left it.
-- `broken` is the first event that does not fit.
create or replace function verify_records(keys text[], out records bigint, out broken bigint, out problem text)
language sql stable as $$
  with entry as (
    select e.record, e.id as event_id, c.digest, e.previous_digest, c.event_id is null as is_queued
    from audit_events e
    left join audit_chain c on c.event_id = e.id
    where e.record = any(keys)
    union all
    select record, event_id, digest, null, false
    from audit_record_digests
    where record = any(keys)
  ), step as (
    select record, event_id, digest, previous_digest, lag(digest) over w as expected_digest, row_number() over w as nth,
      lead(event_id) over w is null as is_last
    from entry
    where not is_queued
    window w as (partition by record order by event_id)
  ), last_step as (
    -- the next run checks what was written during this one
    select s.record, s.event_id, s.digest, split_part(s.record, '/', 1) as kind, split_part(s.record, '/', 2)::int as id
    from step s
    where s.is_last and not exists (select from entry q where q.is_queued and q.record = s.record)
  ), current_digests as (
    select k.kind, d.id, d.digest
    from (select l.kind, array_agg(l.id) as ids from last_step l group by l.kind) k, record_digests(k.kind, k.ids) d
  ), mismatch as (
    select s.event_id, format('%s was changed outside of Samity before this entry', record_name(s.record)) as description
    from step s
    where s.nth > 1 and s.previous_digest is distinct from s.expected_digest
    union all
    select l.event_id,
      format(
        case
          when d.id is null then '%s, which the entry is about, is gone'
          else '%s was changed outside of Samity after this entry'
        end,
        record_name(l.record)
      )
    from last_step l
    left join current_digests d on d.kind = l.kind and d.id = l.id
    where l.digest is distinct from d.digest
  ), first_mismatch as (
    select m.event_id, m.description
    from mismatch m
    order by m.event_id
    limit 1
  )
  select (select count(*) from last_step), m.event_id, m.description
  from (select) one
  left join first_mismatch m on true
$$;
