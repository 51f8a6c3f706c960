-- former version: runs

-- A verification reads what PostgreSQL has written since the last one, and everything when it is asked to.

-- What PostgreSQL had written when a verification found nothing, with a keyed hash of a server: whoever changes it makes the next
-- verification read everything.
create table audit_mark (
  single_row boolean not null default true,
  content text not null,
  mac bytea not null,
  constraint audit_mark_pkey primary key (single_row),
  constraint audit_mark_single_row check (single_row)
);

-- The first event of a range that is neither in the chain nor in the queue, or that is in the queue and gone.
drop function verify_chain_queue();
create function verify_chain_queue(
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
create function verify_records(keys text[], out records bigint, out broken bigint, out problem text)
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
