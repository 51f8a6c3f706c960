-- People, their sessions, the second step of signing in, and the counters that slow down guessing.

create table users (
  id int generated always as identity primary key,
  username text not null,
  -- Two spellings of one name are one account: any case, width or script of digits.
  username_key text not null
    constraint users_username_key unique,
  password_hash text not null,
  -- A new account waits with the least role; the administrator who approves it may choose another one.
  role text not null default 'cashier'
    constraint users_role_valid check (role in ('admin', 'staff', 'cashier', 'auditor')),
  status text not null default 'pending'
    constraint users_status_valid check (status in ('pending', 'active', 'disabled')),
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  photo text,
  language text not null default 'en'
    constraint users_language_valid check (language in ('en', 'bn')),
  digits text
    constraint users_digits_valid check (digits in ('latin', 'bengali')),
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_photo on users (photo) where photo is not null;
select notify_changes('{users}');

create table sessions (
  id bigint generated always as identity primary key,
  user_id int not null
    constraint sessions_user_id_fkey references users on delete cascade,
  token_hash bytea not null
    constraint sessions_token_hash_key unique,
  -- Browsers send a cookie with requests for private pictures. It is good for nothing else.
  picture_cookie_hash bytea,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create unique index sessions_picture_cookie_hash on sessions (picture_cookie_hash);
-- A session that begins or is used changes nothing for other processes; one that ends does.
create trigger sessions_notify_change
  after delete on sessions
  for each statement execute function notify_change();

-- Links for the set-up and for a new password. Only the hash is stored; a link that was used is deleted.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null
    constraint one_time_tokens_purpose_valid check (purpose in ('setup', 'reset')),
  user_id int
    constraint one_time_tokens_user_id_fkey references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint one_time_tokens_reset_has_user check ((purpose = 'reset') = (user_id is not null))
);

-- The second step of signing in: a code from an app on the person's phone that changes every half minute.
create table two_factor (
  user_id int primary key
    constraint two_factor_user_id_fkey references users on delete cascade,
  -- Base32, encrypted with a key outside of the database
  secret text not null,
  created_at timestamptz not null default now(),
  -- null until a code has proved that the app has the secret
  confirmed_at timestamptz,
  -- the half minute of the last accepted code: no code works twice
  last_step bigint not null default 0
);

-- For people who lost their phone. Each code works once, and only its hash is stored.
create table recovery_codes (
  user_id int not null
    constraint recovery_codes_user_id_fkey references two_factor on delete cascade,
  code_hash bytea not null,
  -- whether the hash is keyed with a secret outside of the database; the server keys bare hashes at its next start
  keyed boolean not null default false,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The roles that must use two-step sign-in.
create table two_factor_roles (
  role text primary key
    constraint two_factor_roles_role_valid check (role in ('admin', 'staff', 'cashier', 'auditor'))
);
select notify_changes('{two_factor_roles}');

-- Devices that signed in before have an attempt counter of their own. Only the hash of a device's token is stored.
create table known_devices (
  token_hash bytea not null,
  user_id int not null
    constraint known_devices_user_id_fkey references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);

-- Attempts to guess a password, a code or a link, by account, device and network. Names and addresses are stored as
-- hashes: a mistyped name may be a password.
create table attempt_counters (
  key text primary key,
  -- the hash of the account's name key: an administrator sees, and lifts, everything that blocks the account
  account_hash text,
  attempts int not null,
  last_at timestamptz not null default now(),
  blocked_until timestamptz
);
create index attempt_counters_account on attempt_counters (account_hash) where account_hash is not null;

-- Counts one attempt for all keys, or for none, before the server judges it: `wait_s` is the number of seconds for which
-- one of the keys is blocked. After `max_free` attempts each one blocks twice as long as the one before, from 5 seconds to
-- `max_waits`. A window without attempts resets the counter.
create function count_attempt(
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
create function uncount_attempt(keys text[], counts int[], max_free int[]) returns void
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
