-- What members ask and report. Members belong to the association: a request keeps the id, and the number and the name of the day.

create function search_key(value text) returns text language sql immutable parallel safe
  return lower(translate(value, '০১২৩৪৫৬৭৮৯', '0123456789'));

create table requests (
  id bigint generated always as identity primary key,
  advocate_id bigint not null,
  advocate_number text not null,
  advocate_name text not null,
  advocate_name_bengali text not null default '',
  kind text not null check (kind in ('report', 'correction')),
  topic text,
  receipt_number text,
  text text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  answer text not null default '',
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    search_key(advocate_number || ' ' || advocate_name || ' ' || advocate_name_bengali || ' ' || coalesce(receipt_number, '') || ' ' || text || ' ' || answer)
  ) stored,
  constraint requests_subject check (
    case kind when 'report' then receipt_number is not null and topic is null
    else topic is not null and receipt_number is null and text <> '' end
  ),
  constraint requests_answer check (
    case state when 'open' then answered_at is null and answer = ''
    else answered_at is not null and answered_by is not null and answer <> '' end
  )
);
-- a second tap, and a repeat after a lost answer, are the same request
create unique index requests_open_report on requests (advocate_id, receipt_number) where state = 'open' and kind = 'report';
create unique index requests_open_correction on requests (advocate_id, topic, md5(text)) where state = 'open' and kind = 'correction';
create index requests_open on requests (id) where state = 'open';
create index requests_advocate on requests (advocate_id, id);

-- its row of a member is locked while a request is added
create table askers (advocate_id bigint primary key);
