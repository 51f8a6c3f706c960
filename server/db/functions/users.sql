-- Counts one attempt for all keys, or for none, before the server judges it: `wait_s` is the number of seconds for which
-- one of the keys is blocked. After `max_free` attempts each one blocks twice as long as the one before, from 5 seconds to
-- `max_waits`. A window without attempts resets the counter.
create or replace function count_attempt(
  keys text[], account_hashes text[], max_free int[], windows interval[], max_waits interval[],
  out wait_s int, out counts int[]
)
language plpgsql as $$
declare
  at timestamptz := clock_timestamp();
  attempt_count int;
begin
  -- first without a lock or a new row: a flood of blocked attempts writes nothing
  select ceil(extract(epoch from max(blocked_until) - at)) into wait_s
  from attempt_counters
  where key = any(keys) and blocked_until > at;
  if wait_s is not null then
    return;
  end if;
  -- locks the rows, always in the same order
  insert into attempt_counters (key, account_hash, attempts)
  select c.key, c.account_hash, 0
  from unnest(keys, account_hashes) as c (key, account_hash)
  order by c.key
  on conflict (key) do update set account_hash = excluded.account_hash;
  at := clock_timestamp();
  select ceil(extract(epoch from max(blocked_until) - at)) into wait_s
  from attempt_counters
  where key = any(keys) and blocked_until > at;
  if wait_s is not null then
    return;
  end if;
  for i in 1 .. cardinality(keys) loop
    update attempt_counters
    set attempts = case when last_at < at - windows[i] then 1 else attempts + 1 end,
      last_at = at
    where key = keys[i]
    returning attempts into attempt_count;
    counts[i] := attempt_count;
    if attempt_count >= max_free[i] then
      update attempt_counters
      set blocked_until = at + least(max_waits[i], interval '5 seconds' * power(2, least(attempt_count - max_free[i], 20)))
      where key = keys[i];
    end if;
  end loop;
end $$;

-- Subtracts one counted attempt, and lifts the block that it began.
create or replace function uncount_attempt(keys text[], counts int[], max_free int[]) returns void
language sql as $$
  with counted as (
    select c.*
    from unnest(keys, counts, max_free) as c (key, attempt_count, max_free)
    join attempt_counters a on a.key = c.key
    order by c.key
    for update of a
  )
  update attempt_counters a
  set attempts = greatest(a.attempts - 1, 0),
    blocked_until = case when a.attempts <= greatest(c.attempt_count, c.max_free) then null else a.blocked_until end
  from counted c
  where a.key = c.key
$$;
