-- Accounts as administrators see them. The lock is found by the same hash under which failures are counted.
create view user_accounts as
select u.id, u.username, u.email, u.name, u.phone, u.photo, u.role, u.status, u.version, u.archived_at, u.created_at,
  s.sessions, s.last_seen_at, f.locked_until,
  exists (select from two_factor where user_id = u.id and confirmed_at is not null) as two_factor
from users u
cross join lateral (
  select count(*)::int as sessions, max(last_seen_at) as last_seen_at
  from sessions
  where user_id = u.id and last_seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days'
) s
cross join lateral (
  select max(blocked_until) as locked_until
  from sign_in_failures
  where account = encode(sha256(convert_to(u.username_key, 'UTF8')), 'hex') and blocked_until > now()
) f;

-- Whether people sign in with a second step, and whether their role waits for them to set it up.
create view two_factor_standings as
select u.id as user_id, t.confirmed_at is not null as two_factor,
  t.confirmed_at is null and u.role in (select role from two_factor_roles) as two_factor_due
from users u
left join two_factor t on t.user_id = u.id;
