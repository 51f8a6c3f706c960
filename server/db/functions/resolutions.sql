-- The components of a price are its whole amount, to the paisa. The database decides it when the transaction ends.
create or replace function check_price_components() returns trigger
language plpgsql as $$
declare
  checked_id int := case when tg_table_name = 'prices' then (to_jsonb(new) ->> 'id')::int
    else (to_jsonb(coalesce(new, old)) ->> 'price_id')::int end;
begin
  if exists (
    select from prices p
    where p.id = checked_id
      and p.amount <> (select coalesce(sum(c.amount), 0) from price_components c where c.price_id = p.id)
  ) then
    raise exception 'the components of price % do not add up to it', checked_id
      using errcode = '23514', constraint = 'prices_components_complete';
  end if;
  return null;
end $$;

-- A resolution cannot supersede one that supersedes it, directly or through others: neither would have a price in force. Changes
-- wait for each other as changes of prices do, so that the second one sees the first.
create or replace function refuse_circle_of_resolutions() returns trigger
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
