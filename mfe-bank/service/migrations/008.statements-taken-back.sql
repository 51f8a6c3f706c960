-- A statement of the wrong account, or one whose columns were read wrongly, is taken back whole while none of its lines is
-- matched or part of a final reconciliation. Until then a line keeps its values.
create or replace function guard_line() returns trigger language plpgsql as $$
begin
  -- a start is replaced until the first reconciliation is final
  if tg_op = 'DELETE' and tg_table_name = 'statement_lines' and old.match_id is null
    and (final_day(old.account_id) is null or not (to_jsonb(old) ->> 'is_start')::boolean) then
    if old.day <= final_day(old.account_id) then
      perform refuse_reconciled();
    end if;
    return old;
  end if;
  if tg_op = 'DELETE' or to_jsonb(old) - 'match_id' <> to_jsonb(new) - 'match_id' then
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
