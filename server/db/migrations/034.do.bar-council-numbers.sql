-- The Bar Council's own number of a member (on the sanad) and the sanad's date. Two spellings of one number are one
-- number; any count of members may have none.
alter table advocates
  add column bar_council_no text not null default '',
  add column bar_council_key text generated always as (nullif(number_key(bar_council_no), '')) stored,
  add column sanad_date date,
  add constraint advocates_bar_council_no_key unique (bar_council_key);

-- the searched text takes the number in; PostgreSQL 15 and 16 cannot change what a column is generated from
alter table advocates drop column search_text;
alter table advocates add column search_text text not null generated always as (
  name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || phone || ' '
    || father_name || ' ' || email || ' ' || nid_number || ' ' || bar_council_no)
) stored;
create index advocates_search_text on advocates using gin (search_text gin_trgm_ops);
