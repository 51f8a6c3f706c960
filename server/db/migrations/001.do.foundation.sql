-- What every other file needs: extensions, keys that compare text, triggers that several tables share, and the tables in
-- which the server keeps its own state.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Text --------------------------------------------------------------------------------------------------------------------

create function latin_digits(value text) returns text
language sql immutable strict parallel safe
return translate(value, '০১২৩৪৫৬৭৮৯', '0123456789');

-- Two spellings of one number have one key: digits of either script, any case, with or without spaces.
create function number_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(latin_digits(normalize(value, nfc))), '\s+', '', 'g');

-- Two spellings of one name have one key: any case, any run of spaces.
create function name_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(latin_digits(normalize(trim(value), nfc))), '\s+', ' ', 'g');

-- Sorts '2' before '10', and Bengali digits like Latin ones.
create collation natural_order (provider = icu, locale = 'en-u-kn-true');

-- Shared triggers ---------------------------------------------------------------------------------------------------------

-- For tables that are append-only. Their triggers are enabled always, because ordinary triggers do not run in a session
-- that calls itself a replica.
create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

-- Tells every server process that rows of this table changed. Only for tables that change rarely: PostgreSQL takes one
-- lock for the whole database from the notification until the transaction has committed.
create function notify_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('samity_changes', tg_table_name);
  return null;
end $$;

create function notify_changes(tables text[]) returns void
language plpgsql as $$
declare
  table_name text;
begin
  foreach table_name in array tables loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement execute function notify_change()',
      table_name || '_notify_change', table_name
    );
  end loop;
end $$;

-- The server's own state --------------------------------------------------------------------------------------------------

-- What administrators configure: one document a key. A key that is absent has its default.
create table settings (
  key text primary key,
  value jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
select notify_changes('{settings}');

-- Secrets that the server signs with. The first process that needs one creates it; no backup contains them.
create table signing_keys (
  name text primary key,
  secret bytea not null
);

-- The first response to a write that carried an Idempotency-Key. Everything in it is protected by that key, which is
-- stored nowhere.
create table idempotency_keys (
  -- 0 for a request without a session
  user_id int not null,
  method text not null,
  path text not null,
  -- HMAC of method, path and requester under the Idempotency-Key
  key text not null,
  -- HMAC of the content under the Idempotency-Key
  content_hash bytea not null,
  -- the response, encrypted with a key derived from the Idempotency-Key
  response text,
  created_at timestamptz not null default now(),
  primary key (user_id, method, path, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
