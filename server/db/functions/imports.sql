-- An import is undone once and otherwise never changed.
create or replace function refuse_change_of_import() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.undone_at is not null
    or to_jsonb(new) - '{undone_by,undone_at,undo_reason,version}'::text[]
      is distinct from to_jsonb(old) - '{undone_by,undone_at,undo_reason,version}'::text[]
  then
    raise exception 'an import stays as it is' using errcode = '42501';
  end if;
  return new;
end $$;
