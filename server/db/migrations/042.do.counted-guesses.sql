-- Guesses are counted before they are judged, by account and network. `account` is the hash of the account's name key:
-- an administrator sees, and lifts, all that an account is blocked by.
alter table sign_in_failures add column account text;
create index sign_in_failures_account on sign_in_failures (account) where account is not null;
-- what was counted under the old keys holds nobody up any more
delete from sign_in_failures;

-- Devices that signed in before have a counter of their own. Only the hash of a device's token is stored.
create table known_devices (
  token_hash bytea not null,
  user_id int not null constraint known_devices_user_known references users on delete cascade,
  last_used_at timestamptz not null default now(),
  constraint known_devices_key primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);

-- Counts one guess for all keys, or for none: `wait_s` says for how many seconds one of them is blocked. After `max_free`
-- guesses each blocks twice as long as the one before, from 5 seconds to `max_waits`; a quiet window starts anew.
create function count_guess(
  keys text[], accounts text[], max_free int[], windows interval[], max_waits interval[],
  out wait_s int, out counts int[]
)
language plpgsql as $$
declare
  at timestamptz := clock_timestamp();
  counted int;
begin
  -- first without a lock or a new row: a flood of blocked guesses writes nothing
  select ceil(extract(epoch from max(blocked_until) - at)) into wait_s
  from sign_in_failures
  where subject = any(keys) and blocked_until > at;
  if wait_s is not null then return; end if;
  -- locks the rows, always in the same order
  insert into sign_in_failures (subject, account, failures)
  select key, account, 0 from unnest(keys, accounts) as given (key, account) order by key
  on conflict (subject) do update set account = excluded.account;
  at := clock_timestamp();
  select ceil(extract(epoch from max(blocked_until) - at)) into wait_s
  from sign_in_failures
  where subject = any(keys) and blocked_until > at;
  if wait_s is not null then return; end if;
  for place in 1 .. cardinality(keys) loop
    update sign_in_failures
    set failures = case when last_at < at - windows[place] then 1 else failures + 1 end, last_at = at
    where subject = keys[place]
    returning failures into counted;
    counts[place] := counted;
    if counted >= max_free[place] then
      update sign_in_failures
      set blocked_until = at + least(max_waits[place], interval '5 seconds' * power(2, least(counted - max_free[place], 20)))
      where subject = keys[place];
    end if;
  end loop;
end $$;

-- Takes one counted guess back, and the block that it began.
create function uncount_guess(keys text[], counts int[], max_free int[]) returns void language sql as $$
  with given as (
    select g.*
    from unnest(keys, counts, max_free) as g (key, counted, free)
    join sign_in_failures on subject = g.key
    order by g.key
    for update of sign_in_failures
  )
  update sign_in_failures
  set failures = greatest(failures - 1, 0),
    blocked_until = case when failures <= greatest(counted, free) then null else blocked_until end
  from given
  where subject = given.key
$$;
