-- Fee schedules, delay rules and waivers may name a resolution of the register. The text of a resolution stays for those that are
-- not in the register.

alter table fee_schedules add column resolution_id int
  constraint fee_schedules_resolution_id_fkey references resolutions;
alter table delay_rules add column resolution_id int
  constraint delay_rules_resolution_id_fkey references resolutions;
alter table dues_waivers add column resolution_id int
  constraint dues_waivers_resolution_id_fkey references resolutions;
