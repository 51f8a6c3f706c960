-- A cheque may pay several receipts, or vouchers: that of its own row has the rest of the amount. A receipt that was
-- changed may have another amount by cheque than the cheques that are entered for it.
create table further_receipts (
  id int generated always as identity primary key,
  cheque_id int not null references cheques on delete cascade,
  document_path text not null,
  document_id int not null,
  document_number text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  is_document_void boolean not null default false,
  by_cheque_paisa bigint,
  constraint further_receipts_once unique (cheque_id, document_number)
);
create index further_receipts_number on further_receipts (document_number);

-- what the receipt has by cheque since it was changed; null while that is what its cheques have
alter table cheques add column by_cheque_paisa bigint;

create view cheque_documents as
  select c.id as cheque_id, 0 as position, c.document_path, c.document_id, c.document_number,
    c.amount_paisa - coalesce(
      (select sum(f.amount_paisa) from further_receipts f where f.cheque_id = c.id), 0)::bigint as amount_paisa,
    c.is_document_void, c.by_cheque_paisa
  from cheques c
  union all
  select cheque_id, id, document_path, document_id, document_number, amount_paisa, is_document_void, by_cheque_paisa
  from further_receipts;

-- The receipts are entered with the cheque, and their amounts are those of the cheque.
create function keep_further_receipts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.cheque_id, new.document_number, new.amount_paisa)
      <> (old.cheque_id, old.document_number, old.amount_paisa)
    or exists (
      select from cheque_documents where cheque_id = new.cheque_id and position = 0
        and (amount_paisa <= 0 or document_number = new.document_number)) then
    raise exception 'the receipts of a cheque are its amount' using
      errcode = '23514', constraint = 'further_receipts_sum';
  end if;
  return new;
end $$;
create trigger further_receipts_sum after insert or update on further_receipts
  for each row execute function keep_further_receipts();
