-- What keeps its pace however many receipts there are.

-- A list counts and sums what matches: live receipts of a stream are counted without a look at the table.
drop index receipts_stream_day;
create index receipts_stream_day on receipts (stream, day desc, id desc) include (total) where voided_at is null;

-- Chains the waiting entries; answers how many. One sealer at a time, whatever number of servers there is. Entries are
-- fetched one by one: a join's plan, made while the trail was short, would read the whole trail for ever after.
create or replace function seal_audit() returns int language plpgsql as $$
declare
  waiting bigint;
  entry audit_entries;
  place bigint;
  previous bytea;
  sealed int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('samity audit'));
  -- what a crash takes back waits again and is sealed again
  perform set_config('synchronous_commit', 'off', true);
  select s.position, s.hash into place, previous from audit_seals s order by s.position desc limit 1;
  place := coalesce(place, 0);
  for waiting in select u.audit_id from audit_unsealed u order by u.audit_id limit 5000
  loop
    select e.* into strict entry from audit_entries e where e.id = waiting;
    place := place + 1;
    previous := audit_hash(previous, entry);
    insert into audit_seals (position, audit_id, hash) values (place, entry.id, previous);
    delete from audit_unsealed where audit_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
