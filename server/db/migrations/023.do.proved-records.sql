-- The audit trail proves the books as well: each entry about a receipt, a stock entry or a head carries the digest of all
-- rows that it left behind, and the seal covers it.

alter table audit_entries
  -- what the entry proves: 'receipts/12', 'paper_stock/3', 'heads/9'
  add column record text,
  -- the digest of that record before the change; null for the first entry about it
  add column was bytea;
create index audit_entries_was on audit_entries (record, id) where was is not null;
alter table audit_seals add column digest bytea;

-- Records that were there before the trail proved any: an entry 'prove' stands for them.
create table audit_proofs (
  audit_id bigint not null,
  record text not null,
  digest bytea not null,
  constraint audit_proofs_key primary key (audit_id, record)
);
create trigger audit_proofs_append_only before update or delete on audit_proofs for each row execute function refuse_change();
create trigger audit_proofs_no_truncate before truncate on audit_proofs for each statement execute function refuse_change();

-- Append-only also for a session that calls itself a replica, where ordinary triggers sleep.
alter table audit_entries enable always trigger audit_entries_append_only;
alter table audit_entries enable always trigger audit_entries_no_truncate;
alter table audit_seals enable always trigger audit_seals_append_only;
alter table audit_seals enable always trigger audit_seals_no_truncate;
alter table audit_proofs enable always trigger audit_proofs_append_only;
alter table audit_proofs enable always trigger audit_proofs_no_truncate;
alter table ledger_lines enable always trigger ledger_lines_append_only;
alter table ledger_lines enable always trigger ledger_lines_no_truncate;
alter table receipts enable always trigger receipts_keep_their_numbers;

-- All rows of a record in one spelling, as a hash; null when there is no such record. Absent values are left out, so that a
-- column that may be empty can join later. Left out are how often a receipt was printed, and what is computed from the rest.
-- Lines that a head's move posted belong to the head.
create function record_digest(asked text) returns bytea language plpgsql stable set timezone = 'UTC' as $$
declare
  kind text := split_part(asked, '/', 1);
  key int := split_part(asked, '/', 2);
  told jsonb;
begin
  if kind = 'receipts' then
    select jsonb_build_array(
      to_jsonb(r) - '{prints,search_text,book_key}'::text[],
      case r.stream
        when 'BLB' then (select to_jsonb(s) from bail_bond_sales s where s.id = key)
        when 'FRM' then (select to_jsonb(s) from form_sales s where s.id = key)
        when 'ASR' then (select to_jsonb(s) - 'license_key' from associate_registrations s where s.id = key)
        when 'ASN' then (select to_jsonb(s) from associate_renewals s where s.id = key)
        when 'ADC' then (select to_jsonb(s) from advocate_changes s where s.id = key)
        when 'RNT' then (select to_jsonb(s) from shop_rents s where s.id = key)
        when 'DON' then (select to_jsonb(s) from fund_collections s where s.id = key)
        when 'ELB' then (select to_jsonb(s) from electricity_bills s where s.id = key)
        when 'INT' then (select to_jsonb(s) from bank_interests s where s.id = key)
        when 'FEE' then (select to_jsonb(s) from advocate_fees s where s.id = key)
        when 'EXP' then (
          select jsonb_build_array(to_jsonb(s), b.type, encode(sha256(b.bytes), 'hex'))
          from actual_expenses s left join bill_scans b on b.hash = s.scan_hash where s.id = key)
        else (select to_jsonb(s) from paper_sales s where s.id = key)
      end,
      (select jsonb_agg(to_jsonb(l) order by l.position) from receipt_lines l where l.receipt_id = key),
      (select jsonb_agg(to_jsonb(s) order by s.position) from serial_ranges s where s.receipt_id = key),
      (select jsonb_agg(to_jsonb(p) order by p.position) from paid_periods p where p.receipt_id = key),
      (select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id) from ledger_lines g
        where g.receipt_id = key and g.reason <> 'moved')
    ) into told from receipts r where r.id = key;
  elsif kind = 'paper_stock' then
    select to_jsonb(s) - 'form_id' into told from paper_stock s where s.id = key;
  elsif kind = 'heads' then
    select jsonb_build_array(
      to_jsonb(h),
      (select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id) from ledger_lines g
        where g.head_id = key and g.reason = 'moved')
    ) into told from heads h where h.id = key;
  end if;
  return sha256(convert_to(jsonb_strip_nulls(told)::text, 'UTF8'));
