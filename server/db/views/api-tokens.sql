-- Tokens as administrators see them, with whether they can be used today.
create view api_token_records as
select t.id, t.name, t.role, t.scopes, t.addresses, t.expires_on, t.hint, t.created_at, t.last_used_at, t.last_used_from,
  t.revoked_at, t.version, o.username as owner, r.username as revoked_by,
  case
    when t.revoked_at is not null then 'revoked'
    when t.expires_on < (now() at time zone 'Asia/Dhaka')::date then 'expired'
    when o.status <> 'active' or o.archived_at is not null or o.role <> 'admin' then 'ownerless'
    else 'active'
  end as state
from api_tokens t
join users o on o.id = t.created_by
left join users r on r.id = t.revoked_by;
