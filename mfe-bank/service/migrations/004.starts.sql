-- The start of an account whose first statement begins after the account's opening day: what the bank had on the
-- day before. It is a line of the statement, less the opening amount, so that the opening amount and all lines are
-- the bank's balance. The earlier entries of the books that the bank had by then are matched with it; the others are
-- outstanding at the start.
alter table statement_lines add column is_start boolean not null default false;
create unique index statement_lines_start on statement_lines (account_id) where is_start;

create or replace function guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- a start is replaced until the first reconciliation is final
    if (to_jsonb(old) ->> 'is_start')::boolean and old.match_id is null and final_day(old.account_id) is null then
      return old;
    end if;
    raise exception 'Lines never change' using
      errcode = 'integrity_constraint_violation', constraint = 'lines_never_change';
  end if;
  if to_jsonb(old) - 'match_id' <> to_jsonb(new) - 'match_id' then
    raise exception 'Lines never change' using
      errcode = 'integrity_constraint_violation', constraint = 'lines_never_change';
  end if;
  if old.match_id is not null
    and exists (select from matches where id = old.match_id and day <= final_day(old.account_id)) then
    perform refuse_reconciled();
  end if;
  if new.match_id is not null
    and exists (select from matches where id = new.match_id and xmin <> pg_current_xact_id()::xid) then
    raise exception 'Matches are made at once' using
      errcode = 'integrity_constraint_violation', constraint = 'matches_made_at_once';
  end if;
  return new;
end $$;

create or replace function guard_new_line() returns trigger language plpgsql as $$
begin
  if new.match_id is not null or new.day <= final_day(new.account_id) then
    perform refuse_reconciled();
  end if;
  if exists (
      select from statement_lines l where l.account_id = new.account_id and l.is_start and l.day >= new.day)
    or new.is_start and exists (
      select from statement_lines l where l.account_id = new.account_id and l.day <= new.day) then
    raise exception 'The account starts later' using
      errcode = 'integrity_constraint_violation', constraint = 'before_start';
  end if;
  return new;
end $$;
