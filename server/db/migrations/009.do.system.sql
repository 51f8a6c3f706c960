-- Backups, and how module releases load in people's browsers.

create table backups (
  id int generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cause text not null
    constraint backups_cause_valid check (cause in ('schedule', 'person', 'command')),
  actor text not null default '',
  -- the machine that has the file
  server text not null,
  file text not null,
  bytes bigint,
  encrypted boolean not null default false,
  -- why there is no such file; null when all went well
  problem text,
  -- when the server removed the file because of newer ones
  removed_at timestamptz,
  rehearsed_at timestamptz,
  rehearsal_ms int,
  rehearsal_problem text
);
create index backups_started_at on backups (started_at desc);

-- Changes of the module registry that are in the audit log. The registry's file contains them, and any server may be the
-- first to see one. Administrators see the automatic ones until one of them dismisses them.
create table module_changes (
  id uuid primary key,
  at timestamptz not null,
  module text not null,
  from_release text,
  to_release text not null,
  automatic boolean not null,
  why text not null,
  dismissed_at timestamptz
);

-- The last time a release loaded and the last time it failed to, for each person ('user:12', or 'address:' and a hash for
-- people without a session).
create table module_loads (
  module text not null,
  release text not null,
  screen text not null,
  person text not null,
  loaded_at timestamptz,
  failed_at timestamptz,
  primary key (module, release, screen, person)
);

create table module_failures (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  module text not null,
  release text not null,
  screen text not null,
  reason text not null,
  detail text not null,
  person text not null
);
create index module_failures_at on module_failures (at);
-- Each new failure asks how many of its release there were lately.
create index module_failures_release on module_failures (module, release, at);

-- The release of a module that an administrator chose for the own pages, while there are two.
create table module_choices (
  user_id int not null
    constraint module_choices_user_id_fkey references users on delete cascade,
  module text not null,
  release text not null,
  primary key (user_id, module)
);
