-- Dues, standing, voter lists and clearance certificates of advocates. What an advocate owes is computed by views/dues.sql and
-- stored nowhere. Periods are whole numbers: months as year × 12 + month − 1, years as calendar years.

-- What the association charges --------------------------------------------------------------------------------------------

-- An amount is in force for every period that begins on or after its day, until the next one of the same kind and court.
-- An amount of 0 ends the fee.
create table fee_schedules (
  id int generated always as identity primary key,
  kind text not null
    constraint fee_schedules_kind_valid check (kind in ('monthly', 'yearly', 'benevolent', 'relief')),
  -- blank: for advocates of every court. An amount for one court comes before the one for every court.
  court_type text not null default ''
    constraint fee_schedules_court_type_valid check (court_type in ('', 'L/C', 'H/C')),
  amount bigint not null
    constraint fee_schedules_amount_not_negative check (amount >= 0),
  from_day date not null,
  -- what an advocate who joins in the middle of a year owes for that year: all, the share of the months left, or nothing
  joining text not null default 'full'
    constraint fee_schedules_joining_valid check (joining in ('full', 'share', 'free')),
  resolution text,
  remarks text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fee_schedules_from_day_key unique (kind, court_type, from_day),
  constraint fee_schedules_share_of_a_year check (joining <> 'share' or kind <> 'monthly')
);

-- What a late payment costs more: an amount or a percentage for every month that has begun after the last day of grace.
create table delay_rules (
  id int generated always as identity primary key,
  -- the form of fees has no delay fee for the relief fund
  kind text not null
    constraint delay_rules_kind_valid check (kind in ('monthly', 'yearly', 'benevolent')),
  from_day date not null,
  -- the last day without a delay fee: a day of the nth month of the period
  after_month int not null default 1
    constraint delay_rules_after_month_valid check (after_month between 1 and 24),
  after_day int not null
    constraint delay_rules_after_day_valid check (after_day between 1 and 31),
  amount bigint not null default 0
    constraint delay_rules_amount_not_negative check (amount >= 0),
  -- hundredths of a percent of the period's amount
  percent bigint not null default 0
    constraint delay_rules_percent_valid check (percent between 0 and 10000),
  -- the largest delay fee of one period; null: none
  cap bigint
    constraint delay_rules_cap_above_zero check (cap > 0),
  resolution text,
  remarks text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint delay_rules_from_day_key unique (kind, from_day),
  constraint delay_rules_amount_or_percent check (amount = 0 or percent = 0)
);

-- What is particular to one advocate --------------------------------------------------------------------------------------

-- The court for which an advocate pays, and whether they are in the benevolent scheme, from a day on. An advocate without a
-- row pays for L/C and is in the scheme. A later row about the same or an earlier day supersedes a row.
create table dues_terms (
  id int generated always as identity primary key,
  advocate_id int not null
    constraint dues_terms_advocate_id_fkey references advocates on delete cascade,
  from_day date not null,
  court_type text not null default 'L/C'
    constraint dues_terms_court_type_valid check (court_type in ('L/C', 'H/C')),
  benevolent boolean not null default true,
  reason text not null default '',
  resolution text,
  created_by int
    constraint dues_terms_created_by_fkey references users,
  created_at timestamptz not null default now(),
  superseded_at timestamptz
);
create unique index dues_terms_from_day_key on dues_terms (advocate_id, from_day) where superseded_at is null;

-- Periods, or only their delay fees, that an advocate need not pay.
create table dues_waivers (
  id int generated always as identity primary key,
  advocate_id int not null
    constraint dues_waivers_advocate_id_fkey references advocates,
  kind text not null
    constraint dues_waivers_kind_valid check (kind in ('monthly', 'yearly', 'benevolent', 'relief')),
  covers text not null default 'dues'
    constraint dues_waivers_covers_valid check (covers in ('dues', 'delay')),
  span int4range not null
    constraint dues_waivers_not_empty check (not isempty(span)),
  reason text not null
    constraint dues_waivers_reason_given check (reason <> ''),
  resolution text,
  created_by int
    constraint dues_waivers_created_by_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by int
    constraint dues_waivers_voided_by_fkey references users,
  void_reason text,
  constraint dues_waivers_no_overlap exclude using gist (advocate_id with =, kind with =, covers with =, span with &&)
    where (voided_at is null)
);

