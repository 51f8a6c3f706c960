create or replace function latin_digits(value text) returns text
language sql immutable strict parallel safe
return translate(value, '০১২৩৪৫৬৭৮৯', '0123456789');

-- Two spellings of one number have one key: digits of either script, any case, with or without spaces.
create or replace function number_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(latin_digits(normalize(value, nfc))), '\s+', '', 'g');

-- Two spellings of one name have one key: any case, any run of spaces.
create or replace function name_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(latin_digits(normalize(trim(value), nfc))), '\s+', ' ', 'g');

-- For tables that are append-only. Their triggers are enabled always, because ordinary triggers do not run in a session
-- that calls itself a replica.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

-- Tells every server process that rows of this table changed. Only for tables that change rarely: PostgreSQL takes one
-- lock for the whole database from the notification until the transaction has committed.
create or replace function notify_change() returns trigger
language plpgsql as $$
begin
  perform notify_server(tg_table_name);
  return null;
end $$;

create or replace function notify_changes(tables text[]) returns void
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

create or replace function notify_server(change text) returns void
language plpgsql as $$
begin
  perform pg_notify(c.name, change) from change_channel c;
end $$;

create or replace function dhaka_today() returns date
language sql stable
return (now() at time zone 'Asia/Dhaka')::date;
