-- Webhooks as administrators see them, with how their deliveries go. Nobody reads a secret.
create view webhook_records as
select e.id, e.name, e.url, e.kinds, e.pause_reason as pause, e.created_at, e.version,
  case when e.previous_secret_until > now() then e.previous_secret_until end as previous_secret_until,
  d.pending, d.failed, d.last_delivered_at, coalesce(a.status::text, a.problem) as last_answer
from webhook_endpoints e
cross join lateral (
  select count(*) filter (where state = 'pending')::int as pending, count(*) filter (where state = 'failed')::int as failed,
    max(delivered_at) as last_delivered_at
  from webhook_deliveries
  where endpoint_id = e.id
) d
left join lateral (
  select t.status, t.problem
  from webhook_attempts t
  join webhook_deliveries o on o.id = t.delivery_id
  where o.endpoint_id = e.id
  order by t.id desc
  limit 1
) a on true
where e.module is null;