-- What an advocate owed when the association began to use Samity, or what no schedule says. It comes before a schedule.
create table opening_dues (
  id int generated always as identity primary key,
  advocate_id int not null
    constraint opening_dues_advocate_id_fkey references advocates,
  kind text not null
    constraint opening_dues_kind_valid check (kind in ('monthly', 'yearly', 'benevolent', 'relief')),
  span int4range not null
    constraint opening_dues_not_empty check (not isempty(span)),
  -- of one period
  amount bigint not null
    constraint opening_dues_amount_above_zero check (amount > 0),
  remarks text not null default '',
  created_by int
    constraint opening_dues_created_by_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by int
    constraint opening_dues_voided_by_fkey references users,
  void_reason text,
  constraint opening_dues_no_overlap exclude using gist (advocate_id with =, kind with =, span with &&)
    where (voided_at is null)
);

-- What advocates have paid ------------------------------------------------------------------------------------------------

-- A receipt that pays a year pays the fund fees that it contains. One that pays only a fund has a period of its own.
alter table paid_periods drop constraint paid_periods_kind_valid;
alter table paid_periods add constraint paid_periods_kind_valid
  check (kind in ('rent', 'monthly', 'yearly', 'entry', 'benevolent', 'relief'));

-- The periods that receipts of fees pay, by kind. The database keeps it equal to paid_periods and the sections of the
-- receipts, whichever statement changes those.
create table paid_dues (
  receipt_id int not null
    constraint paid_dues_receipt_id_fkey references receipts deferrable initially deferred,
  position int not null,
  kind text not null
    constraint paid_dues_kind_valid check (kind in ('monthly', 'yearly', 'benevolent', 'relief')),
  advocate_id int not null
    constraint paid_dues_advocate_id_fkey references advocates,
  span int4range not null,
  live boolean not null,
  primary key (receipt_id, position, kind),
  constraint paid_dues_no_overlap exclude using gist (advocate_id with =, kind with =, span with &&) where (live)
);

-- All live periods of an advocate and kind in one value, so that a list of ten thousand advocates reads no single payments.
create table paid_dues_totals (
  advocate_id int not null
    constraint paid_dues_totals_advocate_id_fkey references advocates on delete cascade,
  kind text not null,
  spans int4multirange not null,
  primary key (advocate_id, kind)
) with (fillfactor = 80);

-- The kinds that one paid period pays. A year pays what the receipt's section for that year has an amount for.
create function paid_dues_kinds(period paid_periods) returns setof text
language sql stable
begin atomic
  select period.kind
  where period.kind in ('monthly', 'benevolent', 'relief')
  union all
  select x.kind
  from advocate_fees f
  cross join jsonb_array_elements(f.yearly) section
  cross join lateral (
    values
      ('yearly', section ->> 'yearly_fee'),
      ('benevolent', section ->> 'benevolent_fund_fee'),
      ('relief', section ->> 'relief_fund_fee')
  ) x (kind, amount)
  where period.kind = 'yearly' and f.id = period.receipt_id
    and (section ->> 'yearly_from_year')::int = lower(period.span)
    and (section ->> 'yearly_fee')::numeric > 0 and coalesce(x.amount, '0')::numeric > 0;
end;

create function maintain_paid_dues() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from paid_dues
    where receipt_id = old.receipt_id and position = old.position;
  end if;
  if tg_op <> 'DELETE' then
    insert into paid_dues (receipt_id, position, kind, advocate_id, span, live)
    select new.receipt_id, new.position, x.kind, new.subject::int, new.span, new.live
    from paid_dues_kinds(new) x (kind)
    order by x.kind;
  end if;
  return null;
end $$;
create trigger paid_periods_after_insert
  after insert on paid_periods
  for each row when (new.kind not in ('rent', 'entry'))
  execute function maintain_paid_dues();
create trigger paid_periods_after_update
  after update on paid_periods
  for each row when (new.kind not in ('rent', 'entry') or old.kind not in ('rent', 'entry'))
  execute function maintain_paid_dues();
create trigger paid_periods_after_delete
  after delete on paid_periods
  for each row when (old.kind not in ('rent', 'entry'))
  execute function maintain_paid_dues();

-- Live periods of one advocate and kind never overlap, so adding and removing one is exact, also for two receipts at once.
create function maintain_paid_dues_totals() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.live then
    update paid_dues_totals
    set spans = spans - int4multirange(old.span)
    where advocate_id = old.advocate_id and kind = old.kind;
  end if;
  if tg_op <> 'DELETE' and new.live then
    insert into paid_dues_totals as t (advocate_id, kind, spans)
    values (new.advocate_id, new.kind, int4multirange(new.span))
    on conflict (advocate_id, kind) do update
    set spans = t.spans + excluded.spans;
  end if;
  return null;
end $$;
create trigger paid_dues_after_change
  after insert or update or delete on paid_dues
  for each row execute function maintain_paid_dues_totals();

