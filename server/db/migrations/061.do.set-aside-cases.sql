-- Anybody can note a case number for a paper. A review sets invented ones aside: they stay readable, and the check page does not
-- count them.
-- former version: runs
alter table check_cases add column set_aside boolean not null default false;
