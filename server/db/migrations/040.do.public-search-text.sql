-- What visitors may find a member by, stored: the view of the website chooses between the two when the association hides
-- all phones. A phone that the member withholds, or that belonged to a deceased member, is in neither.

alter table advocates
  add column public_name_text text not null generated always as (
    name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || bar_council_no)
  ) stored,
  add column public_search_text text not null generated always as (
    name_key(bar_registration_number || ' ' || name_english || ' ' || name_bengali || ' ' || bar_council_no
      || case when is_dead or withheld_fields ? 'phone' then '' else ' ' || phone end)
  ) stored;
