-- A module may post receipts of a series without a person: what an administrator allows in a day, in paisa.
alter table receipt_series
  add column automatic_limit bigint,
  add column automatic_by int
    constraint receipt_series_automatic_by_fkey references users,
  add constraint receipt_series_automatic_valid
    check (automatic_limit > 0 and automatic_by is not null or automatic_limit is null and automatic_by is null);

-- nobody took the money of an automatic receipt
create index receipts_automatic on receipts (series, created_at) where created_by is null;