-- A reason for another amount than the schedules say, with the amount that they say.
create table fee_overrides (
  receipt_id int primary key
    constraint fee_overrides_receipt_id_fkey references receipts deferrable initially deferred,
  proposed bigint not null,
  reason text not null
    constraint fee_overrides_reason_given check (reason <> '')
);

-- Standing ----------------------------------------------------------------------------------------------------------------

-- The standing of an advocate from a day on. An advocate without a row is regular. A row that begins on the same or a later
-- day than a new one is superseded.
create table standings (
  id int generated always as identity primary key,
  advocate_id int not null
    constraint standings_advocate_id_fkey references advocates on delete cascade,
  standing text not null
    constraint standings_standing_valid
      check (standing in ('regular', 'suspended', 'non_practising', 'transferred', 'retired', 'deceased')),
  from_day date not null,
  -- whether periods that begin in this time are charged
  charges_dues boolean not null,
  reason text not null default '',
  resolution text,
  -- null: written by the record of the advocate
  created_by int
    constraint standings_created_by_fkey references users,
  created_at timestamptz not null default now(),
  superseded_at timestamptz
);
create unique index standings_from_day_key on standings (advocate_id, from_day) where superseded_at is null;

create function dhaka_today() returns date
language sql stable
return (now() at time zone 'Asia/Dhaka')::date;

-- Adds a standing and supersedes those that begin on the same or a later day.
create function add_standing(
  advocate int, new_standing text, day date, charged boolean, why text, by_resolution text, by_user int
) returns int
language plpgsql as $$
declare
  new_id int;
begin
  update standings
  set superseded_at = now()
  where advocate_id = advocate and from_day >= day and superseded_at is null;
  insert into standings (advocate_id, standing, from_day, charges_dues, reason, resolution, created_by)
  values (advocate, new_standing, day, charged, why, by_resolution, by_user)
  returning id into new_id;
  return new_id;
end $$;

-- The standing that the flags of an advocate's record say. 'Inactive' alone keeps a standing that is inactive, too.
create function standing_of_record(a advocates, current_standing text) returns text
language sql immutable
return case
  when a.is_dead then 'deceased'
  when a.is_retired then 'retired'
  when a.status = 'active' then 'regular'
  when current_standing in ('suspended', 'non_practising', 'transferred') then current_standing
  else 'non_practising'
end;

-- The record of an advocate writes the standing: the form, an import, or a module. A day that nobody knows is today for a
-- change. For a new record it is the day of joining, so that nothing is charged before the office enters the day.
create function write_standing_of_record() returns trigger
language plpgsql as $$
declare
  last_row standings;
  next_standing text;
  known_day date;
  next_day date;
begin
  select * into last_row
  from standings
  where advocate_id = new.id and superseded_at is null
  order by from_day desc
  limit 1;
  next_standing := standing_of_record(new, coalesce(last_row.standing, 'regular'));
  known_day := case next_standing when 'deceased' then new.death_date when 'retired' then new.retirement_date end;
  if next_standing = coalesce(last_row.standing, 'regular')
    and (known_day is null or last_row.from_day is null or known_day = last_row.from_day)
  then
    return null;
  end if;
  next_day := coalesce(known_day, case tg_op when 'INSERT' then new.enrollment_date_as_member else dhaka_today() end);
  -- a corrected day of the same standing replaces the old one
  if next_standing = last_row.standing then
    update standings
    set superseded_at = now()
    where id = last_row.id;
  end if;
  perform add_standing(new.id, next_standing, next_day, next_standing = 'regular', '', null, null);
  return null;
end $$;
create trigger advocates_after_insert
  after insert on advocates
  for each row when (new.status <> 'active' or new.is_retired or new.is_dead)
  execute function write_standing_of_record();
create trigger advocates_after_update
  after update of status, is_retired, retirement_date, is_dead, death_date on advocates
  for each row execute function write_standing_of_record();

-- Voter lists -------------------------------------------------------------------------------------------------------------

create table voter_lists (
  id int generated always as identity primary key,
  name_en text not null,
  name_bn text not null,
  day date not null,
  -- what an advocate needs to be on the list: { paid_up_to, standings, member_days }
  rule jsonb not null,
  status text not null default 'draft'
    constraint voter_lists_status_valid check (status in ('draft', 'final')),
  version int not null default 1,
  created_by int
    constraint voter_lists_created_by_fkey references users,
  created_at timestamptz not null default now(),
  finalised_by int
    constraint voter_lists_finalised_by_fkey references users,
  finalised_at timestamptz,
  -- sha256 of rule, day and voters in hexadecimal digits
  digest text,
  -- from then on visitors may read the list; null: not released
  released_at timestamptz,
  constraint voter_lists_final_is_complete check (
    (status = 'final') = (finalised_at is not null) and (status = 'final') = (digest is not null)
  ),
  constraint voter_lists_released_is_final check (released_at is null or status = 'final')
);
create index voter_lists_day on voter_lists (day desc, id desc);