end $$;
create index ledger_lines_moved on ledger_lines (head_id) where reason = 'moved';

-- What an entry 'prove' stands for, as one hash; null for all others.
create function proofs_digest(entry bigint) returns bytea language sql stable
return (select sha256(string_agg(convert_to(record, 'UTF8') || digest, '' order by record)) from audit_proofs where audit_id = entry);

-- Entries without a record hash as they always did.
create or replace function audit_content(entry audit_entries) returns text language sql immutable
return (jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor, entry.action,
  entry.subject, entry.subject_id, entry.number, entry.before, entry.after, entry.reason, entry.request_id)
  || case when entry.record is null and entry.was is null then '[]'::jsonb
    else jsonb_build_array(entry.record, encode(entry.was, 'hex')) end)::text;
drop function audit_hash(bytea, audit_entries);
create function audit_hash(previous bytea, entry audit_entries, digest bytea) returns bytea language sql immutable
return sha256(coalesce(previous, ''::bytea) || convert_to(audit_content(entry), 'UTF8') || coalesce(digest, ''::bytea));

-- Chains the waiting entries, each with the digest of what it left behind; answers how many. Where the record was changed
-- once more in the meantime, that change has noted what it found. One sealer at a time, whatever number of servers there is.
create or replace function seal_audit() returns int language plpgsql as $$
declare
  waiting bigint;
  entry audit_entries;
  place bigint;
  previous bytea;
  left_behind bytea;
  sealed int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('samity audit'));
  -- what a crash takes back waits again and is sealed again
  perform set_config('synchronous_commit', 'off', true);
  select s.position, s.hash into place, previous from audit_seals s order by s.position desc limit 1;
  place := coalesce(place, 0);
  for waiting in
    -- what was meddled with (an entry that is gone, one that is sealed already) is for verify_audit to tell
    select u.audit_id from audit_unsealed u
    where exists (select from audit_entries e where e.id = u.audit_id)
      and not exists (select from audit_seals s where s.audit_id = u.audit_id)
    order by u.audit_id limit 5000
  loop
    select e.* into strict entry from audit_entries e where e.id = waiting;
    if entry.record is null then
      left_behind := proofs_digest(waiting);
    else
      select coalesce(
        (select e.was from audit_entries e where e.record = entry.record and e.id > waiting and e.was is not null
          order by e.id limit 1),
        record_digest(entry.record)
      ) into left_behind;
    end if;
    place := place + 1;
    previous := audit_hash(previous, entry, left_behind);
    insert into audit_seals (position, audit_id, hash, digest) values (place, entry.id, previous, left_behind);
    delete from audit_unsealed where audit_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Recomputes the chain from its beginning, then compares every proved record with what its last entry left behind.
-- `broken` is the first entry that does not fit, null when all do; `records` counts what was compared.
drop function verify_audit();
create function verify_audit(out entries bigint, out sealed bigint, out records bigint, out head text, out broken bigint,
  out problem text)
language plpgsql stable as $$
declare
  seal record;
  previous bytea;
