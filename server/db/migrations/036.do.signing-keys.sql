-- Secrets that the server signs with. The first process that needs one makes it; no backup contains them.
create table signing_keys (
  name text primary key,
  secret bytea not null
);

-- How many failures of a release were noted lately is asked with each new one.
create index module_failures_release on module_failures (module, release, at);
