-- former version: runs

-- A resolution cannot supersede one that supersedes it, directly or through others: neither would have a price in force. Changes
-- wait for each other as changes of prices do, so that the second one sees the first.
create function refuse_circle_of_resolutions() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('samity prices'));
  if exists (
    with recursive chain (id, superseded_by) as (
      select r.id, r.superseded_by
      from resolutions r
      where r.id = new.superseded_by
      union
      select r.id, r.superseded_by
      from chain c
      join resolutions r on r.id = c.superseded_by
    )
    select
    from chain c
    where c.id = new.id
  ) then
    raise exception 'resolution % supersedes the one that supersedes it', new.number
      using errcode = '23514', constraint = 'resolutions_superseded_by_later_one';
  end if;
  return null;
end $$;
create trigger resolutions_refuse_circle
  after insert or update of superseded_by on resolutions
  for each row when (new.superseded_by is not null)
  execute function refuse_circle_of_resolutions();
