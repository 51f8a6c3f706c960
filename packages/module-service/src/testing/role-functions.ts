/**
 * The functions with which Samity makes the roles of modules. A test holds them equal to
 * server/db/module-roles.sql.
 */
export const roleFunctions = `-- Functions that create and remove the PostgreSQL roles of modules, and nothing else (docs/decisions/092-schema-of-a-module.md).
-- The embedded database runs this file at each start. For your own PostgreSQL run it once as a superuser, connected to Samity's database:
--   psql -d samity -f server/db/module-roles.sql
-- It may run again: it changes nothing that is as it should be. A role that may create roles runs it automatically.

create schema if not exists samity_roles;
revoke all on schema samity_roles from public;

create or replace function samity_roles.check_name(role text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if role !~ '^samity_[a-z0-9_]{1,40}_[0-9a-f]{12}$' then
    raise exception '% is not the name of a module''s role', role;
  end if;
end $$;

-- Creates the role, or gives it its password, limits and path again: a role can change these of itself. The caller becomes a
-- member of it, to back its tables up and to remove them.
create or replace function samity_roles.put_role(role text, password text, schema_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  verb text := case when exists (select from pg_roles where rolname = role) then 'alter' else 'create' end;
  caller text := session_user;
begin
  perform samity_roles.check_name(role);
  if password !~ '^[0-9a-f]{32,}$' then
    raise exception 'the password of a role is made of hexadecimal digits';
  end if;
  execute format('%s role %I login connection limit 12 password %L', verb, role, password);
  if verb = 'create' and not pg_has_role(caller, role, 'usage') then
    execute format('grant %I to %I', role, caller);
  end if;
  execute format('alter role %I set search_path = %I', role, schema_name);
  execute format('alter role %I set statement_timeout = ''30s''', role);
  execute format('alter role %I set idle_in_transaction_session_timeout = ''30s''', role);
  execute format('alter role %I set lock_timeout = ''10s''', role);
  if (select rolsuper from pg_roles where rolname = current_user) then
    execute format('alter role %I set temp_file_limit = ''512MB''', role);
    execute format('alter role %I set log_min_messages = fatal', role);
    execute format('alter role %I set log_min_error_statement = fatal', role);
  end if;
end $$;

create or replace function samity_roles.drop_role(role text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform samity_roles.check_name(role);
  execute format('drop role if exists %I', role);
end $$;

-- Only the owner of the database calls these functions. Advisory locks and large objects belong to no schema, so a module gets none.
do $$
declare
  owner text := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
  is_superuser boolean := (select rolsuper from pg_roles where rolname = current_user);
  routine regprocedure;
begin
  execute format('grant usage on schema samity_roles to %I', owner);
  for routine in select oid from pg_proc where pronamespace = 'samity_roles'::regnamespace loop
    execute format('revoke all on function %s from public', routine);
    execute format('grant execute on function %s to %I', routine, owner);
  end loop;
  if not is_superuser then return; end if;
  for routine in
    select oid from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace
      and proname ~ '^(pg_(try_)?advisory|lo_|loread|lowrite)'
      and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))
  loop
    execute format('revoke execute on function %s from public', routine);
    execute format('grant execute on function %s to %I', routine, owner);
  end loop;
end $$;
`
