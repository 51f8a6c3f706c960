-- Standings and the terms of dues may name a resolution of the register. The text of a resolution stays for those that are not in
-- the register.

alter table standings add column resolution_id int
  constraint standings_resolution_id_fkey references resolutions;
alter table dues_terms add column resolution_id int
  constraint dues_terms_resolution_id_fkey references resolutions;

drop function add_standing(int, text, date, boolean, text, text, int);

-- Adds a standing and supersedes those that begin on the same or a later day.
create function add_standing(
  advocate int,
  new_standing text,
  day date,
  charged boolean,
  why text,
  by_resolution text,
  by_user int,
  registered_resolution int default null
) returns int
language plpgsql as $$
declare
  new_id int;
begin
  update standings
  set superseded_at = now()
  where advocate_id = advocate and from_day >= day and superseded_at is null;
  insert into standings (
    advocate_id, standing, from_day, charges_dues, reason, resolution, resolution_id, created_by
  )
  values (advocate, new_standing, day, charged, why, by_resolution, registered_resolution, by_user)
  returning id into new_id;
  return new_id;
end $$;
