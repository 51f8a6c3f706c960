-- former version: runs

-- What modules ask people to do. A module names each of its tasks by a key.
create table tasks (
  id int generated always as identity
    constraint tasks_pkey primary key,
  module text not null,
  key text not null,
  title jsonb not null,
  text jsonb,
  path text not null,
  -- who sees it: either of the two
  roles text[],
  permission text,
  due_on date,
  -- the person in whose request the module gave it
  given_by int
    constraint tasks_given_by_fkey references users,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- null when the module closed it
  closed_by int
    constraint tasks_closed_by_fkey references users,
  -- the module has closed it, so that the same key opens it again. What only a person has closed stays closed.
  is_over boolean not null default false,
  constraint tasks_key unique (module, key),
  constraint tasks_reader_complete check (num_nonnulls(roles, permission) = 1),
  constraint tasks_over_closed check (closed_at is not null or not is_over and closed_by is null)
);
create index tasks_open on tasks (module) where closed_at is null;
