-- A stolen session must not make itself permanent: what gives lasting access asks for password and second step. The moment of the
-- last answer belongs to the session and ends with it. A new password ends the API tokens of its person; the administrator who makes
-- a reset link chooses the tokens that stay.
-- former version: runs
alter table sessions add column confirmed_at timestamptz;
alter table one_time_tokens add column kept_tokens integer[] not null default '{}';
