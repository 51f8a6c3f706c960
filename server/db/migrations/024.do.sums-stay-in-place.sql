-- Every save changes the sums of its day. An amount that stands in an index too cannot be changed in place: each save
-- left a dead entry behind there. Beside its key alone, with room in the page, it is changed where it stands.

alter table ledger_category_days
  drop constraint ledger_category_days_pkey,
  add constraint ledger_category_days_pkey primary key (side, day, category_id);
alter table ledger_category_days set (fillfactor = 80);
alter table ledger_days set (fillfactor = 80);
alter table ledger_months set (fillfactor = 80);
