-- Changes of the module registry that stand in the audit trail. The registry's file carries them; any server may be
-- the first to see one. Those that a server made by itself are shown to administrators until one dismisses them.
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

-- How releases load in people's browsers: the last time it went well and the last time it failed, for each person
-- ('user:12', or 'address:' and a hash for who is not signed in).
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

-- Which release of a module an administrator chose for the own pages, while there are two.
create table module_choices (
  user_id int not null constraint module_choices_user_known references users on delete cascade,
  module text not null,
  release text not null,
  primary key (user_id, module)
);
