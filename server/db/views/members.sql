-- Fee schedules, delay rules, waivers and opening dues as lists and forms read them: the advocate's number and periods as people write them.

-- the number of a resolution in the register comes before the text

create view fee_schedule_records as
select s.id, s.kind, s.court_type, s.amount, s.from_day, s.joining, s.resolution_id,
  coalesce(r.number, s.resolution) as resolution, s.remarks, s.version, s.created_at, s.updated_at
from fee_schedules s
left join resolutions r on r.id = s.resolution_id;

create view delay_rule_records as
select d.id, d.kind, d.court_type, d.from_day, d.after_month, d.after_day, d.amount, d.percent, d.cap, d.resolution_id,
  coalesce(r.number, d.resolution) as resolution, d.remarks, d.version, d.created_at, d.updated_at
from delay_rules d
left join resolutions r on r.id = d.resolution_id;

create view dues_waiver_records as
select w.id, w.advocate_id as advocate, a.bar_registration_number as advocate_number, a.name_english, a.name_bengali, w.kind,
  w.covers, show_period(w.kind, lower(w.span)) as from_period, show_period(w.kind, upper(w.span) - 1) as to_period, w.reason,
  w.resolution_id, coalesce(n.number, w.resolution) as resolution, 1 as version, coalesce((select username from users where id = w.created_by), '') as created_by, w.created_at,
  w.voided_at, (select username from users where id = w.voided_by) as voided_by, w.void_reason
from dues_waivers w
join advocates a on a.id = w.advocate_id
left join resolutions n on n.id = w.resolution_id;

create view opening_dues_records as
select o.id, o.advocate_id as advocate, a.bar_registration_number as advocate_number, a.name_english, a.name_bengali, o.kind,
  show_period(o.kind, lower(o.span)) as from_period, show_period(o.kind, upper(o.span) - 1) as to_period, o.amount,
  o.remarks, 1 as version, coalesce((select username from users where id = o.created_by), '') as created_by, o.created_at,
  o.voided_at, (select username from users where id = o.voided_by) as voided_by, o.void_reason
from opening_dues o
join advocates a on a.id = o.advocate_id;

-- the charges of modules that no live receipt settles
create view open_charges as
select c.id, c.series, c.subject, c.advocate_id, c.amount, c.due_on, c.title_en, c.title_bn, c.path
from module_charges c
where not exists (select from receipts r where r.series = c.series and r.subject = c.subject and r.voided_at is null);
