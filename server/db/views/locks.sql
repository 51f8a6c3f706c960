-- Exceptions to the lock of the books, and how much was done under each.
create view lock_exception_records as
select e.id, e.first_day, e.last_day, e.until, e.reason, c.username as made_by, e.created_at as made_at,
  f.username as ended_by, e.ended_at,
  e.ended_at is null and e.until > now() as open,
  (select count(*)::int from lock_exception_uses u where u.exception_id = e.id) as entries
from lock_exceptions e
join users c on c.id = e.created_by
left join users f on f.id = e.ended_by;

create view lock_exception_events as
select a.id, a.at, a.actor_id, a.actor, a.action, a.subject, a.subject_id, a.number, a.before, a.after, a.reason,
  u.exception_id
from lock_exception_uses u
join audit_events a on a.id = u.event_id;
