-- former version: runs

-- '' shows the other name.
alter table advocates add column father_name_bengali text not null default '';
alter table voter_list_entries add column father_name_bengali text not null default '';
alter table buildings add column building_name_bengali text not null default '';

-- What a receipt says about its payer, for a Bengali paper: with the Bengali names of its advocate and its building, where it has
-- the names that the two have today. What was typed otherwise stays as it is.
create function in_bengali(said text, advocate int, building int) returns text
language sql stable
as $$
  select replace(coalesce(replace(said, a.name_english, nullif(a.name_bengali, '')), said), coalesce(b.building_name, ''),
    coalesce(nullif(b.building_name_bengali, ''), b.building_name, ''))
  from (values (1)) one
  left join advocates a on a.id = advocate
  left join buildings b on b.id = building
$$;
