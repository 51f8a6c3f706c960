-- What visitors may see: the specified card and nothing else. Withheld fields are blank, deceased advocates have no contact
-- data, and a field that the association has switched off is blank for everyone.

-- until the association chooses, the fields of `defaultSettings`
create view hidden_fields as
select coalesce(
  (select value -> 'hidden_fields' from settings where key = 'members'),
  '["phone", "current_address", "blood_group", "date_of_birth"]'::jsonb
) as fields;

create view public_advocates as
with visible as (
  select a.*, withheld_from_card(a.withheld_fields, a.consent_shown) || h.fields as hidden, h.fields as association_hides
  from advocates a
  cross join hidden_fields h
  where a.archived_at is null
), cards as (
  select id, bar_registration_number, bar_registration_key, bar_council_no, name_english, name_bengali, status, version,
    archived_at,
    case when hidden ? 'enrollment_date_As_lawyer' then null else enrollment_date_as_lawyer end as enrollment_date_as_lawyer,
    case when hidden ? 'enrollment_date_As_member' then null else enrollment_date_as_member end as enrollment_date_as_member,
    case when hidden ? 'photo' then null else photo end as photo,
    case when hidden ? 'father_name' then '' else father_name end as father_name,
    case when hidden ? 'father_name' then '' else father_name_bengali end as father_name_bengali,
    case when hidden ? 'current_address' or is_dead then '' else current_address end as current_address,
    case when hidden ? 'phone' or is_dead then '' else phone end as phone,
    case when hidden ? 'blood_group' then '' else blood_group end as blood_group,
    case when hidden ? 'date_of_birth' then null else date_of_birth end as date_of_birth,
    -- both are stored: a visitor's search must not normalise the names of every advocate again
    case when association_hides ? 'phone' or consent_shown is false then public_name_text else public_search_text end as own_search_text
  from visible
)
select * from cards;

create view public_committees as
select c.id, c.year, c.committee_position, c.sort_order, c.position_id, c.bar_registration_number, c.bar_registration_key,
  c.name, c.version, c.archived_at,
  case when c.is_dead or c.withheld_fields || h.fields ? 'phone' then '' else c.phone end as phone,
  c.name_english, c.name_bengali, c.advocate_id,
  case when c.withheld_fields || h.fields ? 'photo' then null else c.photo end as photo
from committee_records c
cross join hidden_fields h
where c.archived_at is null;
