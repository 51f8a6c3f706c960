-- What a receipt of a module is for, in the module's own words ('booking/12'): one fact has one receipt in a series. A void frees it.
-- Older digests stay: a digest leaves out columns without a value.
-- former version: runs
alter table receipts add column subject text;
create unique index receipts_subject_key on receipts (series, subject) where subject is not null and voided_at is null;
