-- An exception to the lock of the books: for some days, for a while, for a reason.
create table lock_exceptions (
  id int generated always as identity primary key,
  first_day date not null,
  last_day date not null,
  until timestamptz not null,
  reason text not null constraint lock_exceptions_reason_given check (reason <> ''),
  made_by int not null constraint lock_exceptions_made_by_known references users,
  made_at timestamptz not null default now(),
  ended_by int constraint lock_exceptions_ended_by_known references users,
  ended_at timestamptz,
  constraint lock_exceptions_days_in_order check (first_day <= last_day),
  constraint lock_exceptions_short check (until > made_at and until <= made_at + interval '72 hours'),
  constraint lock_exceptions_end_whole check ((ended_by is null) = (ended_at is null))
);

-- What was done under it: entries of the audit trail.
create table lock_exception_uses (
  audit_id bigint primary key constraint lock_exception_uses_audit_known references audit_entries,
  exception_id int not null constraint lock_exception_uses_exception_known references lock_exceptions
);
create index lock_exception_uses_exception on lock_exception_uses (exception_id);
create trigger lock_exception_uses_append_only before update or delete on lock_exception_uses
  for each row execute function refuse_change();
create trigger lock_exception_uses_no_truncate before truncate on lock_exception_uses
  for each statement execute function refuse_change();

-- A transaction that an exception let through says so in a setting of its own; whatever it writes into the trail is
-- listed, whoever wrote the statement.
create function list_under_exception() returns trigger language plpgsql as $$
begin
  insert into lock_exception_uses (audit_id, exception_id)
  values (new.id, current_setting('samity.lock_exception')::int);
  return null;
end $$;
create trigger audit_entries_under_exception after insert on audit_entries
  for each row when (coalesce(current_setting('samity.lock_exception', true), '') <> '')
  execute function list_under_exception();

-- A category that was not in the list when the books were locked may be booked under an exception. From then on the
-- locked reports show it by the name that it had: the first change after the booking writes it down.
create or replace function keep_locked_category() returns trigger language plpgsql as $$
declare
  of_side text := split_part(tg_table_name, '_', 1);
begin
  insert into locked_categories as kept (side, category_id, through, category, archived)
  select of_side, coalesce(old.id, new.id), p.locked_up_to, old.category, coalesce(old.archived_at is not null, false)
  -- whoever locks meanwhile waits
  from (select locked_up_to from period_lock for share) p
  where p.locked_up_to is not null
  on conflict (side, category_id, through) do update set category = excluded.category, archived = true
  where kept.category is null and excluded.category is not null and exists (
    select from ledger_lines l
    where l.side = of_side and l.category_id = kept.category_id and l.day <= kept.through
  );
  return null;
end $$;
