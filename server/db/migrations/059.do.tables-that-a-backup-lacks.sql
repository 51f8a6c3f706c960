-- Tables of modules that could not be read and are missing in the file ('mfe-library/loans'). A backup of the books never fails for them.
-- former version: runs
alter table backups add column left_out text[] not null default '{}';
