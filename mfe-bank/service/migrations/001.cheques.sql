-- Cheques that the association receives and issues. Money is whole paisa. Receipts, vouchers and transfers belong to
-- the association: a cheque keeps their numbers.

create function search_key(value text) returns text language sql immutable parallel safe
  return lower(translate(value, '০১২৩৪৫৬৭৮৯', '0123456789'));

-- A deposit slip: the cheques that go to the bank together, as one transfer. It has no number until the transfer is
-- known: then its cheques are reserved, and still in hand.
create table slips (
  id int generated always as identity primary key,
  day date not null,
  -- the place of the cheques, and the account that receives
  place_id int not null,
  account_id int not null,
  slip_no text not null default '',
  transfer_id int unique,
  transfer_number text unique,
  -- somebody is posting it at the moment, or got no answer: until then nobody else does
  busy_until timestamptz,
  busy_by text,
  made_by text not null,
  made_at timestamptz not null default now(),
  check ((transfer_id is null) = (transfer_number is null))
);

create table cheques (
  id int generated always as identity primary key,
  version int not null default 1,
  direction text not null check (direction in ('received', 'issued')),
  number text not null check (number <> ''),
  -- of the drawer; '' for an own cheque, whose account is the place
  bank_name text not null default '',
  branch_name text not null default '',
  party text not null default '',
  drawn_on date not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  -- the place of cheques in hand, or the account that pays
  place_id int not null,
  -- the receipt or the voucher that it pays: 'electricity-bill', 12, 'ELB-2026-000012'
  document_path text not null,
  document_id int not null,
  document_number text not null,
  -- the receipt or voucher became void outside of the bank desk
  is_document_void boolean not null default false,
  state text not null check (
    state in ('in_hand', 'deposited', 'cleared', 'bounced', 'issued', 'presented', 'stale', 'cancelled')
  ),
  state_on date not null,
  -- a line of the bank's statement cleared or presented it: the undo of the match takes that back
  is_matched boolean not null default false,
  cancel_reason text not null default '',
  slip_id int references slips,
  created_by text not null,
  created_at timestamptz not null default now(),
  check (state not in ('deposited', 'cleared') or slip_id is not null)
);
create index cheques_slip on cheques (slip_id) where slip_id is not null;
create index cheques_document on cheques (document_number);
create index cheques_open on cheques (state) where state in ('in_hand', 'deposited', 'issued', 'stale');
create unique index cheques_issued_once on cheques (place_id, search_key(number)) where direction = 'issued';
create unique index cheques_received_once on cheques (search_key(number), search_key(bank_name), document_number)
  where direction = 'received' and state <> 'bounced';

-- The one path of each direction. What a cheque is about never changes.
create function keep_cheque_path() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.direction || ' ' || new.state in ('received in_hand', 'issued issued') then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.state in ('in_hand', 'issued', 'stale') and old.slip_id is null then return old; end if;
  elsif (new.direction, new.amount_paisa, new.place_id, new.document_number)
      = (old.direction, old.amount_paisa, old.place_id, old.document_number)
    and (new.slip_id is not distinct from old.slip_id or old.state = 'in_hand')
    and (new.state = old.state or old.direction || ' ' || old.state || ' ' || new.state in (
      'received in_hand deposited', 'received deposited cleared', 'received cleared deposited',
      'received deposited bounced', 'received in_hand bounced',
      'issued issued presented', 'issued stale presented', 'issued presented issued',
      'issued issued stale', 'issued issued cancelled', 'issued stale cancelled'
    )) then return new;
  end if;
  raise exception 'a cheque does not go this way' using errcode = '23514', constraint = 'cheques_path';
end $$;
create trigger cheques_path before insert or update or delete on cheques
  for each row execute function keep_cheque_path();

-- A cheque that the bank returned, and how far the books have followed. The steps are in the order of the columns; the
-- cheque is bounced once all are done.
create table bounces (
  id int generated always as identity primary key,
  cheque_id int not null unique references cheques,
  day date not null,
  reason text not null,
  charge_paisa bigint not null default 0 check (charge_paisa >= 0),
  -- the account of the deposit, which gives the money back and pays the charge; null before a deposit
  account_id int,
  transfer_number text,
  is_receipt_void boolean not null default false,
  charge_number text,
  done_at timestamptz,
  -- the last refusal, for the person who continues
  problem_en text not null default '',
  problem_bn text not null default '',
  busy_until timestamptz,
  busy_by text,
  begun_by text not null,
  begun_at timestamptz not null default now()
);
