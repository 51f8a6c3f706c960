-- Paper in stock: what was received, spoiled or returned, as ranges of serials. What is on hand is computed.

create table paper_stock (
  id int generated always as identity primary key,
  kind text not null constraint paper_stock_kind_known check (kind in ('received', 'spoiled', 'returned')),
  -- as in serial_ranges: a stream, or a stream and a form
  paper text not null,
  form_id int generated always as (case when paper like 'FRM:%' then substr(paper, 5)::int end) stored
    constraint paper_stock_form_known references forms,
  serials int8range not null constraint paper_stock_not_empty check (not isempty(serials)),
  width int not null default 1,
  day date not null,
  remarks text not null default '',
  version int not null default 1,
  created_by int constraint paper_stock_created_by_known references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by int constraint paper_stock_voided_by_known references users,
  void_reason text,
  constraint paper_stock_received_once exclude using gist (paper with =, serials with &&)
    where (kind = 'received' and voided_at is null),
  constraint paper_stock_gone_once exclude using gist (paper with =, serials with &&)
    where (kind <> 'received' and voided_at is null)
);
create index paper_stock_day on paper_stock (day desc, id desc) where voided_at is null;

-- How many papers some ranges hold.
create function papers_in(ranges int8multirange) returns bigint language sql immutable parallel safe
return (select coalesce(sum(upper(one) - lower(one)), 0)::bigint from unnest(ranges) one);

-- The search looks for serials of void receipts too, and for book numbers of one or two digits.
create index serial_ranges_void on serial_ranges using gist (serials) where not live;
create index receipts_book_key on receipts (book_key) where book_key is not null;
