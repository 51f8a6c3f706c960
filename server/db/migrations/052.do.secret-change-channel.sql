-- Modules have roles of their own in this database, and every role may notify every channel whose name it knows. The name of
-- this channel is random and in a table that modules cannot read, so no module can make the server read and send its facts in a loop.
create table change_channel (
  name text not null default 'changes_' || replace(gen_random_uuid()::text, '-', '')
);
insert into change_channel default values;

create function notify_server(change text) returns void
language plpgsql as $$
begin
  perform pg_notify(c.name, change) from change_channel c;
end $$;

create or replace function notify_change() returns trigger
language plpgsql as $$
begin
  perform notify_server(tg_table_name);
  return null;
end $$;
