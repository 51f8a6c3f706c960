-- What the lists of receipts need to stay fast.

drop index receipts_stream_day;
drop index receipts_day;
create index receipts_stream_day on receipts (stream, day desc, id desc) where voided_at is null;
create index receipts_day on receipts (day desc, id desc) where voided_at is null;

-- What a receipt takes under some heads.
create function receipt_amount(receipt int, codes text[]) returns bigint language sql stable
return (select coalesce(sum(l.amount), 0)::bigint from receipt_lines l join heads h on h.id = l.head_id
  where l.receipt_id = receipt and h.code = any(codes));
