-- former version: runs

-- What one person paid at once at the counter: the receipts were booked together, or none of them. The key identifies the basket,
-- so that it is paid once from whichever tab it is sent again; the hash tells whether that is the same content. `total` follows
-- when a receipt is changed later.
create table baskets (
  id integer not null generated always as identity,
  key text not null,
  content_hash bytea not null,
  day date not null,
  payer text not null default '',
  total bigint not null,
  given bigint,
  created_by integer not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  constraint baskets_pkey primary key (id),
  constraint baskets_key_key unique (key),
  constraint baskets_created_by_fkey foreign key (created_by) references users (id)
);
create index baskets_day_idx on baskets (day, created_by);

create table basket_receipts (
  receipt_id integer not null,
  basket_id integer not null,
  position integer not null,
  constraint basket_receipts_pkey primary key (receipt_id),
  constraint basket_receipts_position_key unique (basket_id, position),
  constraint basket_receipts_receipt_id_fkey foreign key (receipt_id) references receipts (id),
  constraint basket_receipts_basket_id_fkey foreign key (basket_id) references baskets (id)
);
