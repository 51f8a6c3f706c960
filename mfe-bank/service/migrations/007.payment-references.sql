-- What another module says that the reference in the text of a statement's line has paid: the receipts of one payment.
create table payment_references (
  document text primary key,
  -- the module's own name for the payment
  payment text not null,
  reference text not null check (reference ~ '^[A-Z0-9]{6,20}$')
);
create index payment_references_payment on payment_references (payment);
