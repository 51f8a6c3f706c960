-- The hash of a recovery code is keyed with a secret outside of the database. Older rows hold a bare hash until the next
-- start keys them too.
alter table recovery_codes add column keyed boolean not null default false;
