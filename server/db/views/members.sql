-- Waivers and opening dues as lists and forms read them: the advocate's number and periods as people write them.

create view dues_waiver_records as
select w.id, w.advocate_id as advocate, a.bar_registration_number as advocate_number, a.name_english, a.name_bengali, w.kind,
  w.covers, show_period(w.kind, lower(w.span)) as from_period, show_period(w.kind, upper(w.span) - 1) as to_period, w.reason,
  w.resolution, 1 as version, coalesce((select username from users where id = w.created_by), '') as created_by, w.created_at,
  w.voided_at, (select username from users where id = w.voided_by) as voided_by, w.void_reason
from dues_waivers w
join advocates a on a.id = w.advocate_id;

create view opening_dues_records as
select o.id, o.advocate_id as advocate, a.bar_registration_number as advocate_number, a.name_english, a.name_bengali, o.kind,
  show_period(o.kind, lower(o.span)) as from_period, show_period(o.kind, upper(o.span) - 1) as to_period, o.amount,
  o.remarks, 1 as version, coalesce((select username from users where id = o.created_by), '') as created_by, o.created_at,
  o.voided_at, (select username from users where id = o.voided_by) as voided_by, o.void_reason
from opening_dues o
join advocates a on a.id = o.advocate_id;
