-- former version: runs

-- A module may write a notice, and a person publishes it. Until then it is withdrawn, as all readers of notices know it, since the
-- moment in which it was proposed.
alter table notices
  add column author_module text,
  add column proposed_at timestamptz,
  add column is_proposed boolean not null generated always as (coalesce(archived_at = proposed_at, false)) stored;
create index notices_proposed on notices (id) where is_proposed;
