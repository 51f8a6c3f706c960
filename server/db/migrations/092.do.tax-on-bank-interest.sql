-- former version: runs

-- What the bank keeps of the interest, and the deposit of a module that it is for. Null where there is nothing, so that the digest of
-- records from before stays as it was.
alter table bank_interests
  add column fdr_id int,
  add column source_tax bigint
    constraint bank_interests_source_tax_above_zero check (source_tax > 0),
  add column excise_duty bigint
    constraint bank_interests_excise_duty_above_zero check (excise_duty > 0);
create index bank_interests_fdr on bank_interests (fdr_id) where fdr_id is not null;

-- Tax and duty may be all of the interest: the total of its receipt is what comes in.
alter table receipts
  drop constraint receipts_total_above_zero,
  add constraint receipts_total_above_zero check (total > 0 or series = 'INT' and total = 0);

-- The categories in which Samity books tax and duty, whatever people call them. They are added with the first receipt that needs them.
alter table expense_categories
  add column code text
    constraint expense_categories_code_key unique;
