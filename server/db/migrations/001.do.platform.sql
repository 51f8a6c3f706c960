-- People, their sessions, the audit trail, pictures, settings: what every installation has, whatever it records.

create table users (
  id int generated always as identity primary key,
  username text not null,
  -- Two spellings of one name are one account: any case, width or script of digits.
  username_key text not null constraint users_username_key unique,
  password_hash text not null,
  role text not null default 'staff' constraint users_role_known check (role in ('admin', 'staff', 'cashier', 'auditor')),
  status text not null default 'pending' constraint users_status_known check (status in ('pending', 'active', 'disabled')),
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  photo text,
  language text not null default 'en' constraint users_language_known check (language in ('en', 'bn')),
  digits text constraint users_digits_known check (digits in ('latin', 'bengali')),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  user_id int not null constraint sessions_user_known references users on delete cascade,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

-- Set-up and reset links. Only the hash is kept; a used one is deleted.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null constraint one_time_tokens_purpose_known check (purpose in ('setup', 'reset')),
  user_id int constraint one_time_tokens_user_known references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint one_time_tokens_reset_is_for_someone check ((purpose = 'reset') = (user_id is not null))
);

-- Failures in a row, by account and by address. Names and addresses are kept as hashes: a mistyped name may be a password.
create table sign_in_failures (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null default now(),
  blocked_until timestamptz
);

-- The first answer to a write that carried an Idempotency-Key; user 0 is nobody signed in.
create table idempotency_keys (
  user_id int not null,
  method text not null,
  path text not null,
  key text not null,
  content_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, method, path, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table audit_entries (
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
  request_id text
);
create index audit_entries_at on audit_entries (at);
create index audit_entries_subject on audit_entries (subject, subject_id);

-- Which entries still wait for their seal. Sealing happens right after the commit, so that no cashier waits for another.
create table audit_unsealed (
  audit_id bigint primary key
);
create table audit_seals (
  position bigint primary key,
  audit_id bigint not null constraint audit_seals_audit_id_key unique,
  hash bytea not null
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries for each statement execute function refuse_change();
create trigger audit_seals_append_only before update or delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_no_truncate before truncate on audit_seals for each statement execute function refuse_change();

-- What a seal covers of its entry, in one spelling that no setting of the server changes.
create function audit_content(entry audit_entries) returns text language sql immutable
return jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor, entry.action,
  entry.subject, entry.subject_id, entry.number, entry.before, entry.after, entry.reason, entry.request_id)::text;

create function audit_hash(previous bytea, entry audit_entries) returns bytea language sql immutable
return sha256(coalesce(previous, ''::bytea) || convert_to(audit_content(entry), 'UTF8'));

-- Chains the waiting entries; answers how many. One sealer at a time, whatever number of servers there is.
create function seal_audit() returns int language plpgsql as $$
declare
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
  for entry in
    select e.* from audit_unsealed u join audit_entries e on e.id = u.audit_id order by e.id limit 5000
  loop
    place := place + 1;
    previous := audit_hash(previous, entry);
    insert into audit_seals (position, audit_id, hash) values (place, entry.id, previous);
    delete from audit_unsealed where audit_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Recomputes the chain from its beginning; `broken` is the first entry that does not fit, null when all do.
create function verify_audit(out entries bigint, out sealed bigint, out head text, out broken bigint, out problem text)
language plpgsql stable as $$
declare
  seal record;
  previous bytea;
begin
  select count(*) into entries from audit_entries;
  sealed := 0;
  for seal in
    select s.position, s.audit_id, s.hash, e from audit_seals s left join audit_entries e on e.id = s.audit_id order by s.position
  loop
    sealed := sealed + 1;
    if seal.position <> sealed then
      broken := seal.audit_id; problem := 'a seal is missing'; return;
    elsif (seal.e).id is null then
      broken := seal.audit_id; problem := 'the entry is missing'; return;
    elsif seal.hash <> audit_hash(previous, seal.e) then
      broken := seal.audit_id; problem := 'the entry was changed'; return;
    end if;
    previous := seal.hash;
  end loop;
  head := encode(previous, 'hex');
  select min(e.id) into broken from audit_entries e
  where not exists (select from audit_seals s where s.audit_id = e.id)
    and not exists (select from audit_unsealed u where u.audit_id = e.id);
  if broken is not null then problem := 'the entry was never sealed'; end if;
end $$;

-- Pictures are named by the hash of what was sent, and kept in three widths.
create table pictures (
  hash text primary key,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create table picture_files (
  hash text not null constraint picture_files_picture_known references pictures on delete cascade,
  width int not null,
  bytes bytea not null,
  primary key (hash, width)
);
-- webp does not compress a second time
alter table picture_files alter column bytes set storage external;

-- What an administrator may write: one document a key. A key that is absent has its default.
create table settings (
  key text primary key,
  value jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Tells every server process that rows of this table changed. For tables that change rarely: a notification is taken
-- under one lock for the whole database until its transaction has committed.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('samity_changes', tg_table_name);
  return null;
end $$;
create function announce_changes(tables text[]) returns void language plpgsql as $$
declare
  one text;
begin
  foreach one in array tables loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function announce_change()',
      one || '_announced', one);
  end loop;
end $$;
select announce_changes('{users,settings}');
-- A session that merely begins or is used changes nothing for anybody; one that ends does.
create trigger sessions_announced after delete on sessions for each statement execute function announce_change();
