-- A new password ends the API tokens of its person. The administrator who makes the link chooses the tokens that stay.
-- former version: runs
alter table one_time_tokens add column kept_tokens integer[] not null default '{}';
