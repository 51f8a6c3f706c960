-- A deposit is undone when it went into the wrong account: its transfer becomes void, and its cheques are in hand
-- again. They leave the slip; the audit log has them.
alter table slips
  -- the transfer became void outside of the bank desk
  add column is_transfer_void boolean not null default false,
  -- the undo has begun: nothing else happens to its cheques
  add column undo_reason text,
  add column undo_by text,
  add column undone_at timestamptz,
  add constraint slips_undone check (undone_at is null or undo_reason is not null);

create or replace function keep_cheque_path() returns trigger language plpgsql as $$
declare
  way text = old.direction || ' ' || old.state || ' ' || new.state;
begin
  if tg_op = 'INSERT' then
    if new.direction || ' ' || new.state in ('received in_hand', 'issued issued') then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.state in ('in_hand', 'issued', 'stale') and old.slip_id is null then return old; end if;
  elsif (new.direction, new.amount_paisa, new.place_id, new.document_number)
      <> (old.direction, old.amount_paisa, old.place_id, old.document_number) then null;
  elsif way = 'received deposited in_hand' then
    if new.slip_id is null and exists (select from slips where id = old.slip_id and undo_reason is not null) then
      return new;
    end if;
  elsif (new.slip_id is not distinct from old.slip_id or old.state = 'in_hand')
    and (new.state = old.state or way in (
      'received in_hand deposited', 'received deposited cleared', 'received cleared deposited',
      'received deposited bounced', 'received in_hand bounced',
      'issued issued presented', 'issued stale presented', 'issued presented issued',
      'issued issued stale', 'issued issued cancelled', 'issued stale cancelled'
    ))
    -- seen also when the undo has begun a moment ago
    and not (way = 'received deposited cleared' and exists (
      select from slips where id = old.slip_id and undo_reason is not null)) then return new;
  end if;
  raise exception 'a cheque does not go this way' using errcode = '23514', constraint = 'cheques_path';
end $$;