create table voter_list_objections (
  id int generated always as identity primary key,
  voter_list_id int not null
    constraint voter_list_objections_voter_list_id_fkey references voter_lists on delete cascade,
  advocate_id int not null
    constraint voter_list_objections_advocate_id_fkey references advocates,
  -- what the objection asks for
  request text not null
    constraint voter_list_objections_request_valid check (request in ('include', 'exclude')),
  objector text not null default '',
  ground text not null
    constraint voter_list_objections_ground_given check (ground <> ''),
  decision text not null default 'open'
    constraint voter_list_objections_decision_valid check (decision in ('open', 'accepted', 'rejected')),
  decision_reason text not null default '',
  decided_by int
    constraint voter_list_objections_decided_by_fkey references users,
  decided_at timestamptz,
  version int not null default 1,
  created_by int
    constraint voter_list_objections_created_by_fkey references users,
  created_at timestamptz not null default now(),
  constraint voter_list_objections_decided check ((decision = 'open') = (decided_at is null))
);
create index voter_list_objections_list on voter_list_objections (voter_list_id, id);
create unique index voter_list_objections_one_open on voter_list_objections (voter_list_id, advocate_id, request)
  where decision = 'open';

-- A final list: every advocate of that day, on the list or not, with what kept them off.
create table voter_list_entries (
  voter_list_id int not null
    constraint voter_list_entries_voter_list_id_fkey references voter_lists on delete cascade,
  advocate_id int not null
    constraint voter_list_entries_advocate_id_fkey references advocates,
  -- the serial on the list from 1; null: not on the list
  serial int,
  bar_registration_number text not null,
  name_english text not null,
  name_bengali text not null,
  father_name text not null,
  photo text,
  enrollment_date_as_member date not null,
  reasons jsonb not null default '[]',
  primary key (voter_list_id, advocate_id),
  constraint voter_list_entries_serial_key unique (voter_list_id, serial)
);
create index voter_list_entries_photo on voter_list_entries (photo) where photo is not null;

-- A final list stays as it is; only its release to visitors changes.
create function refuse_change_of_final_list() returns trigger
language plpgsql as $$
declare
  list_id int;
begin
  if tg_table_name = 'voter_lists' then
    if old.status = 'final' and (
      tg_op = 'DELETE'
      or to_jsonb(new) - '{released_at,version}'::text[] is distinct from to_jsonb(old) - '{released_at,version}'::text[]
    ) then
      raise exception 'a final voter list does not change' using errcode = '42501';
    end if;
    return coalesce(new, old);
  end if;
  list_id := case when tg_op = 'INSERT' then new.voter_list_id else old.voter_list_id end;
  if exists (select from voter_lists where id = list_id and status = 'final') then
    raise exception 'a final voter list does not change' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger voter_lists_refuse_change
  before update or delete on voter_lists
  for each row execute function refuse_change_of_final_list();
create trigger voter_list_entries_refuse_change
  before insert or update or delete on voter_list_entries
  for each row execute function refuse_change_of_final_list();
create trigger voter_list_objections_refuse_change
  before insert or update or delete on voter_list_objections
  for each row execute function refuse_change_of_final_list();
create function refuse_truncate_of_final_lists() returns trigger
language plpgsql as $$
begin
  if exists (select from voter_list_entries) then
    raise exception 'a final voter list does not change' using errcode = '42501';
  end if;
  return null;
end $$;
create trigger voter_list_entries_no_truncate
  before truncate on voter_list_entries
  for each statement execute function refuse_truncate_of_final_lists();
alter table voter_lists enable always trigger voter_lists_refuse_change;
alter table voter_list_entries enable always trigger voter_list_entries_refuse_change;
alter table voter_list_objections enable always trigger voter_list_objections_refuse_change;
alter table voter_list_entries enable always trigger voter_list_entries_no_truncate;
-- The website shows released lists.
select notify_changes('{voter_lists}');

-- Clearance certificates --------------------------------------------------------------------------------------------------

-- The transaction that issues a certificate takes the next number: no gaps, no duplicates.
create table certificate_counters (
  year int primary key,
  last int not null
);

