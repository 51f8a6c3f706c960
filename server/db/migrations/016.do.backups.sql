-- Which backups were made, by whom, how large they are, what went wrong, and whether the last ones could be restored.
create table backups (
  id int generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cause text not null constraint backups_cause_known check (cause in ('schedule', 'person', 'command')),
  actor text not null default '',
  -- the machine that the file lies on
  server text not null,
  file text not null,
  bytes bigint,
  encrypted boolean not null default false,
  -- why there is no such file; null when all went well
  problem text,
  -- when the file was removed because newer ones took its place
  removed_at timestamptz,
  rehearsed_at timestamptz,
  rehearsal_ms int,
  rehearsal_problem text
);
create index backups_started_at on backups (started_at desc);