begin
  select count(*) into entries from audit_entries;
  sealed := 0;
  records := 0;
  for seal in
    select s.position, s.audit_id, s.hash, s.digest, e
    from audit_seals s left join audit_entries e on e.id = s.audit_id order by s.position
  loop
    sealed := sealed + 1;
    if seal.position <> sealed then
      broken := seal.audit_id; problem := 'a seal is missing'; return;
    elsif (seal.e).id is null then
      broken := seal.audit_id; problem := 'the entry is missing'; return;
    elsif seal.hash <> audit_hash(previous, seal.e, seal.digest) then
      broken := seal.audit_id; problem := 'the entry was changed'; return;
    elsif (seal.e).record is null and seal.digest is distinct from proofs_digest(seal.audit_id) then
      broken := seal.audit_id; problem := 'what the entry proves was changed'; return;
    end if;
    previous := seal.hash;
  end loop;
  head := encode(previous, 'hex');

  select min(e.id) into broken from audit_entries e
  where not exists (select from audit_seals s where s.audit_id = e.id)
    and not exists (select from audit_unsealed u where u.audit_id = e.id);
  if broken is not null then problem := 'the entry was never sealed'; return; end if;
  select min(u.audit_id) into broken from audit_unsealed u
  where not exists (select from audit_entries e where e.id = u.audit_id);
  if broken is not null then problem := 'the entry is missing'; return; end if;

  select f.audit_id, format('%s was changed behind its back before this entry', record_name(f.record)) into broken, problem
  from (
    select p.*, lag(p.digest) over w as before, row_number() over w as place from (
      select e.record, e.id as audit_id, s.digest, e.was
      from audit_seals s join audit_entries e on e.id = s.audit_id where e.record is not null
      union all
      select record, audit_id, digest, null from audit_proofs
    ) p window w as (partition by p.record order by p.audit_id)
  ) f
  where f.place > 1 and f.was is distinct from f.before
  order by f.audit_id limit 1;
  if broken is not null then return; end if;

  with proved as (
    select distinct on (record) record, audit_id, digest from (
      select e.record, e.id as audit_id, s.digest
      from audit_seals s join audit_entries e on e.id = s.audit_id where e.record is not null
      union all
      select record, audit_id, digest from audit_proofs
    ) p order by record, audit_id desc
  ), standing as (
    select 'receipts/' || id as record from receipts
    union all
    select 'paper_stock/' || id from paper_stock
  ), compared as (
    select coalesce(p.record, s.record) as record, p.audit_id, p.digest, record_digest(coalesce(p.record, s.record)) as now
    from proved p full join standing s on s.record = p.record
    -- what was written while this command ran is for the next one
    where not exists (
      select from audit_unsealed u join audit_entries e on e.id = u.audit_id where e.record = coalesce(p.record, s.record))
  ), wrong as (
    select audit_id,
      case
        when audit_id is null then format('%s stands in no entry', record_name(record))
        when now is null then format('%s, which the entry left behind, is gone', record_name(record))
        else format('%s is not as the entry left it', record_name(record))
      end as told
    from compared where digest is distinct from now
    order by audit_id nulls last, record limit 1
  )
  select (select count(*) from compared), w.audit_id, w.told into records, broken, problem
  from (select) one left join wrong w on true;
end $$;

-- A receipt by its number, anything else by its table and id.
create function record_name(record text) returns text language sql stable
return coalesce(
  case when record like 'receipts/%' then (select r.number from receipts r where r.id = split_part(record, '/', 2)::int) end,
  record);

-- What stands already is proved from now on.
with standing as (
  select 'receipts/' || id as record from receipts
  union all
  select 'paper_stock/' || id from paper_stock
  union all
  select 'heads/' || id from heads where exists (select from receipts)
), entry as (
  insert into audit_entries (actor, action, subject, after)
  select 'system', 'prove', 'audit', jsonb_build_object('records', count(*)) from standing having count(*) > 0
  returning id
), waiting as (
  insert into audit_unsealed (audit_id) select id from entry
)
insert into audit_proofs (audit_id, record, digest)
select entry.id, standing.record, record_digest(standing.record) from entry, standing;
