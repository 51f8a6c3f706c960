-- Payment by reference. Money is whole paisa.

-- What a member was to pay on a day. A new reference replaces the one before, whose money may still come.
create table payment_references (
  reference_no text primary key,
  advocate_id int not null,
  advocate_number text not null,
  advocate_name text not null,
  advocate_name_bengali text not null default '',
  -- the parts that were owed: [{ key, paisa }]
  parts jsonb not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  made_on date not null,
  valid_until date not null check (valid_until >= made_on),
  made_at timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index payment_references_current on payment_references (advocate_id) where replaced_at is null;
create index payment_references_advocate on payment_references (advocate_id);

-- Money that came with a reference: a copy of a line of the bank's statement, or a line that a person wrote.
create table payment_lines (
  id int generated always as identity primary key,
  source text not null check (source in ('bank', 'hand')),
  source_key text not null,
  reference_no text not null references payment_references,
  day date not null,
  place_id int not null,
  place_kind text not null check (place_kind in ('bank', 'wallet')),
  place_english text not null,
  place_bengali text not null,
  text text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  added_by text not null,
  added_at timestamptz not null default now(),
  -- matched at the bank with something else, or written by mistake
  gone_at timestamptz,
  constraint payment_lines_once unique (source, source_key)
);
create index payment_lines_reference on payment_lines (reference_no);

-- A line that a person confirmed. Its receipts are posted as one basket, whose key is its id.
create table payments (
  id int generated always as identity primary key,
  line_id int not null references payment_lines,
  -- what the basket has, written before it is sent and never changed
  basket jsonb not null,
  covered_paisa bigint not null check (covered_paisa >= 0),
  rest_paisa bigint not null check (rest_paisa >= 0),
  rest_state text not null check (rest_state in ('none', 'open', 'donation', 'returned')),
  rest_note text not null default '',
  -- the difference as a donation, decided later: a basket of its own
  rest_basket jsonb,
  state text not null default 'posting' check (state in ('posting', 'posted', 'undoing', 'undone', 'refused')),
  undo_reason text not null default '',
  problem_en text not null default '',
  problem_bn text not null default '',
  busy_until timestamptz,
  busy_by text,
  -- the API did not answer: what was sent may still arrive
  unanswered_at timestamptz,
  confirmed_by text not null,
  confirmed_at timestamptz not null default now(),
  check ((rest_state = 'none') = (rest_paisa = 0))
);
create unique index payments_live on payments (line_id) where state in ('posting', 'posted', 'undoing');

create table payment_receipts (
  path text not null,
  receipt_id int not null,
  payment_id int not null references payments,
  number text not null unique,
  total_paisa bigint not null check (total_paisa > 0),
  voided_at timestamptz,
  primary key (path, receipt_id)
);
create index payment_receipts_payment on payment_receipts (payment_id);