create table clearance_certificates (
  id int generated always as identity primary key,
  year int not null,
  serial int not null,
  number text not null
    constraint clearance_certificates_number_key unique,
  advocate_id int not null
    constraint clearance_certificates_advocate_id_fkey references advocates,
  day date not null,
  bar_registration_number text not null,
  name_english text not null,
  name_bengali text not null,
  purpose text not null default '',
  created_by int
    constraint clearance_certificates_created_by_fkey references users,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by int
    constraint clearance_certificates_voided_by_fkey references users,
  void_reason text,
  constraint clearance_certificates_serial_key unique (year, serial)
);
create index clearance_certificates_advocate on clearance_certificates (advocate_id);

-- The receipts behind a certificate, with the periods that they paid.
create table certificate_receipts (
  certificate_id int not null
    constraint certificate_receipts_certificate_id_fkey references clearance_certificates,
  receipt_id int not null
    constraint certificate_receipts_receipt_id_fkey references receipts,
  kind text not null,
  span int4range not null,
  primary key (certificate_id, receipt_id, kind, span)
);
create index certificate_receipts_receipt on certificate_receipts (receipt_id);

create function refuse_renumbering_of_certificate() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.number, new.year, new.serial, new.advocate_id) is distinct from (old.number, old.year, old.serial, old.advocate_id)
    or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
  then
    raise exception 'a certificate keeps its number' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger clearance_certificates_refuse_renumbering
  before update or delete on clearance_certificates
  for each row execute function refuse_renumbering_of_certificate();
alter table clearance_certificates enable always trigger clearance_certificates_refuse_renumbering;

-- A certificate is void when a receipt behind it no longer pays what it paid: the receipt is void, or a change of it gave
-- periods back. Each such certificate gets an audit event.
create function void_certificates_of_receipt() returns trigger
language plpgsql as $$
begin
  with voided as (
    update clearance_certificates c
    set voided_at = now(), voided_by = new.voided_by, void_reason = new.number
    where c.voided_at is null and exists (
      select
      from certificate_receipts r
      where r.certificate_id = c.id and r.receipt_id = new.id
        and (new.voided_at is not null or not exists (
          select
          from paid_dues p
          where p.receipt_id = new.id and p.live and p.kind = r.kind and p.span @> r.span
            and p.advocate_id = c.advocate_id
        ))
    )
    returning c.id, c.number
  ), events as (
    insert into audit_events (actor_id, actor, action, subject, subject_id, number, after, reason)
    select new.voided_by, coalesce((select username from users where id = new.voided_by), 'system'), 'void',
      'clearance-certificates', v.id::text, v.number, jsonb_build_object('receipt', new.number), new.number
    from voided v
    returning id
  )
  insert into audit_chain_queue (event_id)
  select id
  from events;
  return null;
end $$;
create trigger receipts_after_update_void_certificates
  after update on receipts
  for each row when (new.series = 'FEE')
  execute function void_certificates_of_receipt();

-- Remittance --------------------------------------------------------------------------------------------------------------

-- The vouchers of which expense category pass on the money that was collected under a head.
create table remittance_categories (
  expense_category_id int primary key
    constraint remittance_categories_expense_category_id_fkey references expense_categories,
  head_id int not null
    constraint remittance_categories_head_id_fkey references heads
);

-- What the records say already --------------------------------------------------------------------------------------------

insert into paid_dues (receipt_id, position, kind, advocate_id, span, live)
select p.receipt_id, p.position, x.kind, p.subject::int, p.span, p.live
from paid_periods p
cross join lateral paid_dues_kinds(p) x (kind)
where p.kind not in ('rent', 'entry');

-- Nobody knows the day of many old records. Nothing is charged to such an advocate until the office enters it.
insert into standings (advocate_id, standing, from_day, charges_dues)
select a.id, standing_of_record(a, 'regular'),
  coalesce(
    case when a.is_dead then a.death_date when a.is_retired then a.retirement_date end,
    a.enrollment_date_as_member
  ),
  false
from advocates a
where a.status <> 'active' or a.is_retired or a.is_dead;

-- The last year that an advocate paid says the court.
insert into dues_terms (advocate_id, from_day, court_type)
select advocate_id, make_date(first_year, 1, 1), 'H/C'
from (
  select distinct on (p.advocate_id) p.advocate_id, lower(p.span) as first_year, section ->> 'court_type' as court_type
  from paid_dues p
  join advocate_fees f on f.id = p.receipt_id
  cross join jsonb_array_elements(f.yearly) section
  where p.kind = 'yearly' and p.live and (section ->> 'yearly_from_year')::int = lower(p.span)
  order by p.advocate_id, lower(p.span) desc
) last_year
where court_type = 'H/C';
