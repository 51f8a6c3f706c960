-- A stolen session must not make itself permanent: what gives lasting access asks for password and second step. The moment of the
-- last answer belongs to the session and ends with it.
-- former version: runs
alter table sessions add column confirmed_at timestamptz;
