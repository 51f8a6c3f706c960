-- former version: runs

-- A module whose service hears events is an endpoint, too: its deliveries, attempts and order are those of webhooks. It needs no
-- address and no secret, and no home, because the service belongs to the installation that runs it.
alter table webhook_endpoints
  add column module text
    constraint webhook_endpoints_module_key unique,
  add constraint webhook_endpoints_module_complete
    check (module is null or (url = '' and secret = '' and home = '')),
  drop constraint webhook_endpoints_pause_reason_valid,
  -- 'undeclared': no active release of the module hears events at the moment
  add constraint webhook_endpoints_pause_reason_valid
    check (pause_reason in ('person', 'restored', 'moved', 'gone', 'secret', 'undeclared'));
drop index webhook_endpoints_name_key;
create unique index webhook_endpoints_name_key on webhook_endpoints (name_key(name)) where module is null;

-- The runs of the jobs that modules declare. The next run of a job waits here before it is due.
create table module_jobs (
  module text not null,
  name text not null,
  -- to the millisecond, as programs know it
  due_at timestamptz(3) not null,
  -- the administrator who asked for this run; null at the time of the job
  asked_by int
    constraint module_jobs_asked_by_fkey references users,
  started_at timestamptz,
  -- a process runs it until then, and longer while it lives; after that another one does
  leased_until timestamptz,
  finished_at timestamptz,
  release text,
  duration_ms int,
  -- null when it succeeded
  problem text,
  constraint module_jobs_pkey primary key (module, name, due_at)
);
create unique index module_jobs_next_key on module_jobs (module, name) where finished_at is null and asked_by is null;
create unique index module_jobs_asked_key on module_jobs (module, name) where finished_at is null and asked_by is not null;
