-- Whether people use two-step sign-in (a code from an app, or a passkey), and whether their role requires them to set it up.
create view two_factor_status as
select u.id as user_id, s.two_factor,
  not s.two_factor and u.role in (select role from two_factor_roles) as two_factor_due
from users u
cross join lateral (
  select exists (select from two_factor where user_id = u.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = u.id) as two_factor
) s;

-- Accounts as administrators see them. Blocked attempts are found by the hash that the attempt counters store.
create view user_accounts as
select u.id, u.username, u.email, u.name, u.name_bengali, u.phone, u.photo, u.role, u.status, u.version, u.archived_at, u.created_at,
  s.sessions, s.last_seen_at, a.locked_until,
  t.two_factor
from users u
join two_factor_status t on t.user_id = u.id
cross join lateral (
  select count(*)::int as sessions, max(last_seen_at) as last_seen_at
  from sessions
  where user_id = u.id and last_seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days'
) s
cross join lateral (
  select max(blocked_until) as locked_until
  from attempt_counters
  where account_hash = encode(sha256(convert_to(u.username_key, 'UTF8')), 'hex') and blocked_until > now()
) a;
